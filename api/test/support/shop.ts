import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { end, type Environment, freePort, type Running, runReady, sql } from './processes.ts'

export interface Shop {
  environment: Environment
  url: () => string
  stop: () => Promise<number | null>
  kill: () => Promise<void>
  start: () => Promise<void>
  /** Runs statements while the shop is closed, and opens it again. */
  behindTheScenes: (...statements: string[]) => Promise<unknown[]>
  /** Puts its clock forward. */
  later: (milliseconds: number) => Promise<void>
  /** What its process has said so far. */
  log: () => string
  /** Closes it and leaves nothing behind. */
  remove: () => Promise<void>
}

/**
 * A shop of its own: a fresh database of the PostgreSQL that DATABASE_URL names, or a folder; a copy of the common shop as it
 * was when new, where there is one, because making an embedded database from nothing takes seconds of a whole core.
 */
export async function openShop(more: Record<string, string> = {}): Promise<Shop> {
  const stateDir = await mkdtemp(join(tmpdir(), 'zlata-api-'))
  const template = process.env['SHOP_TEMPLATE']
  if (template) await cp(template, join(stateDir, 'db'), { recursive: true })
  const server = process.env['DATABASE_URL']
  const database = server ? await freshDatabase(server) : null
  const environment: Environment = { PORT: String(await freePort()), STATE_DIR: stateDir, DATABASE_URL: database?.url, ...more }
  let running: Running | null = await runReady(environment)
  const leave = async (signal: NodeJS.Signals) => {
    const code = running && (await end(running, signal))
    running = null
    return code
  }
  let forward = 0
  const putForward = (milliseconds: number) => {
    const child = running?.process
    return new Promise((done) => {
      child?.once('message', done)
      child?.send({ clockForward: milliseconds })
    })
  }
  const start = async () => {
    running = await runReady(environment)
    // A new process begins with the clock of this machine: time does not go back.
    if (forward > 0) await putForward(forward)
  }
  return {
    environment,
    url: () => running?.url ?? '',
    log: () => running?.log() ?? '',
    start,
    stop: () => leave('SIGTERM'),
    kill: async () => void (await leave('SIGKILL')),
    behindTheScenes: async (...statements) => {
      await leave('SIGTERM')
      const rows = await sql(environment, ...statements)
      await start()
      return rows
    },
    later: async (milliseconds) => {
      forward += milliseconds
      await putForward(milliseconds)
    },
    remove: async () => {
      await leave('SIGKILL')
      await database?.drop()
      await rm(stateDir, { recursive: true, force: true })
    },
  }
}

async function freshDatabase(server: string) {
  const name = `zlata_${randomBytes(6).toString('hex')}`
  const url = new URL(server)
  url.pathname = `/${name}`
  const asAdministrator = async (statement: string) => {
    const client = new Client({ connectionString: server })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  await asAdministrator(`CREATE DATABASE ${name}`)
  return { url: url.href, drop: () => asAdministrator(`DROP DATABASE ${name} WITH (FORCE)`) }
}
