import * as v from 'valibot'
import { defineEndpoint } from '../core/endpoint.ts'
import { ErrorCode } from '../core/error-codes.ts'
import { Currency, Minor } from '../core/money.ts'

export const PAYMENT_STATUSES = ['none', 'pending', 'paid', 'declined', 'expired', 'cancelled', 'refunded'] as const

/** How the payment of an order stands. */
export const PaymentState = v.object({
  orderId: v.string(),
  number: v.string(),
  /** none: nothing is to be paid online. declined may be tried again while canRetry is true. */
  status: v.picklist(PAYMENT_STATUSES),
  amount: Minor,
  currency: Currency,
  methodId: v.nullable(v.number()),
  methodName: v.string(),
  /** Until when the order is held; null once it is paid or given up. */
  payableUntil: v.nullable(v.string()),
  canRetry: v.boolean(),
  /** Why the bank said no, for the shopper. */
  message: v.nullable(v.string()),
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
  payableUntil: '2026-11-18T11:36:00.000Z',
  canRetry: true,
  message: null,
}

export const paymentState = defineEndpoint('/order/{orderId}/payment', {
  name: 'paymentState',
  method: 'GET',
  answer: v.object({ result: v.literal(true), payment: PaymentState }),
  about: 'How the payment of an order stands: only for who made the order, NOT_FOUND for anybody else.',
  example: { answer: { result: true, payment: state } },
})

export const retryPayment = defineEndpoint('/order/{orderId}/payment', {
  name: 'retryPayment',
  method: 'POST',
  body: v.object({ payment_method_id: v.nullish(v.number()) }),
  answer: v.object({
    result: v.boolean(),
    /** Where to pay; null when there is nothing to pay any more, or not yet: `code` and `error` say why. */
    paymentUrl: v.nullable(v.string()),
    code: v.nullable(ErrorCode),
    error: v.nullable(v.string()),
    payment: PaymentState,
  }),
  about: 'A new payment page for an unpaid order, while it is held.',
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

/** What the gateway tells, signed in X-WEBHOOK-SIGNATURE. */
export const WebhookBody = v.object({
  Event: v.picklist(['Payment', 'Fail', 'Refund']),
  TransactionId: v.pipe(v.string(), v.maxLength(64)),
  OrderId: v.pipe(v.string(), v.maxLength(64)),
  /** Major units with two decimals, as the gateway writes money. */
  Amount: v.pipe(v.string(), v.regex(/^\d{1,12}\.\d{2}$/)),
  Currency,
  DateTime: v.pipe(v.string(), v.maxLength(40)),
  IsTest: v.optional(v.number(), 0),
  ErrorMessage: v.nullish(v.pipe(v.string(), v.maxLength(300))),
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
