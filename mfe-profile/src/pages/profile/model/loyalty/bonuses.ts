import { profileBonuses } from '@shop/contracts/account/profile'
import { createRequestFx } from '@shop/http'
import { createSection } from '../section.ts'

const section = createSection('bonusesData', createRequestFx(profileBonuses))
export const $bonuses = section.$answer.map((answer) => answer?.result ?? null)
export const $bonusesFailure = section.$failure
