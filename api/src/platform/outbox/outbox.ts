import type { Logger } from '@shop/observability/log'
import { plainError } from '@shop/observability/plain-error'
import { reportError } from '@shop/observability/sentry'
import { inSpan } from '@shop/observability/spans'
import { inTrace, newTrace } from '@shop/observability/trace'
import * as v from 'valibot'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../db/database.ts'
import type { Metrics } from '../observability/metrics.ts'
import { Leases } from './leases.ts'
import * as sql from './outbox-sql.ts'
import { outboxSignal } from './outbox-signal.ts'
import type { Work } from './work.ts'

const ROUND_MS = 1000
/** Delay for the signaling transaction to commit. */
const SIGNAL_MS = [20, 250]
/** Retry delays: 1 s, 5 s, 30 s, 2 min, 10 min, 1 h, 6 h. Then the job is a dead letter. */
const RETRY_MS = [1000, 5000, 30_000, 120_000, 600_000, 3_600_000, 21_600_000]
/** How many jobs of one kind a process runs at a time by default. */
const AT_ONCE = 2

/** A failed job that needs a person. */
export interface DeadRow {
  id: number
  kind: string
  attempts: number
  reason: string | null
  deadAt: Date | string
}

export interface Attempt {
  /** The same for every attempt. */
  id: number
  attempt: number
}

interface Queue {
  handler: (payload: unknown, attempt: Attempt) => Promise<void>
  /** How many more jobs may begin. */
  free: number
}

/** Thrown by handlers for permanent failures: the job becomes a dead letter at once. */
export class PermanentFailure extends Error {}

/**
 * Runs jobs from the outbox table, oldest first, with retries. Several processes share them. Each kind has its own queue, so
 * that a slow service holds back its own messages only.
 */
export class Outbox {
  readonly #queues = new Map<string, Queue>()
  readonly #database: Database
  readonly #clock: Clock
  readonly #log: Logger
  readonly #metrics: Metrics
  readonly #leases: Leases
  readonly #jobs = new Set<Promise<void>>()
  #lastRound = performance.now()
  #running: Promise<unknown> = Promise.resolve()
  #isStopped = true
  #isQueued = false
  #timers = new Set<NodeJS.Timeout>()
  #stopListening = () => {}

  constructor(database: Database, clock: Clock, log: Logger, metrics: Metrics, leaseMs: number) {
    this.#database = database
    this.#clock = clock
    this.#log = log
    this.#metrics = metrics
    this.#leases = new Leases(database, () => this.#ahead(), leaseMs, log)
  }

  /** Registers the handler of a job kind; `atOnce` jobs of it run at a time. Throws if there is one already. */
  handle<Payload>(work: Work<Payload>, handler: (payload: Payload, attempt: Attempt) => Promise<void>, { atOnce = AT_ONCE } = {}): void {
    if (this.#queues.has(work.kind)) throw new Error(`${work.kind} has a handler already.`)
    const checked = async (payload: unknown, attempt: Attempt) => {
      const result = v.safeParse(work.schema, payload)
      if (!result.success) throw new PermanentFailure('The payload is of another version.')
      return handler(result.output, attempt)
    }
    this.#queues.set(work.kind, { handler: checked, free: atOnce })
  }

  /** Time since the last successful poll. */
  get silentMs(): number {
    return performance.now() - this.#lastRound
  }

  /** The last hundred dead letters, and their total. */
  async dead(): Promise<{ total: number; rows: DeadRow[] }> {
    // One query: a letter that dies between two would be counted but not listed.
    const found = await this.#database.query<DeadRow & { total: number }>(sql.DEAD_ONES)
    return { total: found[0]?.total ?? 0, rows: found.map(({ total: _, ...row }) => row) }
  }

  /** Restarts dead letters, all of them without ids; returns their number. */
  async replay(ids: readonly number[] | null): Promise<number> {
    const rows = await this.#database.query(sql.REPLAY, [ids, this.#ahead()])
    outboxSignal.emit()
    return rows.length
  }

  start(): void {
    this.#isStopped = false
    this.#stopListening = outboxSignal.onSignal(() => SIGNAL_MS.forEach((wait) => this.#in(wait, () => this.#round())))
    const again = () => this.#in(ROUND_MS, () => this.#round().finally(again))
    void this.#round().finally(again)
  }

  /** Finishes running jobs; the rest waits for the next start. */
  async stop(): Promise<void> {
    this.#isStopped = true
    this.#stopListening()
    for (const timer of this.#timers) clearTimeout(timer)
    await this.#running
    await Promise.all(this.#jobs)
  }

  /** Milliseconds that the shop's clock is ahead of the database's: 0, except in tests. Machines may disagree about the time. */
  #ahead = () => Math.round(this.#clock.now().getTime() - Date.now())

  #in(wait: number, work: () => Promise<unknown>) {
    if (this.#isStopped) return
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      void work()
    }, wait)
    this.#timers.add(timer)
  }

  /** Polls run one at a time. */
  #round(): Promise<unknown> {
    // A queued poll will see whatever this call would.
    if (this.#isQueued) return this.#running
    this.#isQueued = true
    const claim = () => {
      this.#isQueued = false
      return this.#claim()
    }
    this.#running = this.#running.then(claim).catch((error: unknown) => this.#log.error({ err: error }, 'outbox failed'))
    return this.#running
  }

  /** Begins as many due jobs of each kind as its queue has room for. */
  async #claim() {
    if (this.#isStopped) return
    const open = [...this.#queues].filter(([, { free }]) => free > 0)
    const rows = await this.#database.query<sql.Row>(sql.CLAIM, [
      open.map(([kind]) => kind),
      open.map(([, { free }]) => free),
      this.#ahead(),
      this.#leases.milliseconds,
    ])
    this.#lastRound = performance.now()
    for (const row of rows) this.#begin(row)
  }

  #begin(row: sql.Row) {
    const queue = this.#queues.get(row.kind)
    if (!queue) return
    queue.free -= 1
    const wasLast = queue.free === 0
    this.#leases.hold(row)
    const trace = { ...newTrace(), ...(row.trace_id !== null && { id: row.trace_id }) }
    const span = { name: row.kind, kind: 'work' as const, attributes: { attempt: row.attempts } }
    const job = inTrace(trace, () => inSpan(span, () => this.#work(row, queue)))
      .catch((error: unknown) => this.#log.error({ err: error, outbox: row.id, kind: row.kind }, 'outbox failed'))
      .finally(() => {
        queue.free += 1
        this.#jobs.delete(job)
        // More of a full queue may be due.
        if (wasLast && !this.#isStopped) void this.#round()
      })
    this.#jobs.add(job)
  }

  async #work({ id, kind, payload, attempts }: sql.Row, { handler }: Queue) {
    try {
      try {
        await handler(payload, { id, attempt: attempts })
      } finally {
        await this.#leases.release(id)
      }
      await this.#database.query(sql.DONE, [id])
      this.#metrics.worked(kind, 'done')
      this.#log.debug({ outbox: id, kind, attempts }, 'done')
    } catch (error) {
      // Payloads contain personal data: only kind and reason are logged.
      const reason = plainError(error).message
      const wait = error instanceof PermanentFailure ? undefined : RETRY_MS[attempts - 1]
      this.#log[wait === undefined ? 'error' : 'warn']({ outbox: id, kind, attempts, reason }, wait === undefined ? 'dead letter' : 'later')
      if (wait === undefined) reportError(error, { kind })
      this.#metrics.worked(kind, wait === undefined ? 'dead' : 'later')
      await this.#database.query(wait === undefined ? sql.DEAD : sql.LATER, [id, attempts, reason, (wait ?? 0) + this.#ahead()])
    }
  }
}
