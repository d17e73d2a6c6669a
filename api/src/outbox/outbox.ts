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
/** For so long a row is its worker's; a worker that died gives it back by silence. */
const HOLD_MS = 60_000
const ROUND_MS = 1000
/** The transaction that sent the signal commits in the meantime. */
const SIGNAL_MS = [20, 250]
/** After the last of them a letter is dead: 1 s, 5 s, 30 s, 2 min, 10 min, 1 h, 6 h. */
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
  /** Of the request that has put it; null for what was put by hand. */
  trace_id: string | null
}

/** Work that was given up: a person has to look. */
export interface DeadRow {
  id: number
  kind: string
  attempts: number
  reason: string | null
  deadAt: Date | string
}

export interface Attempt {
  /** The same for every attempt of this work. */
  id: number
  attempt: number
}

type Handler = (payload: unknown, attempt: Attempt) => Promise<void>

/** Thrown by a handler for work that no repetition can mend: it becomes a dead letter at once. */
export class Hopeless extends Error {}

/** Does what transactions have put, in order of time, again after a failure; several processes share the work. */
export class Outbox {
  readonly #handlers = new Map<string, Handler>()
  readonly #database: Database
  readonly #clock: Clock
  readonly #log: Logger
  readonly #metrics: Metrics
  #lastRound = performance.now()
  #running: Promise<unknown> = Promise.resolve()
  #isStopped = true
  #isWaiting = false
  #timers = new Set<NodeJS.Timeout>()
  #stopListening = () => {}

  constructor(database: Database, clock: Clock, log: Logger, metrics: Metrics) {
    this.#database = database
    this.#clock = clock
    this.#log = log
    this.#metrics = metrics
  }

  /** Who does a kind of work. Throws when somebody does it already. */
  handle<Payload>(work: Work<Payload>, handler: (payload: Payload, attempt: Attempt) => Promise<void>): void {
    if (this.#handlers.has(work.kind)) throw new Error(`${work.kind} has a handler already.`)
    this.#handlers.set(work.kind, (payload, attempt) => {
      const checked = v.safeParse(work.schema, payload)
      if (!checked.success) throw new Hopeless('The payload is of another version.')
      return handler(checked.output, attempt)
    })
  }

  /** Since the last round that went well. */
  get silentMs(): number {
    return performance.now() - this.#lastRound
  }

  /** Dead letters, the last hundred, and how many there are. */
  async dead(): Promise<{ total: number; rows: DeadRow[] }> {
    // One look: a letter that dies between two of them would be counted and not be shown.
    const found = await this.#database.query<DeadRow & { total: number }>(DEAD_ONES)
    return { total: found[0]?.total ?? 0, rows: found.map(({ total: _, ...row }) => row) }
  }

  /** Dead letters begin anew, all of them without ids; answers how many. */
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

  /** Finishes what has begun; the rest waits for the next start. */
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

  /** Rounds follow each other: a slow provider must not be asked for the same rows twice. */
  #round(): Promise<unknown> {
    // One that has not begun sees whatever this one would see.
    if (this.#isWaiting) return this.#running
    this.#isWaiting = true
    const clear = () => {
      this.#isWaiting = false
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
      // The payload has names and addresses: the log gets the kind and the reason only.
      const reason = plainError(error).message
      const wait = error instanceof Hopeless ? undefined : RETRY_MS[attempts - 1]
      this.#log[wait === undefined ? 'error' : 'warn']({ outbox: id, kind, attempts, reason }, wait === undefined ? 'dead letter' : 'later')
      if (wait === undefined) reportError(error, { kind })
      this.#metrics.worked(kind, wait === undefined ? 'dead' : 'later')
      const at = wait === undefined ? this.#clock.now().toISOString() : after(this.#clock, wait)
      await this.#database.query(wait === undefined ? DEAD : LATER, [id, at, reason])
    }
  }
}
