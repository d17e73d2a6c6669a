import type { PgTable } from 'drizzle-orm/pg-core'
import { getTableConfig } from './drizzle.ts'
import type { Queryable, Row } from './database.ts'

/** Rows of one shape for a table; columns that they leave out get their defaults. */
export type Rows = readonly [table: PgTable, rows: readonly object[]]

/** Puts rows into several tables in one statement, a thing and what belongs to it; answers the rows of the first table. */
export async function insertTogether<R = Row>(connection: Queryable, ...all: readonly Rows[]): Promise<R[]> {
  const filled = all.filter(([, rows]) => rows.length > 0)
  const inserts = filled.map(([table, rows], index) => `put${index} AS (${insertOf(table, rows, index + 1)} RETURNING *)`)
  return connection.query<R>(
    `WITH ${inserts.join(', ')} SELECT * FROM put0`,
    filled.map(([, rows]) => JSON.stringify(rows)),
  )
}

function insertOf(table: PgTable, [first = {}]: readonly object[], parameter: number) {
  const { name, columns } = columnsOf(table)
  const given = columns.filter((column) => Object.hasOwn(first, column.name))
  const list = given.map((column) => `"${column.name}"`).join(', ')
  const types = given.map((column) => `"${column.name}" ${column.getSQLType()}`).join(', ')
  return `INSERT INTO "${name}" (${list}) OVERRIDING SYSTEM VALUE SELECT ${list} FROM jsonb_to_recordset($${parameter}::jsonb) AS row(${types})`
}

type Config = ReturnType<typeof getTableConfig>
const known = new WeakMap<PgTable, Config>()

/** Drizzle puts it together anew each time. */
function columnsOf(table: PgTable): Config {
  const config = known.get(table) ?? getTableConfig(table)
  known.set(table, config)
  return config
}
