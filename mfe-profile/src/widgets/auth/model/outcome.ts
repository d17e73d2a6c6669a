import { createStore, merge, sample } from 'effector'
import type { CodeMethod } from '@shop/contracts/confirmation/code'
import type { Merged } from '@shop/contracts/auth/auth'
import type { User } from '@shop/contracts/account/common-data'
import { signedIn as signedInEvent } from '@shop/contracts/events/signed-in'
import { emitterOf } from '@shop/events'
import { publishShopper } from '@shop/flows/code'
import { popupClosed, toastShown } from '@shop/session'
import { phrase } from '../texts/index.ts'
import { confirmation } from './code.ts'
import { passkeyFx } from './passkeys/passkey.ts'
import { passwordFx } from './password.ts'
import { oauthFx } from './provider/provider.ts'
import { pushConfirmed } from './provider/push.ts'
import { registerFx } from './registration.ts'
import { $onlyPhone, started } from './step.ts'

type Method = CodeMethod | 'password'

export interface Outcome {
  user: User
  merged: Merged | null
}

const outcomeOf = ({ user, merged }: Outcome): Outcome => ({ user, merged })
const byPasskey = passkeyFx.doneData.map(outcomeOf)
const byCode = confirmation.confirmed.map(({ answer }) => outcomeOf(answer))
const byPush = pushConfirmed.map(outcomeOf)
const byPassword = passwordFx.doneData.map(outcomeOf)
const byProvider = oauthFx.doneData.map(({ data }) => outcomeOf(data))
const otherwise = merge([byCode, byPush, byPassword, byProvider, registerFx.doneData.map(outcomeOf)])
const answered = merge([otherwise, byPasskey])

/** Sign-in method used; registration continues from it. */
const $method = createStore<Method>('sms', { serialize: 'ignore' })
  .on(confirmation.$sent, (known, sent) => sent?.method ?? known)
  .on(byPush, () => 'mobid')
  .on(byPassword, () => 'password')
  .on(byProvider, () => 'yaid')

/** Methods slower than a passkey. */
export const signedInOtherwise = sample({ clock: otherwise, filter: ({ user }) => user.isAuth })
const signedIn = sample({ clock: answered, filter: ({ user }) => user.isAuth })

const told = emitterOf(signedInEvent, 'mfe-profile')
sample({ clock: signedInOtherwise, source: $method, fn: (method) => ({ method }), target: told })
sample({ clock: byPasskey, fn: () => ({ method: 'passkey' as const }), target: told })

/** Signed in: closes the popup. */
export const $outcome = createStore<Outcome | null>(null, { serialize: 'ignore' })
  .on(signedIn, (_, outcome) => outcome)
  .reset(started, popupClosed)

// Shows bag changes, or a welcome.
sample({
  clock: signedIn,
  fn: ({ user: { name }, merged }) => ({
    text: merged?.message ?? (name ? phrase('welcomeNamed', { name }) : phrase('welcome')),
  }),
  target: toastShown,
})

/** Only a guest's phone confirmation was requested: closes without a message. */
export const $isPhoneOnly = createStore(false, { serialize: 'ignore' }).reset(started, popupClosed)
sample({
  clock: [byCode, byPush],
  source: $onlyPhone,
  filter: (onlyPhone, { user }) => onlyPhone && !user.isAuth,
  fn: () => true,
  target: $isPhoneOnly,
})

publishShopper(answered)
