import * as v from 'valibot'

/** Order statuses: `created` awaits payment; `ready` awaits pickup. */
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
