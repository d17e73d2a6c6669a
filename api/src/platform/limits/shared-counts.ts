import type { Logger } from '@shop/observability/log'
import type { Redis } from 'ioredis'
import { MemoryCounts, type WindowCounts } from './window-counts.ts'

/** A call waits this long for its count, then is counted in this process. */
const ANSWER_MS = 250
const CONNECT_MS = 1000
const LONGEST_PAUSE_MS = 2000
/** Other programs may use the same server. */
const PREFIX = 'shop:limit:'

/** One step for all processes: a key that is counted and never ends would refuse its owner forever. */
const ADD = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { count, redis.call('PTTL', KEYS[1]) }`

/** Counts that all processes share, in Valkey or Redis. Rejects while it is away. */
export class ValkeyCounts implements WindowCounts {
  readonly #redis: Redis

  constructor(redis: Redis) {
    this.#redis = redis
  }

  async add(key: string, windowMs: number): Promise<{ count: number; leftMs: number }> {
    const [count = 0, leftMs = 0] = (await this.#redis.eval(ADD, 1, PREFIX + key, windowMs)) as number[]
    return { count, leftMs: Math.max(0, leftMs) }
  }
}

/** The client is loaded only here, because few shops use it. It reconnects by itself. */
export async function connectValkey(url: string): Promise<Redis> {
  const { Redis: Client } = await import('ioredis')
  return new Client(url, {
    commandTimeout: ANSWER_MS,
    connectTimeout: CONNECT_MS,
    // No queue: while the server is away, this process counts.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempts) => Math.min(attempts * 100, LONGEST_PAUSE_MS),
  })
}

/** Counts of all processes; of this one alone while the server is away, as without it [machines.limits-without-valkey]. */
export class SharedCounts implements WindowCounts {
  readonly #shared: WindowCounts
  readonly #log: Pick<Logger, 'warn'>
  readonly #own = new MemoryCounts()
  #isAway = false

  constructor(shared: WindowCounts, log: Pick<Logger, 'warn'>) {
    this.#shared = shared
    this.#log = log
  }

  get isShared(): boolean {
    return !this.#isAway
  }

  async add(key: string, windowMs: number): Promise<{ count: number; leftMs: number }> {
    // Also while the server is there: when it goes, a flood does not begin anew.
    const own = this.#own.add(key, windowMs)
    try {
      const counted = await this.#shared.add(key, windowMs)
      if (this.#isAway) this.#log.warn('REDIS_URL answers again: limits of a minute are counted for all APIs together')
      this.#isAway = false
      return counted
    } catch (error) {
      if (!this.#isAway) this.#log.warn({ err: error }, 'REDIS_URL does not answer: limits of a minute are counted in this process alone')
      this.#isAway = true
      return own
    }
  }
}
