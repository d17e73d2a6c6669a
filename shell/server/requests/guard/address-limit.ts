import { LRUCache } from 'lru-cache'
import { MINUTE_MS } from '@shop/contracts/core/time/durations'

/** A limit per address: shoppers never reach it, crawlers do. Each process counts for itself. */
export interface AddressLimitOptions {
  aMinute: number
  /** Maximum addresses, evicted least recently used. */
  mostAddresses?: number
  now?: () => number
}

interface Bucket {
  left: number
  at: number
}

/** Tolerance for floating point sums. */
const ROUNDING = 1e-6
const MAX_ADDRESSES = 20_000

/** An IPv6 subscriber owns a /64: counted as one address. */
export function networkOf(address: string): string {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address
  const [head = '', tail = ''] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const zeros = address.includes('::') ? Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0') : []
  return [...left, ...zeros, ...right].slice(0, 4).join(':')
}

/** Token bucket per address, refilled over a minute. */
export class AddressLimit {
  readonly #buckets: LRUCache<string, Bucket>
  readonly #options: AddressLimitOptions
  readonly #now: () => number

  constructor(options: AddressLimitOptions) {
    this.#options = options
    this.#buckets = new LRUCache({ max: options.mostAddresses ?? MAX_ADDRESSES })
    this.#now = options.now ?? Date.now
  }

  /** Takes a token. Null if allowed, else seconds until the next. */
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
