import { combine, createEvent, createStore, sample } from 'effector'
import { $cart, $isTakenOver, commonDataFx } from '@shop/session'
import { $stuck, $totals, bagAsked } from '../../features/bag/model/index.ts'
import type { CartUrl } from './url.ts'

export const opened = createEvent<CartUrl>()
export const checkoutWanted = createEvent<void>()

/** Checkout is the next step to be built: until then the page says so, each time it is asked, instead of pretending. */
export const $checkoutAsked = createStore(0, { serialize: 'ignore' })
  .on(opened, (_, { step }) => (step === 'checkout' ? 1 : 0))
  .on(checkoutWanted, (times) => times + 1)

/** What an order still lacks, minor units; 0 when it is enough (reading 8: goods after discounts, before delivery). */
export const $belowMinimum = combine($cart, $totals, (cart, { due }) => Math.max(0, (cart?.minimumOrder ?? 0) - due))

export const $canOrder = combine($belowMinimum, $totals, $stuck, (missing, { pieces }, stuck) => missing === 0 && pieces > 0 && !stuck)

sample({ clock: opened, source: $isTakenOver, filter: Boolean, fn: () => undefined, target: bagAsked })
// In a new document the bag comes with common_data, after the page has been taken over; without it the page asks itself.
sample({
  clock: commonDataFx.finally,
  source: $cart,
  filter: (cart, answer) => cart === null && (answer.status === 'fail' || answer.result.cartData === null),
  fn: () => undefined,
  target: bagAsked,
})
