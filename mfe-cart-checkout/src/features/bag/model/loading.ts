import { createEvent, sample } from 'effector'
import { calculateCart } from '@shop/contracts/cart/cart'
import { createRequestFx, failureOf } from '@shop/http'
import { $online, cartAnswered } from '@shop/session'

/** Loads the bag with current prices: for page, drawer, after a refusal, or on retry. */
export const bagRequested = createEvent<void>()
const calculateFx = createRequestFx(calculateCart)

/** Why the bag could not be read. */
export const $failure = failureOf(calculateFx).reset(bagRequested, cartAnswered)

// The bag is personal: it is loaded in the browser, never into a cached document.
sample({ clock: bagRequested, filter: () => !__SERVER__, fn: () => ({ body: {} }), target: calculateFx })
sample({ clock: calculateFx.doneData, fn: ({ cartData }) => cartData, target: cartAnswered })
sample({
  clock: $online,
  source: $failure,
  filter: (failure, online) => online && failure !== null,
  fn: () => undefined,
  target: bagRequested,
})
