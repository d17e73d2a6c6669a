import { createEvent, createStore, sample } from 'effector'
import { createAfterSignIn } from '@shop/flows/sign-in'
import { failureExcept, failureOf, isStatus } from '@shop/http'
import { $popup, popupOpened, type Popup } from '@shop/session'
import { $itemsToShare, $sharing, listToShare, readShareFx, shareFx, unshareFx } from '#features/shared-list/share.ts'

export interface ShareNames {
  title: string
  occasion: string
}

/** The popup is on screen. */
export const shown = createEvent<void>()
export const retried = createEvent<void>()
export const signInRequested = createEvent<void>()
export const shareWanted = createEvent<ShareNames>()
export const changeWanted = createEvent<void>()
export const endWanted = createEvent<void>()

/** Null until it is known whether the list is shared. */
export const $known = $sharing
/** The names of a shared list are being changed. */
export const $isChanging = createStore(false, { serialize: 'ignore' })
  .on(changeWanted, () => true)
  .reset(shown, shareFx.done)
/** The link has just been closed. */
export const $isEnded = createStore(false, { serialize: 'ignore' })
  .on(unshareFx.done, () => true)
  .reset(shown, shareFx.done)
export const $isBusy = shareFx.pending
export const $isEnding = unshareFx.pending
const isSignedOut = (error: Parameters<typeof isStatus>[0]) => isStatus(error, 401)
export const $readFailure = failureExcept(isSignedOut, readShareFx).reset(shown, readShareFx)
export const $failure = failureOf(shareFx, unshareFx).reset(shown, shareFx, unshareFx)

sample({ clock: [shown, retried], fn: () => ({}), target: readShareFx })
sample({
  clock: shareWanted,
  source: { isBusy: shareFx.pending, items: $itemsToShare },
  filter: ({ isBusy }) => !isBusy,
  fn: ({ items }, names) => ({ body: { ...names, ...listToShare(items) } }),
  target: shareFx,
})
sample({ clock: endWanted, source: unshareFx.pending, filter: (isBusy) => !isBusy, fn: () => ({}), target: unshareFx })

const signedIn = createAfterSignIn({
  wanted: signInRequested,
  refused: sample({ clock: readShareFx.failData, filter: isSignedOut }),
  mayGoOn: ({ isAuth }) => isAuth,
  source: 'profile',
  givenUp: shown,
})
const $ownPopup = createStore<Popup | null>(null, { serialize: 'ignore' })
sample({ clock: shown, source: $popup, target: $ownPopup })
// The sign-in popup replaced this one.
sample({ clock: signedIn, source: $ownPopup, filter: (popup) => popup !== null, target: popupOpened })
