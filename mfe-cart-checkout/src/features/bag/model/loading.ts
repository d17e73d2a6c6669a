import { createEvent, sample } from 'effector'
import { calculateCart } from '@shop/contracts/cart/cart'
import { createRequestFx, failureOf } from '@shop/http'
import { $online, cartAnswered } from '@shop/session'

/** The bag with prices and stock of this moment is wanted: by the page, by the drawer, after a refusal, or once more by the shopper. */
export const bagAsked = createEvent<void>()
const calculateFx = createRequestFx(calculateCart)

/** Why the bag could not be read. */
export const $failure = failureOf(calculateFx).reset(bagAsked, cartAnswered)

// The bag is the shopper's own: it is read in the browser, never into a document that others may see.
sample({ clock: bagAsked, filter: () => !__SERVER__, fn: () => ({ body: {} }), target: calculateFx })
sample({ clock: calculateFx.doneData, fn: ({ cartData }) => cartData, target: cartAnswered })
sample({ clock: $online, source: $failure, filter: (failure, online) => online && failure !== null, fn: () => undefined, target: bagAsked })
