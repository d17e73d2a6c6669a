import { join } from 'node:path'
import type { Database } from './database.ts'
import { openEmbedded } from './embedded.ts'
import { lock } from './lock.ts'
import { migrate } from './migrate.ts'
import { openPostgres } from './postgres.ts'

export interface Storage {
  databaseUrl: string | undefined
  stateDir: string
}

/** Opens the shop's database with the schema of this code: PostgreSQL when there is an address, else the embedded one. */
export async function openDatabase({ databaseUrl, stateDir }: Storage): Promise<Database> {
  if (databaseUrl) return migrated(await openPostgres(databaseUrl))

  const unlock = await lock(join(stateDir, 'db.lock'))
  try {
    const database = await migrated(await openEmbedded(join(stateDir, 'db')))
    return { ...database, close: () => database.close().finally(unlock) }
  } catch (error) {
    unlock()
    throw error
  }
}

async function migrated(database: Database): Promise<Database> {
  try {
    await migrate(database)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}
