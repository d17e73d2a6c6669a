import type { Logger } from '@shop/observability/log'
import { plainError } from '@shop/observability/plain-error'
import { reportError } from '@shop/observability/sentry'
import { inSpan } from '@shop/observability/spans'
import { inTrace, newTrace } from '@shop/observability/trace'
import * as v from 'valibot'
import { after, type Clock } from '../clock/clock.ts'
import type { Database } from '../db/database.ts'
import type { Metrics } from '../observability/metrics.ts'
import { outboxSignal } from './outbox-signal.ts'
import type { Work } from './work.ts'

const BATCH = 10
/** Lease of a row; a dead worker's lease expires. */
const HOLD_MS = 60_000
const ROUND_MS = 1000
/** Delay for the signaling transaction to commit. */
const SIGNAL_MS = [20, 250]
/** Retry delays: 1 s, 5 s, 30 s, 2 min, 10 min, 1 h, 6 h. Then the job is a dead letter. */
const RETRY_MS = [1000, 5000, 30_000, 120_000, 600_000, 3_600_000, 21_600_000]

const CLAIM = `
  UPDATE outbox SET run_at = $2::timestamptz, attempts = attempts + 1
  WHERE id IN (
    SELECT id FROM outbox WHERE dead_at IS NULL AND run_at <= $1::timestamptz AND kind = ANY($3::text[])
    ORDER BY run_at, id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
  RETURNING id, kind, payload, attempts, trace_id`
const DONE = 'DELETE FROM outbox WHERE id = $1'
const LATER = 'UPDATE outbox SET run_at = $2::timestamptz, last_error = $3 WHERE id = $1'
const DEAD_ONES = `
  SELECT id, kind, attempts, last_error AS reason, dead_at AS "deadAt", count(*) OVER () AS total
  FROM outbox WHERE dead_at IS NOT NULL ORDER BY dead_at DESC, id DESC LIMIT 100`
const REPLAY = `
  UPDATE outbox SET dead_at = NULL, attempts = 0, run_at = $2::timestamptz
  WHERE dead_at IS NOT NULL AND ($1::bigint[] IS NULL OR id = ANY($1::bigint[])) RETURNING id`
const DEAD = 'UPDATE outbox SET dead_at = $2::timestamptz, last_error = $3 WHERE id = $1'

interface Row {
  id: number
  kind: string
  payload: unknown
  attempts: number
  /** Id of the request that created it; null for jobs created manually. */
  trace_id: string | null
}

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

type Handler = (payload: unknown, attempt: Attempt) => Promise<void>

/** Thrown by handlers for permanent failures: the job becomes a dead letter at once. */
export class PermanentFailure extends Error {}

/** Runs jobs from the outbox table in order of time, with retries; several processes share the work. */
export class Outbox {
  readonly #handlers = new Map<string, Handler>()
  readonly #database: Database
  readonly #clock: Clock
  readonly #log: Logger
  readonly #metrics: Metrics
  #lastRound = performance.now()
  #running: Promise<unknown> = Promise.resolve()
  #isStopped = true
  #isQueued = false
  #timers = new Set<NodeJS.Timeout>()
  #stopListening = () => {}

  constructor(database: Database, clock: Clock, log: Logger, metrics: Metrics) {
    this.#database = database
    this.#clock = clock
    this.#log = log
    this.#metrics = metrics
  }

  /** Registers the handler of a job kind. Throws if there is one already. */
  handle<Payload>(work: Work<Payload>, handler: (payload: Payload, attempt: Attempt) => Promise<void>): void {
    if (this.#handlers.has(work.kind)) throw new Error(`${work.kind} has a handler already.`)
    this.#handlers.set(work.kind, (payload, attempt) => {
      const checked = v.safeParse(work.schema, payload)
      if (!checked.success) throw new PermanentFailure('The payload is of another version.')
      return handler(checked.output, attempt)
    })
  }

  /** Time since the last successful poll. */
  get silentMs(): number {
    return performance.now() - this.#lastRound
  }

  /** The last hundred dead letters, and their total. */
  async dead(): Promise<{ total: number; rows: DeadRow[] }> {
    // One query: a letter that dies between two would be counted but not listed.
    const found = await this.#database.query<DeadRow & { total: number }>(DEAD_ONES)
    return { total: found[0]?.total ?? 0, rows: found.map(({ total: _, ...row }) => row) }
  }

  /** Restarts dead letters, all of them without ids; returns their number. */
  async replay(ids: readonly number[] | null): Promise<number> {
    const rows = await this.#database.query(REPLAY, [ids, this.#clock.now().toISOString()])
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
  }

  #in(wait: number, work: () => Promise<unknown>) {
    if (this.#isStopped) return
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      void work()
    }, wait)
    this.#timers.add(timer)
  }

  /** Polls run one at a time: a slow provider must not get the same rows twice. */
  #round(): Promise<unknown> {
    // A queued poll will see whatever this call would.
    if (this.#isQueued) return this.#running
    this.#isQueued = true
    const clear = () => {
      this.#isQueued = false
      return this.#clear()
    }
    this.#running = this.#running.then(clear).catch((error: unknown) => this.#log.error({ err: error }, 'outbox failed'))
    return this.#running
  }

  async #clear() {
    while (!this.#isStopped) {
      const rows = await this.#database.query<Row>(CLAIM, [
        this.#clock.now().toISOString(),
        after(this.#clock, HOLD_MS),
        [...this.#handlers.keys()],
      ])
      await Promise.all(
        rows.map((row) => inTrace({ ...newTrace(), ...(row.trace_id !== null && { id: row.trace_id }) }, () => this.#do(row))),
      )
      this.#lastRound = performance.now()
      if (rows.length < BATCH) return
    }
  }

  #do(row: Row): Promise<void> {
    return inSpan({ name: row.kind, kind: 'work', attributes: { attempt: row.attempts } }, () => this.#work(row))
  }

  async #work({ id, kind, payload, attempts }: Row) {
    try {
      await this.#handlers.get(kind)?.(payload, { id, attempt: attempts })
      await this.#database.query(DONE, [id])
      this.#metrics.worked(kind, 'done')
      this.#log.debug({ outbox: id, kind, attempts }, 'done')
    } catch (error) {
      // Payloads contain personal data: only kind and reason are logged.
      const reason = plainError(error).message
      const wait = error instanceof PermanentFailure ? undefined : RETRY_MS[attempts - 1]
      this.#log[wait === undefined ? 'error' : 'warn']({ outbox: id, kind, attempts, reason }, wait === undefined ? 'dead letter' : 'later')
      if (wait === undefined) reportError(error, { kind })
      this.#metrics.worked(kind, wait === undefined ? 'dead' : 'later')
      const at = wait === undefined ? this.#clock.now().toISOString() : after(this.#clock, wait)
      await this.#database.query(wait === undefined ? DEAD : LATER, [id, at, reason])
    }
  }
}
