import { setTimeout } from 'node:timers/promises'
import type { Logger } from '@shop/observability/log'
import { DatabaseBusy, type Queryable } from '../db/database.ts'
import type { CurrentReads } from './current-reads.ts'

/** The primary is asked where its log ends; the age of the newest answer that the standby has reached bounds what it may be behind. */
const SAMPLE_EVERY_MS = 500
const LOOK_EVERY_MS = 250
/** While reads wait for the standby to have a change. */
const LOOK_SOON_MS = 20
/** After a change the standby is asked often this long: one that is far behind is not asked more than others. */
const SOON_FOR_MS = 1000
const ANSWER_MS = 1000
/** A replica that was left out must be well this long, so that a busy one does not come and go. */
const WELL_FOR_MS = 1000

/** With synchronous_commit a change is in the flushed log before anybody sees it. */
const END_OF_LOG = "SELECT (pg_current_wal_flush_lsn() - '0/0'::pg_lsn)::bigint AS at"
const STANDBY = `
  SELECT pg_is_in_recovery() AS "isStandby", (pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::bigint AS replayed`

/** Lost connections (08, 57P), too many of them (53), and reads that replaying the log has interrupted (40). */
const LEFT_TO_PRIMARY = /^(08|40|53|57P)/

/** Position in the primary's log, and when it was asked for. */
interface Sample {
  at: number
  askedAt: number
}

interface ReplicaOptions {
  primary: Queryable
  standby: Queryable
  /** A standby that may be further behind is left out. */
  mostBehindMs: number
  log: Logger
  onRead: (from: 'replica' | 'primary') => void
}

/**
 * Reads from a standby of PostgreSQL that is known to have what these reads must show; from the primary otherwise. Watches how far the
 * standby is. One that is away or too far behind is not read until it has recovered [machines.replica-is-left-out].
 */
export class Replica implements CurrentReads {
  readonly #options: ReplicaOptions
  readonly #ending = new AbortController()
  readonly #running: Promise<void>
  #samples: Sample[] = []
  #sampledAt = Number.NEGATIVE_INFINITY
  /** Everything that was committed before this moment has been replayed. */
  #currentAt = Number.NEGATIVE_INFINITY
  #replayed = 0
  /** Position that reads must have; unknown while a renewal has not been answered by the primary. */
  #floor = 0
  #renewals = 1
  #answered = 0
  readonly #startedAt = performance.now()
  #renewedAt = performance.now()
  #fault: string | null = 'has not answered yet'
  #isLeftOut = true
  #isTold = false
  #wellSince: number | null = null
  #wake: (() => void) | null = null

  constructor(options: ReplicaOptions) {
    this.#options = options
    this.#running = this.#run()
  }

  /** Milliseconds that its data may be old at most. */
  get behindMs(): number {
    return performance.now() - this.#currentAt
  }

  get isUsed(): boolean {
    return !this.#isLeftOut && this.#faultNow() === null
  }

  renew = (): void => {
    this.#renewals += 1
    this.#renewedAt = performance.now()
    this.#wake?.()
  }

  async query<R>(text: string, params?: readonly unknown[]): Promise<R[]> {
    const { primary, standby, onRead } = this.#options
    if (this.#hasChanges() && this.isUsed) {
      try {
        const rows = await standby.query<R>(text, params)
        onRead('replica')
        return rows
      } catch (error) {
        if (!isLeftToPrimary(error)) throw error
        // An interrupted read can happen on a healthy server; any other failure means that it is away.
        if (!isInterrupted(error)) this.#fault = 'does not answer'
        this.#wake?.()
      }
    }
    onRead('primary')
    return primary.query<R>(text, params)
  }

  async stop(): Promise<void> {
    this.#ending.abort()
    this.#wake?.()
    await this.#running
  }

  /** [machines.replica-knows-of-changes] */
  #hasChanges = () => this.#answered === this.#renewals && this.#replayed >= this.#floor

  #faultNow(): string | null {
    if (this.#fault !== null) return this.#fault
    return this.behindMs > this.#options.mostBehindMs ? `may be more than ${this.#options.mostBehindMs} ms behind` : null
  }

  async #run() {
    const { signal } = this.#ending
    while (!signal.aborted) {
      const { promise: woken, resolve } = Promise.withResolvers<void>()
      this.#wake = resolve
      // In parallel: one server that does not answer must not delay the other.
      await Promise.all([this.#samplePrimary(), this.#lookAtStandby()])
      this.#judge()
      const isSoon = !this.#hasChanges() && performance.now() - this.#renewedAt < SOON_FOR_MS
      const pause = new AbortController()
      await Promise.race([woken, setTimeout(isSoon ? LOOK_SOON_MS : LOOK_EVERY_MS, undefined, { signal: pause.signal })])
      pause.abort()
    }
  }

  async #samplePrimary() {
    const [askedAt, renewals] = [performance.now(), this.#renewals]
    if (this.#answered === renewals && askedAt - this.#sampledAt < SAMPLE_EVERY_MS) return
    const row = await answerOf<{ at: number }>(this.#options.primary, END_OF_LOG)
    if (typeof row === 'string') return
    this.#sampledAt = askedAt
    // After a failover the log goes on from an earlier position: what is expected of it is never more than the primary has.
    this.#floor = this.#answered === renewals ? Math.min(this.#floor, row.at) : row.at
    this.#answered = renewals
    this.#samples = [...this.#samples.filter(({ at }) => at <= row.at), { at: row.at, askedAt }]
  }

  async #lookAtStandby() {
    const row = await answerOf<{ isStandby: boolean; replayed: number | null }>(this.#options.standby, STANDBY)
    // One that is late is left out once it may be behind.
    if (row === 'late') return
    this.#fault = row === 'away' ? 'does not answer' : row.isStandby ? null : 'is no standby any more'
    if (row === 'away') return
    this.#replayed = row.replayed ?? 0
    const reached = this.#samples.filter(({ at }) => at <= this.#replayed)
    this.#currentAt = reached.at(-1)?.askedAt ?? this.#currentAt
    this.#samples = this.#samples.filter(({ at }) => at > this.#replayed)
  }

  /** One sentence for each change, not for each read. */
  #judge() {
    const [fault, now] = [this.#faultNow(), performance.now()]
    const { log } = this.#options
    if (fault !== null) {
      this.#wellSince = null
      this.#isLeftOut = true
      // At a start the first samples are on their way.
      if (this.#isTold || now - this.#startedAt < ANSWER_MS) return
      this.#isTold = true
      return log.warn({ fault }, 'the replica of PostgreSQL is left out: the primary is read instead')
    }
    this.#wellSince ??= now
    if (!this.#isLeftOut || (this.#isTold && now - this.#wellSince < WELL_FOR_MS)) return
    this.#isLeftOut = false
    if (this.#isTold) log.warn('the replica of PostgreSQL is read again')
    this.#isTold = false
  }
}

async function answerOf<R>(server: Queryable, text: string): Promise<R | 'late' | 'away'> {
  const late = new AbortController()
  const asked = server.query<R>(text, []).then(
    ([row]) => row ?? ('away' as const),
    () => 'away' as const,
  )
  const answer = await Promise.race([asked, setTimeout(ANSWER_MS, 'late' as const, { signal: late.signal })])
  late.abort()
  return answer
}

const codeOf = (error: unknown) => (error as { code?: unknown }).code

function isLeftToPrimary(error: unknown): boolean {
  const code = codeOf(error)
  const isNetwork = (error as { syscall?: string }).syscall !== undefined
  return error instanceof DatabaseBusy || isNetwork || (typeof code === 'string' && LEFT_TO_PRIMARY.test(code)) || isSilent(error)
}

/** What `query_timeout` of the client says. */
const isSilent = (error: unknown) => error instanceof Error && error.message === 'Query read timeout'
const isInterrupted = (error: unknown) => String(codeOf(error)).startsWith('40')
