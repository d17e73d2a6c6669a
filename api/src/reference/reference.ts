import type { PgTable } from 'drizzle-orm/pg-core'
import { type Database, type Queryable, StartError } from '../db/database.ts'
import { fill, isEmpty } from '../db/fill.ts'
import { contentRows } from '../demo/content/rows.ts'
import { DEMO_TABLES, type DemoRows, demoRows } from '../demo/rows.ts'
import { readSource } from '../demo/source.ts'

/** What a shop needs before the back office has sent a single piece. The catalogue itself is not in here. */
const REFERENCE: readonly (keyof DemoRows)[] = [
  'categories',
  'categoryTexts',
  'designers',
  'designerTexts',
  'pictures',
  'depositDesigns',
  'cities',
  'streets',
  'pickupProviders',
  'pickupPoints',
  'shops',
]

/**
 * Puts the reference data in at the first start of a production database, each table only while it is empty, and never again: what
 * people change afterwards is theirs. Throws StartError for a database of the demo, whose passwords everybody can read.
 */
export async function addReference(database: Database): Promise<void> {
  await database.transaction(async (connection) => {
    if ((await connection.query("SELECT 1 FROM settings WHERE name = 'demo'")).length > 0) {
      throw new StartError(
        'This database holds the demo shop, with passwords that everybody knows: start it with DEMO=1, or give another database.',
      )
    }
    // Versions are never deleted: without one the shop has no words yet, whatever its age.
    await fillEmpty(connection, DEMO_TABLES.contentVersions, contentRows().contentVersions)
    const isFirst = await connection.query(
      "INSERT INTO settings (name, value) VALUES ('reference', '1') ON CONFLICT (name) DO NOTHING RETURNING name",
    )
    if (isFirst.length === 0) return
    const rows = demoRows(await readSource())
    for (const name of REFERENCE) await fillEmpty(connection, DEMO_TABLES[name], rows[name])
    await connection.query('ANALYZE')
  })
}

async function fillEmpty(connection: Queryable, table: PgTable, rows: readonly object[]): Promise<void> {
  if (await isEmpty(connection, table)) await fill(connection, table, rows)
}
