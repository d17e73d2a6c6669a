import { setTimeout } from 'node:timers/promises'
import { openPostgres } from '../../api/src/platform/db/postgres.ts'
import { UserError } from '../print/steps.ts'
import { percentile } from '../bench-api/figures.ts'
import { type Postgres, startPostgres, startStandby } from '../suites/servers/postgres.ts'
import { Relay } from './relay.ts'

/** What is acknowledged is on the disk of both. */
const SETTINGS = ['fsync=on', 'wal_keep_size=256MB', 'hot_standby_feedback=on']
const LOOK_MS = 50
const MOST_MS = 30_000
const COMMITS = 300

const refuse = (reason: string) => new UserError(`The scale test was not run: ${reason}.`)
const started = (server: Postgres | string): Postgres => {
  if (typeof server === 'string') throw refuse(server)
  return server
}

async function asked<Row>(url: string, text: string): Promise<Row[]> {
  const database = await openPostgres(url, { poolSize: 1 })
  try {
    return await database.query<Row>(text)
  } finally {
    await database.close()
  }
}

async function until(what: string, look: () => Promise<boolean>): Promise<void> {
  for (const began = performance.now(); performance.now() - began < MOST_MS; await setTimeout(LOOK_MS)) {
    if (await look().catch(() => false)) return
  }
  throw new Error(`${what}: not in ${MOST_MS} ms.`)
}

/** PostgreSQL with a standby that confirms each commit, at two addresses that stay when the standby takes over. */
export class Cluster {
  #primary: Postgres
  #standby: Postgres | null
  readonly #toPrimary: Relay
  readonly #toStandby: Relay

  private constructor(primary: Postgres, standby: Postgres, toPrimary: Relay, toStandby: Relay) {
    this.#primary = primary
    this.#standby = standby
    this.#toPrimary = toPrimary
    this.#toStandby = toStandby
  }

  static async start(): Promise<Cluster> {
    const primary = started(await startPostgres(SETTINGS))
    const standby = started(await startStandby(primary, SETTINGS))
    const cluster = new Cluster(primary, standby, await Relay.start(primary.port), await Relay.start(standby.port))
    await cluster.#confirm()
    return cluster
  }

  get url() {
    return this.#toPrimary.url
  }

  get replicaUrl() {
    return this.#toStandby.url
  }

  /** The primary crashes and the standby takes its place. Resolves once it takes writes, to a function that makes another standby. */
  async failOver(): Promise<() => Promise<void>> {
    const [lost, next] = [this.#primary, this.#standby]
    if (!next) throw new Error('There is no standby.')
    await lost.crash()
    await asked(next.url, 'SELECT pg_promote()')
    this.#primary = next
    this.#standby = null
    this.#toPrimary.leadTo(next.port)
    return async () => {
      const standby = started(await startStandby(next, SETTINGS))
      this.#standby = standby
      this.#toStandby.leadTo(standby.port)
      await this.#confirm()
    }
  }

  /** Milliseconds of a commit (p50), on the primary alone and with the standby's confirmation. */
  async commitMs(): Promise<{ alone: number; confirmed: number }> {
    const database = await openPostgres(this.#primary.url, { poolSize: 1 })
    const measure = async (setting: 'local' | 'on') => {
      await database.query(`SET synchronous_commit = ${setting}`)
      const each: number[] = []
      for (let count = 0; count < COMMITS; count += 1) {
        const began = performance.now()
        await database.query('INSERT INTO commits VALUES (1)')
        each.push(performance.now() - began)
      }
      return percentile(
        each.toSorted((one, other) => one - other),
        0.5,
      )
    }
    try {
      await database.query('CREATE TABLE commits (one int)')
      const measured = { alone: await measure('local'), confirmed: await measure('on') }
      await database.query('DROP TABLE commits')
      return measured
    } finally {
      await database.close()
    }
  }

  async stop(): Promise<void> {
    await Promise.all([this.#toPrimary.close(), this.#toStandby.close()])
    await this.#standby?.stop()
    await this.#primary.stop()
  }

  /** From now on a commit is acknowledged when both have it. */
  async #confirm() {
    const { url } = this.#primary
    await asked(url, "ALTER SYSTEM SET synchronous_standby_names = '*'")
    await asked(url, 'SELECT pg_reload_conf()')
    await until('a standby that confirms', async () => {
      const [row] = await asked<{ count: number }>(url, "SELECT count(*)::int AS count FROM pg_stat_replication WHERE sync_state = 'sync'")
      return row?.count === 1
    })
  }
}
