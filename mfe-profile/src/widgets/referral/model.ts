import { createEvent, createStore, sample } from 'effector'
import { profileReferral, type Referral } from '@shop/contracts/account/referral'
import { createAfterSignIn } from '@shop/flows/sign-in'
import { createRequestFx, failureExcept, isStatus } from '@shop/http'
import { $user, popupOpened } from '@shop/session'

/** The popup is open: clears data of an earlier opening. */
export const opened = createEvent<void>()
export const retried = createEvent<void>()
export const signInRequested = createEvent<void>()

const referralFx = createRequestFx(profileReferral)

export const $referral = createStore<Referral | null>(null, { serialize: 'ignore' })
  .on(referralFx.doneData, (_, { result }) => result)
  .reset(opened)
export const $failure = failureExcept((error) => isStatus(error, 401), referralFx).reset(opened, referralFx)

sample({ clock: [opened, retried], source: $user, filter: ({ isAuth }) => isAuth, fn: () => ({}), target: referralFx })

const signedIn = createAfterSignIn({
  wanted: signInRequested,
  refused: sample({ clock: referralFx.failData, filter: (error) => isStatus(error, 401) }),
  mayGoOn: ({ isAuth }) => isAuth,
  source: 'landing',
  givenUp: opened,
})
// The sign-in popup replaced this one: reopens it.
sample({ clock: signedIn, fn: () => ({ owner: 'mfe-profile' as const, widget: 'referral' }), target: popupOpened })
