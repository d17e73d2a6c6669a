import { createEvent, createStore, sample } from 'effector'
import { registrationWithPassword } from '@shop/contracts/auth/password'
import { $favoritesToMerge } from '@shop/flows/code'
import { createRequestFx, failureOf } from '@shop/http'
import { confirmation } from './code.ts'
import { oauthFx } from './provider/provider.ts'
import { pushConfirmed } from './provider/push.ts'
import { $onlyPhone, $source, started, stepTaken } from './step.ts'

export interface NewShopper {
  name: string
  surname: string
  email: string | null
  password: string | null
  agreement: true
  newsletterSubscription: boolean
}

export const registrationSubmitted = createEvent<NewShopper>()
export const registerFx = createRequestFx(registrationWithPassword)

export const $registrationFailure = failureOf(registerFx).reset(started, registrationSubmitted)

/** The confirmed phone of the new account. */
const $phone = createStore('', { serialize: 'ignore' })
  .on(confirmation.confirmed, (_, { login }) => login)
  .on([pushConfirmed, oauthFx.doneData.map(({ data }) => data)], (known, { user }) => user.confirmedPhone ?? known)

sample({
  clock: [confirmation.confirmed.map(({ answer }) => answer), pushConfirmed],
  source: $onlyPhone,
  filter: (onlyPhone, { step }) => step === 'registration' && !onlyPhone,
  fn: () => 'registration' as const,
  target: stepTaken,
})
sample({
  clock: registrationSubmitted,
  source: { phone: $phone, source: $source, favorites: $favoritesToMerge },
  fn: ({ phone, source, favorites }, shopper) => ({ body: { ...shopper, phone, source, favorites } }),
  target: registerFx,
})
