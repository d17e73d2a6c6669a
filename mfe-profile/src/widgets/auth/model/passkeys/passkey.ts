import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import type { ErrorCode } from '@shop/contracts/core/error-codes'
import { passkeyRequest, passkeySignIn, type PasskeyRequest } from '@shop/contracts/auth/passkeys'
import { $favoritesToMerge } from '@shop/flows/code'
import { codeOf, createRequestFx } from '@shop/http'
import { popupClosed } from '@shop/session'
import { signByPasskey, type Assertion, type CeremonyFault } from '#features/passkey/ceremony.ts'
import { $source, loginWanted, started } from '../step.ts'

export const passkeyChosen = createEvent<void>()

const requestFx = createRequestFx(passkeyRequest)
/** The WebAuthn call. */
export const signFx = createEffect<PasskeyRequest, Assertion, CeremonyFault>(signByPasskey)
export const passkeyFx = createRequestFx(passkeySignIn)

/** Cancelling the browser's dialog shows no error. */
export const $passkeyError = createStore<ErrorCode | null>(null, { serialize: 'ignore' })
  .on([requestFx.failData, passkeyFx.failData], (_, error) => codeOf(error))
  .on(signFx.failData, (_, fault) => (fault === 'cancelled' ? null : 'PASSKEY_REFUSED'))
  .reset(passkeyChosen, started, loginWanted)

export const $isPasskeyLoading = combine(requestFx.pending, signFx.pending, passkeyFx.pending, (...pending) => pending.some(Boolean))

/** Ignores a signature after the popup was closed. */
const $isWanted = createStore(false, { serialize: 'ignore' })
  .on(passkeyChosen, () => true)
  .reset(started, popupClosed)

sample({ clock: passkeyChosen, fn: () => ({}), target: requestFx })
sample({ clock: requestFx.doneData, source: $isWanted, filter: Boolean, fn: (_, { result }) => result, target: signFx })
sample({
  clock: signFx.doneData,
  source: { isWanted: $isWanted, source: $source, favorites: $favoritesToMerge },
  filter: ({ isWanted }) => isWanted,
  fn: ({ source, favorites }, credential) => ({ body: { credential, source, favorites } }),
  target: passkeyFx,
})
