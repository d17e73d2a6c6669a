import { createServer, type RequestListener, type Server } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { createLog, type Logger } from '@shop/observability/log'
import { stopGracefully } from '@shop/observability/watch'
import { createApp } from './app.ts'
import { type Clock, systemClock } from './platform/clock/clock.ts'
import type { Config } from './platform/config.ts'
import { type Database, StartError } from './platform/db/database.ts'
import { openDatabase } from './platform/db/open.ts'
import { standbyAt } from './platform/db/postgres.ts'
import { seed } from './demo/seed.ts'
import { checkCertificateKey } from './buying/deposits/code.ts'
import { stopping } from './platform/status/health.ts'
import { openPorts } from './platform/ports/ports.ts'
import { addReference } from './goods/reference/reference.ts'

export interface RunningApi {
  url: string
  database: Database
  log: Logger
  /** Stops gracefully; resolves to the exit code, 1 when something was cut off. */
  stop: () => Promise<number>
}

/**
 * Runs the API and notifies the parent process; stops gracefully on a signal and after an uncaught error. Throws StartError with a readable
 * message. Waits for `sendTheRest` at the end.
 */
export async function start(config: Config, sendTheRest: () => Promise<void>): Promise<void> {
  const { url, log, stop } = await openApi(config, sendTheRest)
  const name = config.role === 'work' ? 'worker' : 'api'
  // First this: whoever reads the message may stop the process right away.
  stopGracefully(log, stop)
  console.log(`${name} ready ${url}`)
  process.send?.({ ready: true })
}

/** Opens the database and starts the server; leaves signals to the caller. Throws StartError with a readable message. */
export async function openApi(
  {
    isDemo,
    port,
    host,
    ports,
    limits,
    picturesUrl,
    databaseUrl,
    connections,
    stateDir,
    database: databaseLimits,
    migrationMs,
    ...config
  }: Config,
  sendTheRest: () => Promise<void>,
  clock: Clock = systemClock,
): Promise<RunningApi> {
  stopping.now = false
  globalThis.picturesUrl = picturesUrl
  // A worker answers no calls.
  const replica = config.role === 'work' ? undefined : connections.replica
  const database = await openDatabase(
    { databaseUrl, connections, stateDir, database: databaseLimits, migrationMs },
    isDemo ? (opened) => seed(opened, config.brand.name) : addReference,
  )
  const standby = replica ? standbyAt(replica.url, databaseLimits, connections.poolSize) : null
  try {
    await checkCertificateKey(database, config.certificateKey)
    const log = createLog('api', config.logLevel)
    const app = await createApp(database, {
      ...config,
      clock,
      limits,
      ports: openPorts(ports),
      replica: replica && standby ? { standby, mostBehindMs: replica.mostBehindMs } : null,
      listenUrl: connections.directUrl ?? databaseUrl ?? null,
    })
    const url = await app.listen({ port, host }).catch(async (error: NodeJS.ErrnoException) => {
      // Background jobs have started and still need the database.
      stopping.now = true
      await app.close()
      throw error.code === 'EADDRINUSE' ? new StartError(`Port ${port} is in use: choose another with PORT=….`) : error
    })
    // A failed accept (too many open files) must not end the process.
    app.server.on('error', (error) => log.warn({ err: error }, 'server'))
    const beside = host === '127.0.0.1' ? await listenOnIpv6((request, response) => app.routing(request, response), port) : null
    const stop = async () => {
      stopping.now = true
      await wait(config.drainMs)
      const servers = [app.server, ...(beside ? [beside] : [])]
      const finished = Promise.all([app.close(), beside && closed(beside)])
      const isLate = await Promise.race([finished.then(() => false), wait(config.stopMs).then(() => true)])
      if (isLate) {
        for (const server of servers) server.closeAllConnections()
        console.error(`What had begun was not finished in ${config.stopMs} ms, and was cut off.`)
      }
      await Promise.race([Promise.all([database.close(), standby?.close(), sendTheRest()]), wait(CLOSE_MS)])
      return isLate ? 1 : 0
    }
    return { url, database, log, stop }
  } catch (error) {
    await closeQuietly(database)
    if (standby) await closeQuietly(standby)
    throw error
  }
}

/** Maximum time for the database to flush at the end. */
const CLOSE_MS = 2000

const wait = (milliseconds: number) => (milliseconds === 0 ? Promise.resolve() : setTimeout(milliseconds))

const closed = (server: Server) =>
  new Promise<void>((done) => {
    server.close(() => done())
    server.closeIdleConnections()
  })

/** Browsers may resolve `localhost` to ::1; machines without IPv6 skip it. */
function listenOnIpv6(handler: RequestListener, port: number): Promise<Server | null> {
  const server = createServer(handler)
  return new Promise((resolve) => {
    server.on('error', () => resolve(null))
    server.listen({ port, host: '::1' }, () => resolve(server))
  })
}

// The start error matters more than a failing database close.
function closeQuietly(database: Database) {
  return database.close().catch(() => undefined)
}
