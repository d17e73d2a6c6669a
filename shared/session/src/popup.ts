import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import { bagWanted, signInWanted } from '@shop/contracts/events/events'
import { POPUP_PAUSE_MS } from '@shop/contracts/core/limits'
import type { Owner } from '@shop/contracts/pages/routes'
import { emitterOf, listenTo } from '@shop/events'
import { commonDataFx } from './shopper.ts'

/** A popup is a widget in an overlay; one at a time. */
export interface Popup {
  owner: Owner | 'shell'
  widget: string
  props?: Record<string, unknown>
  /** Opened by the shop and not by the shopper: closes silently if it cannot be loaded. */
  isOffered?: boolean
}

/** Opened by the shopper: replaces the open popup. */
export const popupOpened = createEvent<Popup>()
export const popupClosed = createEvent<void>()
/** Unsolicited: waits until nothing is open, and never interrupts a purchase. */
export const popupOffered = createEvent<Popup>()

/** Other overlays: menu, search, filters, viewer. Updated by the shell. */
export const layersChanged = createEvent<boolean>()
/** Pages without unsolicited popups. Set by the shell. */
export const quietChanged = createEvent<boolean>()

export const $popup = createStore<Popup | null>(null, { serialize: 'ignore' })
  .on(popupOpened, (_, popup) => popup)
  .reset(popupClosed)

const flag = (initial: boolean) => createStore(initial, { serialize: 'ignore' })
const $layers = flag(false).on(layersChanged, (_, areOpen) => areOpen)
// Initially nothing is known about the page.
const $quiet = flag(true).on(quietChanged, (_, isQuiet) => isQuiet)

/** True while any overlay is open. */
export const $somePopupIsOpen = combine($popup, $layers, (popup, layers) => popup !== null || layers)

const $queue = createStore<readonly Popup[]>([], { serialize: 'ignore' })
  .on(popupOffered, (queue, popup) => (queue.some(({ widget }) => widget === popup.widget) ? queue : [...queue, popup]))
  .on(popupOpened, (queue, { widget }) => queue.filter((waiting) => waiting.widget !== widget))

const $next = combine($queue, $somePopupIsOpen, $quiet, ([next], isOpen, isQuiet) => (isOpen || isQuiet ? null : (next ?? null)))
/** Increases with every interruption: only the last pause counts. */
const $pauses = createStore(0, { serialize: 'ignore' }).on($next, (count) => count + 1)
const pauseFx = createEffect((count: number) => new Promise<number>((done) => setTimeout(done, POPUP_PAUSE_MS, count)))

sample({ clock: $pauses, source: $next, filter: (next) => next !== null && !__SERVER__, fn: (_, count) => count, target: pauseFx })
sample({
  clock: pauseFx.doneData,
  source: { next: $next, pauses: $pauses },
  filter: ({ next, pauses }, count) => next !== null && pauses === count,
  fn: ({ next }): Popup => ({ ...(next as Popup), isOffered: true }),
  target: popupOpened,
})

sample({
  clock: listenTo(bagWanted),
  fn: ({ from }): Popup => ({ owner: 'mfe-cart-checkout', widget: 'bag-drawer', props: { from } }),
  target: popupOpened,
})
sample({
  clock: listenTo(signInWanted),
  fn: (props): Popup => ({ owner: 'mfe-profile', widget: 'auth', props }),
  target: popupOpened,
})
sample({
  clock: commonDataFx.doneData,
  filter: ({ winterSale }) => winterSale && !__SERVER__,
  fn: (): Popup => ({ owner: 'mfe-landings', widget: 'winter-sale' }),
  target: popupOffered,
})

/** Opens the sign-in popup; `source` is stored with the sign-in. */
export const openSignIn = emitterOf(signInWanted, 'session')

/** City and country popup. */
export const LOCATION_POPUP: Popup = { owner: 'shell', widget: 'location' }
