import { setTimeout as after } from 'node:timers/promises'

interface Entry<Value> {
  value: Promise<Value>
  /** Infinity while it is being made: everybody who asks meanwhile waits for the same one. */
  until: number
  bytes: number
  isRenewed: boolean
}

export interface MicroCacheOptions<Value> {
  lifeMs: number
  /** After its life a value may still be given for this long, while the next one is being made. */
  staleMs?: number
  /** The next one is made so long after it was asked for: whoever asked comes first, also on a machine with few processors. */
  renewAfterMs?: number
  mostBytes: number
  bytesOf: (value: Value) => number
  /** What must not be given to the next one: an incomplete page. */
  mayKeep: (value: Value) => boolean
  now?: () => number
}

const entryOf = <Value>(value: Promise<Value>): Entry<Value> => ({ value, until: Infinity, bytes: 0, isRenewed: false })

/** One rendering serves everybody who asks for the same within its life. The least recently used leave first. */
export class MicroCache<Value> {
  readonly #entries = new Map<string, Entry<Value>>()
  readonly #options: MicroCacheOptions<Value>
  readonly #now: () => number
  #bytes = 0
  /** Answers that were there already. */
  hits = 0

  constructor(options: MicroCacheOptions<Value>) {
    this.#options = options
    this.#now = options.now ?? Date.now
  }

  get size() {
    return this.#entries.size
  }

  /** True when `get` would make nothing: it is there, or is being made. */
  has(key: string): boolean {
    const known = this.#entries.get(key)
    return known !== undefined && this.#now() - known.until < (this.#options.staleMs ?? 0)
  }

  get(key: string, make: () => Promise<Value>): Promise<Value> {
    const known = this.#entries.get(key)
    const age = known ? this.#now() - known.until : Infinity
    if (known && age < (this.#options.staleMs ?? 0)) {
      this.hits++
      // The order of a Map is that of insertion: used again means youngest again.
      this.#entries.delete(key)
      this.#entries.set(key, known)
      if (age >= 0 && !known.isRenewed) void this.#renew(key, known, make)
      return known.value
    }
    if (known) this.#drop(key, known)
    const entry = entryOf(make())
    this.#entries.set(key, entry)
    entry.value.then(
      (value) => this.#finish(key, entry, value),
      () => this.#drop(key, entry),
    )
    return entry.value
  }

  /** Nobody waits for it: what fails leaves the older one until its time is over. */
  async #renew(key: string, old: Entry<Value>, make: () => Promise<Value>) {
    old.isRenewed = true
    if (this.#options.renewAfterMs) await after(this.#options.renewAfterMs, null, { ref: false })
    if (this.#entries.get(key) !== old) return
    const entry = entryOf(make())
    const value = await entry.value.catch(() => null)
    if (value === null || !this.#options.mayKeep(value) || this.#entries.get(key) !== old) {
      old.isRenewed = false
      return
    }
    this.#drop(key, old)
    this.#entries.set(key, entry)
    this.#finish(key, entry, value)
  }

  #finish(key: string, entry: Entry<Value>, value: Value) {
    if (this.#entries.get(key) !== entry) return
    const { lifeMs, mostBytes, bytesOf, mayKeep } = this.#options
    if (!mayKeep(value)) return this.#drop(key, entry)
    entry.until = this.#now() + lifeMs
    entry.bytes = bytesOf(value)
    this.#bytes += entry.bytes
    for (const [oldest, known] of this.#entries) {
      if (this.#bytes <= mostBytes) break
      if (known.until !== Infinity) this.#drop(oldest, known)
    }
  }

  #drop(key: string, entry: Entry<Value>) {
    if (this.#entries.get(key) !== entry) return
    this.#entries.delete(key)
    this.#bytes -= entry.bytes
  }
}
