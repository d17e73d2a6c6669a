import type { Locale } from '@shop/contracts/shop/storefront'
import type { Queryable } from '../../../platform/db/database.ts'
import { rowOf } from '../../../platform/db/rows.ts'
import { enqueue } from '../../../platform/outbox/enqueue.ts'
import type { PaymentPageRequest } from '../../../platform/ports/payments.ts'
import { shownId } from '../../payments/order-number.ts'
import type { Payment } from '../../payments/payment-rows.ts'
import type { Payable, Payments } from '../../payments/payments.ts'
import { officeUpdate } from '../jobs.ts'
import { EXCHANGE_BY_ID, type ExchangeRow, exchangeRow, isPaid } from '../rows/exchange-rows.ts'
import type { OrderRow } from '../rows/order-rows.ts'
import { ORDER_TEXTS } from '../texts/texts.ts'
import { lockExchange } from './end.ts'

const SET_PAID = 'UPDATE exchanges SET paid_at = $2::timestamptz WHERE id = $1'

/** How a payment affects an exchange: one that came after the end goes back. */
export const payableExchange: Payable = {
  hold: async (connection, id) => void (await lockExchange(connection, id)),
  paid: async (connection, id, _payment, now) => {
    const exchange = await rowOf(connection, exchangeRow, EXCHANGE_BY_ID, [id])
    if (exchange?.status !== 'requested' || isPaid(exchange)) return 'refund'
    await connection.query(SET_PAID, [id, now.toISOString()])
    await enqueue(connection, officeUpdate, { orderId: exchange.order_id })
    return 'taken'
  },
}

/** The page of the exchanges of an order. */
export const exchangeUrl = (origin: string, number: string) => `${origin}/exchange?order=${number}`

function toPageRequest(order: OrderRow, { id, difference }: ExchangeRow, origin: string): Omit<PaymentPageRequest, 'reference'> {
  const locale: Locale = order.locale === 'ru' ? 'ru' : 'en'
  const name = ORDER_TEXTS[locale].receipt.exchange(shownId(id))
  return {
    amount: difference,
    currency: order.currency,
    description: name,
    method: 'card',
    receipt: {
      items: [{ name, price: difference, quantity: 1, sum: difference, object: 'commodity' }],
      paidNow: difference,
      paidBefore: 0,
    },
    email: order.email,
    phone: order.phone,
    locale,
    returnUrl: exchangeUrl(origin, order.number),
  }
}

/** A page for the difference: the open one, else another. Null when there is nothing to pay. The caller holds the order's lock. */
export async function preparePayment(
  connection: Queryable,
  payments: Payments,
  { order, exchange, now }: { order: OrderRow; exchange: ExchangeRow; now: Date },
  origin: string,
): Promise<Payment | null> {
  if (exchange.status !== 'requested' || isPaid(exchange) || exchange.kept_until <= now) return null
  const [last] = await payments.triesOf(connection, 'exchange', exchange.id)
  if (last?.status === 'pending') return last
  return payments.prepare(connection, 'exchange', exchange.id, toPageRequest(order, exchange, origin))
}
