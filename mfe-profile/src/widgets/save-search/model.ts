import { combine, createEvent, createStore, sample } from 'effector'
import { followSearch, saveSearch } from '@shop/contracts/account/saved-searches'
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
/** By a guest, who gives an address. */
export const followWanted = createEvent<{ url: string; email: string }>()

const saveFx = createRequestFx(saveSearch)
const followFx = createRequestFx(followSearch)

const $wanted = createStore<Wanted | null>(null, { serialize: 'ignore' }).on(saveWanted, (_, wanted) => wanted)
const $ownPopup = createStore<Popup | null>(null, { serialize: 'ignore' })
sample({ clock: shown, source: $popup, target: $ownPopup })

export const $isBusy = combine(saveFx.pending, followFx.pending, (save, follow) => save || follow)
export const $isSaved = createStore(false, { serialize: 'ignore' })
  .on(saveFx.done, () => true)
  .reset(shown, saveWanted)
/** The server's words and the address that a letter went to; null until a guest's search was taken. */
export const $followed = createStore<{ message: string; email: string } | null>(null, { serialize: 'ignore' })
  .on(followFx.done, (_, { params, result: { message } }) => ({ message, email: params.body?.email ?? '' }))
  .reset(shown, followWanted)
export const $failure = failureOf(saveFx, followFx).reset(shown, saveWanted, followWanted)

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
sample({ clock: followWanted, source: $isBusy, filter: (isBusy) => !isBusy, fn: (_, body) => ({ body }), target: followFx })
