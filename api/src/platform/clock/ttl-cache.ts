import type { Clock } from './clock.ts'

interface Entry<T> {
  until: number
  value: Promise<T>
}

/** Maximum number of entries; the oldest is evicted first. */
const MOST = 500

/** Caches results for a short time. Concurrent callers share one read; failures are not cached. */
export class TtlCache<T> {
  #clock: Clock
  readonly #milliseconds: number
  readonly #entries = new Map<string, Entry<T>>()
  #ends: number[] = []

  constructor(clock: Clock, milliseconds: number) {
    this.#clock = clock
    this.#milliseconds = milliseconds
  }

  of(key: string, read: () => Promise<T>): Promise<T> {
    const now = this.#clock.now().getTime()
    const known = this.#entries.get(key)
    if (known && known.until > now) return known.value
    this.#ends = this.#ends.filter((end) => end > now)
    const entry = { until: Math.min(now + this.#milliseconds, ...this.#ends), value: read() }
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    entry.value.catch(() => this.#entries.get(key) === entry && this.#entries.delete(key))
    const [oldest] = this.#entries.keys()
    if (this.#entries.size > MOST && oldest !== undefined) this.#entries.delete(oldest)
    return entry.value
  }

  /** What was read before counts no more. */
  clear = () => this.#entries.clear()

  /** Nor does at this moment what will have been read until then. */
  clearAt = (moment: Date) => {
    this.clear()
    this.#ends.push(moment.getTime())
  }

  /** A cache of a module is made before its process has a clock, and keeps nothing of another database. */
  follow = (clock: Clock) => {
    this.#clock = clock
    this.clear()
  }
}
