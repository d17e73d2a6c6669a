import type { OfficeStatus } from '@shop/contracts/services/back-office'
import type { OrderStatus } from '@shop/contracts/orders/order-status'
import { deliveryMethod } from '@shop/contracts/places/reference-ids'
import type { OrderRow } from './placing/order-rows.ts'

const { pickpoint, shop, pickup, onlineCertificate } = deliveryMethod
const isOneOf = (methods: readonly number[], method: number) => methods.includes(method)

/** Where the back office may move an order to: the way that its delivery goes, and an end to it until it is received. */
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

/** Where its shopper may cancel an order: until packing begins. */
export const CANCELLABLE: readonly OrderStatus[] = ['created', 'paid', 'accepted']
/**
 * Where whoever has its letter may cancel it: no money came either. An order that certificates paid for has no payment method: they
 * get their balance back.
 */
export const cancellableByLink = ({ payment_type }: Pick<OrderRow, 'payment_type'>): readonly OrderStatus[] =>
  payment_type === null ? ['paid'] : ['created', 'accepted']
export const CANCELLED_BY_OFFICE: readonly OrderStatus[] = ['paid', 'accepted', 'assembling', 'shipped', 'ready']
/** Orders whose pieces have not left the house. */
export const IN_HOUSE: readonly OrderStatus[] = ['created', 'paid', 'accepted', 'assembling']
