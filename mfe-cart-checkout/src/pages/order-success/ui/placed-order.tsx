import type { PlacedOrder as Order } from '@shop/contracts/orders/order'
import type { OrderWays } from '@shop/contracts/orders/order-ways'
import { OrderHead } from './head/order-head.tsx'
import { NextSteps } from './next-steps.tsx'
import { Ordered } from './ordered.tsx'

/** Loaded in parallel with the order. */
export const PlacedOrder = ({ order, ways }: { order: Order; ways: OrderWays }) => (
  <>
    <OrderHead order={order} ways={ways} />
    <NextSteps order={order} refunds={ways.refunds} currency={order.currency} />
    <Ordered order={order} ways={ways} />
  </>
)
