import { combine, createEffect, createEvent, createStore, sample, type Effect, type Event, type EventCallable, type Store } from 'effector'
import type { ErrorCode } from '@shop/contracts/core/error-codes'
import { addPasskey, passkeyCreation, type Passkey, type PasskeyCreation } from '@shop/contracts/auth/passkeys'
import { codeOf, createRequestFx, type RequestError } from '@shop/http'
import { makePasskey, type Attestation, type CeremonyFault } from './ceremony.ts'

/** Displayed error: an API code, or a device error. */
export type EnrolmentError = ErrorCode | Exclude<CeremonyFault, 'cancelled'>

export interface Enrolment {
  wanted: EventCallable<void>
  /** The form was left. */
  forgotten: EventCallable<void>
  made: Event<Passkey>
  /** An API call was refused. */
  refused: Event<RequestError>
  $error: Store<EnrolmentError | null>
  $isLoading: Store<boolean>
  /** The WebAuthn call, replaceable in tests. */
  makeFx: Effect<PasskeyCreation, Attestation, CeremonyFault>
}

/** Adds a passkey: options from the API, creation on the device, registration at the API. Cancelling shows no error. */
export function createEnrolment(): Enrolment {
  const wanted = createEvent<void>()
  const forgotten = createEvent<void>()
  const optionsFx = createRequestFx(passkeyCreation)
  const makeFx = createEffect<PasskeyCreation, Attestation, CeremonyFault>(makePasskey)
  const addFx = createRequestFx(addPasskey)

  const $error = createStore<EnrolmentError | null>(null, { serialize: 'ignore' })
    .on([optionsFx.failData, addFx.failData], (_, error) => codeOf(error))
    .on(makeFx.failData, (_, fault) => (fault === 'cancelled' ? null : fault))
    .reset(wanted, forgotten)

  sample({ clock: wanted, fn: () => ({}), target: optionsFx })
  sample({ clock: optionsFx.doneData, fn: ({ result }) => result, target: makeFx })
  sample({ clock: makeFx.doneData, fn: (credential) => ({ body: { credential } }), target: addFx })

  return {
    wanted,
    forgotten,
    made: addFx.doneData.map(({ result }) => result),
    refused: sample({ clock: [optionsFx.failData, addFx.failData] }),
    $error,
    $isLoading: combine(optionsFx.pending, makeFx.pending, addFx.pending, (...pending) => pending.some(Boolean)),
    makeFx,
  }
}
