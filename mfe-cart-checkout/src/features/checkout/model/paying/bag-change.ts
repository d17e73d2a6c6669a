import { createStore, sample } from 'effector'
import { changeFx } from '#features/bag/model/changes.ts'
import { bagChangeOf, isOfPieces, type BagChange } from './named-change.ts'
import type { FullCartData } from '@shop/contracts/cart/full-cart'
import { $fullCart, calculateFx } from '../cart.ts'
import { checkoutShown } from '../opening.ts'
import { orderSubmitted, refused } from './placing.ts'

/** The bag as the shopper saw it when the call left. */
const $seen = createStore<FullCartData | null>(null, { serialize: 'ignore' })
  .on(sample({ clock: [orderSubmitted, calculateFx], source: $fullCart }), (_, whole) => whole)
  .reset(checkoutShown)
/** Pieces that the shopper changed in this tab are no news. */
const $isOwn = createStore(false, { serialize: 'ignore' })
  .on(changeFx.done, () => true)
  .reset(calculateFx.finally, checkoutShown)

const atPress = sample({
  clock: refused,
  source: $seen,
  filter: (_, { code, cartData }) => code === 'PRICE_CHANGED' && cartData !== null,
  fn: (seen, { cartData }) => bagChangeOf(seen, cartData as FullCartData),
})
// A calculation that sends no choices is made after the bag was changed elsewhere.
const elsewhere = sample({
  clock: calculateFx.done,
  source: { seen: $seen, isOwn: $isOwn },
  filter: ({ isOwn }, { params: { body } }) => !isOwn && Object.keys(body ?? {}).length === 0,
  fn: ({ seen }, { result }) => bagChangeOf(seen, result.cartData),
})

/** What another tab, or a day that went by, made of the bag while checkout was open. */
export const $bagChange = createStore<BagChange | null>(null, { serialize: 'ignore' })
  .on(atPress, (_, change) => change)
  .on(elsewhere, (known, change) => (change && isOfPieces(change) ? change : known))
  .reset(orderSubmitted, checkoutShown)
