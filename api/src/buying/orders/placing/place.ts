import { type DeliveryOffer, PaymentKind } from '@shop/contracts/places/delivery'
import { Shop } from '@shop/contracts/places/shops'
import type { Locale, ShopContext } from '@shop/contracts/shop/storefront'
import * as v from 'valibot'
import type { Queryable } from '../../../platform/db/database.ts'
import { rowOf } from '../../../platform/db/rows.ts'
import { termText } from '../../../goods/places/calls/when.ts'
import { CART_TEXTS } from '../../cart/texts/texts.ts'
import { holidaysOf, shopDays } from '../../../goods/places/delivery/figures.ts'
import { handoverOf } from '../../../goods/places/delivery/handover.ts'
import { piecesIn } from '../../../goods/places/shops/showcase.ts'
import { isWithinReach } from '../../../goods/places/shops/reach.ts'
import type { CityRow } from '../../../goods/places/cities/cities.ts'
import { collectionText } from '../../../goods/places/calls/when.ts'
import type { PostalAddress } from '@shop/forms/postal/address'
import { placeInOrder } from '@shop/i18n/places/in-order'
import type { OrderDelivery } from '../rows/order-delivery.ts'
import type { OrderedCertificates } from '../certificates/ordered.ts'
import { missingPlaceName, placeName } from './place-line.ts'
import { addressOf, type Draft, type FieldErrors } from './draft.ts'
import { postalLine } from './postal.ts'

const POINT = `
  SELECT p.code AS number, p.city_id AS "cityId", c.country, c.zone, p.provider_id AS "providerId", p.payments, p.short_ru, p.short_en, c.name_ru, c.name_en, o.name_ru AS provider_ru, o.name_en AS provider_en
  FROM pickup_points p JOIN cities c ON c.id = p.city_id JOIN pickup_providers o ON o.id = p.provider_id WHERE p.id = $1`
const SHOP = `
  SELECT s.city_id AS "cityId", c.country, c.zone, c.name_ru AS city_ru, c.name_en AS city_en, s.name_ru, s.name_en, s.address_ru, s.address_en,
    s.latitude, s.longitude, s.week, s.utc_offset_hours AS "offset",
    NOT EXISTS (
      SELECT 1 FROM jsonb_to_recordset($2::jsonb) AS line(sku text, quantity integer)
      LEFT JOIN shop_stock here ON here.shop_id = s.id AND here.sku_id = line.sku
      WHERE coalesce(here.quantity, 0) < line.quantity) AS "isInShowcase"
  FROM shops s JOIN cities c ON c.id = s.city_id WHERE s.id = $1`

const pointRow = v.object({
  cityId: v.number(),
  country: v.string(),
  zone: v.number(),
  providerId: v.number(),
  payments: v.array(PaymentKind),
  /** The provider's number. */
  number: v.string(),
  short_ru: v.string(),
  short_en: v.string(),
  name_ru: v.string(),
  name_en: v.string(),
  provider_ru: v.string(),
  provider_en: v.string(),
})

/** A pickup point for orders. `address`: provider, then street and city in the order of the language. */
export type PointRow = Pick<v.InferOutput<typeof pointRow>, 'cityId' | 'country' | 'zone' | 'providerId' | 'payments' | 'number'> & {
  address: string
}

export async function readPoint(connection: Queryable, id: number | null, locale: Locale): Promise<PointRow | null> {
  const point = id === null ? undefined : await rowOf(connection, pointRow, POINT, [id])
  if (!point) return null
  const { number, cityId, country, zone, providerId, payments } = point
  const address = [
    point[`provider_${locale}`],
    placeInOrder([point[`short_${locale}`]], [placeName(null, point[`name_${locale}`], { locale, country })], locale),
  ].join(', ')
  return { number, cityId, country, zone, providerId, payments, address }
}

const shopRow = v.object({
  cityId: v.number(),
  country: v.string(),
  zone: v.number(),
  name_ru: v.string(),
  name_en: v.string(),
  address_ru: v.string(),
  address_en: v.string(),
  city_ru: v.string(),
  city_en: v.string(),
  latitude: v.number(),
  longitude: v.number(),
  week: Shop.entries.week,
  offset: v.number(),
  isInShowcase: v.boolean(),
})
type ShopRow = v.InferOutput<typeof shopRow>

interface Ordered {
  draft: Draft
  offer: DeliveryOffer
  shop: ShopContext
  /** Null for a city that the table does not contain. */
  city: CityRow | null
  /** Outside Russia, for a courier. */
  postal: PostalAddress | null
  certificates: OrderedCertificates
  lines: readonly { sku: string; quantity: number }[]
  now: Date
}

/** Resolves the place of a draft, or returns errors by field. */
export async function placeOf(
  connection: Queryable,
  { draft, offer, shop: context, city, postal, certificates, lines, now }: Ordered,
): Promise<{ delivery: OrderDelivery } | { errors: FieldErrors }> {
  const { locale, country } = context
  const courier = draft.courier_info
  const texts = CART_TEXTS[locale]
  const { name } = texts.delivery[offer.kind]
  const isAtDoor = draft.contactless && offer.contactless
  const base: OrderDelivery = {
    kind: offer.kind,
    name: isAtDoor ? texts.atTheDoor(name) : name,
    address: '',
    // Dates, never "tomorrow": the text is read on other days.
    estimation: termText(offer, locale, null),
    from: offer.dates.from,
    to: offer.dates.to,
    cityId: city?.id ?? null,
    pickupPointId: null,
    shopId: null,
    apartment: draft.apartment || courier?.apartment || null,
    frontDoor: draft.front_door || courier?.front_door || null,
    floor: draft.floor || courier?.floor || null,
    houseCode: draft.house_code || courier?.house_code || null,
    commentForCourier: draft.comment_for_courier || courier?.comment_for_courier || null,
    payments: offer.payments,
    activeDeliveryType: draft.activeDeliveryType || null,
    ...(draft.delivery_slot && { slot: draft.delivery_slot }),
    ...(isAtDoor && { contactless: true }),
  }
  if (offer.kind === 'pickpoint') {
    const point = await readPoint(connection, draft.pickup_point ?? null, locale)
    const isSame = !draft.pickpoint_number || draft.pickpoint_number === point?.number
    if (!point || point.country !== country || !isSame) return { errors: { pickup_point: 'EMPTY_PICKPOINT' } }
    const { address, number } = point
    return { delivery: { ...base, address, pickpointNumber: number, cityId: point.cityId, pickupPointId: draft.pickup_point ?? null } }
  }
  if (offer.kind === 'shop') {
    const asked = piecesIn(lines)
    const shop = await rowOf(connection, shopRow, SHOP, [draft.shop_id, asked])
    const handover = shop?.country === country && collectionOf(shop, now)
    if (!handover) return { errors: { shop_id: 'EMPTY_DELIVERY_METHOD' } }
    if (!city || !isWithinReach(city, shop)) return { errors: { shop_id: 'ANOTHER_CITY' } }
    const where = [placeName(null, shop[`city_${locale}`], context)]
    const address = [shop[`name_${locale}`], placeInOrder([shop[`address_${locale}`]], where, locale)].join(', ')
    const { from, to } = handover
    const estimation = collectionText(handover, locale, null)
    return { delivery: { ...base, address, estimation, from, to, cityId: shop.cityId, shopId: draft.shop_id ?? null } }
  }
  if (offer.kind === 'pickup') return { delivery: { ...base, address: offer.address ?? draft.pickup_address ?? '' } }
  if (offer.kind === 'onlineCertificate') return { delivery: { ...base, address: sentTo(certificates) } }
  if (postal) {
    // The line has everything: entrance and floor are Russian fields.
    const russian = { apartment: null, frontDoor: null, floor: null, houseCode: null }
    return { delivery: { ...base, ...russian, address: postalLine(postal, context), postal } }
  }
  const address = addressOf(draft)
  return { delivery: { ...base, address, place: missingPlaceName(address, city, draft.city, context) } }
}

const sentTo = ({ gift }: OrderedCertificates) => [gift?.email, gift?.phone].filter(Boolean).join(', ')

/** When this particular shop has the order ready. */
const collectionOf = ({ country, zone, week, offset, isInShowcase }: ShopRow, now: Date) =>
  handoverOf(
    { by: 'shop', shop: { country, week, offset, days: shopDays({ country, zone }) }, isInShowcase },
    now,
    holidaysOf(process.env, now.getUTCFullYear()),
  )
