import { Counter, createRegistry, DURATIONS, Gauge, Histogram, type Registry } from '@shop/observability/metrics'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../db/database.ts'

interface Answered {
  method: string
  /** Route pattern of the contract, never the requested URL. */
  route: string | undefined
  status: number
  ms: number
}

/** API metrics. Labels come from code only: visitor input must never become a label. */
export class Metrics {
  readonly registry: Registry = createRegistry()
  readonly #requests = new Histogram({
    name: 'api_request_duration_seconds',
    help: 'Answers by call and status, with how long they took.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: DURATIONS,
    registers: [this.registry],
  })
  readonly #database = new Histogram({
    name: 'api_database_duration_seconds',
    help: 'Statements and whole transactions, with the wait for a connection.',
    labelNames: ['kind'] as const,
    buckets: [0.0005, ...DURATIONS],
    registers: [this.registry],
  })
  readonly #ports = new Histogram({
    name: 'api_port_duration_seconds',
    help: 'Calls of outside services.',
    labelNames: ['port', 'call', 'result'] as const,
    buckets: DURATIONS,
    registers: [this.registry],
  })
  readonly #orders = new Counter({
    name: 'api_orders_total',
    help: 'Orders asked for: made, or why not.',
    labelNames: ['result'] as const,
    registers: [this.registry],
  })
  readonly #outbox = new Counter({
    name: 'api_outbox_works_total',
    help: 'Works of the outbox: done, put off until later, given up as dead letters.',
    labelNames: ['kind', 'result'] as const,
    registers: [this.registry],
  })
  readonly statement = this.#database.labels('statement')
  readonly transaction = this.#database.labels('transaction')

  constructor() {
    // The alert NoOrders compares with 0: without a series it never fires after a restart.
    this.ordered('made', 0)
  }

  answered({ method, route, status, ms }: Answered) {
    this.#requests.observe({ method: route ? method : 'any', route: route ?? 'none', status }, ms / 1000)
  }

  called(port: string, call: string, result: 'ok' | 'failed', seconds: number) {
    this.#ports.observe({ port, call, result }, seconds)
  }

  ordered(result: string, count = 1) {
    this.#orders.inc({ result }, count)
  }

  worked(kind: string, result: 'done' | 'later' | 'dead') {
    this.#outbox.inc({ kind, result })
  }

  /** A standby that reads are given to. */
  watchReplica(replica: { isUsed: boolean; behindMs: number }) {
    const used: Gauge = new Gauge({
      name: 'api_replica_used',
      help: 'Whether the replica of PostgreSQL is read; 0 while it is away or behind.',
      registers: [this.registry],
      collect: () => used.set(replica.isUsed ? 1 : 0),
    })
    const behind: Gauge = new Gauge({
      name: 'api_replica_behind_seconds',
      help: 'How old the data of the replica may be at most.',
      registers: [this.registry],
      collect: () => behind.set(replica.behindMs / 1000),
    })
    const reads = new Counter({
      name: 'api_replica_reads_total',
      help: 'Reads that may be answered by the replica, by the server that has answered.',
      labelNames: ['server'] as const,
      registers: [this.registry],
    })
    return (server: 'replica' | 'primary') => reads.inc({ server })
  }

  /** Limits of a minute that all APIs count together. */
  watchLimits(counts: { isShared: boolean }) {
    const shared: Gauge = new Gauge({
      name: 'api_limits_shared',
      help: 'Whether limits of a minute are counted for all APIs together; 0 while REDIS_URL does not answer.',
      registers: [this.registry],
      collect: () => shared.set(counts.isShared ? 1 : 0),
    })
  }

  #watchWorker(worker: { silentMs: number }) {
    const silent: Gauge = new Gauge({
      name: 'api_outbox_silent_seconds',
      help: 'Time since this process last looked for works of the outbox.',
      registers: [this.registry],
      collect: () => silent.set(worker.silentMs / 1000),
    })
  }

  /** Gauges that are read on scrape. Without a worker there is no silence of its own to be alarmed at. */
  watch(database: Database, clock: Clock, worker: { silentMs: number } | null) {
    if (worker) this.#watchWorker(worker)
    const late = new Gauge({
      name: 'api_outbox_late_seconds',
      help: 'How long the oldest due work of a kind has been waiting for its turn.',
      labelNames: ['kind'] as const,
      registers: [this.registry],
      collect: async () => {
        late.reset()
        for (const { kind, seconds } of await database.query<{ kind: string; seconds: number }>(LATE, [clock.now().toISOString()]))
          late.set({ kind }, seconds)
      },
    })
    const outbox = new Gauge({
      name: 'api_outbox_rows',
      help: 'Rows of the outbox: due and not done, waiting for their time, dead letters.',
      labelNames: ['state'] as const,
      registers: [this.registry],
      collect: async () => {
        const [row] = await database.query<Record<string, number>>(OUTBOX, [clock.now().toISOString()])
        for (const [state, count] of Object.entries(row ?? {})) outbox.set({ state }, count)
      },
    })
    const { connections } = database
    if (!connections) return
    const pool = new Gauge({
      name: 'api_database_connections',
      help: 'Connections of the database: open, idle, and callers who wait for one.',
      labelNames: ['state'] as const,
      registers: [this.registry],
      collect: () => {
        for (const [state, count] of Object.entries(connections())) pool.set({ state }, count)
      },
    })
  }
}

const LATE = `
  SELECT kind, extract(epoch FROM $1::timestamptz - min(run_at))::float8 AS seconds
  FROM outbox WHERE dead_at IS NULL AND run_at <= $1::timestamptz GROUP BY kind`
const OUTBOX = `
  SELECT count(*) FILTER (WHERE dead_at IS NULL AND run_at <= $1::timestamptz) AS due,
    count(*) FILTER (WHERE dead_at IS NULL AND run_at > $1::timestamptz) AS waiting,
    count(dead_at) AS dead
  FROM outbox`
