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
const signedBytes = ({ signature: _, ...content }: Partial<ReleaseRecord>) =>
  Buffer.from(`${HEADER}.${Buffer.from(canonical(content)).toString('base64url')}`)

export function signed(record: ReleaseRecord, { kid, key }: KeyPair): ReleaseRecord {
  const jws = BEFORE_SIGNATURE + sign(null, signedBytes(record), key).toString('base64url')
  return { ...record, signature: { kid, jws } }
}

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
  try {
    return verify(null, signedBytes(record), publicKeyOf(kid), Buffer.from(jws.slice(BEFORE_SIGNATURE.length), 'base64url'))
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
