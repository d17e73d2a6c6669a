import { createEvent, createStore, sample } from 'effector'
import { shareWishlist, unshareWishlist, type WishlistShare, wishlistShare } from '@shop/contracts/favorites/shared-wishlist'
import { createAfterSignIn } from '@shop/flows/sign-in'
import { createRequestFx, failureExcept, failureOf, isStatus } from '@shop/http'
import { $popup, $user, popupOpened, type Popup } from '@shop/session'

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

const readFx = createRequestFx(wishlistShare)
const shareFx = createRequestFx(shareWishlist)
const endFx = createRequestFx(unshareWishlist)

/** Null until it is known whether the list is shared. */
export const $known = createStore<{ share: WishlistShare | null } | null>(null, { serialize: 'ignore' })
  .on([readFx.doneData, shareFx.doneData, endFx.doneData], (_, { result }) => ({ share: result }))
  .reset(shown)
/** The names of a shared list are being changed. */
export const $isChanging = createStore(false, { serialize: 'ignore' })
  .on(changeWanted, () => true)
  .reset(shown, shareFx.done)
/** The link has just been closed. */
export const $isEnded = createStore(false, { serialize: 'ignore' })
  .on(endFx.done, () => true)
  .reset(shown, shareFx.done)
export const $isBusy = shareFx.pending
export const $isEnding = endFx.pending
const isSignedOut = (error: Parameters<typeof isStatus>[0]) => isStatus(error, 401)
export const $readFailure = failureExcept(isSignedOut, readFx).reset(shown, readFx)
export const $failure = failureOf(shareFx, endFx).reset(shown, shareFx, endFx)

sample({ clock: [shown, retried], source: $user, filter: ({ isAuth }) => isAuth, fn: () => ({}), target: readFx })
sample({ clock: shareWanted, source: shareFx.pending, filter: (isBusy) => !isBusy, fn: (_, body) => ({ body }), target: shareFx })
sample({ clock: endWanted, source: endFx.pending, filter: (isBusy) => !isBusy, fn: () => ({}), target: endFx })

const signedIn = createAfterSignIn({
  wanted: signInRequested,
  refused: sample({ clock: readFx.failData, filter: isSignedOut }),
  mayGoOn: ({ isAuth }) => isAuth,
  source: 'profile',
  givenUp: shown,
})
const $ownPopup = createStore<Popup | null>(null, { serialize: 'ignore' })
sample({ clock: shown, source: $popup, target: $ownPopup })
// The sign-in popup replaced this one.
sample({ clock: signedIn, source: $ownPopup, filter: (popup) => popup !== null, target: popupOpened })
