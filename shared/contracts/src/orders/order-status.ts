import * as v from 'valibot'

/** Life of an order: `created` waits for its payment; `ready` waits in a shop or a pickup point. */
export const ORDER_STATUSES = [
  'created',
  'paid',
  'accepted',
  'assembling',
  'shipped',
  'ready',
  'completed',
  'expired',
  'cancelled',
  'refunded',
] as const
export const OrderStatus = v.picklist(ORDER_STATUSES)
export type OrderStatus = v.InferOutput<typeof OrderStatus>
