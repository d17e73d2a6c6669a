import { createEvent, sample } from 'effector'
import { profileInfo, updateProfile } from '@shop/contracts/account/profile'
import { createRequestFx } from '@shop/http'
import { $user, userChanged } from '@shop/session'
import { confirmEmailFx } from './email.ts'
import { saved } from '../saved/saved.ts'
import { createSection } from '../section.ts'
import { endVisitBy, failureInVisit } from '../visit.ts'

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

const section = createSection('personalData', infoFx)
section.$answer.on([updateFx.doneData, confirmEmailFx.doneData], (_, answer) => answer)
export const $personal = section.$answer.map((answer) => answer?.result ?? null)
export const $personalFailure = section.$failure

/** Why saving failed; input stays. */
export const $notSaved = failureInVisit(updateFx).reset(updateFx)

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
endVisitBy(updateFx)
sample({ clock: [updateFx.done, confirmEmailFx.done], fn: () => undefined, target: saved })
