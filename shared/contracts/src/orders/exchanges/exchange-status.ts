import * as v from 'valibot'
import { Minor } from '../../core/money.ts'

/** Requested by the shopper, who can still call it off; accepted: being handed over; the others are over. */
export const ExchangeStatus = v.picklist(['requested', 'accepted', 'done', 'declined', 'cancelled', 'expired'])
export type ExchangeStatus = v.InferOutput<typeof ExchangeStatus>

/** A courier brings the new size and takes the old one; or both are swapped in a shop. */
export const ExchangeHandover = v.picklist(['courier', 'shop'])
export type ExchangeHandover = v.InferOutput<typeof ExchangeHandover>

/** An exchange as a step of its order. */
export const OrderExchange = v.object({
  /** Display format: 482-0719-x1. */
  number: v.string(),
  status: ExchangeStatus,
  createdAt: v.string(),
  keptUntil: v.string(),
  /** ISO instant; null while the new size is kept. */
  endedAt: v.nullable(v.string()),
  from: v.string(),
  to: v.string(),
  /** For all pieces: above 0 is paid, below 0 goes back. */
  difference: Minor,
  isPaid: v.boolean(),
})
export type OrderExchange = v.InferOutput<typeof OrderExchange>
