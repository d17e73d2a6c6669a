import * as v from 'valibot'
import { defineEndpoint } from '../core/endpoint.ts'
import { Currency, Minor } from '../core/money.ts'
import { OrderStatus } from '../orders/order-status.ts'
import { OrderWays } from '../orders/order-ways.ts'
import { Photo } from '../core/picture.ts'

/** ISO 8601 instant in UTC. */
const Instant = v.string()

export const ProfileOrderLine = v.object({
  /** Id of the line: its SKU, and what is engraved. */
  id: v.string(),
  name: v.string(),
  /** Null when no longer sold. */
  url: v.nullable(v.string()),
  photo: v.nullable(Photo),
  designer: v.string(),
  size: v.nullable(v.string()),
  /** Size, main stone weight and engraving as displayed; empty for a piece with one variant. */
  variant: v.string(),
  quantity: v.number(),
  /** Per piece, as bought. */
  price: v.object({ initial: Minor, final: Minor }),
  /** After all discounts; bonuses are taken off in `sums` alone. */
  sum: Minor,
  /** Passports of its pieces still held by the shopper. */
  passports: v.optional(v.array(v.string())),
})
export type ProfileOrderLine = v.InferOutput<typeof ProfileOrderLine>

export const ProfileOrder = v.object({
  id: v.string(),
  /** Display format of the number. */
  number: v.string(),
  createdAt: Instant,
  status: OrderStatus,
  /** Past and future steps in order; `at` is null for future ones. */
  timeline: v.array(v.object({ status: OrderStatus, name: v.string(), at: v.nullable(Instant) })),
  lines: v.array(ProfileOrderLine),
  currency: Currency,
  sums: v.object({
    goods: Minor,
    discount: Minor,
    bonuses: Minor,
    packaging: Minor,
    /** Name of the chosen box. */
    packagingName: v.optional(v.string()),
    engraving: v.optional(Minor),
    delivery: Minor,
    /** Certificates and deposits. */
    certificates: Minor,
    /** Amount paid by the shopper. */
    total: Minor,
  }),
  delivery: v.object({
    typeId: v.number(),
    name: v.string(),
    address: v.nullable(v.string()),
    recipient: v.nullable(v.string()),
    /** Delivery estimate as text. */
    term: v.nullable(v.string()),
    /** Import duty in one sentence; absent in Russia. */
    duty: v.optional(v.string()),
  }),
  payment: v.object({
    id: v.number(),
    name: v.string(),
    isPaid: v.boolean(),
    /** Somebody else has paid, by a link of the owner. */
    isByLink: v.optional(v.literal(true)),
    /** When the first of four payments was made; absent for other methods and for an order that is over. */
    firstPaidAt: v.optional(v.string()),
  }),
  tracking: v.nullable(v.object({ number: v.string(), carrier: v.string(), url: v.nullable(v.string()) })),
  /** End of the hold of an unpaid order: /payment?order={id} continues the payment. */
  payableUntil: v.nullable(Instant),
  ways: OrderWays,
  /** Of a delivered order: /review?key={reviewKey} writes reviews of its pieces. */
  reviewKey: v.optional(v.string()),
})
export type ProfileOrder = v.InferOutput<typeof ProfileOrder>

export const profileOrders = defineEndpoint('/profile/orders', {
  name: 'profileOrders',
  method: 'GET',
  answer: v.object({ result: v.array(ProfileOrder) }),
  about: 'Orders, the newest first. UNAUTHORIZED (401) for a guest.',
  example: { answer: { result: [] } },
})
