import * as v from 'valibot'
import { defineEndpoint } from '../core/endpoint.ts'

// Separate from `order.ts`: the payment page needs this call only.
export const lastOrder = defineEndpoint('/order/last', {
  name: 'lastOrder',
  method: 'GET',
  answer: v.object({
    result: v.literal(true),
    orderId: v.nullable(v.string()),
    /** The newest unpaid order that is still held. */
    unpaidOrderId: v.optional(v.nullable(v.string()), null),
  }),
  about: 'The last order of this session for /order-success without an id, and the unpaid one for /payment; null where there is none.',
  example: { answer: { result: true, orderId: '4820719', unpaidOrderId: null } },
})
