import { attach, combine, createEvent, createStore, sample } from 'effector'
import { addToCart, type CartData } from '@shop/contracts/cart/cart'
import { bagWanted, pieceAdded } from '@shop/contracts/events/events'
import { emitterOf } from '@shop/events'
import { createRequestFx } from '@shop/http'
import { commonDataFx, userChanged } from './shopper.ts'

export interface Addition {
  skuId: string
  quantity?: number
  /** Source: product, card, wishlist. */
  from: string
}

/** Adds a piece: updates the count optimistically, corrected by the response. */
export const addToBag = createEvent<Addition>()

/** Bag responses of all remotes: the newest version wins. */
export const cartAnswered = createEvent<CartData>()

const addToCartFx = attach({
  effect: createRequestFx(addToCart, { parallel: true }),
  mapParams: ({ skuId, quantity = 1 }: Addition) => ({ body: { sku_id: skuId, quantity } }),
})

/** The bag from the server; null until loaded. Never in a cached document. */
export const $cart = createStore<CartData | null>(null, { serialize: 'ignore' })
  .on(cartAnswered, (known, answer) => (known === null || answer.version >= known.version ? answer : known))
  // Versions restart with another shopper's bag, so the next response always wins. A guest who confirms a phone keeps the bag.
  .on(userChanged, (known, { isAuth, confirmedPhone }) => (known && (isAuth || confirmedPhone) ? { ...known, version: -1 } : null))

/** An unpaid order whose pieces are still held. */
export const $unpaidOrder = $cart.map((cart) => cart?.unpaidOrder ?? null)

/** Pending additions. */
const $underWay = createStore(0, { serialize: 'ignore' })
  .on(addToBag, (pieces, { quantity = 1 }) => pieces + quantity)
  .on(addToCartFx.finally, (pieces, { params: { quantity = 1 } }) => pieces - quantity)

export const $bagCount = combine($cart, $underWay, (cart, underWay) => (cart?.totalProducts ?? 0) + underWay)

/** The server's response to the last addition, for drawer and toast. */
export const pieceLanded = addToCartFx.done.map(({ params: { quantity = 1, ...added }, result }) => ({
  ...added,
  quantity,
  answer: result,
}))
export const additionFailed = addToCartFx.failData

sample({ clock: addToBag, target: addToCartFx })
sample({ clock: addToCartFx.doneData, fn: ({ cartData }) => cartData, target: cartAnswered })
sample({
  clock: commonDataFx.doneData,
  filter: ({ cartData }) => cartData !== null,
  fn: ({ cartData }) => cartData as CartData,
  target: cartAnswered,
})
sample({
  clock: pieceLanded,
  filter: ({ answer }) => answer.result,
  fn: ({ skuId, quantity, from }) => ({ skuId, quantity, from }),
  target: emitterOf(pieceAdded, 'session'),
})

/** Opens the bag drawer without leaving the page. */
export const openBag = emitterOf(bagWanted, 'session')
