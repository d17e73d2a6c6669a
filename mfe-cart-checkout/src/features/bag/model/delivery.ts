import { combine } from 'effector'
import { $cart } from '@shop/session'
import { $totals } from './lines/lines.ts'

/** Free delivery threshold of the server while no delivery is chosen; null where the price is known at checkout only. */
export const $freeDelivery = combine($cart, $totals, (cart, { goodsSum }) => {
  if (!cart || cart.freeDeliveryFrom === null || cart.choices?.delivery_method_id) return null
  return { isFree: goodsSum >= cart.freeDeliveryFrom, rest: Math.max(0, cart.freeDeliveryFrom - goodsSum) }
})
