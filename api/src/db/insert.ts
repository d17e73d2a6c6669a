import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from './database.ts'

/** Puts rows of the same shape into a table in one statement; columns that they leave out get their defaults. */
export async function insertRows(connection: Queryable, table: PgTable, rows: readonly object[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const { name, columns } = columnsOf(table)
  const given = columns.filter((column) => Object.hasOwn(first, column.name))
  const list = given.map((column) => `"${column.name}"`).join(', ')
  const types = given.map((column) => `"${column.name}" ${column.getSQLType()}`).join(', ')
  await connection.query(
    `INSERT INTO "${name}" (${list}) OVERRIDING SYSTEM VALUE SELECT ${list} FROM jsonb_to_recordset($1::jsonb) AS row(${types})`,
    [JSON.stringify(rows)],
  )
}

type Config = ReturnType<typeof getTableConfig>
const known = new WeakMap<PgTable, Config>()

/** Drizzle puts it together anew each time. */
function columnsOf(table: PgTable): Config {
  const config = known.get(table) ?? getTableConfig(table)
  known.set(table, config)
  return config
}
