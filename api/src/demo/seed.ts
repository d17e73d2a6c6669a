import { createHash } from 'node:crypto'
import type { PgTable } from 'drizzle-orm/pg-core'
import { getTableConfig } from '../db/drizzle.ts'
import type { Database, Queryable } from '../db/database.ts'
import { DEMO_TABLES, demoRows } from './rows.ts'
import { seedCodes } from './seed-codes.ts'
import { seedShoppers } from './seed-shoppers.ts'
import { demoDeposits, demoShoppers } from './shoppers.ts'
import { readSource } from './source.ts'

/** Puts the demo shop into the database, again when its content has changed; bags and sessions stay. */
export async function seed(database: Database): Promise<void> {
  const rows = demoRows(await readSource())
  const hash = createHash('sha256')
    .update(JSON.stringify([rows, demoShoppers, demoDeposits]))
    .digest('hex')
  await database.transaction(async (connection) => {
    // The row is the turn of several processes that start at once.
    await connection.query("INSERT INTO settings (name, value) VALUES ('demo', '') ON CONFLICT (name) DO NOTHING")
    const [known] = await connection.query<{ value: string }>("SELECT value FROM settings WHERE name = 'demo' FOR UPDATE")
    await seedCodes(connection)
    if (known?.value === hash) return
    for (const name of Object.keys(rows) as (keyof typeof rows)[]) await replaceAll(connection, DEMO_TABLES[name], rows[name])
    await refreshOffers(connection)
    await seedShoppers(connection, new Date())
    await connection.query('ANALYZE')
    await connection.query("UPDATE settings SET value = $1 WHERE name = 'demo'", [hash])
  })
}

/** One statement for a table, whatever the number of its rows. */
async function replaceAll(connection: Queryable, table: PgTable, rows: readonly object[]) {
  const { name, columns } = getTableConfig(table)
  const list = columns.map((column) => `"${column.name}"`).join(', ')
  const types = columns.map((column) => `"${column.name}" ${column.getSQLType()}`).join(', ')
  await connection.query(`DELETE FROM "${name}"`)
  await connection.query(`INSERT INTO "${name}" (${list}) SELECT ${list} FROM jsonb_to_recordset($1::jsonb) AS row(${types})`, [
    JSON.stringify(rows),
  ])
}

/** The price of a card is the lowest of its sizes. */
async function refreshOffers(connection: Queryable) {
  await connection.query('DELETE FROM product_offers')
  await connection.query(`
    INSERT INTO product_offers (product_id, currency, initial, final, has_range)
    SELECT DISTINCT ON (skus.product_id, prices.currency)
      skus.product_id, prices.currency, prices.initial, prices.final,
      max(prices.final) OVER each_piece > min(prices.final) OVER each_piece
    FROM skus JOIN prices ON prices.sku_id = skus.id
    WINDOW each_piece AS (PARTITION BY skus.product_id, prices.currency)
    ORDER BY skus.product_id, prices.currency, prices.final, skus.position`)
}
