import * as v from 'valibot'
import { defineEndpoint } from '../core/endpoint.ts'
import { Currency, Minor } from '../core/money.ts'
import { OrderStatus } from './order-status.ts'
import { exampleWays, OrderWays } from './order-ways.ts'
import { Photo } from '../core/picture.ts'
import { CourierOnTheWay, Tracking } from './tracking.ts'

/** Lifetime of an order link. */
export const ORDER_LINK_DAYS = 60

/** Order sums: goods − discount − promocodeDiscount − bonuses + packaging + engraving + delivery − certificates = dueSum. */
export const OrderSums = v.object({
  goods: Minor,
  discount: Minor,
  promocodeDiscount: Minor,
  bonuses: Minor,
  packaging: Minor,
  engraving: v.optional(Minor),
  delivery: Minor,
  /** Paid by certificates and deposits. */
  certificates: Minor,
})
export type OrderSums = v.InferOutput<typeof OrderSums>

/** An order for the holder of its link: without name, phone, e-mail and home address. */
export const LinkedOrder = v.object({
  number: v.string(),
  status: OrderStatus,
  createdAt: v.string(),
  currency: Currency,
  lines: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      url: v.string(),
      photo: v.nullable(Photo),
      details: v.string(),
      quantity: v.number(),
      finalSum: Minor,
      /** Before discounts. Absent from APIs of before. */
      initialSum: v.optional(Minor),
    }),
  ),
  sums: OrderSums,
  /** Name of the chosen box. */
  packagingName: v.optional(v.string()),
  orderSum: Minor,
  dueSum: Minor,
  /** End of the hold of an unpaid order. */
  payableUntil: v.optional(v.nullable(v.string()), null),
  delivery: v.object({
    methodId: v.optional(v.number()),
    name: v.string(),
    /** Shop or pickup point; null for home delivery. */
    address: v.nullable(v.string()),
    estimation: v.string(),
    /** Import duty in one sentence; absent in Russia. */
    duty: v.optional(v.string()),
  }),
  payment: v.object({
    name: v.string(),
    isPaid: v.boolean(),
    /** Somebody else has paid, by a link of the owner. */
    isByLink: v.optional(v.literal(true)),
    /** When the first of four payments was made; absent for other methods and for an order that is over. */
    firstPaidAt: v.optional(v.string()),
  }),
  tracking: v.nullable(Tracking),
  /** While a courier has the order and tells where he is. */
  courier: v.optional(CourierOnTheWay),
  timeline: v.array(v.object({ status: OrderStatus, name: v.string(), at: v.nullable(v.string()) })),
  /**
   * With a confirmed phone: pickup code, pickup point, and cancellation with refund. Otherwise: cancellation while nothing was paid online
   * and packing has not begun.
   */
  ways: OrderWays,
  /** Order id; null unless this session has confirmed its phone. */
  id: v.nullable(v.string()),
})
export type LinkedOrder = v.InferOutput<typeof LinkedOrder>

const order: LinkedOrder = {
  number: '482-0719',
  status: 'accepted',
  createdAt: '2026-11-18T11:02:00.000Z',
  currency: 'RUB',
  lines: [],
  sums: {
    goods: 19_080_000,
    discount: 1_926_000,
    promocodeDiscount: 624_000,
    bonuses: 320_000,
    packaging: 0,
    delivery: 0,
    certificates: 0,
  },
  orderSum: 16_210_000,
  dueSum: 16_210_000,
  payableUntil: null,
  delivery: { methodId: 1, name: 'Курьер', address: null, estimation: 'завтра' },
  payment: { name: 'При получении', isPaid: false },
  tracking: null,
  timeline: [{ status: 'accepted', name: 'Принят', at: '2026-11-18T11:02:00.000Z' }],
  ways: exampleWays,
  id: null,
}

export const orderByLink = defineEndpoint('/order/by-link/{token}', {
  name: 'orderByLink',
  method: 'GET',
  answer: v.object({ result: v.literal(true), order: LinkedOrder }),
  about: 'The order of a link that was sent with its confirmation, sixty days long; NOT_FOUND for a token that we have not signed.',
  example: { answer: { result: true, order } },
})

export const cancelByLink = defineEndpoint('/order/by-link/{token}/cancel', {
  name: 'cancelByLink',
  method: 'POST',
  body: v.object({}),
  answer: v.object({ result: v.boolean(), order: LinkedOrder }),
  about:
    'Cancels the order of a link: everything that it held is free at once. result is false when it is being packed, over already, or paid online and the phone is not confirmed in this session.',
  example: { body: {}, answer: { result: true, order: { ...order, status: 'cancelled', ways: { ...exampleWays, canCancel: false } } } },
})
