import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { openDatabase } from '../../api/src/platform/db/open.ts'
import { multiply } from '../../api/src/demo/many/many.ts'
import { brandOf } from '../../api/src/platform/brand/brand-file.ts'
import { seed } from '../../api/src/demo/seed.ts'
import { endChild, startChild } from '../processes/child.ts'
import { freePorts } from '../processes/shop/ports.ts'
import { UserError } from '../print/steps.ts'
import { startPostgres } from '../suites/servers/postgres.ts'
import { processorTime, processorTimeOfTree } from './processor-time.ts'
import { prepare } from './visitor.ts'

const SECONDS_TO_BE_READY = 300

export interface Plan {
  engine: 'pglite' | 'postgres'
  /** Null for the demo shop. */
  products: number | null
  /** A prepared PostgreSQL database instead of a temporary one. */
  database: string | undefined
  /** A prepared PGlite folder, copied before use. */
  folder: string | undefined
  sessions: number
}

/** An API process with its own database and the sandbox. */
export interface Bench {
  url: string
  frontDoorKey: string
  cookies: string[]
  /** CPU time of the API and PostgreSQL, milliseconds. */
  spent: () => { api: number; database: number | null }
  stop: () => Promise<void>
}

export async function openBench(plan: Plan): Promise<Bench> {
  const stateDir = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-bench-'))
  const closing: (() => unknown)[] = [() => fs.rmSync(stateDir, { recursive: true, force: true })]
  const stop = async () => {
    for (const close of closing.splice(0).toReversed()) await close()
  }
  try {
    const databaseUrl = plan.engine === 'postgres' ? await postgresOf(plan, closing) : undefined
    if (plan.engine === 'pglite' && plan.folder) fs.cpSync(path.join(plan.folder, 'db'), path.join(stateDir, 'db'), { recursive: true })
    const { cookies, postmaster } = await fill(plan, databaseUrl, stateDir)

    const frontDoorKey = randomBytes(24).toString('base64url')
    const [port, outside] = [await freePorts(1), await freePorts(3)]
    const keys = { SMS_KEY: randomBytes(12).toString('hex'), SMTP_PASSWORD: 'bench', PAYMENT_KEY: 'bench-payment-key' }
    const services = {
      ...keys,
      SMS_URL: `http://127.0.0.1:${outside}`,
      PAYMENT_URL: `http://127.0.0.1:${outside}`,
      SMTP_URL: `smtp://shop:bench@127.0.0.1:${outside + 1}`,
    }
    const sandbox = await startChild('sandbox/src/main.ts', {
      ...keys,
      PORT: String(outside),
      SMTP_PORT: String(outside + 1),
      SCANNER_PORT: String(outside + 2),
    })
    closing.push(() => endChild(sandbox))
    const api = await startChild('api/src/main.ts', {
      ...services,
      PORT: String(port),
      STATE_DIR: stateDir,
      DATABASE_URL: databaseUrl ?? '',
      FRONT_DOOR_KEY: frontDoorKey,
      NODE_ENV: 'production',
      DEMO: '1',
    })
    closing.push(() => endChild(api))
    await untilReady(port)
    const spent = () => ({ api: processorTime(api.pid ?? 0), database: postmaster === null ? null : processorTimeOfTree(postmaster) })
    return { url: `http://127.0.0.1:${port}`, frontDoorKey, cookies, spent, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** A large catalog is read after the API listens; until then its reading would be measured. */
async function untilReady(port: number) {
  const latest = Date.now() + SECONDS_TO_BE_READY * 1000
  while (Date.now() < latest) {
    const { status } = await fetch(`http://127.0.0.1:${port}/health/ready`)
    if (status === 200) return
    await setTimeout(200)
  }
  throw new UserError(`The API is not ready after ${SECONDS_TO_BE_READY} s: /health/ready says what it lacks.`)
}

async function postgresOf({ database }: Plan, closing: (() => unknown)[]): Promise<string> {
  if (database) return database
  const postgres = await startPostgres()
  if (typeof postgres === 'string') throw new UserError(`There is no PostgreSQL to measure: ${postgres}.`)
  closing.push(postgres.stop)
  return postgres.socketUrl
}

async function fill({ products, sessions }: Plan, databaseUrl: string | undefined, stateDir: string) {
  const database = await openDatabase({ databaseUrl, stateDir })
  try {
    await seed(database, brandOf().name)
    if (products !== null) await multiply(database, products)
    const cookies = await prepare(database, sessions)
    if (databaseUrl) await database.query('VACUUM ANALYZE')
    const [row] = databaseUrl ? await database.query<{ file: string }>("SELECT pg_read_file('postmaster.pid') AS file") : []
    return { cookies, postmaster: row ? Number.parseInt(row.file, 10) : null }
  } finally {
    await database.close()
  }
}
