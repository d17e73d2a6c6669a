import { combine, createEvent, createStore, sample } from 'effector'
import { alertPrice, alertStock } from '@shop/contracts/account/alerts'
import { alertAsked } from '@shop/contracts/events/alert-asked'
import { emitterOf } from '@shop/events'
import { createAfterSignIn } from '@shop/flows/sign-in'
import { createRequestFx, failureOf } from '@shop/http'
import { $popup, $user, popupOpened, type Popup } from '@shop/session'

/** What the shopper waits for. */
export interface Awaited {
  kind: 'stock' | 'price'
  /** A SKU for `stock`, an item id for `price`. */
  id: string
  /** For the `price` of a chosen size. */
  sku?: string
}

export const keyOf = ({ kind, id, sku }: Awaited) => `${kind}:${sku ?? id}`

export interface AlertAnswer {
  /** The server's words, in the shopper's language. */
  message: string
  /** Where the letter goes; null if none is needed. */
  email: string | null
}

/** The popup is on screen. */
export const shown = createEvent<void>()
export const submitted = createEvent<{ awaited: Awaited; email: string }>()
export const signInRequested = createEvent<void>()
/** Asks for the address anew. */
export const addressRefused = createEvent<Awaited>()

const stockFx = createRequestFx(alertStock)
const priceFx = createRequestFx(alertPrice)
const isAuthChanged = $user.map(({ isAuth }) => isAuth).updates

export const $isBusy = combine(stockFx.pending, priceFx.pending, (stock, price) => stock || price)
export const $failure = failureOf(stockFx, priceFx).reset(shown, submitted)

const request = sample({
  clock: submitted,
  source: { isBusy: $isBusy, user: $user },
  filter: ({ isBusy }) => !isBusy,
  // Null is the account's own address, which may be confirmed already.
  fn: ({ user }, { awaited, email }) => ({ awaited, typed: email, email: email === user.email ? null : email }),
})
const $request = createStore<{ awaited: Awaited; typed: string } | null>(null, { serialize: 'ignore' }).on(request, (_, sent) => sent)
const asked = sample({
  clock: [stockFx.doneData, priceFx.doneData],
  source: $request,
  filter: Boolean,
  fn: ({ awaited, typed }, { message, status }) => ({ awaited, told: { message, email: status === 'inStock' ? null : typed } }),
})
/** What was asked for since the document was loaded, by `keyOf`. */
export const $told = createStore<Readonly<Record<string, AlertAnswer>>>({}, { serialize: 'ignore' })
  .on(asked, (all, { awaited, told }) => ({ ...all, [keyOf(awaited)]: told }))
  .on(addressRefused, (all, awaited) => Object.fromEntries(Object.entries(all).filter(([key]) => key !== keyOf(awaited))))
  // Another shopper of this device must not see the address.
  .on(isAuthChanged, () => ({}))
sample({
  clock: asked,
  filter: ({ told }) => told.email !== null,
  fn: ({ awaited: { kind, id, sku } }) => ({ kind, id: sku ?? id }),
  target: emitterOf(alertAsked, 'mfe-profile'),
})

sample({
  clock: request,
  filter: ({ awaited }) => awaited.kind === 'stock',
  fn: ({ awaited, email }) => ({ body: { sku_id: awaited.id, email } }),
  target: stockFx,
})
sample({
  clock: request,
  filter: ({ awaited }) => awaited.kind === 'price',
  fn: ({ awaited, email }) => ({ body: { id: Number(awaited.id), email, ...(awaited.sku && { sku_id: awaited.sku }) } }),
  target: priceFx,
})

const signedIn = createAfterSignIn({ wanted: signInRequested, mayGoOn: ({ isAuth }) => isAuth, source: 'profile', givenUp: shown })
const $ownPopup = createStore<Popup | null>(null, { serialize: 'ignore' })
sample({ clock: shown, source: $popup, target: $ownPopup })
// The sign-in popup replaced this one: reopens it.
sample({ clock: signedIn, source: $ownPopup, filter: (popup) => popup !== null, target: popupOpened })
