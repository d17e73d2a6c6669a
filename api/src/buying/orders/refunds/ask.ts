import { OUR_FAULT, type RefundAccount, type RefundHandover, type RefundReason } from '@shop/contracts/orders/refunds/refund'
import { OrderStatus } from '@shop/contracts/orders/order-status'
import * as v from 'valibot'
import type { Queryable } from '../../../platform/db/database.ts'
import { rowOf, rowsOf } from '../../../platform/db/rows.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { enqueue } from '../../../platform/outbox/enqueue.ts'
import { type OrderRow, orderRow } from '../rows/order-rows.ts'
import { HISTORY_OF_ORDER, LOCK_ORDER_BY_ID } from '../rows/orders-sql.ts'
import { refundEnd } from './end.ts'
import { officeUpdate, refundRequested } from '../jobs.ts'
import { itemsOf, refundOf, returnableOf } from './reckon.ts'
import { ADD_REFUND, readPaid, type ReadPaid, REFUND_BY_ID, type RefundRow, refundRow } from './rows.ts'

const historyRow = v.object({ status: OrderStatus, at: v.date() })

/** Last moment for a refund; null for an order not received. */
export async function refundableUntil(connection: Queryable, { id, status }: OrderRow): Promise<Date | null> {
  if (status !== 'completed') return null
  const history = await rowsOf(connection, historyRow, HISTORY_OF_ORDER, [id])
  const received = history.find((step) => step.status === 'completed')
  return received ? refundEnd(new Date(received.at).toISOString()) : null
}

interface OrderRequest {
  orderId: number
  reason: RefundReason
  /** Null for a refund started by the office. */
  handover: RefundHandover | null
  comment: string | null
  /** Null: refunds to the source of the payment. */
  account: RefundAccount | null
  items: readonly { id: string; quantity: number }[]
  now: Date
}

/** A shopper requests a refund; of an engraved piece only for our fault [engraving.not-returned]. Throws error codes. */
export async function requestRefund(connection: Queryable, asked: OrderRequest): Promise<{ refund: RefundRow; order: ReadPaid }> {
  const row = await lockOrder(connection, asked.orderId)
  const until = await refundableUntil(connection, row)
  if (!until || until < asked.now) throw new Refused('REFUND_NOT_AVAILABLE')
  if (!OUR_FAULT.includes(asked.reason)) {
    const { paid } = await readPaid(connection, row)
    const isEngraved = asked.items.some(({ id }) => paid.lines.some((line) => line.sku === id && line.engraving))
    if (isEngraved) throw new Refused('WRONG_FORM_DATA', { items: 'ENGRAVED_NOT_RETURNED' })
  }
  const refund = await addRefund(connection, row, { ...asked, officeKey: null })
  await enqueue(connection, refundRequested, { refundId: refund.id })
  await enqueue(connection, officeUpdate, { orderId: row.id })
  return { refund, order: await readPaid(connection, row) }
}

export async function lockOrder(connection: Queryable, orderId: number): Promise<OrderRow> {
  const order = await rowOf(connection, orderRow, LOCK_ORDER_BY_ID, [orderId])
  if (!order) throw new Refused('NOT_FOUND')
  return order
}

/** Stores a refund. Without items: everything that is left. The caller holds the order's lock. */
export async function addRefund(
  connection: Queryable,
  order: OrderRow,
  { reason, handover, comment, account, items, now, officeKey }: OrderRequest & { officeKey: string | null },
): Promise<RefundRow> {
  const { paid, returned, refunds } = await readPaid(connection, order)
  const wanted = items.length > 0 ? items.map(({ id, quantity }) => ({ sku: id, quantity })) : allLeft(paid, returned)
  const found = itemsOf(paid, returned, wanted)
  if (!found) throw new Refused('NO_CHECKED_REFUND_ITEMS', { items: 'NO_CHECKED_REFUND_ITEMS' })
  const { money, tenders, services } = refundOf(paid, returned, found, OUR_FAULT.includes(reason))
  const id = `${order.number}-r${refunds.length + 1}`
  await connection.query(ADD_REFUND, [
    id,
    order.id,
    officeKey,
    reason,
    handover,
    comment,
    JSON.stringify(found),
    money,
    JSON.stringify(tenders),
    services,
    now.toISOString(),
    // Pieces paid by certificates only get no bank transfer.
    account && money > 0 ? JSON.stringify(account) : null,
  ])
  const refund = await rowOf(connection, refundRow, REFUND_BY_ID, [id])
  if (!refund) throw new Error('The refund was not written.')
  return refund
}

const allLeft = (paid: ReadPaid['paid'], returned: ReadPaid['returned']) =>
  paid.lines.map((line) => ({ sku: line.sku, quantity: returnableOf(line, returned) })).filter(({ quantity }) => quantity > 0)
