import { createEvent, createStore, sample } from 'effector'
import type { CartData } from '@shop/contracts/cart/cart'
import { bagWanted } from '@shop/contracts/events/events'
import { emitterOf } from '@shop/events'
import { commonDataFx, userChanged } from '../shopper.ts'

/** Bag responses of all remotes: the newest version wins. */
export const cartAnswered = createEvent<CartData>()

/** The bag from the server; null until loaded. Never in a cached document. */
export const $cart = createStore<CartData | null>(null, { serialize: 'ignore' })
  .on(cartAnswered, (known, answer) => (known === null || answer.version >= known.version ? answer : known))
  // Versions restart with another shopper's bag, so the next response always wins. A guest who confirms a phone keeps the bag.
  .on(userChanged, (known, { isAuth, confirmedPhone }) => (known && (isAuth || confirmedPhone) ? { ...known, version: -1 } : null))

/** An unpaid order whose pieces are still held. */
export const $unpaidOrder = $cart.map((cart) => cart?.unpaidOrder ?? null)

sample({
  clock: commonDataFx.doneData,
  filter: ({ cartData }) => cartData !== null,
  fn: ({ cartData }) => cartData as CartData,
  target: cartAnswered,
})

/** Opens the bag drawer without leaving the page. */
export const openBag = emitterOf(bagWanted, 'session')
