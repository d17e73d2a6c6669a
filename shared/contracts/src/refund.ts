import * as v from 'valibot'
import { defineEndpoint } from './endpoint.ts'
import { Currency, Minor } from './money.ts'
import { RefundStatus } from './refund-status.ts'

/** How long a shopper may bring a piece back, from the day it was received. */
export const REFUND_DAYS = 30
export const REFUND_REASONS = ['size', 'look', 'changed-mind', 'defect', 'wrong-item', 'other'] as const
export type RefundReason = (typeof REFUND_REASONS)[number]

export const Refund = v.object({
  id: v.string(),
  status: RefundStatus,
  createdAt: v.string(),
  /** All that comes back, by money and by certificates. */
  sum: Minor,
  money: Minor,
  /** To certificates and deposits. */
  tenders: Minor,
  /** Bonuses that were spent and come back; those that were earned and are taken back. */
  bonuses: Minor,
  bonusesTakenBack: Minor,
  items: v.array(v.object({ id: v.string(), name: v.string(), quantity: v.number(), sum: Minor })),
})
export type Refund = v.InferOutput<typeof Refund>

const example: Refund = {
  id: '4820719-r1',
  status: 'requested',
  createdAt: '2026-11-21T10:00:00.000Z',
  sum: 499_000,
  money: 499_000,
  tenders: 0,
  bonuses: 0,
  bonusesTakenBack: 9_900,
  items: [{ id: 'letter-a-silver-one', name: 'Подвеска-буква A', quantity: 1, sum: 499_000 }],
}

export const refundOptions = defineEndpoint('/order/{orderId}/refund', {
  name: 'refundOptions',
  method: 'GET',
  answer: v.object({
    result: v.literal(true),
    /** False before the order was received, and when the days are over. */
    available: v.boolean(),
    /** ISO instant; null while the order was not received. */
    until: v.nullable(v.string()),
    currency: Currency,
    reasons: v.array(v.picklist(REFUND_REASONS)),
    /** What can still come back: most pieces, and the sum for all of them. */
    items: v.array(v.object({ id: v.string(), name: v.string(), quantity: v.number(), sum: Minor })),
    refunds: v.array(Refund),
  }),
  about: 'What of an order can be brought back, and what was. NOT_FOUND for anybody but its owner.',
  example: {
    answer: {
      result: true,
      available: true,
      until: '2026-12-21T10:00:00.000Z',
      currency: 'RUB',
      reasons: [...REFUND_REASONS],
      items: [],
      refunds: [example],
    },
  },
})

export const askRefund = defineEndpoint('/order/{orderId}/refund', {
  name: 'askRefund',
  method: 'POST',
  body: v.object({
    reason: v.pipe(v.string('EMPTY_REFUND_REASON'), v.nonEmpty('EMPTY_REFUND_REASON'), v.picklist(REFUND_REASONS, 'EMPTY_REFUND_REASON')),
    /** Ids of order lines. */
    items: v.pipe(
      v.array(
        v.object({
          id: v.pipe(v.string(), v.maxLength(80)),
          quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
        }),
        'NO_CHECKED_REFUND_ITEMS',
      ),
      v.minLength(1, 'NO_CHECKED_REFUND_ITEMS'),
      v.maxLength(100),
    ),
    comment: v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(1000, 'TOO_LONG'))),
  }),
  answer: v.object({ result: v.literal(true), refund: Refund }),
  about:
    'Asks for a refund of pieces that were received: each piece once, its sum after discounts to the kopeck. NO_CHECKED_REFUND_ITEMS for what is not in the order or came back before, REFUND_NOT_AVAILABLE when it is too early or too late. NOT_FOUND for anybody but its owner.',
  example: {
    body: { reason: 'size', items: [{ id: 'letter-a-silver-one', quantity: 1 }] },
    answer: { result: true, refund: example },
  },
})
