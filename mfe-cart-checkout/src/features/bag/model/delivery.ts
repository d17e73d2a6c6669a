import { combine } from 'effector'
import { $cart } from '@shop/session'
import { $totals } from './lines/lines.ts'

/** Free delivery threshold of the server; null where the price is known at checkout only. */
export const $freeDelivery = combine($cart, $totals, (cart, { due }) => {
  if (!cart || cart.freeDeliveryFrom === null) return null
  return { isFree: due >= cart.freeDeliveryFrom, rest: Math.max(0, cart.freeDeliveryFrom - due) }
})
