import type { PlacedOrder as Order } from '@shop/contracts/order'
import { NextSteps } from './next-steps.tsx'
import { Ordered } from './ordered.tsx'
import { Thanks } from './thanks.tsx'

/** The whole of it, loaded while the order is asked for. */
export const PlacedOrder = ({ order }: { order: Order }) => (
  <>
    <Thanks order={order} />
    <NextSteps order={order} />
    <Ordered order={order} />
  </>
)
