import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Database, DatabaseLimits } from './database.ts'
import { databaseOf, poolOf } from './postgres.ts'

/** Changed rows leave their old versions in the file, and PGlite has no autovacuum. */
const VACUUM_MS = 10 * 60_000
/** Names the socket, as PostgreSQL's clients expect it. */
const PORT = 5432

export interface EmbeddedOptions {
  folder: string
  socket: string
}

/** PostgreSQL in WebAssembly, in a worker thread, with its files in `folder`: asked like any other, over a socket of our own. */
export async function openEmbedded(folder: string, limits?: DatabaseLimits, vacuumMs = VACUUM_MS): Promise<Database> {
  // In a folder that only we may enter, and short: a socket's path has at most a hundred signs.
  const host = await mkdtemp(join(tmpdir(), 'zlata-db-'))
  const workerData: EmbeddedOptions = { folder, socket: join(host, `.s.PGSQL.${PORT}`) }
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData })
  await new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject).once('exit', reject))

  // PGlite has one session, so the pool has one connection; other callers wait for it.
  const pool = poolOf({
    host,
    port: PORT,
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    // Statements of a connection that broke live on in the session, under the names that this one will give.
    verify: (client, done) => client.query('DEALLOCATE ALL', (error: Error | undefined) => done(error)),
  })
  const database = databaseOf(pool)
  await database.query('SELECT 1')
  // The limit is for waiting callers; set before this, it would also cut off the opening.
  if (limits) pool.options.connectionTimeoutMillis = limits.connectionMs

  // A busy shop is left alone until the next time.
  const vacuum = setInterval(() => {
    if (pool.idleCount === pool.totalCount) database.query('VACUUM (ANALYZE)').catch(() => undefined)
  }, vacuumMs).unref()

  const close = async () => {
    clearInterval(vacuum)
    await pool.end()
    worker.postMessage('close')
    await new Promise((resolve) => worker.once('exit', resolve))
    await rm(host, { recursive: true, force: true })
  }
  return { ...database, close }
}
