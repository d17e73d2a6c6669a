import { isSizer } from '@shop/contracts/catalog/rings/sizer'
import type { OrderStatus } from '@shop/contracts/orders/order-status'
import type { DocumentKind, OrderRefund, OrderWays } from '@shop/contracts/orders/order-ways'
import type { RefundStatus } from '@shop/contracts/orders/refunds/refund-status'
import { deliveryMethod } from '@shop/contracts/places/reference-ids'
import { sumOf } from '../../cart/calculation/split.ts'
import { type MoneyBackFacts, moneyBackOf } from '../refunds/money-back.ts'
import { refundEnd } from '../refunds/end.ts'
import { CANCELLABLE, NOT_SHIPPED } from '../transitions.ts'
import { shownId } from '../../payments/order-number.ts'
import { type ExchangeFacts, isOpen, isPaid } from '../rows/exchange-rows.ts'
import { codeToShow } from './pickup-code.ts'

export interface RefundFacts {
  id: string
  status: RefundStatus
  createdAt: string
  decidedAt: string | null
  money: number
  /** To certificates and deposits. */
  certificates: number
  bonuses: number
  isToAccount: boolean
  pieces: number
}

/** Facts that decide which actions an order allows. */
export interface WaysFacts extends MoneyBackFacts {
  number: string
  delivery_method_id: number
  cityId: number | null
  receivedAt: string | null
  /** Without sizers, which are kept. */
  pieces: number
  /** Certificates of the order that somebody has paid with. */
  usedCertificates: number
  refunds: readonly RefundFacts[]
  /** Lines with sizes that are still with the shopper: line ids. */
  sized: readonly string[]
  exchanges: readonly ExchangeFacts[]
}

/** What of these lines is no sizer. */
export const piecesOf = (lines: readonly { url: string; quantity: number }[]) =>
  sumOf(
    lines.filter((line) => !isSizer(line)),
    ({ quantity }) => quantity,
  )

export function waysOf(facts: WaysFacts, key: string, now: Date): OrderWays {
  const { status, pieces, usedCertificates, refunds, receivedAt, sized, exchanges } = facts
  const isInTime = status === 'completed' && receivedAt !== null && refundEnd(receivedAt) >= now
  const canChangePoint = isPointOpen(facts)
  const coming = sumOf(
    refunds.filter((refund) => refund.status !== 'declined'),
    (refund) => refund.pieces,
  )
  const exchanging = sumOf(exchanges.filter(isOpen), ({ quantity }) => quantity)
  return {
    pickupCode: codeToShow(key, facts),
    canChangePoint,
    pointCityId: canChangePoint ? facts.cityId : null,
    canCancel: CANCELLABLE.includes(status) && usedCertificates === 0,
    canReturn: isInTime && coming + exchanging < pieces - usedCertificates,
    documents: documentsOf(facts),
    refunds: refunds.map((refund) => toStep(refund)),
    moneyBack: moneyBackOf(facts),
    exchangeable: isInTime ? [...sized] : [],
    exchanges: exchanges.map(({ id, paidAt, status, createdAt, keptUntil, endedAt, from, to, difference }) => ({
      number: shownId(id),
      status,
      createdAt,
      keptUntil,
      endedAt,
      from,
      to,
      difference,
      isPaid: isPaid({ difference, paid_at: paidAt }),
    })),
  }
}

/** The pickup point can be changed until shipping. */
export const isPointOpen = ({ status, delivery_method_id }: { status: OrderStatus; delivery_method_id: number }) =>
  delivery_method_id === deliveryMethod.pickpoint && NOT_SHIPPED.includes(status)

export function documentsOf({
  status,
  paidAt,
  pieces,
  delivery_method_id,
}: Pick<WaysFacts, 'status' | 'paidAt' | 'pieces' | 'delivery_method_id'>): DocumentKind[] {
  const isOver = status === 'expired' || status === 'cancelled'
  return [
    ...(paidAt !== null ? (['receipt'] as const) : []),
    ...(isOver ? [] : (['invoice'] as const)),
    ...(status === 'completed' && pieces > 0 && delivery_method_id !== deliveryMethod.onlineCertificate ? (['warranty'] as const) : []),
  ]
}

const toStep = ({ id, status, createdAt, decidedAt, money, certificates }: RefundFacts): OrderRefund => ({
  number: shownId(id),
  status,
  createdAt,
  decidedAt,
  sum: money + certificates,
})
