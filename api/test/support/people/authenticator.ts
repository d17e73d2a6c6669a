import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { Passkey, PasskeyCreation, PasskeyRequest } from '@shop/contracts/auth/passkeys'
import type { Answer, Shopper } from './shopper.ts'

const PRESENT = 1
const VERIFIED = 4
const BACKED_UP = 8 + 16
const WITH_KEY = 64

/** What a device and browser may say otherwise than an honest one does. */
export interface Lies {
  origin?: string
  rpId?: string
  type?: string
  challenge?: string
  counter?: number
  isVerified?: boolean
  crossOrigin?: boolean
  handle?: string
  format?: string
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const base64url = (data: Buffer | string) => Buffer.from(data).toString('base64url')
const originOf = (host: string) => `http://${host}`

/** A passkey as a phone keeps it: signs what it is asked to, and lies when a test wants it to. */
export class Authenticator {
  readonly id = base64url(randomBytes(32))
  readonly #key: KeyObject
  readonly #cose: Buffer
  handle = ''
  counter: number

  constructor({ counts = true } = {}) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const bytes = (coordinate: string) => Buffer.concat([Buffer.from([0x58, 0x20]), Buffer.from(coordinate, 'base64url')])
    const start = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21])
    this.#key = privateKey
    this.#cose = Buffer.concat([start, bytes(x), Buffer.from([0x22]), bytes(y)])
    this.counter = counts ? 1 : 0
  }

  create({ challenge, rp, user }: PasskeyCreation, lies: Lies = {}) {
    this.handle = user.id
    const id = Buffer.from(this.id, 'base64url')
    const length = Buffer.alloc(2)
    length.writeUInt16BE(id.length)
    const head = this.#head(lies.rpId ?? rp.id, (lies.isVerified === false ? 0 : VERIFIED) | WITH_KEY, lies.counter ?? this.counter)
    const data = Buffer.concat([head, Buffer.alloc(16), length, id, this.#cose])
    const size = Buffer.from([0x59, data.length >> 8, data.length & 0xff])
    const format = lies.format ?? 'none'
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      text('fmt'),
      text(format),
      text('attStmt'),
      Buffer.from([0xa0]),
      text('authData'),
      size,
      data,
    ])
    const clientDataJSON = this.#clientData('webauthn.create', challenge, rp.id, lies)
    const response = { clientDataJSON, attestationObject: base64url(attestation), transports: ['internal'] }
    return { id: this.id, rawId: this.id, type: 'public-key', response }
  }

  sign({ challenge, rpId }: PasskeyRequest, lies: Lies = {}) {
    if (this.counter > 0) this.counter += 1
    const data = this.#head(lies.rpId ?? rpId, lies.isVerified === false ? 0 : VERIFIED, lies.counter ?? this.counter)
    const clientDataJSON = this.#clientData('webauthn.get', challenge, rpId, lies)
    const signature = sign('sha256', Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))]), this.#key)
    const response = {
      clientDataJSON,
      authenticatorData: base64url(data),
      signature: base64url(signature),
      userHandle: lies.handle ?? this.handle,
    }
    return { id: this.id, rawId: this.id, type: 'public-key', response }
  }

  #head(rpId: string, flags: number, counter: number): Buffer {
    const tail = Buffer.alloc(5)
    tail.writeUInt8(PRESENT | BACKED_UP | flags)
    tail.writeUInt32BE(counter, 1)
    return Buffer.concat([sha256(rpId), tail])
  }

  #clientData(type: string, challenge: string, rpId: string, lies: Lies): string {
    const { origin = originOf(rpId), crossOrigin = false } = lies
    return base64url(JSON.stringify({ type: lies.type ?? type, challenge: lies.challenge ?? challenge, origin, crossOrigin }))
  }
}

/** A text of CBOR, of at most 255 bytes. */
const text = (value: string) =>
  value.length < 24
    ? Buffer.concat([Buffer.from([0x60 | value.length]), Buffer.from(value)])
    : Buffer.concat([Buffer.from([0x78, value.length]), Buffer.from(value)])

const resultOf = <T>({ status, body }: Answer): T => {
  if (status !== 200) throw new Error(JSON.stringify(body))
  return (body as { result: T }).result
}

export const creationFor = async (shopper: Shopper): Promise<PasskeyCreation> =>
  resultOf(await shopper.post('/profile/passkeys/options', {}))
export const requestFor = async (shopper: Shopper): Promise<PasskeyRequest> => resultOf(await shopper.post('/auth/passkey/options', {}))
export const passkeysOf = async (shopper: Shopper): Promise<Passkey[]> => resultOf(await shopper.get('/profile/passkeys'))

/** A new passkey of somebody who is signed in. */
export async function enrol(shopper: Shopper, options: { counts?: boolean } = {}): Promise<Authenticator> {
  const device = new Authenticator(options)
  resultOf(await shopper.post('/profile/passkeys', { credential: device.create(await creationFor(shopper)) }))
  return device
}

/** One touch; the session is another afterwards. */
export async function touch(shopper: Shopper, device: Authenticator, lies: Lies = {}, rest: object = {}): Promise<Answer> {
  const answer = await shopper.post('/auth/passkey/verify', { credential: device.sign(await requestFor(shopper), lies), ...rest })
  await shopper.arrive()
  return answer
}
