import * as v from 'valibot'
import { defineEndpoint } from '../../core/endpoint.ts'
import { Currency, Minor } from '../../core/money.ts'
import { Photo } from '../../core/picture.ts'
import { OrderStatus } from '../order-status.ts'
import { RefundStatus } from './refund-status.ts'
import { typedCode, typedMessage } from '../../core/text/typed-text.ts'

export const REFUND_REASONS = ['size', 'look', 'changed-mind', 'defect', 'wrong-item', 'other'] as const
export type RefundReason = (typeof REFUND_REASONS)[number]
/** Wrong or broken pieces: the shopper bears no costs. */
export const OUR_FAULT: readonly RefundReason[] = ['defect', 'wrong-item']

/** How pieces are returned: by courier or at a shop. */
export const RefundHandover = v.picklist(['courier', 'shop'])
export type RefundHandover = v.InferOutput<typeof RefundHandover>

/** Destination of the refund: the card used, or a bank account. */
export const RefundTo = v.picklist(['card', 'account'])
export type RefundTo = v.InferOutput<typeof RefundTo>

const digits = (length: number) =>
  v.pipe(v.string('REQUIRED_FIELD'), typedCode, v.nonEmpty('REQUIRED_FIELD'), v.regex(new RegExp(`^\\d{${length}}$`), 'WRONG_FIELD'))

/** A Russian bank account. Spaces between digits are removed. */
export const RefundAccount = v.object({ bic: digits(9), tin: digits(10), account: digits(20) })
export type RefundAccount = v.InferOutput<typeof RefundAccount>

export const Refund = v.object({
  id: v.string(),
  status: RefundStatus,
  createdAt: v.string(),
  /** Null for refunds started by the office. */
  handover: v.optional(v.nullable(RefundHandover), null),
  to: v.optional(RefundTo, 'card'),
  /** Last four digits of the account; null for a card. */
  accountEnd: v.optional(v.nullable(v.string()), null),
  /** Total refund in money and certificates. */
  sum: Minor,
  money: Minor,
  /** Refunded to certificates and deposits. */
  tenders: Minor,
  /** Spent bonuses returned; earned bonuses revoked. */
  bonuses: Minor,
  bonusesTakenBack: Minor,
  items: v.array(v.object({ id: v.string(), name: v.string(), quantity: v.number(), sum: Minor })),
})
export type Refund = v.InferOutput<typeof Refund>

const example: Refund = {
  id: '4820719-r1',
  status: 'requested',
  createdAt: '2026-11-21T10:00:00.000Z',
  handover: 'courier',
  to: 'card',
  accountEnd: null,
  sum: 499_000,
  money: 499_000,
  tenders: 0,
  bonuses: 0,
  bonusesTakenBack: 9_900,
  items: [{ id: 'letter-a-silver-one', name: 'Подвеска-буква А', quantity: 1, sum: 499_000 }],
}

export const refundOptions = defineEndpoint('/order/{orderId}/refund', {
  name: 'refundOptions',
  method: 'GET',
  answer: v.object({
    result: v.literal(true),
    /** False before receipt and after the return period. */
    available: v.boolean(),
    /** ISO instant; null before receipt. */
    until: v.nullable(v.string()),
    /** Absent from APIs of before. */
    status: v.optional(OrderStatus),
    /** Display format: 482-0719. */
    number: v.string(),
    createdAt: v.string(),
    currency: Currency,
    reasons: v.array(v.picklist(REFUND_REASONS)),
    /** Possible destinations; empty when certificates and bonuses paid for everything. */
    to: v.array(RefundTo),
    /** Returnable quantity, and the sum for all of it. */
    items: v.array(
      v.object({
        id: v.string(),
        name: v.string(),
        photo: v.nullable(Photo),
        quantity: v.number(),
        sum: Minor,
        /** Sums for one piece, two… up to all that remain: the last is `sum`. */
        sums: v.array(Minor),
        /** Taken back for our fault only. */
        engraved: v.optional(v.boolean()),
      }),
    ),
    /** Packaging and delivery: refunded too when the shop is at fault and nothing of the order remains. */
    services: Minor,
    refunds: v.array(Refund),
  }),
  about:
    'What of an order can be brought back, and what was: for its owner, and for a session that has confirmed the phone of the order. Anybody else gets NOT_FOUND as for an unknown number, and TOO_MANY_REQUESTS after some of them.',
  example: {
    answer: {
      result: true,
      available: true,
      until: '2026-12-21T10:00:00.000Z',
      status: 'completed',
      number: '482-0719',
      createdAt: '2026-11-18T11:02:00.000Z',
      currency: 'RUB',
      reasons: [...REFUND_REASONS],
      to: ['card', 'account'],
      items: [],
      services: 0,
      refunds: [example],
    },
  },
})

export const requestRefund = defineEndpoint('/order/{orderId}/refund', {
  name: 'askRefund',
  method: 'POST',
  body: v.object({
    reason: v.pipe(v.string('EMPTY_REFUND_REASON'), v.nonEmpty('EMPTY_REFUND_REASON'), v.picklist(REFUND_REASONS, 'EMPTY_REFUND_REASON')),
    /** Order line ids. */
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
    handover: v.nullish(RefundHandover),
    to: v.optional(RefundTo, 'card'),
    /** With `to: 'account'`. */
    account: v.nullish(RefundAccount),
    comment: v.nullish(v.pipe(v.string(), typedMessage, v.maxLength(1000, 'TOO_LONG'))),
  }),
  answer: v.object({ result: v.literal(true), refund: Refund }),
  about:
    'Asks for a refund of pieces that were received: each piece once, its sum after discounts to the kopeck. NO_CHECKED_REFUND_ITEMS for what is not in the order or came back before, REFUND_NOT_AVAILABLE when it is too early or too late. To a bank account in Russia only for an order in roubles; errors by field: account.bic, account.tin, account.account. For whom refundOptions answers.',
  example: {
    body: { reason: 'size', items: [{ id: 'letter-a-silver-one', quantity: 1 }], handover: 'courier' },
    answer: { result: true, refund: example },
  },
})

/** An order with returnable pieces. */
export const ReturnableOrder = v.object({
  /** As in URLs: 4820719. */
  id: v.string(),
  number: v.string(),
  createdAt: v.string(),
  until: v.string(),
  /** Names of returnable pieces. */
  pieces: v.array(v.string()),
})
export type ReturnableOrder = v.InferOutput<typeof ReturnableOrder>

export const returnableOrders = defineEndpoint('/returns/orders', {
  name: 'returnableOrders',
  method: 'GET',
  answer: v.object({ result: v.array(ReturnableOrder) }),
  about: 'Orders of the shopper of which something can be brought back, the newest first. UNAUTHORIZED (401) for a guest.',
  example: {
    answer: {
      result: [
        {
          id: '4820719',
          number: '482-0719',
          createdAt: '2026-11-18T11:02:00.000Z',
          until: '2026-12-21T10:00:00.000Z',
          pieces: ['Подвеска-буква А'],
        },
      ],
    },
  },
})
