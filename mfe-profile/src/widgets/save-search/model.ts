import { createEvent, createStore, sample } from 'effector'
import { saveSearch } from '@shop/contracts/account/saved-searches'
import { createAfterSignIn } from '@shop/flows/sign-in'
import { createRequestFx, failureOf } from '@shop/http'
import { $popup, popupOpened, type Popup } from '@shop/session'

/** A list to be told of: path and query of a listing or of search results. */
export interface Wanted {
  url: string
  name: string
}

/** The popup is on screen. */
export const shown = createEvent<void>()
export const saveWanted = createEvent<Wanted>()

const saveFx = createRequestFx(saveSearch)

const $wanted = createStore<Wanted | null>(null, { serialize: 'ignore' }).on(saveWanted, (_, wanted) => wanted)
const $ownPopup = createStore<Popup | null>(null, { serialize: 'ignore' })
sample({ clock: shown, source: $popup, target: $ownPopup })

export const $isBusy = saveFx.pending
export const $isSaved = createStore(false, { serialize: 'ignore' })
  .on(saveFx.done, () => true)
  .reset(shown, saveWanted)
export const $failure = failureOf(saveFx).reset(shown, saveWanted)

const goesOn = createAfterSignIn({ wanted: saveWanted, mayGoOn: ({ isAuth }) => isAuth, source: 'profile', givenUp: shown })
const places = { own: $ownPopup, present: $popup }
// The sign-in popup replaced this one.
sample({
  clock: goesOn,
  source: places,
  filter: ({ own, present }) => own !== null && own !== present,
  fn: ({ own }) => own as Popup,
  target: popupOpened,
})
sample({
  clock: goesOn,
  source: { wanted: $wanted, isBusy: $isBusy },
  filter: ({ wanted, isBusy }) => wanted !== null && !isBusy,
  fn: ({ wanted }) => ({ body: wanted as Wanted }),
  target: saveFx,
})
