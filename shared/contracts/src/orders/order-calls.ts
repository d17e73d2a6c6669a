import * as v from 'valibot'
import { CartData, emptyCart } from '../cart/cart.ts'
import { defineEndpoint } from '../core/endpoint.ts'
import { Id, IdempotencyKey } from '../core/id.ts'
import { Currency, Minor } from '../core/money.ts'
import { Photo } from '../core/picture.ts'

const access = 'For who made the order, or has confirmed its phone in this session; NOT_FOUND for anybody else, as for an unknown number.'

export const orderLink = defineEndpoint('/order/{orderId}/link', {
  name: 'orderLink',
  method: 'GET',
  answer: v.object({
    result: v.literal(true),
    /** Token for orderByLink. */
    key: v.string(),
  }),
  about: `Finds an order by its number, for a shopper without an account. ${access} TOO_MANY_REQUESTS after twenty wrong numbers an hour.`,
  example: { answer: { result: true, key: '4820719.f8k.Vn0Pp3hTq1Jx0sJ8mZb2LwVn0Pp3hTq1Jx0sJ8mZb2L' } },
})

const events = {
  method: 'GET',
  type: 'text/event-stream',
  answer: v.custom<object>((answer) => typeof answer === 'object' && answer !== null),
  example: { answer: {} },
} as const
const told =
  'Server-sent events with the status of an order: as it stands, and after every change of its status, parcel or refunds. The stream ends after ten minutes and begins anew with the session of then. TOO_MANY_REQUESTS above six open streams of a visitor. Without Accept: text/event-stream one event is answered.'

export const orderEvents = defineEndpoint('/order/{orderId}/events', {
  name: 'orderEvents',
  ...events,
  about: `${told} Only for who made the order.`,
})

export const orderEventsByLink = defineEndpoint('/order/by-link/{token}/events', {
  name: 'orderEventsByLink',
  ...events,
  about: `${told} For who has the link of its letter.`,
})

export const changePickupPoint = defineEndpoint('/order/{orderId}/pickup-point', {
  name: 'changePickupPoint',
  method: 'POST',
  body: v.object({ pickup_point_id: Id }),
  answer: v.object({ result: v.literal(true), address: v.string() }),
  about: `Sends an order to another pickup point of the same city and the same price, until it leaves us. ORDER_SENT when it is too late, POINT_NOT_SERVED for a point that cannot take this order. ${access}`,
  example: { body: { pickup_point_id: 12 }, answer: { result: true, address: '5Post, Москва, Лесная улица, 7' } },
})

/** A repeated line that differs from the order. */
export const RepeatedPiece = v.object({
  id: v.string(),
  name: v.string(),
  photo: v.nullable(Photo),
  wanted: v.number(),
  /** Quantity added to the bag. */
  added: v.number(),
  /** Price per piece then and now; `now` is null when it is no longer sold. */
  was: Minor,
  now: v.nullable(Minor),
})
export type RepeatedPiece = v.InferOutput<typeof RepeatedPiece>

export const repeatOrder = defineEndpoint('/order/{orderId}/repeat', {
  name: 'repeatOrder',
  method: 'POST',
  body: v.object({ idempotencyKey: v.optional(IdempotencyKey) }),
  answer: v.object({
    /** False when nothing is in stock. */
    result: v.boolean(),
    /** Quantity added to the bag. */
    added: v.number(),
    /** Lines that were reduced or could not be added. */
    missing: v.array(RepeatedPiece),
    /** Added lines with a changed price. */
    repriced: v.array(RepeatedPiece),
    /** Currency of `was` and `now`. */
    currency: Currency,
    cartData: CartData,
  }),
  about: `Puts what an order had into the bag again, as far as it is in stock; with a used key nothing more. ${access}`,
  example: { body: {}, answer: { result: true, added: 1, missing: [], repriced: [], currency: 'RUB', cartData: emptyCart } },
})
