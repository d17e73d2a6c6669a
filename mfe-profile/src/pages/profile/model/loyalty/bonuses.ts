import { createStore, sample } from 'effector'
import { profileBonuses, type Bonuses } from '@shop/contracts/account/profile'
import { createRequestFx, type RequestError } from '@shop/http'
import { forgotten, isUnauthorized, refused, sectionWanted } from '../visit.ts'

const bonusesFx = createRequestFx(profileBonuses)

export const $bonuses = createStore<Bonuses | null>(null, { serialize: 'ignore' })
  .on(bonusesFx.doneData, (_, { result }) => result)
  .reset(forgotten)

export const $bonusesFailure = createStore<RequestError | null>(null, { serialize: 'ignore' })
  .on(bonusesFx.failData, (known, error) => (isUnauthorized(error) ? known : error))
  .reset(bonusesFx, forgotten)

sample({ clock: sectionWanted, filter: (section) => section === 'bonusesData', fn: () => ({}), target: bonusesFx })
sample({ clock: bonusesFx.failData, filter: isUnauthorized, fn: () => undefined, target: refused })
