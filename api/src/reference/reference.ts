import type { PgTable } from 'drizzle-orm/pg-core'
import { type Database, type Queryable, StartError } from '../db/database.ts'
import { fill, isEmpty } from '../db/fill.ts'
import { contentRows } from '../demo/content/rows.ts'
import { DEMO_TABLES, type DemoRows, demoRows } from '../demo/rows.ts'
import { readSource } from '../demo/source.ts'

/** Reference data needed before the first feed of the back office. Excludes the catalog. */
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
 * Inserts reference data at the first start of a production database, each table only while empty: later edits stay. Throws StartError for
 * a demo database, whose passwords are public.
 */
export async function addReference(database: Database): Promise<void> {
  await database.transaction(async (connection) => {
    if ((await connection.query("SELECT 1 FROM settings WHERE name = 'demo'")).length > 0) {
      throw new StartError(
        'This database holds the demo shop, with passwords that everybody knows: start it with DEMO=1, or give another database.',
      )
    }
    // Versions are never deleted: without any, content was never published.
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
