import type { DeliveryOffer } from '@shop/contracts/delivery'
import type { Locale, ShopContext } from '@shop/contracts/storefront'
import type { Queryable } from '../db/database.ts'
import { termOf } from '../cart/delivery.ts'
import { CART_WORDS } from '../cart/words/words.ts'
import { addressOf, type Draft, type FieldErrors } from './draft.ts'

/** Where an order goes and when, as it is kept with it. */
export interface OrderDelivery {
  kind: DeliveryOffer['kind']
  name: string
  address: string
  estimation: string
  from: string
  to: string
  cityId: number | null
  pickupPointId: number | null
  shopId: number | null
  apartment: string | null
  frontDoor: string | null
  floor: string | null
  houseCode: string | null
  commentForCourier: string | null
}

const POINT = `
  SELECT p.city_id AS "cityId", c.country, p.short_ru, p.short_en, c.name_ru, c.name_en, o.name_ru AS provider_ru, o.name_en AS provider_en
  FROM pickup_points p JOIN cities c ON c.id = p.city_id JOIN pickup_providers o ON o.id = p.provider_id WHERE p.id = $1`
const SHOP = `
  SELECT s.city_id AS "cityId", c.country, s.name_ru, s.name_en, s.address_ru, s.address_en
  FROM shops s JOIN cities c ON c.id = s.city_id WHERE s.id = $1`

type Texts<Names extends string> = Record<`${Names}_${Locale}`, string> & { cityId: number; country: string }

/** The place that a draft names; by field what is wrong with it. */
export async function placeOf(
  connection: Queryable,
  draft: Draft,
  offer: DeliveryOffer,
  { locale, country }: ShopContext,
): Promise<{ delivery: OrderDelivery } | { errors: FieldErrors }> {
  const courier = draft.courier_info
  const base: OrderDelivery = {
    kind: offer.kind,
    name: CART_WORDS[locale].delivery[offer.kind].name,
    address: '',
    estimation: termOf(offer, locale),
    from: offer.dates.from,
    to: offer.dates.to,
    cityId: draft.city_id ?? null,
    pickupPointId: null,
    shopId: null,
    apartment: draft.apartment || courier?.apartment || null,
    frontDoor: draft.front_door || courier?.front_door || null,
    floor: draft.floor || courier?.floor || null,
    houseCode: draft.house_code || courier?.house_code || null,
    commentForCourier: draft.comment_for_courier || courier?.comment_for_courier || null,
  }
  if (offer.kind === 'pickpoint') {
    const [point] = await connection.query<Texts<'short' | 'name' | 'provider'>>(POINT, [draft.pickup_point])
    const isHere = point?.country === country && (!draft.city_id || point.cityId === draft.city_id)
    if (!point || !isHere) return { errors: { pickup_point: 'EMPTY_PICKPOINT' } }
    const address = `${point[`provider_${locale}`]}, ${point[`name_${locale}`]}, ${point[`short_${locale}`]}`
    return { delivery: { ...base, address, cityId: point.cityId, pickupPointId: draft.pickup_point ?? null } }
  }
  if (offer.kind === 'shop') {
    const [shop] = await connection.query<Texts<'name' | 'address'>>(SHOP, [draft.shop_id])
    if (shop?.country !== country) return { errors: { shop_id: 'EMPTY_DELIVERY_METHOD' } }
    const address = `${shop[`name_${locale}`]}, ${shop[`address_${locale}`]}`
    return { delivery: { ...base, address, cityId: shop.cityId, shopId: draft.shop_id ?? null } }
  }
  if (offer.kind === 'pickup') return { delivery: { ...base, address: offer.address ?? draft.pickup_address ?? '' } }
  if (offer.kind === 'onlineCertificate') return { delivery: { ...base, address: draft.email ?? '' } }
  return { delivery: { ...base, address: addressOf(draft) } }
}
