import { createEvent, createStore, sample } from 'effector'
import { profileInfo, updateProfile, type PersonalData } from '@shop/contracts/account/profile'
import { createRequestFx, type RequestError } from '@shop/http'
import { $user, userChanged } from '@shop/session'
import { confirmEmailFx } from './email.ts'
import { saved } from '../saved/saved.ts'
import { forgotten, isUnauthorized, refused, sectionWanted } from '../visit.ts'

/** Changed fields only. */
export interface Changes {
  name?: string
  surname?: string
  email?: string | null
  /** dd.mm.yyyy */
  birthday?: string
  isSubscribed?: boolean
}

const infoFx = createRequestFx(profileInfo)
export const updateFx = createRequestFx(updateProfile)
export const personalDataSubmitted = createEvent<Changes>()

export const $personal = createStore<PersonalData | null>(null, { serialize: 'ignore' })
  .on([infoFx.doneData, updateFx.doneData, confirmEmailFx.doneData], (_, { result }) => result)
  .reset(forgotten)

export const $personalFailure = createStore<RequestError | null>(null, { serialize: 'ignore' })
  .on(infoFx.failData, (known, error) => (isUnauthorized(error) ? known : error))
  .reset(infoFx, forgotten)

/** Why saving failed; input stays. */
export const $notSaved = createStore<RequestError | null>(null, { serialize: 'ignore' })
  .on(updateFx.failData, (known, error) => (isUnauthorized(error) ? known : error))
  .reset(updateFx, forgotten)

sample({ clock: sectionWanted, filter: (section) => section === 'personalData', fn: () => ({}), target: infoFx })
sample({ clock: personalDataSubmitted, fn: (body) => ({ body }), target: updateFx })
// Updates the shopper's name in header and checkout.
sample({
  clock: updateFx.doneData,
  source: $user,
  fn: (user, { result: { name, surname, email, isSubscribed } }) => ({
    ...user,
    name,
    surname,
    email,
    isSubscribed,
    fullName: [name, surname].filter(Boolean).join(' '),
  }),
  target: userChanged,
})
sample({ clock: [infoFx.failData, updateFx.failData], filter: isUnauthorized, fn: () => undefined, target: refused })
sample({ clock: [updateFx.done, confirmEmailFx.done], fn: () => undefined, target: saved })
