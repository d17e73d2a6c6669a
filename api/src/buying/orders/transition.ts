import { REVIEW_ASKED_DAYS } from '@shop/contracts/catalog/reviews/limits'
import { DAY_MS } from '@shop/contracts/core/time/durations'
import type { OfficeStatus } from '@shop/contracts/services/back-office/orders'
import type { Tracking } from '@shop/contracts/orders/tracking'
import type { OrderStatus } from '@shop/contracts/orders/order-status'
import { deliveryMethod } from '@shop/contracts/places/reference-ids'
import { creditEarned } from '../../visitors/users/bonuses/earned.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { rowOf } from '../../platform/db/rows.ts'
import { enqueue } from '../../platform/outbox/enqueue.ts'
import { issuePassports } from '../passports/issue.ts'
import type { Payments } from '../payments/payments.ts'
import { release } from './lifecycle.ts'
import { CANCELLED_BY_OFFICE, movesFrom } from './transitions.ts'
import { orderRow } from './rows/order-rows.ts'
import { ADD_HISTORY, LOCK_ORDER, SET_MOVED } from './rows/orders-sql.ts'
import { officeUpdate, orderMoved, reviewsDue } from './jobs.ts'

interface Move {
  number: string
  status: OfficeStatus
  tracking: Tracking | null
  now: Date
}

export type Moved = { isMoved: boolean; status: OrderStatus } | null

/** Applies a status from the back office; ignores an invalid transition. Null for an unknown order. */
export async function moveOrder(connection: Queryable, payments: Payments, { number, status, tracking, now }: Move): Promise<Moved> {
  const order = await rowOf(connection, orderRow, LOCK_ORDER, [number])
  if (!order) return null
  const from = order.status
  // A repeated message finds the status set already.
  if (from === status) return { isMoved: true, status }
  if (!movesFrom(from, order.delivery_method_id).includes(status)) return { isMoved: false, status: from }
  if (status === 'cancelled') {
    const isMoved = await release(connection, { payments, now }, order.id, 'cancelled', CANCELLED_BY_OFFICE)
    return { isMoved, status: isMoved ? 'cancelled' : from }
  }
  const at = now.toISOString()
  await connection.query(SET_MOVED, [order.id, status, tracking && JSON.stringify(tracking), at])
  await connection.query(ADD_HISTORY, [order.id, status, at])
  // Of certificates alone the letter about the payment tells everything.
  const isMailed = order.delivery_method_id === deliveryMethod.onlineCertificate
  if (status === 'completed') {
    await creditEarned(connection, order, now)
    await issuePassports(connection, order.id)
    if (!isMailed) await enqueue(connection, reviewsDue, { orderId: order.id }, new Date(now.getTime() + REVIEW_ASKED_DAYS * DAY_MS))
  }
  if (!isMailed) await enqueue(connection, orderMoved, { orderId: order.id, status })
  await enqueue(connection, officeUpdate, { orderId: order.id })
  return { isMoved: true, status }
}
