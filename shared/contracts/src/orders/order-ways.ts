import * as v from 'valibot'
import { Minor } from '../core/money.ts'
import { OrderExchange } from './exchanges/exchange-status.ts'
import { MoneyBack } from './refunds/money-back.ts'
import { RefundStatus } from './refunds/refund-status.ts'

export const DOCUMENT_KINDS = ['receipt', 'invoice', 'warranty'] as const
export const DocumentKind = v.picklist(DOCUMENT_KINDS)
export type DocumentKind = v.InferOutput<typeof DocumentKind>

/** A refund as a step of its order. */
export const OrderRefund = v.object({
  /** Display format: 482-0719-r1. */
  number: v.string(),
  status: RefundStatus,
  createdAt: v.string(),
  /** ISO instant; null until decided. */
  decidedAt: v.nullable(v.string()),
  sum: Minor,
})
export type OrderRefund = v.InferOutput<typeof OrderRefund>

/** Actions that the order currently allows. */
export const OrderWays = v.object({
  /** Six-digit pickup code; null unless ready for pickup. */
  pickupCode: v.nullable(v.string()),
  /** The pickup point can be changed until shipping. */
  canChangePoint: v.boolean(),
  /** City of possible pickup points; null for other kinds of delivery. */
  pointCityId: v.nullable(v.number()),
  canCancel: v.boolean(),
  canReturn: v.boolean(),
  documents: v.array(DocumentKind),
  refunds: v.array(OrderRefund),
  /** What went back after a cancellation, a missed payment or returns; empty while nothing has. */
  moneyBack: v.optional(v.array(MoneyBack), []),
  /** Ids of the lines that can be exchanged for another size. Absent from APIs of before. */
  exchangeable: v.optional(v.array(v.string()), []),
  exchanges: v.optional(v.array(OrderExchange), []),
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
  moneyBack: [],
  exchangeable: [],
  exchanges: [],
}
