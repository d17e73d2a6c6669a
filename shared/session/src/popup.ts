import { createEvent, createStore, sample } from 'effector'
import { bagWanted, signInWanted } from '@shop/contracts/events'
import type { Owner } from '@shop/contracts/routes'
import { emitterOf, listenTo } from '@shop/events'

/** A popup is a widget in an overlay; one at a time (reading 51). */
export interface Popup {
  owner: Owner | 'shell'
  widget: string
  props?: Record<string, unknown>
}

export const popupOpened = createEvent<Popup>()
export const popupClosed = createEvent<void>()

export const $popup = createStore<Popup | null>(null, { serialize: 'ignore' })
  .on(popupOpened, (_, popup) => popup)
  .reset(popupClosed)

/** Spec §4: delivery popups set a shared somePopupIsOpen flag; reading 51: true while any is open. */
export const $somePopupIsOpen = $popup.map((popup) => popup !== null)

sample({
  clock: listenTo(bagWanted),
  fn: ({ from }): Popup => ({ owner: 'mfe-cart-checkout', widget: 'bag-drawer', props: { from } }),
  target: popupOpened,
})
sample({
  clock: listenTo(signInWanted),
  fn: ({ source }): Popup => ({ owner: 'mfe-profile', widget: 'auth', props: { source } }),
  target: popupOpened,
})

/** Asks for the sign-in popup; `source` is one of spec §2 and is kept with the sign-in. */
export const openSignIn = emitterOf(signInWanted, 'session')

/** City and country, as the header and checkout open them (reading 58). */
export const LOCATION_POPUP: Popup = { owner: 'shell', widget: 'location' }
