import { combine, createStore } from 'effector'
import type { CartLine } from '@shop/contracts/cart/cart'
import { $cart, cartAnswered } from '@shop/session'
import { $wishes } from '../changes.ts'
import { $failure } from '../loading.ts'
import { withPlaces } from './line-order.ts'
import { totalsOf } from '../totals.ts'

/** SKUs in displayed order, so that Undo restores a line's position. */
const $places = createStore<string[]>([], { serialize: 'ignore' }).on(cartAnswered, (places, { products }) =>
  withPlaces(
    places,
    products.map(({ id }) => id),
  ),
)

/** The server's lines with pending quantities applied. */
export const $lines = combine($cart, $wishes, $places, (cart, wishes, places): CartLine[] => {
  const known = cart?.products ?? []
  const back = wishes.flatMap(({ line, skuId }) => (line && !known.some(({ id }) => id === skuId) ? [line] : []))
  return [...known, ...back]
    .map((line) => {
      const quantity = wishes.find(({ skuId }) => skuId === line.id)?.quantity ?? line.quantity
      return quantity === line.quantity ? line : { ...line, quantity, sum: line.price.final * quantity }
    })
    .filter(({ quantity }) => quantity > 0)
    .sort((one, other) => places.indexOf(one.id) - places.indexOf(other.id))
})

/** Optimistic totals of pending changes; the server's figures replace them. */
export const $totals = combine($cart, $lines, $wishes, (cart, lines, wishes) =>
  cart && wishes.length === 0
    ? { pieces: cart.totalProducts, goods: cart.totalSum, discount: cart.discount, due: cart.finalSum }
    : totalsOf(lines),
)

export type BagView = 'loading' | 'failed' | 'empty' | 'lines'

export const $view = combine($cart, $lines, $failure, (cart, lines, failure): BagView => {
  if (lines.length > 0) return 'lines'
  if (cart) return 'empty'
  return failure ? 'failed' : 'loading'
})
