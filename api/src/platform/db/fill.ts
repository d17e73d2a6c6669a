import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from './database.ts'
import { getTableConfig } from './drizzle.ts'

export const nameOf = (table: PgTable) => getTableConfig(table).name

/** Inserts any number of rows with one statement. */
export async function fill(connection: Queryable, table: PgTable, rows: readonly object[]): Promise<void> {
  const { name, columns: all } = getTableConfig(table)
  // The database gives these.
  const columns = all.filter(({ generatedIdentity }) => !generatedIdentity)
  const list = columns.map((column) => `"${column.name}"`).join(', ')
  const types = columns.map((column) => `"${column.name}" ${column.getSQLType()}`).join(', ')
  await connection.query(`INSERT INTO "${name}" (${list}) SELECT ${list} FROM jsonb_to_recordset($1::jsonb) AS row(${types})`, [
    JSON.stringify(rows),
  ])
}

export async function isEmpty(connection: Queryable, table: PgTable): Promise<boolean> {
  return (await connection.query(`SELECT 1 FROM "${nameOf(table)}" LIMIT 1`)).length === 0
}
