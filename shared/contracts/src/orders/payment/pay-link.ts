import * as v from 'valibot'
import { defineEndpoint } from '../../core/endpoint.ts'
import { AnswerCode } from '../../core/errors/answer-code.ts'
import { Currency, Minor } from '../../core/money.ts'
import { Photo } from '../../core/picture.ts'
import { PaymentChoice } from './payment.ts'

/** A link says what has become of it for this many days; then it is forgotten. */
export const PAY_LINK_DAYS = 30
/** Links of one order, with those that were withdrawn. */
export const PAY_LINKS_OF_ORDER = 5

/** The link of an order as its owner has it: somebody else opens `/pay/{key}`. */
export const OwnPayLink = v.object({
  key: v.string(),
  /** Whoever opens it sees no pieces: the order is a surprise. */
  hidesPieces: v.boolean(),
})
export type OwnPayLink = v.InferOutput<typeof OwnPayLink>

/** What somebody else sees of an order: no name, contact, address or number. */
export const PayLink = v.object({
  /** `cancelled`: the link was withdrawn, or the order needs no payment any more. `expired`: the pieces are no longer held. */
  status: v.picklist(['payable', 'paid', 'cancelled', 'expired']),
  amount: Minor,
  /** When `amount` was paid by a link of this order; null unless it was, and absent from APIs of before. */
  paidAt: v.optional(v.nullable(v.string()), null),
  currency: Currency,
  /** Empty unless it is payable; whole payments alone. */
  methods: v.array(PaymentChoice),
  /** End of the hold; null unless it is payable. */
  payableUntil: v.nullable(v.string()),
  /** Null where they are hidden. */
  pieces: v.nullable(
    v.array(v.object({ position: v.number(), name: v.string(), details: v.string(), photo: v.nullable(Photo), quantity: v.number() })),
  ),
  /** Why the bank refused the last payment by this link. */
  declined: v.nullable(v.string()),
  /** Payments by this link that go back: somebody was quicker, or the order is over. `one` where another one by it was kept. */
  returned: v.nullable(v.picklist(['all', 'one'])),
})
export type PayLink = v.InferOutput<typeof PayLink>

const own = { answer: v.object({ result: v.literal(true), link: OwnPayLink }) }
const key = 'Vn0Pp3hTq1Jx0sJ8mZb2LwVn0Pp3hTq1Jx0sJ8mZb2L'

export const makePayLink = defineEndpoint('/order/{orderId}/pay-link', {
  name: 'makePayLink',
  method: 'POST',
  body: v.object({ hidesPieces: v.optional(v.boolean()) }),
  ...own,
  about: `A link by which somebody else pays for an unpaid order, while it is held. The same link again until it is withdrawn; hidesPieces changes what it shows. Only for who made the order, NOT_FOUND for anybody else; ORDER_EXPIRED, ORDER_CANCELLED and PAYMENT_NOT_AVAILABLE say why nothing is to be paid, TOO_MANY_REQUESTS comes after ${PAY_LINKS_OF_ORDER} links.`,
  example: { body: { hidesPieces: true }, answer: { result: true, link: { key, hidesPieces: true } } },
})

export const withdrawPayLink = defineEndpoint('/order/{orderId}/pay-link', {
  name: 'withdrawPayLink',
  method: 'DELETE',
  answer: v.object({ result: v.literal(true) }),
  about: 'The link is paid by no more; who opens it reads that. Only for who made the order, NOT_FOUND for anybody else.',
  example: { answer: { result: true } },
})

const link: PayLink = {
  status: 'payable',
  amount: 16_210_000,
  paidAt: null,
  currency: 'RUB',
  methods: [{ id: 1, type: 'card', name: 'Картой онлайн', description: 'Мир, Visa, Mastercard' }],
  payableUntil: '2026-11-18T11:36:00.000Z',
  pieces: [{ position: 0, name: 'Кольцо «Аврора»', details: 'Жёлтое золото, бриллиант', photo: null, quantity: 1 }],
  declined: null,
  returned: null,
}

export const payLink = defineEndpoint('/pay-link/{token}', {
  name: 'payLink',
  method: 'GET',
  answer: v.object({ result: v.literal(true), link: PayLink }),
  about: 'What a link asks to pay for, or why it no longer does. NOT_FOUND for a link that is unknown or older than 30 days.',
  example: { answer: { result: true, link } },
})

export const payByLink = defineEndpoint('/pay-link/{token}', {
  name: 'payByLink',
  method: 'POST',
  body: v.object({ payment_method_id: v.number() }),
  answer: v.object({
    result: v.boolean(),
    /** Payment URL; null when nothing is to be paid, or not now: `code` and `error` say why. */
    paymentUrl: v.nullable(v.string()),
    code: v.nullable(AnswerCode),
    error: v.nullable(v.string()),
    link: PayLink,
  }),
  about:
    'A payment page for the order of a link; the bank sends the payer back to the link. PAYMENT_NOT_AVAILABLE for a method that is not among its own. A payment that has arrived meanwhile, from whomever, wins, and nothing is opened. TOO_MANY_REQUESTS after twenty pages an hour.',
  example: {
    body: { payment_method_id: 1 },
    answer: { result: true, paymentUrl: 'http://localhost:3003/pay/0f8e', code: null, error: null, link },
  },
})
