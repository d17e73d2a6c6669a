import { createEvent, createStore, sample } from 'effector'
import { profileReferral, type Referral } from '@shop/contracts/account/referral'
import { createRequestFx, type RequestError } from '@shop/http'
import { forgotten, isUnauthorized, refused, sectionWanted } from '../visit.ts'

const referralFx = createRequestFx(profileReferral)
/** Only the invitation failed; bonuses above are loaded. */
export const referralRetried = createEvent<void>()

export const $referral = createStore<Referral | null>(null, { serialize: 'ignore' })
  .on(referralFx.doneData, (_, { result }) => result)
  .reset(forgotten)

export const $referralFailure = createStore<RequestError | null>(null, { serialize: 'ignore' })
  .on(referralFx.failData, (known, error) => (isUnauthorized(error) ? known : error))
  .reset(referralFx, forgotten)

sample({ clock: sectionWanted, filter: (section) => section === 'bonusesData', fn: () => ({}), target: referralFx })
sample({ clock: referralRetried, fn: () => ({}), target: referralFx })
sample({ clock: referralFx.failData, filter: isUnauthorized, fn: () => undefined, target: refused })
