import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { Message, Result } from './main.ts'
import { end, type Environment, exitOf, freePort, type Running, sql } from './services/processes.ts'
import { ask, closeInProcess, openAnew, openInProcess } from './services/reuse.ts'

export interface Shop {
  environment: Environment
  url: () => string
  stop: () => Promise<number | null>
  kill: () => Promise<void>
  start: () => Promise<void>
  /** Runs statements past the shop that stays open; answers the rows of the last one. What the shop keeps in memory it keeps. */
  behindTheScenes: (...statements: string[]) => Promise<unknown[]>
  /** Does something while the shop is closed, and opens it again in its process. */
  reopened: <Value>(work: () => Promise<Value>) => Promise<Value>
  /** Runs statements while the shop is closed, and opens it again in its process. */
  whileClosed: (...statements: string[]) => Promise<unknown[]>
  /** Moves its clock forward, and starts the periodic work that is due. */
  later: (milliseconds: number) => Promise<void>
  /** Stops its clock until it is opened again: no periodic work becomes due while a test takes long. */
  stopClock: () => Promise<void>
  /** Makes something in its process fail that nothing catches; answers the exit code. */
  crash: (kind: 'error' | 'rejection') => Promise<number | null>
  /** What its process has said so far. */
  log: () => string
  /** Closes it and leaves nothing behind. */
  remove: () => Promise<void>
}

/**
 * Opens a separate shop with its own database: on the server of DATABASE_URL, or embedded in a folder. The database is copied from the
 * seeded template, because migrating and seeding takes seconds of CPU. With an empty DEMO it starts empty, as in production.
 * A process serves one shop after another: it is new only after a stop, a kill or a crash, or while the other ones have a shop.
 */
export async function openShop(more: Record<string, string> = {}): Promise<Shop> {
  const stateDir = await mkdtemp(join(tmpdir(), 'zlata-api-'))
  const server = process.env['DATABASE_URL']
  const { SHOP_TEMPLATE: folder, TEMPLATE_DATABASE: template } = more['DEMO'] === '' ? {} : process.env
  if (folder) await cp(folder, join(stateDir, 'db'), { recursive: true })
  const database = server ? await createDatabase(server, template) : null
  const environment: Environment = {
    PORT: String(await freePort()),
    STATE_DIR: stateDir,
    DATABASE_URL: database?.url,
    ...(database && throughPooler(database.name, database.url)),
    ...more,
  }
  let ended: Running | null = null
  let running: Running | null = await openInProcess(environment)
  const leave = async (signal: NodeJS.Signals) => {
    const code = running && (await end(running, signal))
    running = null
    return code
  }
  let forward = 0
  let turn: Promise<Result> = Promise.resolve({})
  const say = (message: Message) => {
    turn = turn.then(() => (running ? ask(running, message) : {}))
    return turn
  }
  const start = async () => {
    running = await openInProcess(environment)
  }
  const reopened = async <Value>(work: () => Promise<Value>) => {
    if (!running) throw new Error('The shop is not open.')
    const { closed, error } = await say({ close: true })
    if (closed !== 0) throw new Error(`The shop has not closed: ${error ?? closed}`)
    const value = await work()
    running = await openAnew(running, environment)
    return value
  }
  return {
    environment,
    url: () => running?.url ?? '',
    log: () => (running ?? ended)?.log() ?? '',
    crash: async (kind) => {
      const exited = running && exitOf(running)
      running?.process.send({ crash: kind } satisfies Message)
      const code = await exited
      ;[ended, running] = [running, null]
      return code
    },
    start,
    stop: () => leave('SIGTERM'),
    kill: async () => void (await leave('SIGKILL')),
    behindTheScenes: async (...statements) => {
      const { rows, error } = await say({ statements })
      if (!rows) throw new Error(error)
      return rows
    },
    reopened,
    whileClosed: (...statements) => reopened(() => sql(environment, ...statements)),
    later: async (milliseconds) => {
      forward += milliseconds
      environment['CLOCK_FORWARD'] = String(forward)
      await say({ clockForward: milliseconds })
    },
    stopClock: async () => void (await say({ clockStopped: true })),
    remove: async () => {
      if (running) await closeInProcess(running, environment)
      running = null
      await database?.drop()
      await rm(stateDir, { recursive: true, force: true })
    },
  }
}

/** Where the tests run through PgBouncer. */
function throughPooler(name: string, direct: string): Record<string, string> {
  const pooler = process.env['POOLER_URL']
  if (!pooler) return {}
  const url = new URL(pooler)
  url.pathname = `/${name}`
  return { DATABASE_URL: url.href, DATABASE_DIRECT_URL: direct, DATABASE_POOLER: 'transaction' }
}

/** Creates a database on the server, empty or copied from `template`. PostgreSQL refuses to copy a database that has connections. */
export async function createDatabase(server: string, template = 'template1') {
  const name = `zlata_${randomBytes(6).toString('hex')}`
  const url = new URL(server)
  url.pathname = `/${name}`
  const asAdministrator = async (statement: string) => {
    const client = new Client({ connectionString: server })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  // A pooler keeps connections of a shop that is closed.
  if (process.env['POOLER_URL'])
    await asAdministrator(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${template}'`)
  // Copying files costs a third of writing the copy to the log.
  await asAdministrator(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`)
  return { name, url: url.href, drop: () => asAdministrator(`DROP DATABASE ${name} WITH (FORCE)`) }
}
