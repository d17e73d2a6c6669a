interface Entry<Value> {
  value: Promise<Value>
  /** Infinity while it is being made: everybody who asks meanwhile waits for the same one. */
  until: number
  bytes: number
}

export interface MicroCacheOptions<Value> {
  lifeMs: number
  mostBytes: number
  bytesOf: (value: Value) => number
  /** What must not be given to the next one: an incomplete page. */
  mayKeep: (value: Value) => boolean
  now?: () => number
}

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

  get(key: string, make: () => Promise<Value>): Promise<Value> {
    const known = this.#entries.get(key)
    if (known && known.until > this.#now()) {
      this.hits++
      // The order of a Map is that of insertion: used again means youngest again.
      this.#entries.delete(key)
      this.#entries.set(key, known)
      return known.value
    }
    if (known) this.#drop(key, known)
    const entry: Entry<Value> = { value: make(), until: Infinity, bytes: 0 }
    this.#entries.set(key, entry)
    entry.value.then(
      (value) => this.#finish(key, entry, value),
      () => this.#drop(key, entry),
    )
    return entry.value
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
