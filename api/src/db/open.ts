import { join } from 'node:path'
import type { Database, DatabaseLimits } from './database.ts'
import { openEmbedded } from './embedded.ts'
import { lock } from './lock.ts'
import { migrate } from './migrate.ts'
import { openPostgres } from './postgres.ts'

type Prepare = (database: Database) => Promise<void>

export interface Storage {
  databaseUrl: string | undefined
  stateDir: string
  /** Without limits, for long work: migrations, seeding, tools. */
  database?: DatabaseLimits | undefined
}

/**
 * Opens and migrates the database: PostgreSQL when there is a URL, else the embedded one. Neither migrations nor `prepare` have a time
 * limit.
 */
export async function openDatabase({ databaseUrl, stateDir, database: limits }: Storage, prepare?: Prepare): Promise<Database> {
  if (databaseUrl) {
    const unlimited = await prepared(await openPostgres(databaseUrl), prepare)
    if (!limits) return unlimited
    await unlimited.close()
    return openPostgres(databaseUrl, limits)
  }

  const unlock = await lock(join(stateDir, 'db.lock'))
  try {
    const database = await prepared(await openEmbedded(join(stateDir, 'db'), limits), prepare)
    return { ...database, close: () => database.close().finally(unlock) }
  } catch (error) {
    unlock()
    throw error
  }
}

async function prepared(database: Database, prepare?: Prepare): Promise<Database> {
  try {
    await migrate(database)
    await prepare?.(database)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}
