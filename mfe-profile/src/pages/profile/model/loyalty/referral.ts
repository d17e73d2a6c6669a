import { createEvent, sample } from 'effector'
import { profileReferral } from '@shop/contracts/account/referral'
import { createRequestFx } from '@shop/http'
import { createSection } from '../section.ts'

const referralFx = createRequestFx(profileReferral)
/** Only the invitation failed; bonuses above are loaded. */
export const referralRetried = createEvent<void>()

const section = createSection('bonusesData', referralFx)
export const $referral = section.$answer.map((answer) => answer?.result ?? null)
export const $referralFailure = section.$failure

sample({ clock: referralRetried, fn: () => ({}), target: referralFx })
