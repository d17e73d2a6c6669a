import { Minor } from '@shop/contracts/core/money'
import type { PlacedOrder } from '@shop/contracts/orders/order'
import * as v from 'valibot'
import { sumOf } from '../../cart/calculation/split.ts'
import type { Queryable } from '../../../platform/db/database.ts'
import { rowOf, rowsOf } from '../../../platform/db/rows.ts'
import { soldCertificates } from '../../deposits/sold/sold.ts'
import { exchangeFacts, exchangeFactsSql, sizedLinesSql } from '../rows/exchange-rows.ts'
import { instant, type OrderRow } from '../rows/order-rows.ts'
import { REFUNDS_OF_ORDER, type RefundRow, refundRow } from '../refunds/rows.ts'
import { piecesOf, type RefundFacts, type WaysFacts } from './ways.ts'

/** Payments that arrived after an order ($1, its number) had ended, and go back. */
export const latePaymentSql = (number: string) => `
  SELECT jsonb_build_object('sum', sum(amount), 'at', max(settled_at)) FROM payments
  WHERE subject = 'order' AND subject_id = ${number} AND status IN ('refunding', 'refunded') HAVING count(*) > 0`

const LATE_PAYMENT = `SELECT (${latePaymentSql('$1')}) AS late`
/** A payment that arrived after the order had ended. */
export const latePayment = v.object({ sum: Minor, at: v.string() })
const lateRow = v.object({ late: v.nullable(latePayment) })

const EXCHANGES = `SELECT (${sizedLinesSql('$1')}) AS sized, (${exchangeFactsSql('$1')}) AS exchanges`
const exchangesRow = v.object({ sized: v.array(v.string()), exchanges: v.array(exchangeFacts) })

/** Facts of a full order for `waysOf`. */
export async function waysFacts(connection: Queryable, row: OrderRow, { status, timeline, lines }: PlacedOrder): Promise<WaysFacts> {
  const refunds = await rowsOf(connection, refundRow, REFUNDS_OF_ORDER, [row.id])
  // Only what was received is exchanged.
  const wasReceived = row.status === 'completed' || row.status === 'refunded'
  const exchanged = wasReceived ? await rowOf(connection, exchangesRow, EXCHANGES, [row.id]) : undefined
  const sold = row.options.certificateType ? await soldCertificates(connection, row.id) : []
  const found = row.released_at && !row.paid_at ? await rowOf(connection, lateRow, LATE_PAYMENT, [row.number]) : undefined
  return {
    number: row.number,
    status,
    delivery_method_id: row.delivery_method_id,
    cityId: row.delivery.cityId ?? null,
    paymentType: row.payment_type,
    paidAt: instant(row.paid_at),
    endedAt: instant(row.released_at),
    receivedAt: timeline.find((step) => step.status === 'completed')?.at ?? null,
    paid: { money: row.due_sum, certificates: row.certificates_sum + row.deposits_sum, bonuses: row.bonuses_spent },
    late: found?.late ?? null,
    pieces: piecesOf(lines),
    usedCertificates: sold.filter(({ used }) => used).length,
    refunds: refunds.map((refund) => refundFacts(refund)),
    sized: exchanged?.sized ?? [],
    exchanges: exchanged?.exchanges ?? [],
  }
}

export const refundFacts = (refund: RefundRow): RefundFacts => ({
  id: refund.id,
  status: refund.status,
  createdAt: instant(refund.created_at) ?? '',
  decidedAt: instant(refund.decided_at),
  money: refund.money,
  certificates: sumOf(refund.tenders, ({ amount }) => amount),
  bonuses: sumOf(refund.items, ({ bonuses }) => bonuses),
  isToAccount: refund.account !== null,
  pieces: sumOf(refund.items, ({ quantity }) => quantity),
})
