import { join } from 'node:path'
import type { Database, DatabaseLimits } from './database.ts'
import { openEmbedded } from './embedded.ts'
import { lock } from './lock.ts'
import { migrate } from './migrate.ts'
import { openPostgres } from './postgres.ts'

type Prepare = (database: Database) => Promise<void>

export interface DatabaseConnections {
  /** Past the pooler, for what needs a session or no time limit: migrations, the demo, announcements. */
  directUrl?: string | undefined
  /** Most connections of this process. */
  poolSize?: number
  /** `databaseUrl` leads to PgBouncer in transaction mode. */
  isPooled?: boolean
  /** A standby, for what may be a little behind. */
  replica?: { url: string; mostBehindMs: number } | undefined
}

export interface Storage {
  databaseUrl: string | undefined
  connections?: DatabaseConnections | undefined
  stateDir: string
  /** Without limits, for long work: migrations, seeding, tools. */
  database?: DatabaseLimits | undefined
  /** How long a migration tries to get its locks. */
  migrationMs?: number | undefined
}

/**
 * Opens and migrates the database: PostgreSQL when there is a URL, else the embedded one. The statements of migrations and of `prepare`
 * have no time limit.
 */
export async function openDatabase(
  { databaseUrl, connections = {}, stateDir, database: limits, migrationMs }: Storage,
  prepare: Prepare = async () => undefined,
): Promise<Database> {
  const prepared = (database: Database) => migrated(database, migrationMs, prepare)
  if (databaseUrl) {
    const { directUrl, poolSize, isPooled } = connections
    const unlimited = await prepared(
      await openPostgres(directUrl ?? databaseUrl, { variable: directUrl ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL' }),
    )
    if (!limits) return unlimited
    await unlimited.close()
    return openPostgres(databaseUrl, { limits, poolSize, isPooled })
  }

  const unlock = await lock(join(stateDir, 'db.lock'))
  try {
    const database = await prepared(await openEmbedded(join(stateDir, 'db'), limits))
    return { ...database, close: () => database.close().finally(unlock) }
  } catch (error) {
    unlock()
    throw error
  }
}

async function migrated(database: Database, migrationMs: number | undefined, prepare: Prepare): Promise<Database> {
  try {
    await migrate(database, { migrationMs })
    await prepare(database)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}
