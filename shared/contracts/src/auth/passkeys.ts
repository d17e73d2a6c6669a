import * as v from 'valibot'
import { GuestFavorites, SignedIn, SignInSource } from './auth.ts'
import { GUEST } from '../account/common-data.ts'
import { defineEndpoint } from '../core/endpoint.ts'

/** ISO 8601 instant in UTC. */
const Instant = v.string()
const base64url = (most: number) => v.pipe(v.string(), v.nonEmpty(), v.maxLength(most), v.regex(/^[\w-]+$/))

/** Credential ids have at most 1023 bytes. */
const CredentialId = base64url(1364)
const ClientData = base64url(8192)
const Transports = v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(32))), v.maxLength(10)))

const Descriptor = v.object({ id: v.string(), type: v.literal('public-key'), transports: v.optional(v.array(v.string())) })

/** JSON options of `navigator.credentials.create`. */
export const PasskeyCreation = v.object({
  challenge: v.string(),
  rp: v.object({ id: v.string(), name: v.string() }),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  pubKeyCredParams: v.array(v.object({ type: v.literal('public-key'), alg: v.number() })),
  timeout: v.number(),
  excludeCredentials: v.array(Descriptor),
  authenticatorSelection: v.object({
    residentKey: v.literal('required'),
    requireResidentKey: v.literal(true),
    userVerification: v.literal('required'),
  }),
  attestation: v.literal('none'),
})
export type PasskeyCreation = v.InferOutput<typeof PasskeyCreation>

/** JSON options of `navigator.credentials.get`. Without a credential list: the authenticator offers those of this host. */
export const PasskeyRequest = v.object({
  challenge: v.string(),
  rpId: v.string(),
  timeout: v.number(),
  userVerification: v.literal('required'),
})
export type PasskeyRequest = v.InferOutput<typeof PasskeyRequest>

/** A new credential from `PublicKeyCredential.toJSON()`. */
export const PasskeyAttestation = v.object({
  id: CredentialId,
  rawId: CredentialId,
  type: v.literal('public-key'),
  response: v.object({ clientDataJSON: ClientData, attestationObject: base64url(32_768), transports: Transports }),
})

/** A signed challenge from `PublicKeyCredential.toJSON()`. */
export const PasskeyAssertion = v.object({
  id: CredentialId,
  rawId: CredentialId,
  type: v.literal('public-key'),
  response: v.object({
    clientDataJSON: ClientData,
    authenticatorData: base64url(8192),
    signature: base64url(8192),
    userHandle: base64url(128),
  }),
})

export const Passkey = v.object({
  id: v.number(),
  /** Device that created it: `Chrome · macOS`; null if unknown. */
  device: v.nullable(v.string()),
  /** The host it works on, without port. */
  host: v.string(),
  /** True if it works on the current host. */
  isOfThisHost: v.boolean(),
  /** Synced to the owner's other devices. */
  isSynced: v.boolean(),
  createdAt: Instant,
  lastUsedAt: v.nullable(Instant),
})
export type Passkey = v.InferOutput<typeof Passkey>

const signedInOnly = 'UNAUTHORIZED (401) for a guest.'
const example = {
  id: 1,
  device: 'Chrome · macOS',
  host: 'shop.ru.localhost',
  isOfThisHost: true,
  isSynced: true,
  createdAt: '2026-11-20T10:00:00.000Z',
  lastUsedAt: null,
}
const credential = { id: 'q2b4', rawId: 'q2b4', type: 'public-key' }

export const passkeyRequest = defineEndpoint('/auth/passkey/options', {
  name: 'passkeyRequest',
  method: 'POST',
  answer: v.object({ result: PasskeyRequest }),
  about:
    'Begins signing in with a passkey of this host. The challenge is good for five minutes, once, in this session. PASSKEY_REFUSED where GET /auth/ways does not offer it.',
  example: { answer: { result: { challenge: 'c4t8', rpId: 'shop.ru.localhost', timeout: 300_000, userVerification: 'required' } } },
})

export const passkeySignIn = defineEndpoint('/auth/passkey/verify', {
  name: 'passkeySignIn',
  method: 'POST',
  body: v.object({ credential: PasskeyAssertion, source: SignInSource, favorites: GuestFavorites }),
  answer: SignedIn,
  about:
    'Signs in by a challenge that a passkey has signed. PASSKEY_REFUSED: an unknown passkey, one of another host, a challenge that is used, late or of another session, a counter that went back. ACCOUNT_DEACTIVATED.',
  example: {
    body: {
      credential: { ...credential, response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'MEUC', userHandle: 'a8Jk' } },
      source: 'login_form',
      favorites: [7],
    },
    answer: {
      result: true,
      user: { ...GUEST, id: 1, phone: '+79000000001', name: 'Анна', fullName: 'Анна', isAuth: true },
      merged: { favoriteItemIds: [7], message: null },
    },
  },
})

export const passkeys = defineEndpoint('/profile/passkeys', {
  name: 'passkeys',
  method: 'GET',
  answer: v.object({ result: v.array(Passkey) }),
  about: `The passkeys of the account, those of this host first, then the newest. ${signedInOnly}`,
  example: { answer: { result: [example] } },
})

export const passkeyCreation = defineEndpoint('/profile/passkeys/options', {
  name: 'passkeyCreation',
  method: 'POST',
  answer: v.object({ result: PasskeyCreation }),
  about: `Begins making a passkey for this host: the challenge is good for five minutes, once, in this session. PASSKEY_REFUSED where GET /auth/ways does not offer it, TOO_MANY_PASSKEYS. ${signedInOnly}`,
  example: {
    answer: {
      result: {
        challenge: 'c4t8',
        rp: { id: 'shop.ru.localhost', name: 'ZLATA' },
        user: { id: 'a8Jk', name: '+79000000001', displayName: 'Анна Петрова' },
        pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
        timeout: 300_000,
        excludeCredentials: [],
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
        attestation: 'none',
      },
    },
  },
})

export const addPasskey = defineEndpoint('/profile/passkeys', {
  name: 'addPasskey',
  method: 'POST',
  body: v.object({ credential: PasskeyAttestation }),
  answer: v.object({ result: Passkey }),
  about: `Adds the passkey that a device has made for the challenge. PASSKEY_REFUSED for a challenge that is used, late or of another session, and for another host. ${signedInOnly}`,
  example: {
    body: { credential: { ...credential, response: { clientDataJSON: 'e30', attestationObject: 'o2Nm', transports: ['internal'] } } },
    answer: { result: example },
  },
})

export const removePasskey = defineEndpoint('/profile/passkeys/{id}', {
  name: 'removePasskey',
  method: 'DELETE',
  answer: v.object({ result: v.literal(true), removed: v.number() }),
  about: `Removes a passkey of the account: it signs in no more. Nothing happens for any other id. LAST_WAY_IN where nothing else would sign in. ${signedInOnly}`,
  example: { answer: { result: true, removed: 1 } },
})
