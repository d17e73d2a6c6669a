import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify, type KeyObject } from 'node:crypto'
import type { ReleaseRecord } from '../record.ts'
import { canonical } from './canonical.ts'

/** Public part as on record, and the private one. */
export interface KeyPair {
  kid: string
  key: KeyObject
}

/** The only header that is accepted, so that no signature chooses its algorithm. */
const HEADER = Buffer.from('{"alg":"EdDSA"}').toString('base64url')
/** Two dots: the payload between them is left out, it is the record. */
const BEFORE_SIGNATURE = `${HEADER}..`

const KID = /^[\w-]{43}$/
export const isKid = (text: string): boolean => KID.test(text)

/** What is signed: the record without its signature. */
export const signingInput = ({ signature: _, ...content }: Partial<ReleaseRecord>): string =>
  `${HEADER}.${Buffer.from(canonical(content)).toString('base64url')}`

const signedBytes = (record: Partial<ReleaseRecord>) => Buffer.from(signingInput(record))

export const signed = (record: ReleaseRecord, { kid, key }: KeyPair): ReleaseRecord =>
  withSignature(record, kid, sign(null, signedBytes(record), key).toString('base64url'))

/** @param signature of `signingInput`, base64url */
export const withSignature = (record: ReleaseRecord, kid: string, signature: string): ReleaseRecord => ({
  ...record,
  signature: { kid, jws: BEFORE_SIGNATURE + signature },
})

const publicKeys = new Map<string, KeyObject>()

function publicKeyOf(kid: string): KeyObject {
  const known = publicKeys.get(kid) ?? createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: kid }, format: 'jwk' })
  publicKeys.set(kid, known)
  return known
}

/** @param record as it was read: a default filled in later would be a change. */
export function isSignatureRight(record: Partial<ReleaseRecord> | null): boolean {
  const { kid, jws } = record?.signature ?? {}
  if (!record || typeof kid !== 'string' || !isKid(kid) || typeof jws !== 'string' || !jws.startsWith(BEFORE_SIGNATURE)) return false
  return isSignedBy(kid, signedBytes(record), jws.slice(BEFORE_SIGNATURE.length))
}

/** @param signature base64url */
export function isSignedBy(kid: string, bytes: Buffer, signature: string): boolean {
  try {
    return verify(null, bytes, publicKeyOf(kid), Buffer.from(signature, 'base64url'))
  } catch {
    // No point of the curve.
    return false
  }
}

/** A new private key as a JSON Web Key. */
export const newPrivateKey = (): string => JSON.stringify(generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' }))

/** @throws Error when the text is no private Ed25519 key. */
export function keyPairOf(text: string): KeyPair {
  const jwk = JSON.parse(text) as { crv?: string; x?: string }
  const key = createPrivateKey({ key: jwk, format: 'jwk' })
  if (jwk.crv !== 'Ed25519') throw new Error('not Ed25519')
  return { kid: createPublicKey(key).export({ format: 'jwk' }).x ?? '', key }
}
