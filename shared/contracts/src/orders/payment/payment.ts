import * as v from 'valibot'
import { defineEndpoint } from '../../core/endpoint.ts'
import { AnswerCode } from '../../core/errors/answer-code.ts'
import { Currency, Minor } from '../../core/money.ts'
import { CardChoice } from './saved-cards.ts'
import { Wallets } from './wallets.ts'

export const PAYMENT_STATUSES = ['none', 'pending', 'paid', 'declined', 'expired', 'cancelled', 'refunded'] as const

/** A payment method that checkout offered for the order. */
export const PaymentChoice = v.object({
  id: v.number(),
  type: v.picklist(['card', 'fastPayment', 'instalments', 'onReceipt']),
  name: v.string(),
  description: v.string(),
})
export type PaymentChoice = v.InferOutput<typeof PaymentChoice>

/** Payment state of an order. */
export const PaymentState = v.object({
  orderId: v.string(),
  number: v.string(),
  /** none: no online payment. declined: can be retried while canRetry is true. */
  status: v.picklist(PAYMENT_STATUSES),
  amount: Minor,
  currency: Currency,
  methodId: v.nullable(v.number()),
  methodName: v.string(),
  /** Methods to choose from while canRetry is true. */
  methods: v.optional(v.array(PaymentChoice), []),
  /** End of the hold; null once paid or cancelled. */
  payableUntil: v.nullable(v.string()),
  canRetry: v.boolean(),
  /** Bank's URL of the fast payment that was begun and is still awaited; at a computer it is shown as a QR code. */
  fastPaymentUrl: v.optional(v.string()),
  /** Read by the key of a letter: saved cards and the link for somebody else stay with who ordered. */
  isByLetter: v.optional(v.literal(true)),
  /** The last attempt was to save its new card. */
  savesCard: v.optional(v.literal(true)),
  /** Wallets of browsers may pay; absent in Russia, and where canRetry is false. */
  wallets: v.optional(Wallets),
  /** The bank's reason of refusal, for the shopper. */
  message: v.nullable(v.string()),
  /** Import duty in one sentence, as checkout said it; absent in Russia. */
  duty: v.optional(v.string()),
})
export type PaymentState = v.InferOutput<typeof PaymentState>

const state: PaymentState = {
  orderId: '4820719',
  number: '482-0719',
  status: 'pending',
  amount: 16_210_000,
  currency: 'RUB',
  methodId: 1,
  methodName: 'Картой онлайн',
  methods: [{ id: 1, type: 'card', name: 'Картой онлайн', description: 'Мир, Visa, Mastercard' }],
  payableUntil: '2026-11-18T11:36:00.000Z',
  canRetry: true,
  message: null,
}

const access =
  'orderId is its number for who made the order, or the key of its letter for any browser; NOT_FOUND for anybody else. By the key nothing is paid on receipt or by a saved card, and no more than twenty pages an hour are opened (TOO_MANY_REQUESTS).'

export const paymentState = defineEndpoint('/order/{orderId}/payment', {
  name: 'paymentState',
  method: 'GET',
  answer: v.object({ result: v.literal(true), payment: PaymentState }),
  about: `How the payment of an order stands. ${access}`,
  example: { answer: { result: true, payment: state } },
})

export const retryPayment = defineEndpoint('/order/{orderId}/payment', {
  name: 'retryPayment',
  method: 'POST',
  body: v.object({ payment_method_id: v.nullish(v.number()), ...CardChoice.entries }),
  answer: v.object({
    result: v.boolean(),
    /** Payment URL; null when nothing is to be paid, or not now: `code` and `error` say why. */
    paymentUrl: v.nullable(v.string()),
    code: v.nullable(AnswerCode),
    error: v.nullable(v.string()),
    payment: PaymentState,
  }),
  about: `A new payment page for an unpaid order, while it is held. ${access} payment_method_id is one of the methods of the payment state, the last one by default: PAYMENT_NOT_AVAILABLE for any other. card_id charges a saved card: paymentUrl is null once it is paid, the page of the bank where that asks to confirm; PAYMENT_DECLINED with the reason of the bank, CARD_NOT_AVAILABLE, CARD_EXPIRED. Payment on receipt needs no page: the order is accepted. A payment that has arrived meanwhile wins, and nothing is opened.`,
  example: {
    body: { payment_method_id: 2 },
    answer: { result: true, paymentUrl: 'http://localhost:3003/pay/0f8e', code: null, error: null, payment: state },
  },
})

export const cancelOrder = defineEndpoint('/order/{orderId}/cancel', {
  name: 'cancelOrder',
  method: 'POST',
  body: v.object({}),
  answer: v.object({ result: v.boolean(), payment: PaymentState }),
  about:
    'Cancels an order until packing begins: its pieces, codes and bonuses are free at once, and what was paid goes back. result is false when it is being packed or over already.',
  example: { body: {}, answer: { result: true, payment: { ...state, status: 'cancelled', payableUntil: null, canRetry: false } } },
})

/** The card that the gateway remembers, where the shopper wanted it. Lenient: a payment counts whatever is said of its card. */
export const ReportedCard = v.object({
  RebillId: v.nullish(v.pipe(v.string(), v.maxLength(200))),
  Brand: v.nullish(v.pipe(v.string(), v.maxLength(40))),
  /** 424242******4242 */
  CardMasked: v.nullish(v.pipe(v.string(), v.maxLength(40))),
  /** MM/YY */
  ExpirationDate: v.nullish(v.pipe(v.string(), v.maxLength(10))),
})

/** A gateway report, signed in X-WEBHOOK-SIGNATURE. */
export const WebhookBody = v.object({
  Event: v.picklist(['Payment', 'Fail', 'Refund']),
  TransactionId: v.pipe(v.string(), v.maxLength(64)),
  OrderId: v.pipe(v.string(), v.maxLength(64)),
  /** The gateway's format: major units with two decimals. */
  Amount: v.pipe(v.string(), v.regex(/^\d{1,12}\.\d{2}$/)),
  Currency,
  DateTime: v.pipe(v.string(), v.maxLength(40)),
  IsTest: v.optional(v.number(), 0),
  ErrorMessage: v.nullish(v.pipe(v.string(), v.maxLength(300))),
  ...ReportedCard.entries,
})
export type WebhookBody = v.InferOutput<typeof WebhookBody>

export const paymentWebhook = defineEndpoint('/payment/webhook', {
  name: 'paymentWebhook',
  method: 'POST',
  body: WebhookBody,
  answer: v.object({ result: v.literal(true) }),
  csrf: false,
  about: 'The gateway reports: the same report twice changes nothing, one without a right signature is refused (UNAUTHORIZED).',
  example: {
    body: {
      Event: 'Payment',
      TransactionId: 'PS00000217462',
      OrderId: '4820719-1',
      Amount: '162100.00',
      Currency: 'RUB',
      DateTime: '18.11.2026 11:06:00',
    },
    answer: { result: true },
  },
})
