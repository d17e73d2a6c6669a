import { attach, combine, createEvent, createStore, sample } from 'effector'
import { addToCart, type CartData } from '@shop/contracts/cart/cart'
import { bagWanted, pieceAdded } from '@shop/contracts/events/events'
import { emitterOf } from '@shop/events'
import { createRequestFx } from '@shop/http'
import { commonDataFx, userChanged } from './shopper.ts'

export interface Addition {
  skuId: string
  quantity?: number
  /** Where it was added from: product, card, wishlist. */
  from: string
}

/** A shopper adds a piece: the count moves at once, the server's answer corrects it. */
export const addToBag = createEvent<Addition>()

/** Every answer that carries the bag, from whichever remote: the newest version stays. */
export const cartAnswered = createEvent<CartData>()

const addToCartFx = attach({
  effect: createRequestFx(addToCart, { parallel: true }),
  mapParams: ({ skuId, quantity = 1 }: Addition) => ({ body: { sku_id: skuId, quantity } }),
})

/** The bag as the server last told it; null until it was asked. Never in a cached document. */
export const $cart = createStore<CartData | null>(null, { serialize: 'ignore' })
  .on(cartAnswered, (known, answer) => (known === null || answer.version >= known.version ? answer : known))
  // Another shopper's bag counts its versions anew: whatever the server tells next is the newer one. Who signs out leaves it behind;
  // a guest who has confirmed a phone is the same shopper still.
  .on(userChanged, (known, { isAuth, confirmedPhone }) => (known && (isAuth || confirmedPhone) ? { ...known, version: -1 } : null))

/** An order that waits for its payment while its pieces are held. */
export const $unpaidOrder = $cart.map((cart) => cart?.unpaidOrder ?? null)

/** Additions that the server has not answered yet. */
const $underWay = createStore(0, { serialize: 'ignore' })
  .on(addToBag, (pieces, { quantity = 1 }) => pieces + quantity)
  .on(addToCartFx.finally, (pieces, { params: { quantity = 1 } }) => pieces - quantity)

export const $bagCount = combine($cart, $underWay, (cart, underWay) => (cart?.totalProducts ?? 0) + underWay)

/** What was added last, for the drawer and the toast: the server's answer to it. */
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

/** Asks for the bag without leaving the page; whoever owns popups opens the drawer. */
export const openBag = emitterOf(bagWanted, 'session')
