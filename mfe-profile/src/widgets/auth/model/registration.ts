import { createEvent, sample } from 'effector'
import { registration } from '@shop/contracts/auth'
import { $favoritesToMerge } from '@shop/flows/code'
import { createRequestFx, failureOf } from '@shop/http'
import { confirmation } from './code.ts'
import { $onlyPhone, $source, started, stepTaken } from './step.ts'

export interface NewShopper {
  name: string
  surname: string
  email: string | null
  agreement: true
  newsletterSubscription: boolean
}

export const registrationSubmitted = createEvent<NewShopper>()
export const registerFx = createRequestFx(registration)

export const $registrationFailure = failureOf(registerFx).reset(started, registrationSubmitted)

sample({
  clock: confirmation.confirmed,
  source: $onlyPhone,
  filter: (onlyPhone, { answer: { step } }) => step === 'registration' && !onlyPhone,
  fn: () => 'registration' as const,
  target: stepTaken,
})
sample({
  clock: registrationSubmitted,
  source: { sent: confirmation.$sent, source: $source, favorites: $favoritesToMerge },
  fn: ({ sent, source, favorites }, shopper) => ({
    body: { ...shopper, phone: sent?.login ?? '', source, favorites },
  }),
  target: registerFx,
})
