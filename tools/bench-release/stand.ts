import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { brandOf } from '../../api/src/platform/brand/brand-file.ts'
import type { Database } from '../../api/src/platform/db/database.ts'
import { openDatabase } from '../../api/src/platform/db/open.ts'
import { seed } from '../../api/src/demo/seed.ts'
import { prepare } from '../bench-api/visitor.ts'
import { UserError } from '../print/steps.ts'
import { endChild, startChild } from '../processes/child.ts'
import { copyReleases } from '../scale-test/releases-copy.ts'
import { freePorts } from '../processes/shop/ports.ts'
import { startMailCounter } from '../scale-test/mail-counter.ts'
import { startPostgres } from '../suites/servers/postgres.ts'

/** A front door with releases of its own, an API on PostgreSQL, and what shoppers open and buy. */
export interface Stand {
  port: number
  apiUrl: string
  /** Release records and builds. */
  releases: string
  database: Database
  /** Session cookies with a confirmed phone. */
  cookies: string[]
  pids: { frontDoor: number; api: number; postgres: number }
  stop: () => Promise<void>
}

export async function openStand(stateDir: string, sessions: number): Promise<Stand> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-bench-'))
  const closing: (() => unknown)[] = [() => fs.rmSync(folder, { recursive: true, force: true })]
  const stop = async () => {
    for (const close of closing.splice(0).toReversed()) await close()
  }
  try {
    const postgres = await startPostgres()
    if (typeof postgres === 'string') throw new UserError(`There is no PostgreSQL for the shop that is measured: ${postgres}.`)
    closing.push(postgres.stop)
    const database = await openDatabase({ databaseUrl: postgres.url, stateDir: folder })
    closing.push(() => database.close())
    await seed(database, brandOf().name)
    const cookies = await prepare(database, sessions)
    const mail = await startMailCounter()
    closing.push(mail.stop)

    const releases = path.join(folder, 'releases')
    copyReleases(stateDir, releases)
    const port = await freePorts(2)
    const apiUrl = `http://127.0.0.1:${port + 1}`
    const common = {
      FRONT_DOOR_KEY: randomBytes(24).toString('base64url'),
      DEMO: '1',
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      CODE_LIMITS: '100',
    }
    const api = await startChild('api/src/main.ts', {
      ...common,
      PORT: String(port + 1),
      STATE_DIR: folder,
      DATABASE_URL: postgres.url,
      SMTP_URL: mail.url,
    })
    closing.push(() => endChild(api))
    const ofDoor = { ...common, PORT: String(port), STATE_DIR: releases, API_URL: apiUrl, RENDERS_A_MINUTE: '1000000' }
    const door = await startChild('shell/server/main.ts', ofDoor)
    closing.push(() => endChild(door))
    const [row] = await database.query<{ file: string }>("SELECT pg_read_file('postmaster.pid') AS file")
    const pids = { frontDoor: door.pid ?? 0, api: api.pid ?? 0, postgres: Number.parseInt(row?.file ?? '', 10) }
    return { port, apiUrl, releases, database, cookies, pids, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
