import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Database, DatabaseLimits } from './database.ts'
import { databaseOf, poolOf } from './postgres.ts'

/** Updates leave old row versions in the file, and PGlite has no autovacuum. */
const VACUUM_MS = 10 * 60_000
/** Socket file name that PostgreSQL clients expect. */
const PORT = 5432

export interface EmbeddedOptions {
  folder: string
  socket: string
}

/** PostgreSQL in WebAssembly in a worker thread, with its files in `folder`. Accessed by a socket like any server. */
export async function openEmbedded(folder: string, limits?: DatabaseLimits, vacuumMs = VACUUM_MS): Promise<Database> {
  // A private folder with a short path: a socket path is limited to about 100 characters.
  const host = await mkdtemp(join(tmpdir(), 'zlata-db-'))
  const workerData: EmbeddedOptions = { folder, socket: join(host, `.s.PGSQL.${PORT}`) }
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData })
  let isClosing = false
  await new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject).once('exit', reject))
  // Without the database thread no call can be answered: stops, so that the process is restarted.
  worker.once('exit', () => {
    if (!isClosing) throw new Error('The thread of the embedded database ended.')
  })

  // PGlite has one session, so the pool has one connection; other callers wait.
  const pool = poolOf({
    host,
    port: PORT,
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    // Prepared statements of a broken connection stay in the session under names that the new one reuses.
    verify: (client, done) => client.query('DEALLOCATE ALL', (error: Error | undefined) => done(error)),
  })
  const database = databaseOf(pool)
  await database.query('SELECT 1')
  // The limit is for waiting callers; set earlier, it would also interrupt opening.
  if (limits) pool.options.connectionTimeoutMillis = limits.connectionMs

  // Skips the vacuum while the shop is busy.
  const vacuum = setInterval(() => {
    if (pool.idleCount === pool.totalCount) database.query('VACUUM (ANALYZE)').catch(() => undefined)
  }, vacuumMs).unref()

  const close = async () => {
    clearInterval(vacuum)
    isClosing = true
    await pool.end()
    worker.postMessage('close')
    await new Promise((resolve) => worker.once('exit', resolve))
    await rm(host, { recursive: true, force: true })
  }
  return { ...database, close }
}
