import type { OrderStatus } from '@shop/contracts/orders/order-status'
import { HOUR_MS } from '@shop/contracts/core/time/durations'
import type { DemoOrder } from './shoppers.ts'

/** Status history of an order in hours after creation. */
const WAYS: Record<OrderStatus, [OrderStatus, number][]> = {
  created: [['created', 0]],
  paid: [
    ['created', 0],
    ['paid', 0.1],
  ],
  accepted: [['accepted', 0]],
  assembling: [
    ['created', 0],
    ['paid', 0.1],
    ['assembling', 14],
  ],
  shipped: [
    ['created', 0],
    ['paid', 0.1],
    ['assembling', 4],
    ['shipped', 22],
  ],
  ready: [
    ['created', 0],
    ['paid', 0.1],
    ['assembling', 5],
    ['ready', 26],
  ],
  completed: [
    ['created', 0],
    ['paid', 0.1],
    ['assembling', 5],
    ['shipped', 24],
    ['completed', 52],
  ],
  expired: [
    ['created', 0],
    ['expired', 0.5],
  ],
  cancelled: [
    ['accepted', 0],
    ['cancelled', 3],
  ],
  refunded: [
    ['created', 0],
    ['paid', 0.1],
    ['assembling', 5],
    ['shipped', 24],
    ['completed', 50],
    ['refunded', 170],
  ],
}

export const historyOf = ({ status }: DemoOrder, madeAt: Date) =>
  WAYS[status].map(([step, hours]) => ({ status: step, at: new Date(madeAt.getTime() + hours * HOUR_MS).toISOString() }))
