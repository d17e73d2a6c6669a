import type { PasskeyAssertion, PasskeyAttestation, PasskeyCreation, PasskeyRequest } from '@shop/contracts/auth/passkeys'
import type * as v from 'valibot'

/** Cancelled or timed out · this device already has a passkey of the account · other errors. */
export type CeremonyFault = 'cancelled' | 'exists' | 'failed'

export type Attestation = v.InferInput<typeof PasskeyAttestation>
export type Assertion = v.InferInput<typeof PasskeyAssertion>

const library = () => import(/* webpackChunkName: "webauthn" */ '@simplewebauthn/browser')

/** Browser support for passkeys; another device may provide one. */
export const canUsePasskeys = () => !__SERVER__ && typeof globalThis.PublicKeyCredential === 'function'

/** Whether this device itself can store one: fingerprint, face or PIN. */
export const canStorePasskeys = async () =>
  canUsePasskeys() && (await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false))

/** Creates a passkey. Throws a CeremonyFault. */
export async function makePasskey(optionsJSON: PasskeyCreation): Promise<Attestation> {
  try {
    const { startRegistration } = await library()
    const { id, rawId, response } = await startRegistration({ optionsJSON })
    const { clientDataJSON, attestationObject, transports } = response
    return { id, rawId, type: 'public-key', response: { clientDataJSON, attestationObject, ...(transports && { transports }) } }
  } catch (error) {
    throw faultOf(error)
  }
}

/** Signs with a passkey. Throws a CeremonyFault. */
export async function signByPasskey(optionsJSON: PasskeyRequest): Promise<Assertion> {
  try {
    const { startAuthentication } = await library()
    const { id, rawId, response } = await startAuthentication({ optionsJSON })
    const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response
    return { id, rawId, type: 'public-key', response: { clientDataJSON, authenticatorData, signature, userHandle } }
  } catch (error) {
    throw faultOf(error)
  }
}

function faultOf(error: unknown): CeremonyFault {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'AbortError') return 'cancelled'
  return name === 'InvalidStateError' ? 'exists' : 'failed'
}
