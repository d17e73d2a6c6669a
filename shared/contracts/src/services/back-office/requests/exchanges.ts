import * as v from 'valibot'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { Minor } from '../../../core/money.ts'
import { ExchangeHandover, ExchangeStatus } from '../../../orders/exchanges/exchange-status.ts'
import { signed, text } from '../feed.ts'

/** An exchange for the office. */
export const OfficeExchange = v.object({
  id: v.string(),
  status: ExchangeStatus,
  /** SKU that comes back, and the one that is kept. */
  from: v.string(),
  to: v.string(),
  quantity: v.number(),
  handover: ExchangeHandover,
  shopId: v.nullable(v.number()),
  /** For all pieces: above 0 is paid, below 0 goes back. */
  difference: Minor,
  isPaid: v.boolean(),
  createdAt: v.string(),
  keptUntil: v.string(),
})
export type OfficeExchange = v.InferOutput<typeof OfficeExchange>

const example: OfficeExchange = {
  id: '4820719-x1',
  status: 'requested',
  from: 'ring-rope-yellow-165',
  to: 'ring-rope-yellow-170',
  quantity: 1,
  handover: 'courier',
  shopId: null,
  difference: 0,
  isPaid: true,
  createdAt: '2026-11-21T10:00:00.000Z',
  keptUntil: '2026-11-24T10:00:00.000Z',
}

export const officeExchanges = defineEndpoint('/back-office/exchanges', {
  name: 'officeExchanges',
  method: 'GET',
  answer: v.object({ result: v.literal(true), exchanges: v.array(v.object({ ...OfficeExchange.entries, order: v.string() })) }),
  about: `Exchanges that are not over, those that are kept for the shortest time first, a hundred at most. ${signed}`,
  example: { answer: { result: true, exchanges: [{ ...example, order: '4820719' }] } },
})

export const exchangeDecision = defineEndpoint('/back-office/exchanges/{exchangeId}', {
  name: 'exchangeDecision',
  method: 'POST',
  body: v.pipe(
    v.object({ status: v.picklist(['accepted', 'done', 'declined']), comment: v.nullish(text(500)) }),
    v.forward(
      v.partialCheck([['status'], ['comment']], ({ status, comment }) => status !== 'declined' || Boolean(comment), 'REQUIRED_FIELD'),
      ['comment'],
    ),
  ),
  answer: v.object({
    result: v.boolean(),
    status: ExchangeStatus,
    /** Why the status was not changed; null when it was, or was set already. */
    reason: v.nullable(v.picklist(['illegal_move', 'not_paid'])),
  }),
  csrf: false,
  about: `accepted: the new size is on its way or ready in the shop, so it is no longer let go after three days. done: the old size is in stock again, the order and the passport name the new one, and a lower price goes back. declined: with a reason for the shopper; the new size is for sale again. A difference that is not paid (not_paid) stops accepted and done. ${signed}`,
  example: { body: { status: 'done' }, answer: { result: true, status: 'done', reason: null } },
})
