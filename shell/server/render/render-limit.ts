import { LRUCache } from 'lru-cache'

/** Renders that one address may cause: a shopper never meets it, a crawler that asks for page after page does. */
export interface RenderLimitOptions {
  aMinute: number
  /** Addresses that are remembered; the one that has asked least recently is forgotten first. */
  mostAddresses?: number
  now?: () => number
}

interface Bucket {
  left: number
  at: number
}

const MINUTE_MS = 60_000
/** Parts of a render add up with an error behind the comma. */
const ROUNDING = 1e-6
const MOST_ADDRESSES = 20_000

/** An IPv6 subscriber owns a whole /64 network: count it as one address. */
export function networkOf(address: string): string {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address
  const [head = '', tail = ''] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const zeros = address.includes('::') ? Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0') : []
  return [...left, ...zeros, ...right].slice(0, 4).join(':')
}

/** A bucket per address: full at first, refilled evenly over a minute. */
export class RenderLimit {
  readonly #buckets: LRUCache<string, Bucket>
  readonly #options: RenderLimitOptions
  readonly #now: () => number

  constructor(options: RenderLimitOptions) {
    this.#options = options
    this.#buckets = new LRUCache({ max: options.mostAddresses ?? MOST_ADDRESSES })
    this.#now = options.now ?? Date.now
  }

  /** Takes one render. Null when it may be made, else after how many seconds it may be tried again. */
  take(address: string): number | null {
    const { aMinute } = this.#options
    const key = networkOf(address)
    const now = this.#now()
    const known = this.#buckets.get(key)
    const left = known ? Math.min(aMinute, known.left + ((now - known.at) * aMinute) / MINUTE_MS) : aMinute
    const isEnough = left >= 1 - ROUNDING
    this.#buckets.set(key, { left: isEnough ? left - 1 : left, at: now })
    return isEnough ? null : Math.ceil(((1 - left) * MINUTE_MS) / aMinute / 1000)
  }
}
