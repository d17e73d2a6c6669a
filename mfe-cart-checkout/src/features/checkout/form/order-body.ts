import type { Location } from '@shop/contracts/places/shopper-location'
import type { InferOutput } from 'valibot'
import type { CartDelivery, Choices, FullCartData } from '@shop/contracts/cart/full-cart'
import type { CreateOrderBody } from '@shop/contracts/orders/order'
import { phoneNumber } from '@shop/forms/fields/contact'
import { cardBody } from '../../cards/cards.ts'
import { certificateBody } from '../certificates.ts'
import { comesToAddress, comesToPoint, comesToShop, kindOf } from './delivery.ts'
import { foreignBody } from './foreign-address.ts'
import { isOfCity } from './places.ts'
import { slotOf } from './slot.ts'
import type { Values } from './values.ts'

/** Version of the consent text. */
const AGREEMENT_VERSION = '1'

const numberOf = (text: string) => (text === '' ? null : Number(text))

/** Inputs of offers and totals. */
export const CHOICES = [
  'delivery',
  'city_id',
  'pickup_point',
  'payment_method_id',
  'spendBonuses',
  'address',
  'delivery_day',
  'delivery_hours',
  'delivery_time',
  'contactless',
] as const satisfies (keyof Values)[]
export type Chosen = Pick<Values, (typeof CHOICES)[number]>

export const chosenOf = (values: Values) => Object.fromEntries(CHOICES.map((name) => [name, values[name]])) as Chosen

/** Parameters of the cart calculation. A complete address matters, because it may be outside the ring road. */
export function choicesOf(values: Chosen, location: Location | null): Choices {
  const { methodId, courierType } = kindOf(values.delivery)
  // A place of another city is about to be dropped: its prices would be wrong here.
  const isHere = isOfCity(values, String(location?.city_id ?? ''))
  const address = isHere ? values.address.trim() : ''
  return {
    spend_bonuses: values.spendBonuses,
    pickup_point_id: isHere && comesToPoint(values.delivery) ? numberOf(values.pickup_point) : null,
    delivery: {
      items: [],
      city_id: location?.city_id ?? null,
      country: location?.country_iso_code ?? null,
      region: location?.region ?? null,
      city: location?.city ?? null,
      address: comesToAddress(values.delivery) && address !== '' ? address : null,
    },
    delivery_method_id: methodId,
    courier_type: courierType,
    payment_method_id: numberOf(values.payment_method_id),
    // Of an address only; the server drops what this way of delivery does not have.
    delivery_slot: isHere && comesToAddress(values.delivery) ? slotOf(values) : null,
    contactless: comesToAddress(values.delivery) && values.contactless,
  }
}

interface Around {
  location: Location | null
  isEms: boolean
  dueSum: number
  idempotencyKey: string
  /** The chosen way of delivery. */
  way: CartDelivery | undefined
  /** A box with a card is chosen. */
  hasCard: boolean
  whole: FullCartData | null
}

type OrderBody = InferOutput<typeof CreateOrderBody>

/** The order draft with fields of the chosen delivery only. */
export function orderBody(values: Values, { location, isEms, dueSum, idempotencyKey, way, hasCard, whole }: Around): OrderBody {
  const { methodId, courierType } = kindOf(values.delivery)
  const country = location?.country_iso_code ?? null
  const isForeign = country !== null && country !== 'RU'
  const { address, apartment, floor, front_door, house_code, comment_for_courier } = values
  const courier = { address, apartment, floor, front_door, house_code, comment_for_courier }
  return {
    idempotencyKey,
    dueSum,
    agreementVersion: AGREEMENT_VERSION,
    personalDataAgreement: values.agreement,
    delivery_method_id: methodId ?? 0,
    courier_type: courierType,
    activeDeliveryType: way?.name ?? '',
    delivery_slot: way?.slots ? slotOf(values) : null,
    contactless: values.contactless && (way?.contactless ?? false),
    payment_method_id: numberOf(values.payment_method_id),
    ...(isByCard(values, whole) && cardBody(values)),
    communication_method_id: Number(values.communication_method_id),
    phone: phoneNumber(values.phone),
    email: values.email.trim(),
    fio: values.fio.trim(),
    is_gift: values.is_gift,
    ...(values.is_gift && { recipient_name: values.recipient_name.trim(), recipient_phone: phoneNumber(values.recipient_phone) }),
    ...(comesToAddress(values.delivery) && !isForeign && { ...courier, courier_info: { ...courier, is_full: true } }),
    ...(comesToPoint(values.delivery) && {
      pickup_point: numberOf(values.pickup_point),
      pickpoint_number: values.pickpoint_number,
      pickpoint_short_address: values.pickpoint_short_address,
      pickpoint_full_address: values.pickpoint_full_address,
    }),
    ...(comesToShop(values.delivery) && { shop_id: numberOf(values.shop_id) }),
    ...certificateBody(values, whole),
    comment: values.comment.trim() || null,
    postCard: hasCard ? values.postCard.trim() : '',
    isEms,
    spendBonuses: values.spendBonuses,
    newsletterSubscription: values.newsletterSubscription,
    city_id: location?.city_id ?? null,
    country,
    region: location?.region ?? null,
    city: location?.city ?? null,
    ...(comesToAddress(values.delivery) && isForeign && toForeign(values, country, location)),
  }
}

const isByCard = ({ payment_method_id }: Values, whole: FullCartData | null) =>
  whole?.availablePaymentMethods.some(({ id, type }) => String(id) === payment_method_id && type === 'card')

/** The parcel goes to the city of the address, which the table of cities may not have. */
function toForeign(values: Values, country: string, location: Location | null) {
  const body = foreignBody(values, country)
  return {
    ...body,
    city_id: body.city === location?.city ? (location.city_id ?? null) : null,
    comment_for_courier: values.comment_for_courier,
  }
}
