import type { PgTable } from 'drizzle-orm/pg-core'
import { type Database, type Queryable, StartError } from '../../platform/db/database.ts'
import { fill, isEmpty } from '../../platform/db/fill.ts'
import { contentVersions, pickupProviders } from '../../platform/db/schema/index.ts'
import { contentRows } from '../content/seed/rows.ts'
import { PROVIDERS } from '../places/points/pickup-providers.ts'

/**
 * Inserts what a production database needs before the first feed of the back office, each table only while it is empty: later edits stay.
 * Throws StartError for a database of the demo: its passwords are public.
 */
export async function addReference(database: Database): Promise<void> {
  await database.transaction(async (connection) => {
    if ((await connection.query("SELECT 1 FROM settings WHERE name = 'demo'")).length > 0) {
      throw new StartError(
        'This database holds the demo shop, with passwords that everybody knows: start it with DEMO=1, or give another database.',
      )
    }
    // Versions are never deleted: without any, content was never published.
    await fillEmpty(connection, contentVersions, contentRows().contentVersions)
    await fillEmpty(connection, pickupProviders, PROVIDERS)
  })
}

async function fillEmpty(connection: Queryable, table: PgTable, rows: readonly object[]): Promise<void> {
  if (await isEmpty(connection, table)) await fill(connection, table, rows)
}
