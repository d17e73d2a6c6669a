import * as v from 'valibot'
import { Minor } from '../core/money.ts'
import { RefundStatus } from './refund-status.ts'

export const DOCUMENT_KINDS = ['receipt', 'invoice', 'warranty'] as const
export const DocumentKind = v.picklist(DOCUMENT_KINDS)
export type DocumentKind = v.InferOutput<typeof DocumentKind>

/** A refund as a step of its order. */
export const OrderRefund = v.object({
  /** As the shopper reads it: 482-0719-r1. */
  number: v.string(),
  status: RefundStatus,
  createdAt: v.string(),
  /** ISO instant; null until the office has decided. */
  decidedAt: v.nullable(v.string()),
  sum: Minor,
})
export type OrderRefund = v.InferOutput<typeof OrderRefund>

/** What can be done with an order as it stands now. */
export const OrderWays = v.object({
  /** Six digits that hand the order over; null unless it waits in a shop or a pickup point. */
  pickupCode: v.nullable(v.string()),
  /** The pickup point can be changed until the order is sent. */
  canChangePoint: v.boolean(),
  /** City whose pickup points can take the order; null for other kinds of delivery. */
  pointCityId: v.nullable(v.number()),
  canCancel: v.boolean(),
  canReturn: v.boolean(),
  documents: v.array(DocumentKind),
  refunds: v.array(OrderRefund),
})
export type OrderWays = v.InferOutput<typeof OrderWays>

export const exampleWays: OrderWays = {
  pickupCode: null,
  canChangePoint: false,
  pointCityId: null,
  canCancel: true,
  canReturn: false,
  documents: ['invoice'],
  refunds: [],
}
