import * as v from 'valibot'
import { Currency, Minor } from '../../core/money.ts'
import { Photo } from '../../core/picture.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { Id, IdempotencyKey } from '../../core/id.ts'
import { OrderStatus } from '../order-status.ts'
import { ExchangeHandover, ExchangeStatus } from './exchange-status.ts'

/** A size that a piece can be exchanged for, and why it cannot. */
export const ExchangeSize = v.object({
  sku: v.string(),
  size: v.string(),
  /** Per piece: above 0 is paid, below 0 goes back. */
  difference: Minor,
  /** Null: it can be chosen. `inOrder`: the order has that size already. */
  obstacle: v.nullable(v.picklist(['soldOut', 'inOrder'])),
  /** Shops of the order's city that have it. */
  shops: v.array(v.number()),
})
export type ExchangeSize = v.InferOutput<typeof ExchangeSize>

export const ExchangeShop = v.object({ id: v.number(), name: v.string(), address: v.string() })
export type ExchangeShop = v.InferOutput<typeof ExchangeShop>

export const SizeExchange = v.object({
  /** As calls name it: 4820719-x1. */
  id: v.string(),
  /** Display format: 482-0719-x1. */
  number: v.string(),
  status: ExchangeStatus,
  createdAt: v.string(),
  /** The new size is kept until then. */
  keptUntil: v.string(),
  name: v.string(),
  photo: v.nullable(Photo),
  from: v.string(),
  to: v.string(),
  quantity: v.number(),
  handover: ExchangeHandover,
  /** Null for a courier. */
  shop: v.nullable(ExchangeShop),
  /** For all pieces: above 0 is paid, below 0 goes back. */
  difference: Minor,
  /** The difference is paid, or there is none to pay. */
  isPaid: v.boolean(),
  canPay: v.boolean(),
  canCancel: v.boolean(),
  /** What the office wrote. */
  answer: v.nullable(v.string()),
})
export type SizeExchange = v.InferOutput<typeof SizeExchange>

const example: SizeExchange = {
  id: '4820719-x1',
  number: '482-0719-x1',
  status: 'requested',
  createdAt: '2026-11-21T10:00:00.000Z',
  keptUntil: '2026-11-24T10:00:00.000Z',
  name: 'Кольцо «Аврора»',
  photo: null,
  from: '16,5',
  to: '17',
  quantity: 1,
  handover: 'courier',
  shop: null,
  difference: 0,
  isPaid: true,
  canPay: false,
  canCancel: true,
  answer: null,
}

const answerOf = 'NOT_FOUND for anybody but the owner, and for a session that has confirmed the phone of the order.'

export const exchangeOptions = defineEndpoint('/order/{orderId}/exchange', {
  name: 'exchangeOptions',
  method: 'GET',
  answer: v.object({
    result: v.literal(true),
    /** False before receipt and after the period. */
    available: v.boolean(),
    /** ISO instant; null before receipt. */
    until: v.nullable(v.string()),
    status: OrderStatus,
    number: v.string(),
    currency: Currency,
    /** Pieces with sizes that are still with the shopper. */
    items: v.array(
      v.object({
        /** Id of the order line. */
        id: v.string(),
        name: v.string(),
        photo: v.nullable(Photo),
        details: v.string(),
        size: v.string(),
        quantity: v.number(),
        sizes: v.array(ExchangeSize),
      }),
    ),
    /** Those that `sizes` name. */
    shops: v.array(ExchangeShop),
    /** Somebody else has paid the order, by a link: a difference goes back to whoever paid. */
    isPaidByLink: v.optional(v.literal(true)),
    exchanges: v.array(SizeExchange),
  }),
  about: `What of an order can be exchanged for another size, what the difference is, and the exchanges so far. ${answerOf}`,
  example: {
    answer: {
      result: true,
      available: true,
      until: '2026-12-21T10:00:00.000Z',
      status: 'completed',
      number: '482-0719',
      currency: 'RUB',
      items: [],
      shops: [],
      exchanges: [example],
    },
  },
})

export const requestExchange = defineEndpoint('/order/{orderId}/exchange', {
  name: 'askExchange',
  method: 'POST',
  body: v.object({
    idempotencyKey: IdempotencyKey,
    /** Id of the order line. */
    id: v.pipe(v.string(), v.maxLength(80)),
    sku: v.pipe(v.string('EMPTY_SIZE'), v.nonEmpty('EMPTY_SIZE'), v.maxLength(80)),
    quantity: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)), 1),
    handover: v.pipe(v.string('REQUIRED_FIELD'), v.picklist(ExchangeHandover.options, 'REQUIRED_FIELD')),
    /** With `handover: 'shop'`. */
    shopId: v.nullish(Id),
    /** For all pieces, as shown: another one is refused with PRICE_CHANGED. */
    difference: Minor,
  }),
  answer: v.object({
    result: v.literal(true),
    exchange: SizeExchange,
    /** Where the difference is paid; null: nothing to pay, or the bank does not answer. */
    paymentUrl: v.nullable(v.string()),
  }),
  about: `Keeps the new size for three days. The same idempotencyKey answers the same exchange. Errors by field: sku (SIZE_SOLD_OUT, EMPTY_SIZE), difference (PRICE_CHANGED), shopId; EXCHANGE_NOT_AVAILABLE when it is too early or too late, and for a piece that is engraved, returned or being exchanged. ${answerOf}`,
  example: {
    body: {
      idempotencyKey: '4f0c1b7e-8a62-4f5e-9d1a-2b3c4d5e6f70',
      id: 'ring-rope-yellow-165',
      sku: 'ring-rope-yellow-170',
      handover: 'courier',
      difference: 0,
    },
    answer: { result: true, exchange: example, paymentUrl: null },
  },
})

export const cancelExchange = defineEndpoint('/order/{orderId}/exchange/{exchangeId}/cancel', {
  name: 'cancelExchange',
  method: 'POST',
  body: v.object({}),
  answer: v.object({ result: v.boolean(), exchange: SizeExchange }),
  about: `Calls an exchange off until it is handed over: the new size is for sale again, and a difference that was paid goes back. result is false when it was over before. ${answerOf}`,
  example: { body: {}, answer: { result: true, exchange: { ...example, status: 'cancelled', canCancel: false } } },
})

export const payExchange = defineEndpoint('/order/{orderId}/exchange/{exchangeId}/pay', {
  name: 'payExchange',
  method: 'POST',
  body: v.object({}),
  answer: v.object({ result: v.boolean(), exchange: SizeExchange, paymentUrl: v.nullable(v.string()) }),
  about: `The payment page of the difference, the same for a repeated call. result is false when there is nothing to pay or the bank does not answer. ${answerOf}`,
  example: {
    body: {},
    answer: {
      result: true,
      exchange: { ...example, difference: 300_000, isPaid: false, canPay: true },
      paymentUrl: 'http://localhost:3003/pay/0f8e',
    },
  },
})
