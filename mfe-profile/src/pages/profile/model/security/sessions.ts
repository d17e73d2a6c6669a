import { createEvent, sample } from 'effector'
import { revokeOtherSessions, revokeSession } from '@shop/contracts/auth/security'
import { createRequestFx } from '@shop/http'
import { toastShown } from '@shop/session'
import { signOutChosen } from '#features/sign-out/sign-out.ts'
import { phrase } from '../../texts/index.ts'
import { endVisitBy, failureInVisit } from '../visit.ts'
import { $security } from './account.ts'

export const sessionEnded = createEvent<number>()
export const othersEnded = createEvent<void>()
/** Includes this device. */
export const everywhereEnded = createEvent<void>()

export const endSessionFx = createRequestFx(revokeSession, { parallel: true })
export const endOthersFx = createRequestFx(revokeOtherSessions)
export const endEverywhereFx = createRequestFx(revokeOtherSessions)

$security
  .on(
    endSessionFx.done,
    (security, { params }) => security && { ...security, sessions: security.sessions.filter(({ id }) => String(id) !== params.params?.id) },
  )
  .on(endOthersFx.done, (security) => security && { ...security, sessions: security.sessions.filter(({ current }) => current) })

export const $sessionsFailure = failureInVisit(endSessionFx, endOthersFx, endEverywhereFx).reset(sessionEnded, othersEnded, everywhereEnded)

sample({ clock: sessionEnded, fn: (id) => ({ params: { id: String(id) } }), target: endSessionFx })
sample({ clock: othersEnded, fn: () => ({}), target: endOthersFx })
sample({ clock: everywhereEnded, fn: () => ({}), target: endEverywhereFx })
sample({ clock: endEverywhereFx.done, fn: () => undefined, target: signOutChosen })
sample({ clock: endSessionFx.done, fn: () => ({ text: phrase('sessionGone') }), target: toastShown })
sample({ clock: endOthersFx.done, fn: () => ({ text: phrase('othersGone') }), target: toastShown })
endVisitBy(endSessionFx, endOthersFx, endEverywhereFx)
