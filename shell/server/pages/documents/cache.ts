import { LRUCache } from 'lru-cache'

interface Kept<Value> {
  value: Value
  /** Fresh until then. */
  until: number
}

export interface MicroCacheOptions<Value> {
  lifeMs: number
  /** Stale-while-revalidate period. */
  staleMs?: number
  /** Maximum concurrent revalidations. */
  mostRenewals: number
  mostBytes: number
  bytesOf: (value: Value) => number
  /** Excludes incomplete pages from the cache. */
  mayKeep: (value: Value) => boolean
  now?: () => number
}

/** LRU cache with request coalescing and stale-while-revalidate. */
export class MicroCache<Value> {
  readonly #kept: LRUCache<string, Kept<Value>>
  /** Concurrent requests share one rendering. */
  readonly #making = new Map<string, Promise<Value>>()
  readonly #renewing = new Set<string>()
  readonly #options: MicroCacheOptions<Value>
  readonly #now: () => number
  /** Raised by each drop: what was begun before may hold what was dropped. */
  #drops = 0
  /** Cache hits. */
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

  /** True when `get` needs no new rendering. */
  has(key: string): boolean {
    return this.#making.has(key) || this.#mayBeGiven(this.#kept.peek(key))
  }

  /** Rejects for all waiting callers when `make` does; the next call retries. */
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
    const [making, drops] = [make(), this.#drops]
    this.#making.set(key, making)
    try {
      const value = await making
      if (drops === this.#drops) this.#keep(key, value)
      return value
    } finally {
      if (this.#making.get(key) === making) this.#making.delete(key)
    }
  }

  /** Forgets what is concerned. What is being made is given to those who wait for it, and to nobody who asks from now on. */
  drop(isConcerned: (value: Value) => boolean): void {
    this.#drops++
    this.#making.clear()
    const concerned = [...this.#kept.entries()].filter(([, { value }]) => isConcerned(value))
    for (const [key] of concerned) this.#kept.delete(key)
  }

  #mayBeGiven(kept: Kept<Value> | undefined): kept is Kept<Value> {
    return kept !== undefined && this.#now() - kept.until < (this.#options.staleMs ?? 0)
  }

  /** Background revalidation: a failure keeps the stale value. */
  async #renew(key: string, make: () => Promise<Value>) {
    if (this.#renewing.has(key) || this.#renewing.size >= this.#options.mostRenewals) return
    this.#renewing.add(key)
    const drops = this.#drops
    try {
      const value = await make()
      if (drops === this.#drops) this.#keep(key, value)
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
