import { useUnit } from 'effector-react'
import { pathOf } from '@shop/contracts/core/endpoint'
import { orderEvents } from '@shop/contracts/orders/order-calls'
import type { PlacedOrder as Order } from '@shop/contracts/orders/order'
import type { OrderWays } from '@shop/contracts/orders/order-ways'
import { useFollowed } from '@shop/flows/followed'
import { $courier, orderMoved } from '../model.ts'
import { AccountOffer } from './next/account-offer.tsx'
import { Courier } from './next/courier.tsx'
import { OrderHead } from './head/order-head.tsx'
import { NextSteps } from './next/next-steps.tsx'
import { Ordered } from './ordered.tsx'

/** Loaded in parallel with the order. */
export function PlacedOrder({ order, ways }: { order: Order; ways: OrderWays }) {
  const { courier, onChanged } = useUnit({ courier: $courier, onChanged: orderMoved })
  useFollowed({ path: pathOf(orderEvents, { orderId: order.id }), state: order.status, onChanged })
  return (
    <>
      <OrderHead order={order} ways={ways} />
      {courier && <Courier courier={courier} />}
      <AccountOffer orderId={order.id} />
      <NextSteps order={order} ways={ways} currency={order.currency} />
      <Ordered order={order} ways={ways} />
    </>
  )
}
