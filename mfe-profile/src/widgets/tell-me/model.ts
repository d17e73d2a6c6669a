import { combine, createEvent, createStore, sample } from 'effector'
import { alertPrice, alertStock } from '@shop/contracts/account/alerts'
import { createAfterSignIn } from '@shop/flows/sign-in'
import { createRequestFx, failureOf } from '@shop/http'
import { $popup, $user, popupOpened, type Popup } from '@shop/session'

/** What the shopper waits for. */
export interface Awaited {
  kind: 'stock' | 'price'
  /** A SKU for `stock`, an item id for `price`. */
  id: string
}

/** The popup is on screen. */
export const shown = createEvent<void>()
export const submitted = createEvent<{ awaited: Awaited; email: string }>()
export const signInRequested = createEvent<void>()

const stockFx = createRequestFx(alertStock)
const priceFx = createRequestFx(alertPrice)

export const $isBusy = combine(stockFx.pending, priceFx.pending, (stock, price) => stock || price)
/** The server's words, in the shopper's language. */
export const $told = createStore<string | null>(null, { serialize: 'ignore' })
  .on([stockFx.doneData, priceFx.doneData], (_, { message }) => message)
  .reset(shown)
export const $failure = failureOf(stockFx, priceFx).reset(shown, submitted)

const request = sample({
  clock: submitted,
  source: { isBusy: $isBusy, user: $user },
  filter: ({ isBusy }) => !isBusy,
  // Null is the account's own address, which may be confirmed already.
  fn: ({ user }, { awaited, email }) => ({ ...awaited, email: email === user.email ? null : email }),
})
sample({
  clock: request,
  filter: ({ kind }) => kind === 'stock',
  fn: ({ id, email }) => ({ body: { sku_id: id, email } }),
  target: stockFx,
})
sample({
  clock: request,
  filter: ({ kind }) => kind === 'price',
  fn: ({ id, email }) => ({ body: { id: Number(id), email } }),
  target: priceFx,
})

const signedIn = createAfterSignIn({ wanted: signInRequested, mayGoOn: ({ isAuth }) => isAuth, source: 'profile', givenUp: shown })
const $ownPopup = createStore<Popup | null>(null, { serialize: 'ignore' })
sample({ clock: shown, source: $popup, target: $ownPopup })
// The sign-in popup replaced this one: reopens it.
sample({ clock: signedIn, source: $ownPopup, filter: (popup) => popup !== null, target: popupOpened })
