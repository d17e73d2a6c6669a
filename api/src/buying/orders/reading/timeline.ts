import type { OrderStatus } from '@shop/contracts/orders/order-status'
import { deliveryMethod } from '@shop/contracts/places/reference-ids'
import type { Locale } from '@shop/contracts/shop/storefront'
import { ORDER_TEXTS } from '../texts/texts.ts'

export interface Step {
  status: OrderStatus
  name: string
  /** ISO instant; null for a future step. */
  at: string | null
}

interface Life {
  status: OrderStatus
  deliveryMethodId: number
  paidOnline: boolean
  /** Time of each status. */
  history: Partial<Record<OrderStatus, string>>
}

/** Past and future steps of an order. */
export function timelineOf({ status, deliveryMethodId, paidOnline, history }: Life, locale: Locale): Step[] {
  const names = ORDER_TEXTS[locale].statuses
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
  // A cancelled order: past steps and its end.
  return [...usual.filter((one) => history[one]).map(step), step(status)]
}
