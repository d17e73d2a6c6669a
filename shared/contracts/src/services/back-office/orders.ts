import * as v from 'valibot'
import { RequestStatus } from '../../account/passports.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { Minor } from '../../core/money.ts'
import { OrderStatus } from '../../orders/order-status.ts'
import { RefundStatus } from '../../orders/refunds/refund-status.ts'
import { CourierReport, Tracking } from '../../orders/tracking.ts'
import { key, signed, text } from './feed.ts'

const note = v.nullish(text(500))

/** Statuses that the office may set. */
export const OFFICE_STATUSES = ['assembling', 'shipped', 'ready', 'completed', 'cancelled'] as const
export type OfficeStatus = (typeof OFFICE_STATUSES)[number]

export const officeStatus = defineEndpoint('/back-office/orders/{orderId}/status', {
  name: 'officeStatus',
  method: 'POST',
  body: v.object({ status: v.picklist(OFFICE_STATUSES), tracking: v.nullish(Tracking) }),
  answer: v.object({
    result: v.boolean(),
    /** The current status. */
    status: OrderStatus,
    /** Why the status was not changed; null when it was, or was set already. */
    reason: v.nullable(v.picklist(['illegal_move'])),
  }),
  csrf: false,
  about: `Moves an order: assembling → shipped or ready → completed, or cancelled; only a lawful next step is taken, and the shopper is told. ${signed}`,
  example: {
    body: { status: 'shipped', tracking: { carrier: '5Post', number: '4820719-1', url: null } },
    answer: { result: true, status: 'shipped', reason: null },
  },
})

export const officeCourier = defineEndpoint('/back-office/orders/{orderId}/courier', {
  name: 'officeCourier',
  method: 'POST',
  body: CourierReport,
  answer: v.object({ result: v.boolean() }),
  csrf: false,
  about: `Position of the courier of an order. result is false for an order that is not on its way to a house. ${signed}`,
  example: {
    body: { position: { latitude: 55.76, longitude: 37.6 }, house: { latitude: 55.7796, longitude: 37.5905 }, minutes: 12 },
    answer: { result: true },
  },
})

export const officeRefund = defineEndpoint('/back-office/orders/{orderId}/refund', {
  name: 'officeRefund',
  method: 'POST',
  body: v.object({
    /** The office's idempotency key: one refund per number. */
    key: v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/)),
    /** Empty: everything not yet returned. */
    items: v.pipe(
      v.array(v.object({ id: key, quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)) })),
      v.maxLength(100),
    ),
    comment: note,
  }),
  answer: v.object({ result: v.boolean(), refundId: v.nullable(v.string()), sum: Minor }),
  csrf: false,
  about: `Pieces that were brought back without asking here: the money goes back at once. NO_CHECKED_REFUND_ITEMS, REFUND_NOT_AVAILABLE. ${signed}`,
  example: { body: { key: 'return-77', items: [] }, answer: { result: true, refundId: '4820719-r1', sum: 499_000 } },
})

export const refundDecision = defineEndpoint('/back-office/refunds/{refundId}', {
  name: 'refundDecision',
  method: 'POST',
  body: v.object({ accepted: v.boolean(), comment: note }),
  answer: v.object({ result: v.boolean(), status: RefundStatus }),
  csrf: false,
  about: `What the office says to a request for a refund. Accepted: pieces are in stock again, money, certificates and bonuses go back where they came from. result is false when it was decided before. ${signed}`,
  example: { body: { accepted: true }, answer: { result: true, status: 'accepted' } },
})

export const officeRequest = defineEndpoint('/back-office/requests/{requestId}/status', {
  name: 'officeRequest',
  method: 'POST',
  body: v.object({ status: v.picklist(['inWork', 'ready']) }),
  answer: v.object({ result: v.boolean(), status: RequestStatus, reason: v.nullable(v.picklist(['illegal_move'])) }),
  csrf: false,
  about: `Moves a request for a resize or a repair: new → inWork → ready; the holder gets a text message when it is ready. ${signed}`,
  example: { body: { status: 'inWork' }, answer: { result: true, status: 'inWork', reason: null } },
})
