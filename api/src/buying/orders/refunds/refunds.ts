import {
  requestRefund as askCall,
  REFUND_REASONS,
  type RefundAccount,
  refundOptions,
  type RefundTo,
  returnableOrders,
} from '@shop/contracts/orders/refunds/refund'
import { type Api, implement } from '../../../platform/http/implement.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { signedInUser } from '../../../visitors/session/shopper.ts'
import { shownNumber } from '../../payments/order-number.ts'
import { instant, type OrderRow } from '../rows/order-rows.ts'
import { requestRefund, refundableUntil } from './ask.ts'
import { confirmedOrder } from '../placing/confirmed-order.ts'
import { itemsOf } from './reckon.ts'
import { itemsLeft, returnableOrdersOf } from './returnable.ts'
import { readPaid, toRefund } from './rows.ts'

/** Bank accounts are Russian only: other currencies are refunded to the card. */
const waysOfMoney = ({ currency, due_sum }: Pick<OrderRow, 'currency' | 'due_sum'>): RefundTo[] =>
  due_sum === 0 ? [] : currency === 'RUB' ? ['card', 'account'] : ['card']

/** Throws error codes by field, and WRONG_FIELD for an order not in roubles. */
function accountRequested(
  { to, account }: { to: RefundTo; account?: RefundAccount | null | undefined },
  currency: string,
): RefundAccount | null {
  if (to === 'card') return null
  if (currency !== 'RUB') throw new Refused('WRONG_FORM_DATA', { to: 'WRONG_FIELD' })
  if (!account) throw new Refused('WRONG_FORM_DATA', { 'account.bic': 'REQUIRED_FIELD' })
  return account
}

/** Refund requests of shoppers: a reason and at least one piece. */
export function serveRefunds(api: Api) {
  const { database, clock } = api
  implement(api, returnableOrders, async ({ sessionHash }) => ({
    result: await returnableOrdersOf(database, await signedInUser(database, sessionHash), clock.now()),
  }))
  implement(api, refundOptions, async (call) => {
    const order = await confirmedOrder(api, call, call.params.orderId)
    const until = await refundableUntil(database, order)
    const read = await readPaid(database, order)
    const items = itemsLeft(read)
    return {
      result: true as const,
      available: until !== null && until >= clock.now() && items.length > 0,
      until: until?.toISOString() ?? null,
      status: order.status,
      number: shownNumber(order.number),
      createdAt: instant(order.created_at) ?? '',
      currency: order.currency,
      reasons: [...REFUND_REASONS],
      to: waysOfMoney(order),
      items: items.map(({ sku, quantity, sum }) => ({
        id: sku,
        name: read.nameOf(sku),
        photo: read.photoOf(sku),
        quantity,
        sum,
        engraved: read.paid.lines.some((line) => line.sku === sku && line.engraving !== null),
        sums: Array.from(
          { length: quantity },
          (_, more) => itemsOf(read.paid, read.returned, [{ sku, quantity: more + 1 }])?.[0]?.sum ?? 0,
        ),
      })),
      services: read.paid.services - read.returned.reduce((sum, { services }) => sum + services, 0),
      refunds: read.refunds.map((refund) => toRefund(refund, read)),
    }
  })
  implement(api, askCall, async (call) => {
    const { id, currency } = await confirmedOrder(api, call, call.params.orderId)
    const { reason, handover, comment, items } = call.body
    const account = accountRequested(call.body, currency)
    const { refund, order } = await database.transaction((connection) =>
      requestRefund(connection, {
        orderId: id,
        reason,
        handover: handover ?? null,
        comment: comment ?? null,
        account,
        items,
        now: clock.now(),
      }),
    )
    return { result: true as const, refund: toRefund(refund, order) }
  })
}
