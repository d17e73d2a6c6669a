import { ProfileOrder, ProfileOrderLine, profileOrders } from '@shop/contracts/account/profile-orders'
import { Currency, Minor } from '@shop/contracts/core/money'
import { OrderStatus } from '@shop/contracts/orders/order-status'
import { RefundStatus } from '@shop/contracts/orders/refunds/refund-status'
import type { Locale } from '@shop/contracts/shop/storefront'
import * as v from 'valibot'
import { boxName } from '../../../buying/cart/packing/packing.ts'
import { boughtVariant } from '../../../goods/catalog/variants/variant.ts'
import { type Api, implement } from '../../../platform/http/implement.ts'
import { shownNumber } from '../../../buying/payments/order-number.ts'
import { exchangeFacts } from '../../../buying/orders/rows/exchange-rows.ts'
import { lineIdIn, orderLineRow } from '../../../buying/orders/rows/order-rows.ts'
import { methodName } from '../../../buying/orders/pay.ts'
import { linkToken } from '../../../buying/orders/reading/link.ts'
import { dutyLine } from '../../../buying/orders/reading/duty-line.ts'
import { timelineOf } from '../../../buying/orders/reading/timeline.ts'
import { latePayment } from '../../../buying/orders/ways/ways-facts.ts'
import { piecesOf, type WaysFacts, waysOf } from '../../../buying/orders/ways/ways.ts'
import { rowsOf } from '../../../platform/db/rows.ts'
import { signedInUser } from '../../../visitors/session/shopper.ts'
import { firstPaidAtOf } from '../../../buying/orders/reading/first-paid-at.ts'
import { PROFILE_ORDERS } from './profile-orders-sql.ts'

const refundFacts = v.object({
  id: v.string(),
  status: RefundStatus,
  createdAt: v.string(),
  decidedAt: v.nullable(v.string()),
  money: Minor,
  certificates: Minor,
  bonuses: Minor,
  isToAccount: v.boolean(),
  pieces: v.number(),
})

const orderRow = v.object({
  number: v.string(),
  status: OrderStatus,
  currency: Currency,
  country: v.string(),
  createdAt: v.date(),
  payableUntil: v.nullable(v.date()),
  paidAt: v.nullable(v.date()),
  endedAt: v.nullable(v.date()),
  late: v.nullable(latePayment),
  sums: ProfileOrder.entries.sums,
  gift: v.boolean(),
  festive: v.boolean(),
  certificatesSum: Minor,
  usedCertificates: v.number(),
  methodId: v.number(),
  delivery: v.object({
    name: v.string(),
    address: v.nullish(v.string()),
    estimation: v.nullish(v.string()),
    cityId: v.nullish(v.number()),
  }),
  recipient: v.nullable(v.string()),
  paymentId: v.nullable(v.number()),
  paymentType: v.nullable(v.string()),
  isPaidByLink: v.boolean(),
  tracking: v.nullable(v.object({ number: v.string(), carrier: v.string(), url: v.nullish(v.string()) })),
  history: v.nullable(v.array(v.object({ status: OrderStatus, at: v.string() }))),
  lines: v.nullable(
    v.array(
      v.object({
        ...v.omit(ProfileOrderLine, ['variant']).entries,
        gemWeight: v.nullable(v.number()),
        engraving: orderLineRow.entries.engraving,
      }),
    ),
  ),
  refunds: v.nullable(v.array(refundFacts)),
  sized: v.nullable(v.array(v.string())),
  exchanges: v.array(exchangeFacts),
})
type OrderRow = v.InferOutput<typeof orderRow>

/** The order list, newest first, each order with its past and future steps. */
export function serveProfileOrders(api: Api) {
  implement(api, profileOrders, async ({ sessionHash, visitor: { shop } }) => {
    const userId = await signedInUser(api.database, sessionHash)
    const rows = await rowsOf(api.database, orderRow, PROFILE_ORDERS, [userId])
    return { result: rows.map((row) => toOrder(row, shop.locale, api)) }
  })
}

function toOrder(row: OrderRow, locale: Locale, { clock, codeKey }: Pick<Api, 'clock' | 'codeKey'>): ProfileOrder {
  const now = clock.now()
  const payableUntil = row.status === 'created' && row.payableUntil !== null && row.payableUntil > now ? row.payableUntil : null
  const box = boxName(row, locale)
  const isFree = row.sums.total + row.sums.certificates === 0
  const duty = dutyLine(row.country, locale, row.sums.goods - row.sums.discount - row.certificatesSum, row.currency)
  return {
    id: row.number,
    number: shownNumber(row.number),
    createdAt: instant(row.createdAt),
    status: row.status,
    timeline: timelineOf(
      {
        status: row.status,
        deliveryMethodId: row.methodId,
        paidOnline: row.paymentType !== 'onReceipt' && !isFree,
        history: Object.fromEntries((row.history ?? []).map(({ status, at }) => [status, instant(at)])),
      },
      locale,
    ),
    lines: (row.lines ?? []).map(({ gemWeight, engraving, ...line }) => ({
      ...line,
      id: lineIdIn({ sku_id: line.id, engraving }),
      variant: boughtVariant({ size: line.size, gemWeight, engraving }, locale),
    })),
    currency: row.currency,
    sums: { ...row.sums, ...(box !== null && { packagingName: box }) },
    delivery: {
      typeId: row.methodId,
      name: row.delivery.name,
      address: row.delivery.address || null,
      recipient: row.recipient,
      term: row.delivery.estimation || null,
      ...(duty !== null && { duty }),
    },
    payment: {
      id: row.paymentId ?? 0,
      name: methodName({ payment_type: row.paymentType, locale, isFree }),
      isPaid: row.paidAt !== null || row.sums.total === 0,
      ...(row.isPaidByLink && { isByLink: true as const }),
      ...firstPaidAtOf({ status: row.status, type: row.paymentType, paidAt: row.paidAt }),
    },
    tracking: row.tracking && { number: row.tracking.number, carrier: row.tracking.carrier, url: row.tracking.url ?? null },
    payableUntil: payableUntil && instant(payableUntil),
    ways: waysOf(factsOf(row), codeKey, now),
    ...(row.status === 'completed' && { reviewKey: linkToken(codeKey, row.number, now, 'review-link') }),
  }
}

const factsOf = ({ number, status, methodId, delivery, paidAt, endedAt, history, lines, refunds, sized, ...row }: OrderRow): WaysFacts => ({
  number,
  status,
  delivery_method_id: methodId,
  cityId: delivery.cityId ?? null,
  paymentType: row.paymentType,
  paidAt: paidAt && instant(paidAt),
  endedAt: endedAt && instant(endedAt),
  paid: { money: row.sums.total, certificates: row.sums.certificates, bonuses: row.sums.bonuses },
  late: row.late,
  receivedAt: history?.find((step) => step.status === 'completed')?.at ?? null,
  pieces: piecesOf((lines ?? []).map(({ url, quantity }) => ({ url: url ?? '', quantity }))),
  usedCertificates: row.usedCertificates,
  refunds: (refunds ?? []).map((refund) => ({
    ...refund,
    createdAt: instant(refund.createdAt),
    decidedAt: refund.decidedAt && instant(refund.decidedAt),
  })),
  sized: sized ?? [],
  exchanges: row.exchanges,
})

const instant = (at: Date | string) => new Date(at).toISOString()
