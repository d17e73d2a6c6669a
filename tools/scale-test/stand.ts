import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { brandOf } from '../../api/src/platform/brand/brand-file.ts'
import { openDatabase } from '../../api/src/platform/db/open.ts'
import { seed } from '../../api/src/demo/seed.ts'
import type { Valkey } from '../../api/test/support/services/valkey.ts'
import { sharedOf } from '../../release/src/sharing/shared.ts'
import { S3Double } from '@shop/testing/s3-double'
import { prepare } from '../bench-api/visitor.ts'
import { UserError } from '../print/steps.ts'
import { copyReleases } from './releases-copy.ts'
import { freePorts } from '../processes/shop/ports.ts'
import { startPgBouncer } from '../suites/servers/pgbouncer.ts'
import { startValkey } from '../suites/servers/valkey.ts'
import { Cluster } from './cluster.ts'
import { type MailCounter, startMailCounter } from './mail-counter.ts'
import { findNginx, startNginx } from './nginx.ts'
import { Part } from './part.ts'

/** Connections of PostgreSQL that all processes share. */
const SHARED_CONNECTIONS = 12
const OWN_CONNECTIONS = '8'
/** A letter of a killed worker is sent by the other one after this time. */
export const LEASE_MS = 5000

export interface Stand {
  folder: string
  /** Release records and artifacts of the machine that releases; front doors have copies of the bucket. */
  releases: string
  httpsPort: number
  apisUrl: string
  cluster: Cluster
  poolerUrl: string
  valkey: Valkey
  backOfficeKey: string
  frontDoors: Part[]
  apis: Part[]
  workers: Part[]
  mail: MailCounter
  /** Session cookies with a confirmed phone. */
  cookies: string[]
  stop: () => Promise<void>
}

/** Brings up the shop of several machines on this one, each process with a folder of its own. */
export async function openStand(stateDir: string, sessions: number, stopping: AbortSignal): Promise<Stand> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-scale-'))
  const closing: (() => unknown)[] = [() => fs.rmSync(folder, { recursive: true, force: true })]
  const stop = async () => {
    for (const close of closing.splice(0).toReversed()) await close()
  }
  const checkpoint = () => stopping.throwIfAborted()
  try {
    const noNginx = await findNginx()
    if (noNginx) throw new UserError(`The scale test was not run: ${noNginx}.`)
    const cluster = await Cluster.start()
    closing.push(() => cluster.stop())
    const pooler = await startPgBouncer(cluster.url, SHARED_CONNECTIONS)
    if (typeof pooler === 'string') throw new UserError(`The scale test was not run: ${pooler}.`)
    closing.push(pooler.stop)
    const valkey = await startValkey()
    if (typeof valkey === 'string') throw new UserError(`The scale test was not run: ${valkey}.`)
    closing.push(valkey.stop)
    checkpoint()
    const database = await openDatabase({ databaseUrl: cluster.url, stateDir: folder })
    let cookies: string[]
    try {
      await seed(database, brandOf().name)
      cookies = await prepare(database, sessions)
    } finally {
      await database.close()
    }
    checkpoint()
    const mail = await startMailCounter()
    closing.push(mail.stop)

    const releases = path.join(folder, 'releases')
    copyReleases(stateDir, releases)
    const bucket = await S3Double.start()
    closing.push(() => bucket.close())
    const ofBucket = {
      RELEASES_URL: `s3://${bucket.bucket}/releases`,
      AWS_ENDPOINT_URL_S3: bucket.endpoint,
      AWS_ACCESS_KEY_ID: 'double',
      AWS_SECRET_ACCESS_KEY: 'double',
    }
    // This process releases, as a command of that machine does.
    Object.assign(process.env, ofBucket)
    await (await sharedOf(releases))?.ready()
    checkpoint()
    const key = () => randomBytes(24).toString('base64url')
    const [backOfficeKey, frontDoorKey] = [key(), key()]
    const first = await freePorts(10)
    const [http, https, edge] = [first, first + 1, first + 2]
    const common = { DEMO: '1', FRONT_DOOR_KEY: frontDoorKey, CODE_LIMITS: '100', NODE_ENV: 'production', LOG_LEVEL: 'warn' }
    const ofApi = {
      ...common,
      DATABASE_URL: pooler.url,
      DATABASE_DIRECT_URL: cluster.url,
      DATABASE_REPLICA_URL: cluster.replicaUrl,
      REDIS_URL: valkey.url,
      DATABASE_POOLER: 'transaction',
      DATABASE_POOL: OWN_CONNECTIONS,
      BACK_OFFICE_KEY: backOfficeKey,
      SMTP_URL: mail.url,
      OUTBOX_LEASE_MS: String(LEASE_MS),
    }
    const part = (name: string, file: string, port: number, env: Record<string, string>) => {
      const own = path.join(folder, name)
      return new Part({ name, file, folder: own, env: { STATE_DIR: own, ...env, PORT: String(port) } })
    }
    const api = (name: string, role: string, port: number) => part(name, 'api/src/main.ts', port, { ...ofApi, ROLE: role })
    const apis = [1, 2, 3].map((index) => api(`api-${index}`, 'calls', first + 2 + index))
    const workers = [1, 2].map((index) => api(`worker-${index}`, 'work', first + 5 + index))
    const ofDoor = { ...common, ...ofBucket, HOST: '127.0.0.1', API_URL: `http://127.0.0.1:${edge}`, RENDER_THREADS: '2' }
    const frontDoors = [1, 2].map((index) => part(`front-door-${index}`, 'shell/server/main.ts', first + 7 + index, ofDoor))
    const all = [...apis, ...workers, ...frontDoors]
    closing.push(() => Promise.all(all.map((one) => one.end('SIGTERM'))))

    const places = {
      folder: fs.mkdtempSync(path.join(folder, 'nginx-')),
      ports: { http, https, apis: edge },
      frontDoors: frontDoors.map(({ port }) => port),
      apis: apis.map(({ port }) => port),
    }
    const nginx = await startNginx(places)
    closing.push(nginx.stop)
    // One after another: two cores start them no faster at once.
    for (const one of all) {
      await one.start()
      checkpoint()
    }
    return {
      folder,
      releases,
      httpsPort: https,
      apisUrl: `http://127.0.0.1:${edge}`,
      cluster,
      poolerUrl: pooler.url,
      valkey,
      backOfficeKey,
      frontDoors,
      apis,
      workers,
      mail,
      cookies,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
