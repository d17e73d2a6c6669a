import type { ExchangeStatus } from '@shop/contracts/orders/exchanges/exchange-status'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database, Queryable } from '../../../platform/db/database.ts'
import { rowOf } from '../../../platform/db/rows.ts'
import { enqueue } from '../../../platform/outbox/enqueue.ts'
import type { Payments } from '../../payments/payments.ts'
import { exchangeMoved, officeUpdate } from '../jobs.ts'
import { giveBack } from '../placing/holds.ts'
import { lockOrder } from '../refunds/ask.ts'
import { EXCHANGE_BY_ID, type ExchangeRow, exchangeRow } from '../rows/exchange-rows.ts'
import type { OrderRow } from '../rows/order-rows.ts'

const SET_STATUS = `
  UPDATE exchanges SET status = $2, answer = coalesce($3, answer),
    accepted_at = CASE WHEN $2 = 'accepted' THEN $4::timestamptz ELSE accepted_at END,
    ended_at = CASE WHEN $2 = 'accepted' THEN NULL ELSE $4::timestamptz END
  WHERE id = $1`

export interface ExchangeServices {
  payments: Payments
  now: Date
}

/** The exchange with its order, both locked; undefined for an unknown id. */
export async function lockExchange(connection: Queryable, id: string): Promise<{ exchange: ExchangeRow; order: OrderRow } | undefined> {
  const known = await rowOf(connection, exchangeRow, EXCHANGE_BY_ID, [id])
  if (!known) return undefined
  const order = await lockOrder(connection, known.order_id)
  // Somebody may have moved it before we got the lock.
  const exchange = await rowOf(connection, exchangeRow, EXCHANGE_BY_ID, [id])
  return exchange && { exchange, order }
}

export async function moveTo(
  connection: Queryable,
  { id, order_id }: ExchangeRow,
  status: ExchangeStatus,
  { now, comment = null }: { now: Date; comment?: string | null },
): Promise<void> {
  await connection.query(SET_STATUS, [id, status, comment, now.toISOString()])
  await enqueue(connection, exchangeMoved, { exchangeId: id, status })
  await enqueue(connection, officeUpdate, { orderId: order_id })
}

/** Lets the new size go, and gives a paid difference back. The caller holds the order's lock and ends an open exchange once. */
export async function letGo(
  connection: Queryable,
  { payments, now }: ExchangeServices,
  { exchange, order }: { exchange: ExchangeRow; order: OrderRow },
  status: 'declined' | 'cancelled' | 'expired',
  comment: string | null = null,
): Promise<void> {
  const { id, to_sku, quantity, paid_at, difference } = exchange
  await giveBack(connection, { number: order.number, lines: [{ sku: to_sku, quantity }], promocodes: [], tenders: [], bonuses: null }, now)
  await payments.giveUp(connection, 'exchange', id)
  if (paid_at) await payments.giveBack(connection, 'exchange', id, `${id}-back`, difference)
  await moveTo(connection, exchange, status, { now, comment })
}

/** The days are over: what is not being handed over is let go. Asks the gateway first, in case the payment report was lost. */
export async function endExchange(
  { database, clock, payments }: { database: Database; clock: Clock; payments: Payments },
  id: string,
): Promise<void> {
  const known = await rowOf(database, exchangeRow, EXCHANGE_BY_ID, [id])
  if (known?.status !== 'requested') return
  await payments.askAll('exchange', id)
  await database.transaction(async (connection) => {
    const found = await lockExchange(connection, id)
    if (found?.exchange.status === 'requested') await letGo(connection, { payments, now: clock.now() }, found, 'expired')
  })
}
