import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { HOUR_MS, MINUTE_MS } from '@shop/contracts/core/time/durations'
import type { Key, ReleaseRecord } from '../../record.ts'
import { isKid, isSignedBy } from '../../signing/jws.ts'
import { Refusal } from '../wire/exchange.ts'

/** Who has signed in: the browser proved that it has the private key of a key on record. */
export interface Session {
  key: Key
  /** Author of releases: a name of her own, or that of her key. */
  who: string
  csrf: string
  until: number
}

interface SignIn {
  kid: string
  challenge: string
  /** Base64url. */
  signature: string
  who: string
}

const SESSION_MS = HOUR_MS
const CHALLENGE_MS = 2 * MINUTE_MS
const MOST = 200

const random = () => randomBytes(32).toString('base64url')
const hashOf = (id: string) => createHash('sha256').update(id).digest('base64url')

/** What a browser signs. No record begins like this, so that a signature of one is never one of the other. */
export const signInText = (origin: string, challenge: string): string => `release-console sign-in\n${origin}\n${challenge}`

const keyOn = (record: ReleaseRecord | null, kid: string) => record?.signing?.keys.find((key) => key.kid === kid && !key.revoked)

/** Forgets the oldest, so that nobody can fill the memory. */
function put<Value>(map: Map<string, Value>, id: string, value: Value) {
  map.set(id, value)
  const [oldest] = map.keys()
  if (map.size > MOST && oldest !== undefined) map.delete(oldest)
}

/** In memory: after a restart everybody signs in again. */
export class Sessions {
  readonly #challenges = new Map<string, number>()
  /** By a hash of the cookie. */
  readonly #sessions = new Map<string, Omit<Session, 'key'> & { kid: string }>()

  challenge(now = Date.now()): string {
    const challenge = random()
    put(this.#challenges, challenge, now + CHALLENGE_MS)
    return challenge
  }

  /** @returns the cookie; @throws Refusal when the proof does not hold */
  open(record: ReleaseRecord | null, origin: string, { kid, challenge, signature, who }: SignIn, now = Date.now()) {
    const isFresh = (this.#challenges.get(challenge) ?? 0) > now
    this.#challenges.delete(challenge)
    if (!isFresh) throw new Refusal(403, 'That took too long: please sign in again.')
    const key = isKid(kid) ? keyOn(record, kid) : undefined
    if (!key) throw new Refusal(403, 'This key is not on record, or it was revoked: npm run release -- keys lists those that are.', 'key')
    if (!isSignedBy(kid, Buffer.from(signInText(origin, challenge)), signature))
      throw new Refusal(403, `The signature is not of the key ${key.name}.`, 'key')
    if (key.scope === 'robot') throw new Refusal(403, `${key.name} is a robot's key, and a robot signs in nowhere.`, 'key')
    const [id, csrf] = [random(), random()]
    put(this.#sessions, hashOf(id), { kid, who: who || key.name, csrf, until: now + SESSION_MS })
    return { id, csrf, key, seconds: SESSION_MS / 1000 }
  }

  /** Null after its hour, and as soon as the key is revoked. */
  find(record: ReleaseRecord | null, id: string | undefined, now = Date.now()): Session | null {
    const found = id === undefined ? undefined : this.#sessions.get(hashOf(id))
    const key = found && keyOn(record, found.kid)
    return found && key && found.until > now ? { ...found, key } : null
  }

  close(id: string | undefined): void {
    if (id !== undefined) this.#sessions.delete(hashOf(id))
  }
}

/** @throws Refusal when the call does not carry the token of its session */
export function refuseForged({ csrf }: Session, token: string | string[] | undefined): void {
  const [one, other] = [Buffer.from(csrf), Buffer.from(String(token))]
  if (one.length !== other.length || !timingSafeEqual(one, other))
    throw new Refusal(403, 'Refused: the token of this page is not that of your session. Load the page again.')
}
