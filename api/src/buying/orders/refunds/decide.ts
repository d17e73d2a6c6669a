import { skuOfLine } from '@shop/contracts/cart/cart'
import type { RefundStatus } from '@shop/contracts/orders/refunds/refund-status'
import { revokeEarned } from '../../../visitors/users/bonuses/earned.ts'
import { sumOf } from '../../cart/calculation/split.ts'
import type { Queryable } from '../../../platform/db/database.ts'
import { rowOf } from '../../../platform/db/rows.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { enqueue } from '../../../platform/outbox/enqueue.ts'
import { endPassports } from '../../passports/issue.ts'
import type { Payments } from '../../payments/payments.ts'
import { cancelCertificates, lockSoldCertificates } from '../../deposits/sold/sold.ts'
import { giveBack } from '../placing/holds.ts'
import { type OrderRow, orderRow } from '../rows/order-rows.ts'
import { ADD_HISTORY, ORDER_BY_NUMBER, SET_MOVED } from '../rows/orders-sql.ts'
import { officeUpdate, refundDecided } from '../jobs.ts'
import { addRefund, lockOrder } from './ask.ts'
import { leftOf } from './reckon.ts'
import { DECIDE_REFUND, readPaid, type ReadPaid, REFUND_BY_ID, REFUND_BY_KEY, type RefundRow, refundRow, sumOfRefund } from './rows.ts'

interface DecisionContext {
  payments: Payments
  now: Date
}

interface Decision {
  refundId: string
  isAccepted: boolean
  comment: string | null
}

/** The office's decision on a request, once. Throws NOT_FOUND. */
export async function decideRefund(
  connection: Queryable,
  parts: DecisionContext,
  { refundId, isAccepted, comment }: Decision,
): Promise<{ result: boolean; status: RefundStatus }> {
  const asked = await rowOf(connection, refundRow, REFUND_BY_ID, [refundId])
  if (!asked) throw new Refused('NOT_FOUND')
  const order = await lockOrder(connection, asked.order_id)
  // Somebody may have decided before we got the lock.
  const refund = await rowOf(connection, refundRow, REFUND_BY_ID, [refundId])
  if (refund?.status !== 'requested') return { result: false, status: refund?.status ?? 'declined' }
  // Certificates may have been spent since the request.
  const isGranted = isAccepted && (await takeBackCertificates(connection, order, refund))
  if (isGranted) await accept(connection, parts, order, refund, comment)
  else await settle(connection, parts, refund, 'declined', comment)
  return { result: isGranted === isAccepted, status: isGranted ? 'accepted' : 'declined' }
}

/** Pieces returned without a request: requested and accepted at once, once per key. */
export async function refundByOffice(
  connection: Queryable,
  parts: DecisionContext,
  asked: { number: string; key: string; items: readonly { id: string; quantity: number }[]; comment: string | null },
): Promise<{ refundId: string; sum: number }> {
  const known = await rowOf(connection, orderRow, ORDER_BY_NUMBER, [asked.number])
  if (!known) throw new Refused('NOT_FOUND')
  const order = await lockOrder(connection, known.id)
  const before = await rowOf(connection, refundRow, REFUND_BY_KEY, [order.id, asked.key])
  if (before) return { refundId: before.id, sum: sumOfRefund(before) }
  if (order.status !== 'completed' && order.status !== 'refunded') throw new Refused('REFUND_NOT_AVAILABLE')
  const { items, comment, key } = asked
  const refund = await addRefund(connection, order, {
    orderId: order.id,
    reason: 'other',
    handover: null,
    comment,
    account: null,
    items,
    now: parts.now,
    officeKey: key,
  })
  if (!(await takeBackCertificates(connection, order, refund))) throw new Refused('NO_CHECKED_REFUND_ITEMS')
  await accept(connection, parts, order, refund, null)
  return { refundId: refund.id, sum: sumOfRefund(refund) }
}

/** Cancels the returned certificates; false when they are no longer unused. [certificates.goods-unused-returned] */
async function takeBackCertificates(connection: Queryable, order: OrderRow, { items }: RefundRow): Promise<boolean> {
  if (!order.options.certificateType) return true
  const { paid, positionOf } = await readPaid(connection, order)
  const sold = await lockSoldCertificates(connection, order.id)
  const returned = items
    .filter(({ sku }) => paid.lines.some((line) => line.sku === sku && line.isCertificate))
    .map(({ sku, quantity }) => ({
      quantity,
      unused: sold.filter(({ line, used }) => line === positionOf(sku) && !used).slice(0, quantity),
    }))
  if (returned.some(({ quantity, unused }) => unused.length < quantity)) return false
  await cancelCertificates(
    connection,
    returned.flatMap(({ unused }) => unused),
  )
  return true
}

/** Refunds to every source: stock, card, certificates, and bonuses both ways. */
async function accept(connection: Queryable, parts: DecisionContext, order: OrderRow, refund: RefundRow, comment: string | null) {
  const { payments, now } = parts
  const { items, tenders, money } = refund
  const bonuses = sumOf(items, (item) => item.bonuses)
  const holds = {
    number: order.number,
    // An engraved piece is not sold again.
    lines: items.filter(({ sku }) => sku === skuOfLine(sku)),
    promocodes: [],
    tenders,
    bonuses: order.user_id === null ? null : { userId: order.user_id, amount: bonuses },
  }
  await giveBack(connection, holds, now)
  const read = await readPaid(connection, order)
  const { paid, refunds, positionOf } = read
  await endPassports(
    connection,
    order.id,
    items.map(({ sku, quantity }) => ({ position: positionOf(sku), quantity })),
    now,
  )
  await revokeEarned(
    connection,
    order,
    sumOf(items, ({ earned }) => earned),
    now,
  )
  // For bank accounts the office transfers the money itself.
  if (!refund.account) {
    const beside = await returnDifferences(connection, payments, refund, read)
    await payments.giveBack(connection, 'order', order.number, refund.id, money - beside)
  }
  await settle(connection, parts, refund, 'accepted', comment)
  const accepted = refunds.filter(({ id, status }) => status === 'accepted' || id === refund.id)
  if (paid.lines.some((line) => leftOf(line, accepted) > 0)) return
  await connection.query(SET_MOVED, [order.id, 'refunded', null, now.toISOString()])
  await connection.query(ADD_HISTORY, [order.id, 'refunded', now.toISOString()])
}

/** The differences that were paid for the returned pieces go back to where they came from; answers their sum. */
async function returnDifferences(connection: Queryable, payments: Payments, { id, items }: RefundRow, { differences }: ReadPaid) {
  for (const { sku, beside = 0 } of items) {
    const exchange = differences.find(({ to_sku }) => to_sku === sku)
    if (exchange) await payments.giveBack(connection, 'exchange', exchange.id, `${id}-${exchange.id}`, beside)
  }
  return sumOf(items, ({ beside = 0 }) => beside)
}

async function settle(
  connection: Queryable,
  { now }: DecisionContext,
  { id, order_id }: RefundRow,
  status: RefundStatus,
  comment: string | null,
) {
  await connection.query(DECIDE_REFUND, [id, status, now.toISOString(), comment])
  await enqueue(connection, refundDecided, { refundId: id })
  await enqueue(connection, officeUpdate, { orderId: order_id })
}
