import type { Api } from '../../../platform/http/implement.ts'
import { rowOf } from '../../../platform/db/rows.ts'
import { enqueue } from '../../../platform/outbox/enqueue.ts'
import { letter } from '../../../platform/outbox/messages.ts'
import { exchangeUrl } from '../../orders/exchanges/pay.ts'
import { readExchange } from '../../orders/exchanges/read.ts'
import { exchangeMoved } from '../../orders/jobs.ts'
import { moneyBackOfRefund } from '../../orders/refunds/money-back.ts'
import { EXCHANGE_BY_ID, type ExchangeRow, exchangeRow } from '../../orders/rows/exchange-rows.ts'
import { instant, orderRow, type OrderRow } from '../../orders/rows/order-rows.ts'
import { ORDER_BY_ID } from '../../orders/rows/orders-sql.ts'
import { originOf } from '../../payments/origin.ts'
import { sumOf } from '../../cart/calculation/split.ts'
import { exchangeLetter } from './exchange.ts'

/** A letter for every step of an exchange. */
export function notifyExchanges({ outbox, database, clock }: Api) {
  outbox.handle(exchangeMoved, ({ exchangeId, status }) =>
    database.transaction(async (connection) => {
      const exchange = await rowOf(connection, exchangeRow, EXCHANGE_BY_ID, [exchangeId])
      const order = exchange && (await rowOf(connection, orderRow, ORDER_BY_ID, [exchange.order_id]))
      if (!exchange || !order?.email) return
      const locale = order.locale === 'ru' ? 'ru' : 'en'
      const shown = await readExchange(connection, order, exchangeId, locale, clock.now())
      const url = exchangeUrl(originOf(order.host), order.number)
      await enqueue(connection, letter, {
        to: order.email,
        ...exchangeLetter({ ...shown, status }, order, { url, moneyBack: moneyBack(exchange, order) }),
      })
    }),
  )
}

/** What goes back: a lower price once the exchange is done, a paid difference of one that is not. */
function moneyBack(exchange: ExchangeRow, order: OrderRow) {
  const { status, paid_at, ended_at, created_at, difference, money, tenders } = exchange
  const isBack = paid_at !== null && status !== 'done'
  const at = instant(ended_at ?? created_at) ?? ''
  return moneyBackOfRefund(
    isBack
      ? { paymentType: 'card', paidAt: instant(paid_at), paid: { money: difference } }
      : { paymentType: order.payment_type, paidAt: instant(order.paid_at), paid: { money: order.due_sum } },
    {
      status: 'accepted',
      createdAt: at,
      decidedAt: at,
      money: isBack ? difference : money,
      certificates: sumOf(tenders, ({ amount }) => amount),
      bonuses: 0,
      isToAccount: false,
    },
  )
}
