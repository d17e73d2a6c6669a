import * as v from 'valibot'
import { defineEvent } from './define-event.ts'

/** Sums in major units. */
export const purchaseMade = defineEvent(
  'purchase.made',
  '1.0.0',
  v.object({
    transaction_id: v.string(),
    affiliation: v.string(),
    value: v.number(),
    shipping: v.number(),
    currency: v.string(),
    coupon: v.string(),
    items: v.array(v.object({ item_id: v.string(), item_name: v.string(), price: v.number(), quantity: v.number() })),
  }),
  'An order is placed and, where it is paid online, paid: once per transaction_id.',
)
