import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { Refused } from '../../platform/http/refusal.ts'

/** OWASP parameters for argon2id: 19 MiB, two passes, one lane. */
const NOW = { memory: 19_456, passes: 2, parallelism: 1 }
const TAG_BYTES = 32
const SALT_BYTES = 16
/** Each hash blocks a thread of the pool; the rest stay free for files and DNS. */
const AT_ONCE = 2
const MAX_WAITING = 64
const FORM = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

type Cost = typeof NOW

const derive = promisify(argon2)
const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

let running = 0
const waiting: (() => void)[] = []

async function tagOf(password: string, nonce: Buffer, cost: Cost, tagLength: number): Promise<Buffer> {
  if (running < AT_ONCE) running += 1
  else if (waiting.length >= MAX_WAITING) throw new Refused('SERVER_BUSY')
  // Hands its slot to the next in the queue.
  else await new Promise<void>((go) => waiting.push(go))
  try {
    // Unicode allows several code point sequences for the same text.
    return Buffer.from(await derive('argon2id', { message: password.normalize('NFKC'), nonce, tagLength, ...cost }))
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

/** `$argon2id$v=19$m=…,t=…,p=…$salt$hash`, the standard encoding. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const tag = await tagOf(password, salt, NOW, TAG_BYTES)
  return `$argon2id$v=19$m=${NOW.memory},t=${NOW.passes},p=${NOW.parallelism}$${unpadded(salt)}$${unpadded(tag)}`
}

/** Verifies a password. Without a hash it takes the same time and fails, so timing does not reveal accounts. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const [, memory, passes, parallelism, salt, tag] = FORM.exec(hash ?? '') ?? []
  if (!memory || !passes || !parallelism || !salt || !tag) {
    await tagOf(password, randomBytes(SALT_BYTES), NOW, TAG_BYTES)
    return false
  }
  const known = Buffer.from(tag, 'base64')
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  return timingSafeEqual(known, await tagOf(password, Buffer.from(salt, 'base64'), cost, known.length))
}

/** Hashed with old parameters: the next successful sign-in rehashes it. */
export const isOutdated = (hash: string) => !hash.startsWith(`$argon2id$v=19$m=${NOW.memory},t=${NOW.passes},p=${NOW.parallelism}$`)
