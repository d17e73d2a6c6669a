import type { Clock } from '../clock/clock.ts'

interface Entry<T> {
  until: number
  value: Promise<T>
}

/** Most answers that one place keeps: the oldest goes first. */
const MOST = 500

/** Answers that may be a little old. Who asks while one is read waits for the same read; a failure is not kept. */
export class TtlCache<T> {
  readonly #clock: Clock
  readonly #milliseconds: number
  readonly #entries = new Map<string, Entry<T>>()

  constructor(clock: Clock, milliseconds: number) {
    this.#clock = clock
    this.#milliseconds = milliseconds
  }

  of(key: string, read: () => Promise<T>): Promise<T> {
    const now = this.#clock.now().getTime()
    const known = this.#entries.get(key)
    if (known && known.until > now) return known.value
    const entry = { until: now + this.#milliseconds, value: read() }
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    entry.value.catch(() => this.#entries.get(key) === entry && this.#entries.delete(key))
    const [oldest] = this.#entries.keys()
    if (this.#entries.size > MOST && oldest !== undefined) this.#entries.delete(oldest)
    return entry.value
  }
}
