import { LRUCache } from 'lru-cache'

interface Kept<Value> {
  value: Value
  /** By then it is made anew. */
  until: number
}

export interface MicroCacheOptions<Value> {
  lifeMs: number
  /** After its life a value may still be given for this long, while the next one is being made. */
  staleMs?: number
  /** Values that are made anew at the same time while older ones are given. */
  mostRenewals: number
  mostBytes: number
  bytesOf: (value: Value) => number
  /** What must not be given to the next one: an incomplete page. */
  mayKeep: (value: Value) => boolean
  now?: () => number
}

/** One rendering serves everybody who asks for the same within its life. The least recently used leave first. */
export class MicroCache<Value> {
  readonly #kept: LRUCache<string, Kept<Value>>
  /** Everybody who asks meanwhile waits for the same one. */
  readonly #making = new Map<string, Promise<Value>>()
  readonly #renewing = new Set<string>()
  readonly #options: MicroCacheOptions<Value>
  readonly #now: () => number
  /** Answers that were there already. */
  hits = 0

  constructor(options: MicroCacheOptions<Value>) {
    const { mostBytes, bytesOf } = options
    this.#options = options
    this.#now = options.now ?? Date.now
    this.#kept = new LRUCache({ maxSize: mostBytes, sizeCalculation: ({ value }) => Math.max(1, bytesOf(value)) })
  }

  get size() {
    return this.#kept.size + this.#making.size
  }

  /** True when `get` would make nothing: it is there, or is being made. */
  has(key: string): boolean {
    return this.#making.has(key) || this.#mayBeGiven(this.#kept.peek(key))
  }

  /** Rejects when `make` does, for all who wait; the next one asks again. */
  async get(key: string, make: () => Promise<Value>): Promise<Value> {
    const kept = this.#kept.get(key)
    if (this.#mayBeGiven(kept)) {
      this.hits++
      if (this.#now() >= kept.until) void this.#renew(key, make)
      return kept.value
    }
    const begun = this.#making.get(key)
    if (begun) {
      this.hits++
      return begun
    }
    const making = make()
    this.#making.set(key, making)
    try {
      const value = await making
      this.#keep(key, value)
      return value
    } finally {
      this.#making.delete(key)
    }
  }

  #mayBeGiven(kept: Kept<Value> | undefined): kept is Kept<Value> {
    return kept !== undefined && this.#now() - kept.until < (this.#options.staleMs ?? 0)
  }

  /** Nobody waits for it: what fails leaves the older one until its time is over. */
  async #renew(key: string, make: () => Promise<Value>) {
    if (this.#renewing.has(key) || this.#renewing.size >= this.#options.mostRenewals) return
    this.#renewing.add(key)
    try {
      this.#keep(key, await make())
    } catch {
      // The older one stays.
    } finally {
      this.#renewing.delete(key)
    }
  }

  #keep(key: string, value: Value) {
    const { mayKeep, lifeMs } = this.#options
    if (mayKeep(value)) this.#kept.set(key, { value, until: this.#now() + lifeMs })
  }
}
