import { createEvent, sample } from 'effector'
import { registration } from '@shop/contracts/auth'
import { createRequestFx, failureOf } from '@shop/http'
import { $favorites } from '@shop/session'
import { $code, MOST_FAVORITES, confirmFx } from './code.ts'
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
  clock: confirmFx.doneData,
  source: $onlyPhone,
  filter: (onlyPhone, { step }) => step === 'registration' && !onlyPhone,
  fn: () => 'registration' as const,
  target: stepTaken,
})
sample({
  clock: registrationSubmitted,
  source: { code: $code, source: $source, favorites: $favorites },
  fn: ({ code, source, favorites }, shopper) => ({
    body: { ...shopper, phone: code?.login ?? '', source, favorites: favorites.slice(0, MOST_FAVORITES) },
  }),
  target: registerFx,
})
