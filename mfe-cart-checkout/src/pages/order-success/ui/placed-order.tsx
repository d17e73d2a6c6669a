import type { PlacedOrder as Order } from '@shop/contracts/orders/order'
import type { OrderWays } from '@shop/contracts/orders/order-ways'
import { NextSteps } from './next-steps.tsx'
import { Ordered } from './ordered.tsx'
import { Thanks } from './thanks.tsx'

/** Loaded in parallel with the order. */
export const PlacedOrder = ({ order, ways }: { order: Order; ways: OrderWays }) => (
  <>
    <Thanks order={order} ways={ways} />
    <NextSteps order={order} refunds={ways.refunds} currency={order.currency} />
    <Ordered order={order} />
  </>
)
