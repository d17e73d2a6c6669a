import { combine, createStore } from 'effector'
import type { CartLine } from '@shop/contracts/cart/cart'
import { $cart, cartAnswered } from '@shop/session'
import { $pendingChanges } from '../changes.ts'
import { $failure } from '../loading.ts'
import { inDisplayedOrder } from './line-order.ts'
import { isSold, totalsOf } from '../totals.ts'

/** SKUs in displayed order, so that Undo restores a line's position. */
const $places = createStore<string[]>([], { serialize: 'ignore' }).on(cartAnswered, (places, { products }) =>
  inDisplayedOrder(
    places,
    products.map(({ id }) => id),
  ),
)

/** The server's lines with pending quantities applied. */
export const $lines = combine($cart, $pendingChanges, $places, (cart, pendingChanges, places): CartLine[] => {
  const known = cart?.products ?? []
  // A saved line that comes to the bag had no place in it.
  const placeOf = ({ id }: CartLine) => (places.includes(id) ? places.indexOf(id) : places.length)
  const back = pendingChanges.flatMap(({ line, skuId }) => (line && !known.some(({ id }) => id === skuId) ? [line] : []))
  return [...known, ...back]
    .map((line) => {
      const quantity = pendingChanges.find(({ skuId }) => skuId === line.id)?.quantity ?? line.quantity
      return quantity === line.quantity ? line : { ...line, quantity, sum: line.price.final * quantity }
    })
    .filter(({ quantity }) => quantity > 0)
    .sort((one, other) => placeOf(one) - placeOf(other))
})

/** Optimistic totals of pending changes; the server's figures replace them. */
export const $totals = combine($cart, $lines, $pendingChanges, (cart, lines, pendingChanges) =>
  cart && pendingChanges.length === 0
    ? { pieces: cart.totalProducts, goods: cart.totalSum, discount: cart.discount, goodsSum: cart.sums?.goodsSum ?? cart.finalSum }
    : totalsOf(lines),
)

/** Every line is sold out: there are no sums, and nothing to order. */
export const $nothingToBuy = $lines.map((lines) => lines.length > 0 && lines.every(isSold))

export type BagView = 'loading' | 'failed' | 'empty' | 'lines'

export const $view = combine($cart, $lines, $failure, (cart, lines, failure): BagView => {
  if (lines.length > 0) return 'lines'
  if (cart) return 'empty'
  return failure ? 'failed' : 'loading'
})
