import type { OrderStatus } from '@shop/contracts/orders/order-status'
import { paymentMethod } from '@shop/contracts/places/reference-ids'
import type { Database, Queryable } from '../../platform/db/database.ts'
import { rowOf } from '../../platform/db/rows.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import { enqueue } from '../../platform/outbox/enqueue.ts'
import type { Payable, Payments } from '../payments/payments.ts'
import { cancelCertificates, lockSoldCertificates } from '../deposits/sold/sold.ts'
import { giveBack, take } from './placing/holds.ts'
import { holdsOf, orderRow } from './rows/order-rows.ts'
import {
  ADD_HISTORY,
  LOCK_ORDER,
  LOCK_ORDER_BY_ID,
  ORDER_BY_ID,
  SET_OWN_PAYMENT_RETURNED,
  SET_PAID,
  SET_RELEASED,
} from './rows/orders-sql.ts'
import { certificatesDue, officeUpdate, orderCancelled, orderExpired, orderPaid } from './jobs.ts'

/** How payments affect an order. */
export const payableOrder: Payable = {
  hold: async (connection, number) => {
    await connection.query(LOCK_ORDER, [number])
  },
  paid: async (connection, number, { type: method, asked }, now) => {
    const order = await rowOf(connection, orderRow, LOCK_ORDER, [number])
    // Accepted: the shopper has paid, then chosen to pay on receipt before the report arrived.
    const isOpen = order?.status === 'created' || order?.status === 'expired' || order?.status === 'accepted'
    // Already paid by another attempt, cancelled or being packed: the payment is refunded.
    if (!order || !isOpen) {
      if (order?.paid_at && !asked.isByLink) await connection.query(SET_OWN_PAYMENT_RETURNED, [order.id])
      return 'refund'
    }
    // The hold has expired: the order is restored if everything is still available.
    if (order.status === 'expired' && !(await take(connection, await holdsOf(connection, order), now))) return 'refund'
    await connection.query(SET_PAID, [
      order.id,
      now.toISOString(),
      method,
      method === 'payselection' ? null : paymentMethod[method],
      asked.isByLink ?? false,
    ])
    await connection.query(ADD_HISTORY, [order.id, 'paid', now.toISOString()])
    await enqueue(connection, orderPaid, { orderId: order.id })
    await enqueue(connection, officeUpdate, { orderId: order.id })
    if (order.options.certificateType) await enqueue(connection, certificatesDue, { orderId: order.id })
    return 'taken'
  },
}

interface OrderServices {
  database: Database
  clock: Clock
  payments: Payments
}

/** Ends the hold of an unpaid order. Asks the gateway first, in case the payment report was lost. */
export async function endHold({ database, clock, payments }: OrderServices, orderId: number): Promise<void> {
  const order = await rowOf(database, orderRow, ORDER_BY_ID, [orderId])
  if (order?.status !== 'created') return
  // An unavailable gateway must not block stock; its late report is still processed.
  await payments.askAll('order', order.number)
  await database.transaction((connection) => release(connection, { payments, now: clock.now() }, orderId, 'expired'))
}

/** Ends an order and returns everything, including money, exactly once; returns false when it has ended already, or a certificate of it is used. */
export async function release(
  connection: Queryable,
  { payments, now }: { payments: Payments; now: Date },
  orderId: number,
  ending: 'expired' | 'cancelled',
  /** Statuses that it may end from. */
  from: readonly OrderStatus[] = ['created'],
): Promise<boolean> {
  const order = await rowOf(connection, orderRow, LOCK_ORDER_BY_ID, [orderId])
  if (!order) return false
  const certificates = order.options.certificateType ? await lockSoldCertificates(connection, orderId) : []
  // Somebody has paid with one of them: the order stays.
  if (certificates.some(({ used }) => used)) return false
  if ((await connection.query(SET_RELEASED, [orderId, ending, now.toISOString(), from])).length === 0) return false
  await giveBack(connection, await holdsOf(connection, order), now)
  await cancelCertificates(connection, certificates)
  await connection.query(ADD_HISTORY, [orderId, ending, now.toISOString()])
  await payments.giveUp(connection, 'order', order.number)
  if (order.paid_at) await payments.giveBack(connection, 'order', order.number, `${order.number}-cancelled`, order.due_sum)
  await enqueue(connection, ending === 'expired' ? orderExpired : orderCancelled, { orderId })
  // The office is told only about orders it knows.
  if (order.status !== 'created') await enqueue(connection, officeUpdate, { orderId })
  return true
}
