import { type ProfileOrder, profileOrders } from '@shop/contracts/profile'
import type { OrderStatus } from '@shop/contracts/order-status'
import { deliveryMethod } from '@shop/contracts/reference-ids'
import type { Locale } from '@shop/contracts/storefront'
import { type Api, implement } from '../http/implement.ts'
import { signedInUser } from '../session/shopper.ts'
import { TEXTS, wordOf } from '../texts/texts.ts'
import { PROFILE_ORDERS } from './profile-orders-sql.ts'

interface OrderRow {
  number: string
  status: OrderStatus
  currency: ProfileOrder['currency']
  createdAt: string
  payableUntil: string | null
  paidAt: string | null
  sums: ProfileOrder['sums']
  methodId: number
  delivery: { name?: string; address?: string | null; estimation?: string | null }
  recipient: string | null
  paymentId: number | null
  paymentType: string | null
  tracking: { number: string; carrier: string; url?: string | null } | null
  history: { status: OrderStatus; at: string }[] | null
  lines: ProfileOrder['lines'] | null
}

/** Spec §3, orders list: the newest first, each with its way so far and the steps to come. */
export function serveProfileOrders(api: Api) {
  implement(api, profileOrders, async ({ sessionHash, visitor: { shop } }) => {
    const userId = await signedInUser(api.database, sessionHash)
    const rows = await api.database.query<OrderRow>(PROFILE_ORDERS, [userId])
    return { result: rows.map((row) => toOrder(row, shop.locale, api.clock.now())) }
  })
}

function toOrder(row: OrderRow, locale: Locale, now: Date): ProfileOrder {
  const words = TEXTS[locale].orders
  const payableUntil = row.status === 'created' && row.payableUntil !== null && new Date(row.payableUntil) > now ? row.payableUntil : null
  return {
    id: row.number,
    number: `${row.number.slice(0, 3)}-${row.number.slice(3)}`,
    createdAt: instant(row.createdAt),
    status: row.status,
    timeline: timelineOf(row, locale),
    lines: row.lines ?? [],
    currency: row.currency,
    sums: row.sums,
    delivery: {
      typeId: row.methodId,
      name: row.delivery.name ?? wordOf(words.delivery, String(row.methodId)),
      address: row.delivery.address || null,
      recipient: row.recipient,
      term: row.delivery.estimation || null,
    },
    payment: {
      id: row.paymentId ?? 0,
      name: row.paymentType === null ? words.coveredByCertificates : wordOf(words.payment, row.paymentType),
      isPaid: row.paidAt !== null || row.sums.total === 0,
    },
    tracking: row.tracking && { number: row.tracking.number, carrier: row.tracking.carrier, url: row.tracking.url ?? null },
    payableUntil: payableUntil && instant(payableUntil),
  }
}

/** The way that an order of this kind takes; one that came to nothing shows how far it got. */
function timelineOf({ status, history, methodId, paymentType }: OrderRow, locale: Locale): ProfileOrder['timeline'] {
  const { statuses } = TEXTS[locale].orders
  const reached = new Map((history ?? []).map((step) => [step.status, step.at]))
  const isOver = status === 'expired' || status === 'cancelled' || status === 'refunded'
  const way = isOver ? [...reached.keys()] : wayOf(methodId, paymentType)
  return way
    .filter((step) => reached.has(step) || !isOver)
    .map((step) => {
      const at = reached.get(step)
      return { status: step, name: wordOf(statuses, step), at: at === undefined ? null : instant(at) }
    })
}

function wayOf(methodId: number, paymentType: string | null): OrderStatus[] {
  if (methodId === deliveryMethod.onlineCertificate) return ['created', 'paid', 'completed']
  const begun: OrderStatus[] = paymentType === 'onReceipt' ? ['accepted'] : ['created', 'paid']
  const isFetched = methodId === deliveryMethod.shop || methodId === deliveryMethod.pickup || methodId === deliveryMethod.pickpoint
  return [
    ...begun,
    'assembling',
    ...(methodId === deliveryMethod.shop ? [] : (['shipped'] as const)),
    ...(isFetched ? (['ready'] as const) : []),
    'completed',
  ]
}

const instant = (at: string) => new Date(at).toISOString()
