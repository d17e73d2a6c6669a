import { LRUCache } from 'lru-cache'
import type { ThreadData } from './render-messages.ts'
import { RenderPool, type PoolOptions } from './render-pool.ts'
import type { Snapshot } from '../../release/snapshot.ts'

/** Maximum additional version combinations kept ready: cohorts of canaries, and what falls back. */
const MAX_APART = 6
/** Its threads have to start first. */
const FIRST_PATIENCE = 2

/** Pools by version set: two versions of a remote in one thread would receive each other's events. */
export class RenderPools {
  readonly #options: PoolOptions
  readonly #active: RenderPool
  readonly #apart = new LRUCache<string, RenderPool>({ max: MAX_APART, dispose: (pool) => void pool.leave() })
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

  of({ serial, apart, isOverride, shell }: Snapshot): RenderPool {
    if (!apart) return this.#active
    const key = `${serial} ${apart}`
    const known = this.#apart.get(key)
    if (known) return known
    const { onBadStart, ...options } = this.#options
    const pool = new RenderPool({
      ...options,
      ...(onBadStart && !isOverride && { onBadStart }),
      queueMs: options.queueMs * FIRST_PATIENCE,
      data: { ...this.#data, shell: shell.version },
      size: isOverride ? 1 : Math.ceil(options.size / 2),
    })
    this.#apart.set(key, pool)
    return pool
  }

  /** On a release: drops pools of old versions. */
  renew(data: ThreadData) {
    this.#data = data
    this.#active.renew(data)
    this.#apart.clear()
  }

  async close() {
    await Promise.all([this.#active, ...this.#apart.values()].map((pool) => pool.close()))
  }
}
