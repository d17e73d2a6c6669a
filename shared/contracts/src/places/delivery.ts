import * as v from 'valibot'
import { defineEndpoint } from '../core/endpoint.ts'
import { AnswerCode } from '../core/errors/answer-code.ts'
import { City } from './location.ts'
import { Currency, Minor } from '../core/money.ts'
import { queryId, querySum } from '../core/query.ts'
import { DeliverySlots } from './delivery-slot.ts'

/** Kinds of delivery. Several may share a delivery method: express is a courier too. */
export const DeliveryKind = v.picklist(['courier', 'post', 'ems', 'express', 'sameDay', 'pickpoint', 'shop', 'pickup', 'onlineCertificate'])
export type DeliveryKind = v.InferOutput<typeof DeliveryKind>

export const PaymentKind = v.picklist(['card', 'fastPayment', 'instalments', 'onReceipt'])
export type PaymentKind = v.InferOutput<typeof PaymentKind>

export const DeliveryOffer = v.object({
  kind: DeliveryKind,
  /** 1 courier, 2 pickpoint, 3 shop, 4 online certificate, 5 day-to-day, 6 pickup. */
  method_id: v.picklist([1, 2, 3, 4, 5, 6]),
  /** Courier type in `typeId` entries and courier_info; null for pickup and e-mail. */
  courier_type: v.nullable(v.picklist(['standard', 'express', 'same-day', 'ems'])),
  /** Null while it depends on an unknown address or pickup point; `price_from` is the minimum. */
  price: v.nullable(Minor),
  price_from: Minor,
  /** Free from this goods sum after promo code; null where never free. */
  free_from: v.nullable(Minor),
  /** Calendar days from today. */
  days: v.object({ from: v.number(), to: v.number() }),
  /** The same as dates, YYYY-MM-DD, skipping days off. */
  dates: v.object({ from: v.string(), to: v.string() }),
  /** Delivery hours, HH:MM; null where none are promised. */
  hours: v.nullable(v.object({ from: v.string(), to: v.string() })),
  /** Cut-off hour (exclusive), UTC+3, Monday to Friday; null: any time. */
  cut_off_hour: v.nullable(v.number()),
  available: v.boolean(),
  /** Reason of unavailability: LATE_EXPRESS_DELIVERY, LATE_SAME_DAY_DELIVERY, NO_COURIER_HERE. */
  reason: v.nullable(AnswerCode),
  payments: v.array(PaymentKind),
  /** Try-on before payment. */
  fitting: v.boolean(),
  /** Contactless: Moscow and St Petersburg only. */
  contactless: v.boolean(),
  /** Null where the courier's hour cannot be chosen. */
  slots: v.optional(v.nullable(DeliverySlots), null),
  /** Number of pickup points or shops; null for couriers and e-mail. */
  places: v.nullable(v.number()),
  /** Pickup address, for `pickup` only. */
  address: v.nullable(v.string()),
})
export type DeliveryOffer = v.InferOutput<typeof DeliveryOffer>

export const CityOffers = v.object({
  /** Null while only the country is known. */
  city: v.nullable(City),
  currency: Currency,
  /** Outside Russia the courier is EMS. */
  is_ems: v.boolean(),
  /** Price per kilometer outside the ring road and maximum distance; null for cities without one. */
  beltway: v.nullable(v.object({ inside: Minor, kilometre: Minor, most: v.number() })),
  offers: v.array(DeliveryOffer),
})
export type CityOffers = v.InferOutput<typeof CityOffers>

export const deliveryOffersOf = defineEndpoint('/delivery/offers', {
  name: 'deliveryOffersOf',
  method: 'GET',
  query: v.object({
    city_id: v.optional(queryId),
    /** Sum of the goods, minor units: a piece may be delivered free. Omit it for an empty bag. */
    goods: v.optional(querySum),
  }),
  answer: CityOffers,
  about: 'How a city is delivered to: kinds, prices, days, cut-offs, payments. Without a city: where the shopper is.',
  example: {
    answer: {
      city: { id: 1, city: 'Москва', region: 'Москва', country_iso_code: 'RU', latitude: 55.7558, longitude: 37.6176 },
      currency: 'RUB',
      is_ems: false,
      beltway: { inside: 39_000, kilometre: 3_500, most: 30 },
      offers: [],
    },
  },
})
