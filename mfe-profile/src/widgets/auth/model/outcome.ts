import { createStore, merge, sample } from 'effector'
import type { Merged } from '@shop/contracts/auth'
import type { User } from '@shop/contracts/common-data'
import { signedIn as signedInEvent } from '@shop/contracts/signed-in'
import { emitterOf } from '@shop/events'
import { tellSession } from '@shop/flows/code'
import { popupClosed, toastShown } from '@shop/session'
import { phrase } from '../texts/index.ts'
import { confirmation } from './code.ts'
import { passkeyFx } from './passkey.ts'
import { registerFx } from './registration.ts'
import { $onlyPhone, started } from './step.ts'

export interface Outcome {
  user: User
  merged: Merged | null
}

const byPasskey = passkeyFx.doneData.map(({ user, merged }): Outcome => ({ user, merged }))
const otherwise = merge([
  confirmation.confirmed.map(({ answer: { user, merged } }): Outcome => ({ user, merged })),
  registerFx.doneData.map(({ user, merged }): Outcome => ({ user, merged })),
])
const answered = merge([otherwise, byPasskey])

/** By whatever takes longer than one touch. */
export const signedInOtherwise = sample({ clock: otherwise, filter: ({ user }) => user.isAuth })
const signedIn = sample({ clock: answered, filter: ({ user }) => user.isAuth })

const told = emitterOf(signedInEvent, 'mfe-profile')
sample({
  clock: signedInOtherwise,
  source: confirmation.$sent,
  fn: (sent) => ({ method: sent?.method ?? ('sms' as const) }),
  target: told,
})
sample({ clock: byPasskey, fn: () => ({ method: 'passkey' as const }), target: told })

/** The shopper is in: the popup goes. */
export const $outcome = createStore<Outcome | null>(null, { serialize: 'ignore' })
  .on(signedIn, (_, outcome) => outcome)
  .reset(started, popupClosed)

// What became of the bag is news; else a welcome is enough.
sample({
  clock: signedIn,
  fn: ({ user: { name }, merged }) => ({
    text: merged?.message ?? (name ? phrase('welcomeNamed', { name }) : phrase('welcome')),
  }),
  target: toastShown,
})

/** The phone of a guest is confirmed, and that is all that was asked for: the popup goes without a word. */
export const $isPhoneOnly = createStore(false, { serialize: 'ignore' }).reset(started, popupClosed)
sample({
  clock: confirmation.confirmed,
  source: $onlyPhone,
  filter: (onlyPhone, { answer: { user } }) => onlyPhone && !user.isAuth,
  fn: () => true,
  target: $isPhoneOnly,
})

tellSession(answered)
