import type { Tracking } from '@shop/contracts/orders/tracking'
import * as v from 'valibot'
import type { Api } from '../../platform/http/implement.ts'
import { letter, textMessage } from '../../platform/outbox/messages.ts'
import { decided, enqueue, enqueueAll } from '../../platform/outbox/enqueue.ts'
import type { Work } from '../../platform/outbox/work.ts'
import { linkToken } from '../orders/reading/link.ts'
import { ORDER_BY_ID, WHOLE_ORDER_BY_ID } from '../orders/rows/orders-sql.ts'
import { instant, orderRow } from '../orders/rows/order-rows.ts'
import { refundFacts, waysFacts } from '../orders/ways/ways-facts.ts'
import { codeToShow } from '../orders/ways/pickup-code.ts'
import { belongings, placedOrder } from '../orders/reading/read.ts'
import { moneyBackOf, moneyBackOfRefund } from '../orders/refunds/money-back.ts'
import { readPaid, REFUND_BY_ID, refundRow, toRefund } from '../orders/refunds/rows.ts'
import { orderCancelled, orderExpired, orderMoved, orderPaid, orderPlaced, refundRequested, refundDecided } from '../orders/jobs.ts'
import { notifyExchanges } from './orders/exchanges.ts'
import { notifyDeposit } from './orders/deposits.ts'
import { originOf } from '../payments/origin.ts'
import { orderLetter, orderText } from './orders/order.ts'
import { ORDER_NEWS, type OrderNews } from './orders/order-texts.ts'
import { refundLetter } from './orders/refund.ts'
import type { DepositsApi } from '../deposits/code.ts'
import { rowOf } from '../../platform/db/rows.ts'

/** Order notifications: the messages of one event are created together and sent by the outbox. */
export function writeLetters(api: DepositsApi) {
  notifyOrder(api, orderPlaced, 'placed')
  notifyOrder(api, orderPaid, 'paid')
  notifyOrder(api, orderExpired, 'expired')
  notifyOrder(api, orderCancelled, 'cancelled')
  notifyMoves(api)
  notifyRefunds(api)
  notifyExchanges(api)
  notifyDeposit(api)
}

function notifyOrder(api: Api, work: Work<{ orderId: number }>, news: OrderNews) {
  const { outbox, database } = api
  outbox.handle(work, async ({ orderId }) => {
    const row = await rowOf(database, wholeRow, WHOLE_ORDER_BY_ID, [orderId])
    // A message that waited longer than the order lived.
    const isOutdated = (news === 'placed' || news === 'paid') && row && OVER.includes(row.status)
    if (row && !isOutdated) await tell(api, row, news)
  })
}

const OVER: readonly string[] = ['expired', 'cancelled', 'refunded']

const wholeRow = v.object({ ...orderRow.entries, ...belongings.entries })
type WholeRow = v.InferOutput<typeof wholeRow>

async function tell({ clock, codeKey, database }: Api, row: WholeRow, news: OrderNews) {
  const order = placedOrder(row, row)
  const locale = row.locale === 'ru' ? 'ru' : 'en'
  const tracking = row.tracking as Tracking | null
  const moneyBack = moneyBackOf(await waysFacts(database, row, order))
  const links = { origin: originOf(row.host), token: linkToken(codeKey, row.number, clock.now()), tracking, moneyBack, now: clock.now() }
  const { email, phone } = order.contact
  const code = codeToShow(codeKey, { number: row.number, status: order.status, delivery_method_id: row.delivery_method_id })
  const text = orderText(news, order, locale, { tracking, code, now: clock.now() })
  // One statement creates all messages or none.
  await enqueueAll(database, [
    ...(email ? [decided(letter, { to: email, ...orderLetter(news, order, locale, links) })] : []),
    ...(text ? [decided(textMessage, { to: phone, text })] : []),
  ])
}

/** Statuses set by the back office; internal ones, such as packing, are not announced. */
function notifyMoves(api: Api) {
  const { outbox, database } = api
  outbox.handle(orderMoved, async ({ orderId, status }) => {
    const row = await rowOf(database, wholeRow, WHOLE_ORDER_BY_ID, [orderId])
    const news = ORDER_NEWS.find((one) => one === status)
    if (row && news) await tell(api, row, news)
  })
}

function notifyRefunds({ outbox, database }: Api) {
  const write = (work: Work<{ refundId: string }>) =>
    outbox.handle(work, ({ refundId }) =>
      database.transaction(async (connection) => {
        const refund = await rowOf(connection, refundRow, REFUND_BY_ID, [refundId])
        const row = refund ? await rowOf(connection, orderRow, ORDER_BY_ID, [refund.order_id]) : undefined
        if (!refund || !row?.email) return
        const status = work === refundRequested ? 'requested' : refund.status
        const shown = toRefund(refund, await readPaid(connection, row))
        const moneyBack = moneyBackOfRefund(
          { paymentType: row.payment_type, paidAt: instant(row.paid_at), paid: { money: row.due_sum } },
          refundFacts(refund),
        )
        const parts = { comment: refund.answer, moneyBack }
        await enqueue(connection, letter, { to: row.email, ...refundLetter({ ...shown, status }, row, parts) })
      }),
    )
  write(refundRequested)
  write(refundDecided)
}
