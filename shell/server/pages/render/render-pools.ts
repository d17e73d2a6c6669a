import { LRUCache } from 'lru-cache'
import type { ThreadData } from './render-messages.ts'
import { RenderPool, type PoolOptions } from './render-pool.ts'
import type { Snapshot } from '../../release/snapshot.ts'

/** Maximum additional version combinations kept ready. */
const MAX_FALLBACKS = 2
/** Its only thread has to start first. */
const FALLBACK_PATIENCE = 2

/** Pools by version set: two versions of a remote in one thread would receive each other's events. */
export class RenderPools {
  readonly #options: PoolOptions
  readonly #active: RenderPool
  readonly #fallbacks = new LRUCache<string, RenderPool>({ max: MAX_FALLBACKS, dispose: (pool) => void pool.leave() })
  #data: ThreadData

  constructor(options: PoolOptions) {
    this.#options = options
    this.#data = options.data
    this.#active = new RenderPool(options)
  }

  get isReady() {
    return this.#active.isReady
  }

  get leaving() {
    return this.#active.leaving
  }

  get started() {
    return this.#active.started
  }

  of({ serial, fellBack, shell }: Snapshot): RenderPool {
    if (!fellBack) return this.#active
    const key = `${serial} ${fellBack}`
    const known = this.#fallbacks.get(key)
    if (known) return known
    const { onBadStart: _, ...options } = this.#options
    const queueMs = options.queueMs * FALLBACK_PATIENCE
    const pool = new RenderPool({ ...options, queueMs, data: { ...this.#data, shell: shell.version }, size: 1 })
    this.#fallbacks.set(key, pool)
    return pool
  }

  /** On a release: drops pools of old versions. */
  renew(data: ThreadData) {
    this.#data = data
    this.#active.renew(data)
    this.#fallbacks.clear()
  }

  async close() {
    await Promise.all([this.#active, ...this.#fallbacks.values()].map((pool) => pool.close()))
  }
}
