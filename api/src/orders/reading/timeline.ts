import type { OrderStatus } from '@shop/contracts/orders/order-status'
import { deliveryMethod } from '@shop/contracts/places/reference-ids'
import type { Locale } from '@shop/contracts/shop/storefront'
import { ORDER_WORDS } from '../words/words.ts'

export interface Step {
  status: OrderStatus
  name: string
  /** ISO instant; null for what is still to come. */
  at: string | null
}

interface Life {
  status: OrderStatus
  deliveryMethodId: number
  paidOnline: boolean
  /** When it came to a status. */
  history: Partial<Record<OrderStatus, string>>
}

/** What has happened to an order and what will, in order. */
export function timelineOf({ status, deliveryMethodId, paidOnline, history }: Life, locale: Locale): Step[] {
  const names = ORDER_WORDS[locale].statuses
  const step = (one: OrderStatus): Step => ({ status: one, name: names[one], at: history[one] ?? null })
  const begin: OrderStatus[] = paidOnline ? ['created', 'paid'] : ['accepted']
  const isFetched = ([deliveryMethod.pickpoint, deliveryMethod.shop, deliveryMethod.pickup] as number[]).includes(deliveryMethodId)
  const isMailed = deliveryMethodId === deliveryMethod.onlineCertificate
  const way: OrderStatus[] = isMailed
    ? ['completed']
    : deliveryMethodId === deliveryMethod.shop
      ? ['assembling', 'ready', 'completed']
      : isFetched
        ? ['assembling', 'shipped', 'ready', 'completed']
        : ['assembling', 'shipped', 'completed']
  const usual = [...begin, ...way]
  if (usual.includes(status)) return usual.map(step)
  // It ended early: what had happened, and how it ended.
  return [...usual.filter((one) => history[one]).map(step), step(status)]
}
