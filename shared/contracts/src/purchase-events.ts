import * as v from 'valibot'

// Apart from `events.ts`: the bag page tells one of these and needs none of the others.

/** Spec §4: 1 go to cart, 2 contact details, 3 delivery, 4 payment, 5 contact method, 6 order confirmed, 7 thank-you page. */
export const checkoutStepReached = {
  type: 'checkout.step',
  version: '1.0.0',
  schema: v.object({ step: v.picklist([1, 2, 3, 4, 5, 6, 7]) }),
  about: 'A shopper has come to a step of checkout, by the numbers of analytics.',
} as const

/** Fields are those of spec §3; sums in major units. */
export const purchaseMade = {
  type: 'purchase.made',
  version: '1.0.0',
  schema: v.object({
    transaction_id: v.string(),
    affiliation: v.string(),
    value: v.number(),
    shipping: v.number(),
    currency: v.string(),
    coupon: v.string(),
    items: v.array(v.object({ item_id: v.string(), item_name: v.string(), price: v.number(), quantity: v.number() })),
  }),
  about: 'An order is placed and, where it is paid online, paid: once per transaction_id.',
} as const
