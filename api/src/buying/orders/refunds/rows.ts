import type { Refund, RefundAccount, RefundHandover, RefundReason } from '@shop/contracts/orders/refunds/refund'
import type { Photo } from '@shop/contracts/core/picture'
import type { RefundStatus } from '@shop/contracts/orders/refunds/refund-status'
import { sumOf } from '../../cart/calculation/split.ts'
import type { Queryable } from '../../../platform/db/database.ts'
import { instant, type OrderLineRow, type OrderRow, lineName } from '../rows/order-rows.ts'
import { CERTIFICATES, LINES_OF_ORDER, TENDERS_OF_ORDER } from '../rows/orders-sql.ts'
import type { PaidOrder, Returned } from './reckon.ts'

export interface RefundRow extends Returned {
  id: string
  order_id: number
  status: RefundStatus
  reason: RefundReason
  handover: RefundHandover | null
  comment: string | null
  account: RefundAccount | null
  /** The office's comment. */
  answer: string | null
  created_at: Date | string
  decided_at: Date | string | null
}

export const REFUNDS_OF_ORDER = 'SELECT * FROM refunds WHERE order_id = $1 ORDER BY created_at, id'
export const REFUND_BY_ID = 'SELECT * FROM refunds WHERE id = $1'
export const REFUND_BY_KEY = 'SELECT * FROM refunds WHERE order_id = $1 AND office_key = $2'
export const ADD_REFUND = `
  INSERT INTO refunds (id, order_id, office_key, status, reason, handover, comment, items, money, tenders, services, created_at, account)
  VALUES ($1, $2, $3, 'requested', $4, $5, $6, $7::jsonb, $8::bigint, $9::jsonb, $10::bigint, $11::timestamptz, $12::jsonb)`
export const DECIDE_REFUND = 'UPDATE refunds SET status = $2, decided_at = $3::timestamptz, answer = $4 WHERE id = $1'

/** An order for refund calculations, with all refunds that were not declined. */
export async function readPaid(connection: Queryable, order: OrderRow) {
  const lines = await connection.query<OrderLineRow>(LINES_OF_ORDER, [order.id])
  const tenders = await connection.query<PaidOrder['tenders'][number]>(TENDERS_OF_ORDER, [order.id])
  const refunds = await connection.query<RefundRow>(REFUNDS_OF_ORDER, [order.id])
  const paid: PaidOrder = {
    lines: lines.map(({ sku_id, quantity, initial, final, final_sum, bonuses, url }) => ({
      sku: sku_id,
      quantity,
      initial,
      final,
      finalSum: final_sum,
      bonuses,
      isCertificate: url.startsWith(CERTIFICATES),
    })),
    bonusesEarned: order.bonuses_earned,
    dueSum: order.due_sum,
    tenders,
    services: order.packaging_sum + order.delivery_sum,
  }
  const nameOf = (sku: string) => {
    const line = lines.find((one) => one.sku_id === sku)
    return line ? lineName(line, order.locale) : ''
  }
  const photoOf = (sku: string) => (lines.find((one) => one.sku_id === sku)?.photo ?? null) as Photo | null
  return { paid, refunds, returned: refunds.filter(({ status }) => status !== 'declined'), nameOf, photoOf }
}
export type ReadPaid = Awaited<ReturnType<typeof readPaid>>

export const sumOfRefund = ({ money, tenders }: Pick<Returned, 'money' | 'tenders'>) => money + sumOf(tenders, ({ amount }) => amount)

export const toRefund = (
  { id, status, created_at, handover, account, items, money, tenders }: RefundRow,
  { nameOf }: ReadPaid,
): Refund => ({
  id,
  status,
  createdAt: instant(created_at) ?? '',
  handover,
  to: account ? 'account' : 'card',
  accountEnd: account ? account.account.slice(-4) : null,
  sum: sumOfRefund({ money, tenders }),
  money,
  tenders: sumOf(tenders, ({ amount }) => amount),
  bonuses: sumOf(items, ({ bonuses }) => bonuses),
  bonusesTakenBack: sumOf(items, ({ earned }) => earned),
  items: items.map(({ sku, quantity, sum }) => ({ id: sku, name: nameOf(sku), quantity, sum })),
})
