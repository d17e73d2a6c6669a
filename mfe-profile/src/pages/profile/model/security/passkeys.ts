import { createEvent, createStore, sample } from 'effector'
import { passkeys, removePasskey, type Passkey } from '@shop/contracts/auth/passkeys'
import { createRequestFx } from '@shop/http'
import { toastShown } from '@shop/session'
import { createEnrolment } from '#features/passkey/enrolment.ts'
import { phrase } from '../../texts/index.ts'
import { endVisitBy, failureInVisit, forgotten } from '../visit.ts'
import { wanted } from './account.ts'

export const passkeyRemoved = createEvent<number>()

const passkeysFx = createRequestFx(passkeys)
export const removePasskeyFx = createRequestFx(removePasskey, { parallel: true })
export const enrolment = createEnrolment()

export const $passkeys = createStore<Passkey[] | null>(null, { serialize: 'ignore' })
  .on(passkeysFx.doneData, (_, { result }) => result)
  .on(enrolment.made, (known, passkey) => [passkey, ...(known ?? [])])
  .on(removePasskeyFx.done, (known, { params }) => known && known.filter(({ id }) => String(id) !== params.params?.id))
  .reset(forgotten)

/** Why loading or removal failed. */
export const $passkeysFailure = failureInVisit(passkeysFx, removePasskeyFx).reset(passkeysFx, passkeyRemoved, enrolment.wanted)

sample({ clock: wanted, target: passkeysFx })
sample({ clock: passkeyRemoved, fn: (id) => ({ params: { id: String(id) } }), target: removePasskeyFx })
sample({ clock: enrolment.made, fn: () => ({ text: phrase('passkeyMade') }), target: toastShown })
sample({ clock: removePasskeyFx.done, fn: () => ({ text: phrase('passkeyGone') }), target: toastShown })
sample({ clock: forgotten, target: enrolment.forgotten })
endVisitBy(passkeysFx, removePasskeyFx, { failData: enrolment.refused })
