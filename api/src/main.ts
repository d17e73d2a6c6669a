import { createServer, type RequestListener, type Server } from 'node:http'
import { createApp } from './app.ts'
import { clockOfTests, systemClock } from './clock/clock.ts'
import { type Config, readConfig } from './config.ts'
import { type Database, StartError } from './db/database.ts'
import { openDatabase } from './db/open.ts'
import { seed } from './demo/seed.ts'
import { openPorts } from './ports/ports.ts'

const config = readConfig(process.env)
try {
  await start(config)
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
}

async function start({ port, host, logLevel, frontDoorKey, ports, limits, hasTestClock, shopHosts, ...storage }: Config) {
  const database = await openDatabase(storage)
  try {
    await seed(database)
    const clock = hasTestClock ? clockOfTests() : systemClock
    const app = await createApp(database, { logLevel, frontDoorKey, clock, limits, ports: openPorts(ports), shopHosts })
    const url = await app.listen({ port, host }).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'EADDRINUSE' ? new StartError(`Port ${port} is in use: choose another with PORT=….`) : error
    })
    const beside = host === '127.0.0.1' ? await listenOnIpv6((request, response) => app.routing(request, response), port) : null
    stopOnSignal(async () => {
      beside?.close()
      await app.close()
      await database.close()
    })
    console.log(`api ready ${url}`)
    process.send?.({ ready: true })
  } catch (error) {
    await closeQuietly(database)
    throw error
  }
}

/** Browsers may take `localhost` for ::1; a machine without IPv6 does without. */
function listenOnIpv6(handler: RequestListener, port: number): Promise<Server | null> {
  const server = createServer(handler)
  return new Promise((resolve) => {
    server.once('error', () => resolve(null))
    server.listen({ port, host: '::1' }, () => resolve(server))
  })
}

/** Finishes what has begun, then ends. Ctrl+C comes twice, from the terminal and from whoever started us: the second says nothing new. */
function stopOnSignal(stop: () => Promise<void>) {
  let stopping = false
  const onSignal = () => {
    if (stopping) return
    stopping = true
    stop().then(
      () => process.exit(0),
      (error) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
  // Whoever started it with a channel is gone: nobody else would end it.
  process.once('disconnect', onSignal)
}

// The reason not to start matters more than a database that does not close well.
function closeQuietly(database: Database) {
  return database.close().catch(() => undefined)
}
