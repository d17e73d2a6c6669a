import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, type Queryable, StartError } from './database.ts'

const FOLDER = new URL('../../../migrations/', import.meta.url)

/** Calls queue behind a migration that waits for a table. Much shorter than LOCK_MS, so that none of them fails. */
const LOCK_TIMEOUT_MS = 500
/** Between two attempts the calls that queued run: doubles up to the longest. */
const PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 10_000
export const MIGRATION_MS = 5 * 60_000
/** lock_not_available, deadlock_detected */
const LOCKED = new Set(['55P03', '40P01'])

export interface MigrateOptions {
  /** How long a migration tries to get its locks. */
  migrationMs?: number | undefined
  folder?: URL
}

/**
 * Migrates the schema to this version. Leaves a schema that is one migration ahead as it is, so that a release can be rolled back. Throws
 * StartError when the database is newer than that, or when a lock is not free in time.
 */
export async function migrate(database: Database, { migrationMs = MIGRATION_MS, folder = FOLDER }: MigrateOptions = {}): Promise<void> {
  await database.query(
    'CREATE TABLE IF NOT EXISTS schema_migrations (version int PRIMARY KEY, name text NOT NULL, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())',
  )
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  const applied = await database.query<{ version: number }>('SELECT version FROM schema_migrations')
  const newest = Math.max(-1, ...applied.map(({ version }) => version))
  const known = files.length - 1
  if (newest > known + 1) {
    throw new StartError(
      `The database has schema ${newest}, and this version of the shop works with ${known} and one newer: update the code, or choose another folder with STATE_DIR=….`,
    )
  }

  for (const [version, name] of files.entries()) {
    if (version <= newest) continue
    const text = await readFile(new URL(name, folder), 'utf8')
    await database.transaction(async (connection) => {
      // One of several starting processes migrates; the others wait for it. Readers of the table do not.
      await connection.query('LOCK TABLE schema_migrations IN EXCLUSIVE MODE')
      if ((await connection.query('SELECT 1 FROM schema_migrations WHERE version = $1', [version])).length > 0) return
      await connection.query(`SET LOCAL lock_timeout = ${LOCK_TIMEOUT_MS}`)
      await tryAgain(connection, name, migrationMs, async () => {
        for (const statement of text.split('--> statement-breakpoint')) await connection.query(statement)
      })
      const hash = createHash('sha256').update(text).digest('hex')
      await connection.query('INSERT INTO schema_migrations (version, name, hash) VALUES ($1, $2, $3)', [version, name, hash])
    })
  }
}

/** Runs the statements of a migration; on a lock timeout gives back all locks, pauses and starts over, until `migrationMs` have passed. */
async function tryAgain(connection: Queryable, name: string, migrationMs: number, run: () => Promise<void>): Promise<void> {
  const startedAt = performance.now()
  for (let pauseMs = PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    await connection.query('SAVEPOINT attempt')
    try {
      return await run()
    } catch (error) {
      if (!LOCKED.has((error as { code?: string }).code ?? '')) throw error
      await connection.query('ROLLBACK TO SAVEPOINT attempt')
    }
    if (performance.now() - startedAt + pauseMs > migrationMs) {
      throw new StartError(
        `The migration ${name} got no lock in ${migrationMs} ms, because other transactions use its tables (pg_stat_activity shows them). Nothing was changed: start again when they have ended.`,
      )
    }
    await sleep(pauseMs)
  }
}
