import type { OfficeStatus } from '@shop/contracts/services/back-office/orders'
import type { OrderStatus } from '@shop/contracts/orders/order-status'
import { deliveryMethod } from '@shop/contracts/places/reference-ids'
import type { OrderRow } from './rows/order-rows.ts'

const { pickpoint, shop, pickup, onlineCertificate } = deliveryMethod
const isOneOf = (methods: readonly number[], method: number) => methods.includes(method)

/** Allowed transitions for the back office: along the delivery, or cancellation until received. */
export function movesFrom(status: OrderStatus, deliveryMethodId: number): OfficeStatus[] {
  const next = nextOf(status, deliveryMethodId)
  return next ? [next, 'cancelled'] : []
}

function nextOf(status: OrderStatus, method: number): OfficeStatus | null {
  if (status === 'paid' || status === 'accepted') return method === onlineCertificate ? 'completed' : 'assembling'
  if (status === 'assembling') return method === shop ? 'ready' : 'shipped'
  if (status === 'shipped') return isOneOf([pickpoint, pickup], method) ? 'ready' : 'completed'
  return status === 'ready' ? 'completed' : null
}

/** Statuses in which the shopper may cancel: until packing begins. */
export const CANCELLABLE: readonly OrderStatus[] = ['created', 'paid', 'accepted']
/** Cancellable by link: only without a money payment. Orders paid by certificates and free ones have no payment method; certificates get their balance back. */
export const cancellableByLink = ({ payment_type }: Pick<OrderRow, 'payment_type'>): readonly OrderStatus[] =>
  payment_type === null ? ['paid', 'accepted'] : ['created', 'accepted']
export const CANCELLED_BY_OFFICE: readonly OrderStatus[] = ['paid', 'accepted', 'assembling', 'shipped', 'ready']
/** Orders that are not shipped. */
export const NOT_SHIPPED: readonly OrderStatus[] = ['created', 'paid', 'accepted', 'assembling']
