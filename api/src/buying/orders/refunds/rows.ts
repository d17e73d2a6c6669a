import { type Refund, REFUND_REASONS, RefundHandover } from '@shop/contracts/orders/refunds/refund'
import { isCertificate } from '@shop/contracts/certificates/goods'
import { isSizer } from '@shop/contracts/catalog/rings/sizer'
import { Minor } from '@shop/contracts/core/money'
import type { Photo } from '@shop/contracts/core/picture'
import { RefundStatus } from '@shop/contracts/orders/refunds/refund-status'
import * as v from 'valibot'
import { sumOf } from '../../cart/calculation/split.ts'
import type { Queryable } from '../../../platform/db/database.ts'
import { rowsOf } from '../../../platform/db/rows.ts'
import { soldCertificates } from '../../deposits/sold/sold.ts'
import { EXCHANGES_OF_ORDER, exchangeRow, isOpen } from '../rows/exchange-rows.ts'
import { instant, lineIdIn, orderLineRow, type OrderRow, lineName, tenderRow } from '../rows/order-rows.ts'
import { LINES_OF_ORDER, TENDERS_OF_ORDER } from '../rows/orders-sql.ts'
import type { PaidOrder, Returned } from './reckon.ts'

export const refundRow = v.object({
  id: v.string(),
  order_id: v.number(),
  status: RefundStatus,
  reason: v.picklist(REFUND_REASONS),
  handover: v.nullable(RefundHandover),
  comment: v.nullable(v.string()),
  items: v.array(v.object({ sku: v.string(), quantity: v.number(), sum: Minor, bonuses: Minor, earned: Minor, beside: v.optional(Minor) })),
  money: Minor,
  tenders: v.array(tenderRow),
  services: Minor,
  account: v.nullable(v.object({ bic: v.string(), tin: v.string(), account: v.string() })),
  /** The office's comment. */
  answer: v.nullable(v.string()),
  created_at: v.date(),
  decided_at: v.nullable(v.date()),
})
export type RefundRow = v.InferOutput<typeof refundRow>

export const REFUNDS_OF_ORDER = 'SELECT * FROM refunds WHERE order_id = $1 ORDER BY created_at, id'
export const REFUND_BY_ID = 'SELECT * FROM refunds WHERE id = $1'
export const REFUND_BY_KEY = 'SELECT * FROM refunds WHERE order_id = $1 AND office_key = $2'
export const ADD_REFUND = `
  INSERT INTO refunds (id, order_id, office_key, status, reason, handover, comment, items, money, tenders, services, created_at, account)
  VALUES ($1, $2, $3, 'requested', $4, $5, $6, $7::jsonb, $8::bigint, $9::jsonb, $10::bigint, $11::timestamptz, $12::jsonb)`
export const DECIDE_REFUND = 'UPDATE refunds SET status = $2, decided_at = $3::timestamptz, answer = $4 WHERE id = $1'

/** An order for refund calculations, with all refunds that were not declined. A done exchange has changed what its piece costs. */
export async function readPaid(connection: Queryable, order: OrderRow) {
  const lines = await rowsOf(connection, orderLineRow, LINES_OF_ORDER, [order.id])
  const tenders = await rowsOf(connection, tenderRow, TENDERS_OF_ORDER, [order.id])
  const refunds = await rowsOf(connection, refundRow, REFUNDS_OF_ORDER, [order.id])
  const exchanges = await rowsOf(connection, exchangeRow, EXCHANGES_OF_ORDER, [order.id])
  const done = exchanges.filter(({ status }) => status === 'done')
  const certificates = order.options.certificateType ? await soldCertificates(connection, order.id) : []
  const paid: PaidOrder = {
    // A free sizer is kept.
    lines: lines
      .filter((line) => !isSizer(line))
      .map((line) => {
        const { quantity, initial, final, final_sum, bonuses, url, engraving } = line
        const difference = sumOf(
          done.filter(({ position }) => position === line.position),
          (exchange) => exchange.difference,
        )
        const open = exchanges.filter((exchange) => isOpen(exchange) && exchange.position === line.position)
        return {
          sku: lineIdIn(line),
          quantity,
          initial,
          final,
          finalSum: final_sum + Math.min(difference, 0),
          beside: Math.max(difference, 0),
          exchanging: sumOf(open, (exchange) => exchange.quantity),
          bonuses,
          isCertificate: isCertificate({ url }),
          used: certificates.filter((one) => one.used && one.line === line.position).length,
          engraving: engraving && { sum: engraving.price * quantity },
        }
      }),
    bonusesEarned: order.bonuses_earned,
    dueSum: order.due_sum,
    tenders,
    services: order.packaging_sum + order.delivery_sum,
  }
  const lineOf = (sku: string) => lines.find((one) => lineIdIn(one) === sku)
  const nameOf = (sku: string) => {
    // A declined return may name a size that was exchanged since.
    const line = lineOf(sku) ?? lines.find(({ position }) => exchanges.some((one) => one.from_sku === sku && one.position === position))
    return line ? lineName(line, order.locale) : ''
  }
  const photoOf = (sku: string) => (lineOf(sku)?.photo ?? null) as Photo | null
  return {
    paid,
    refunds,
    returned: [
      ...refunds.filter(({ status }) => status !== 'declined'),
      // A lower price went back already.
      ...done.map(({ money, tenders }) => ({ items: [], money, tenders, services: 0 })),
    ] satisfies Returned[],
    /** What was paid beside the order, by the SKU that it was paid for. */
    differences: done.filter(({ difference }) => difference > 0),
    nameOf,
    photoOf,
    positionOf: (sku: string) => lineOf(sku)?.position ?? -1,
  }
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
