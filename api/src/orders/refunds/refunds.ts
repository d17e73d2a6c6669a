import { askRefund as askCall, REFUND_REASONS, refundOptions } from '@shop/contracts/refund'
import { type Api, implement } from '../../http/implement.ts'
import { ownOrder } from '../own-order.ts'
import { askRefund, refundableUntil } from './ask.ts'
import { itemsOf, leftOf } from './reckon.ts'
import { readPaid, toRefund } from './rows.ts'

/** Pieces that a shopper brings back (spec §5: a reason, and at least one piece). */
export function serveRefunds(api: Api) {
  implement(api, refundOptions, async (call) => {
    const order = await ownOrder(api, call, call.params.orderId)
    const until = await refundableUntil(api.database, order)
    const read = await readPaid(api.database, order)
    const left = read.paid.lines.map((line) => ({ sku: line.sku, quantity: leftOf(line, read.returned) }))
    const items = itemsOf(read.paid, read.returned, left) ?? []
    return {
      result: true as const,
      available: until !== null && until >= api.clock.now() && items.some(({ quantity }) => quantity > 0),
      until: until?.toISOString() ?? null,
      currency: order.currency as 'RUB' | 'AED' | 'USD',
      reasons: [...REFUND_REASONS],
      items: items
        .filter(({ quantity }) => quantity > 0)
        .map(({ sku, quantity, sum }) => ({ id: sku, name: read.nameOf(sku), quantity, sum })),
      refunds: read.refunds.map((refund) => toRefund(refund, read)),
    }
  })
  implement(api, askCall, async (call) => {
    const { id } = await ownOrder(api, call, call.params.orderId)
    const { reason, comment, items } = call.body
    const { refund, order } = await api.database.transaction((connection) =>
      askRefund(connection, { orderId: id, reason, comment: comment ?? null, items, now: api.clock.now() }),
    )
    return { result: true as const, refund: toRefund(refund, order) }
  })
}
