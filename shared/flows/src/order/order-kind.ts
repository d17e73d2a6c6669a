import type { OrderWays } from '@shop/contracts/orders/order-ways'
import type { OrderStatus } from '@shop/contracts/orders/order-status'

/** What an order means to its shopper. `held` can still be paid; `late` was not paid in time. */
export type OrderKind = 'held' | 'late' | 'taken' | 'packed' | 'sent' | 'ready' | 'received' | 'cancelled' | 'refunded'

const KINDS: Record<Exclude<OrderStatus, 'created'>, OrderKind> = {
  paid: 'taken',
  accepted: 'taken',
  assembling: 'packed',
  shipped: 'sent',
  ready: 'ready',
  completed: 'received',
  expired: 'late',
  cancelled: 'cancelled',
  refunded: 'refunded',
}

/** `isHeld`: an unpaid order whose time to pay is not over. */
export const orderKind = (status: OrderStatus, isHeld: boolean): OrderKind =>
  status === 'created' ? (isHeld ? 'held' : 'late') : KINDS[status]

/** Nothing comes of such an order any more. */
export const isOver = (kind: OrderKind) => kind === 'late' || kind === 'cancelled' || kind === 'refunded'
/** Paid or accepted, and on its way to the shopper. */
export const isComing = (kind: OrderKind) => kind === 'taken' || kind === 'packed' || kind === 'sent' || kind === 'ready'

/** The whole sum of an order that is over was paid: of four payments the bank had taken some. */
export const wasPaidInFull = (isPaid: boolean, { moneyBack }: Pick<OrderWays, 'moneyBack'>): boolean =>
  isPaid && !moneyBack.some(({ to }) => to === 'instalments')
