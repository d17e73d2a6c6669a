import { createEvent, createStore, sample } from 'effector'
import { profileSecurity, type Security } from '@shop/contracts/auth/security'
import { signInWays, type SignInWays } from '@shop/contracts/auth/sign-in-ways'
import { createRequestFx } from '@shop/http'
import { endVisitBy, failureInVisit, forgotten, sectionWanted } from '../visit.ts'

/** The section is mounted: its code may load after the visit began. */
export const shown = createEvent<void>()

export const securityFx = createRequestFx(profileSecurity)
const waysFx = createRequestFx(signInWays)

export const $security = createStore<Security | null>(null, { serialize: 'ignore' })
  .on(securityFx.doneData, (_, { result }) => result)
  .reset(forgotten)

export const $securityFailure = failureInVisit(securityFx).reset(securityFx)

/** Sign-in methods of this host; null until known. */
export const $ways = createStore<SignInWays | null>(null, { serialize: 'ignore' }).on(waysFx.doneData, (_, ways) => ways)

/** Not loaded or loading yet: the code arrived after the visit began. */
const shownAtFirst = sample({
  clock: shown,
  source: { security: $security, failure: $securityFailure, isPending: securityFx.pending },
  filter: ({ security, failure, isPending }) => security === null && failure === null && !isPending,
  fn: () => undefined,
})
const visited = sample({ clock: sectionWanted, filter: (section) => section === 'securityData', fn: () => undefined })
export const wanted = sample({ clock: [shownAtFirst, visited], fn: () => ({}) })

sample({ clock: wanted, target: [securityFx, waysFx] })
endVisitBy(securityFx)
