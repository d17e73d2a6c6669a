import type { PasskeyAssertion, PasskeyAttestation } from '@shop/contracts/auth/passkeys'
import type * as v from 'valibot'
import { Refused } from '../../../platform/http/refusal.ts'

/** ES256, EdDSA, RS256: the common algorithms of authenticators. */
export const ALGORITHMS = [-7, -8, -257]

interface Expected {
  challenge: string
  rpId: string
  origin: string
}

export interface NewPasskey {
  credentialId: string
  publicKey: string
  counter: number
  isSynced: boolean
}

interface KnownPasskey {
  credentialId: string
  publicKey: string
  counter: number
}

// Takes 300 ms and 27 MB to load, so it is loaded on first use.
const library = () => import('@simplewebauthn/server')
const helpers = () => import('@simplewebauthn/server/helpers')

/** Throws PASSKEY_REFUSED when this host did not request it, or the user was not verified. */
export async function verifyNew(
  credential: v.InferOutput<typeof PasskeyAttestation>,
  { challenge, rpId, origin }: Expected,
): Promise<NewPasskey> {
  const verified = await refusing(async () => {
    await demandNoCertificates(credential.response.attestationObject)
    const { verifyRegistrationResponse } = await library()
    return verifyRegistrationResponse({
      response: { ...credential, response: credential.response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    })
  })
  if (!verified.verified) throw new Refused('PASSKEY_REFUSED')
  const { credential: made, credentialBackedUp } = verified.registrationInfo
  if (made.id !== credential.id) throw new Refused('PASSKEY_REFUSED')
  return {
    credentialId: made.id,
    publicKey: Buffer.from(made.publicKey).toString('base64url'),
    counter: made.counter,
    isSynced: credentialBackedUp,
  }
}

/** Attestation certificates are not verified: that would fetch URLs they name, and none were requested. */
async function demandNoCertificates(attestationObject: string): Promise<void> {
  const { decodeAttestationObject } = await helpers()
  const attestation = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')))
  const format = attestation.get('fmt')
  const isPlain = format === 'none' || (format === 'packed' && attestation.get('attStmt').get('x5c') === undefined)
  if (!isPlain) throw new Refused('PASSKEY_REFUSED')
}

/** Throws PASSKEY_REFUSED for a wrong signature, host or counter. Returns the new counter. */
export async function verifySigned(
  credential: v.InferOutput<typeof PasskeyAssertion>,
  { credentialId, publicKey, counter }: KnownPasskey,
  { challenge, rpId, origin }: Expected,
): Promise<{ counter: number; isSynced: boolean }> {
  const { verified, authenticationInfo } = await refusing(async () => {
    const { verifyAuthenticationResponse } = await library()
    return verifyAuthenticationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      credential: { id: credentialId, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
    })
  })
  if (!verified) throw new Refused('PASSKEY_REFUSED')
  return { counter: authenticationInfo.newCounter, isSynced: authenticationInfo.credentialBackedUp }
}

/** The library throws on invalid input: a refusal, not a server error. */
async function refusing<T>(verify: () => Promise<T>): Promise<T> {
  try {
    return await verify()
  } catch {
    throw new Refused('PASSKEY_REFUSED')
  }
}
