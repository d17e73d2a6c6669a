import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import type { EmbeddedOptions } from './embedded.ts'
import { PLAN_CACHE_MODE } from './postgres.ts'

/** A heavy query blocks this thread, not the server's. */
const port = parentPort
if (!port) throw new Error('This file is a worker.')
const { folder, socket } = workerData as EmbeddedOptions

const database = await PGlite.create({ dataDir: folder })
await database.exec(`SET plan_cache_mode = ${PLAN_CACHE_MODE}`)
const server = new PGLiteSocketServer({ db: database, path: socket })
await server.start()
port.postMessage('ready')

async function close() {
  await server.stop()
  await database.close()
  port?.close()
}
port.once('message', () => void close())
