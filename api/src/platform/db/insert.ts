import type { PgTable } from 'drizzle-orm/pg-core'
import { getTableConfig } from './drizzle.ts'
import type { Queryable, Row } from './database.ts'

/** Rows of one shape for a table; omitted columns get their defaults. */
export type Rows = readonly [table: PgTable, rows: readonly object[]]

/** An UPDATE or DELETE with its parameters. */
export type Change = readonly [text: string, params: readonly unknown[]]

/** Inserts into several tables in one statement, a row and its children. Returns the rows of the first table. */
export const insertTogether = (connection: Queryable, ...all: readonly Rows[]): Promise<Row[]> => insertBeside(connection, null, ...all)

/** The same, combined with an UPDATE or DELETE. */
export async function insertBeside(connection: Queryable, change: Change | null, ...all: readonly Rows[]): Promise<Row[]> {
  const [text, params] = change ?? ['', []]
  const filled = all.filter(([, rows]) => rows.length > 0)
  const inserts = filled.map(([table, rows], index) => `put${index} AS (${insertOf(table, rows, params.length + index + 1)} RETURNING *)`)
  const steps = change ? [`change AS (${text})`, ...inserts] : inserts
  return connection.query(`WITH ${steps.join(', ')} SELECT * FROM put0`, [...params, ...filled.map(([, rows]) => JSON.stringify(rows))])
}

/** Caches the SQL by table and columns: building it can take longer than running it. */
const texts = new WeakMap<PgTable, Map<string, string>>()

function insertOf(table: PgTable, [first = {}]: readonly object[], parameter: number): string {
  const known = texts.get(table) ?? new Map<string, string>()
  texts.set(table, known)
  const key = `${parameter} ${Object.keys(first).join(' ')}`
  const text = known.get(key) ?? newInsertOf(table, first, parameter)
  known.set(key, text)
  return text
}

function newInsertOf(table: PgTable, first: object, parameter: number): string {
  const { name, columns } = getTableConfig(table)
  const given = columns.filter((column) => Object.hasOwn(first, column.name))
  const list = given.map((column) => `"${column.name}"`).join(', ')
  const types = given.map((column) => `"${column.name}" ${column.getSQLType()}`).join(', ')
  return `INSERT INTO "${name}" (${list}) OVERRIDING SYSTEM VALUE SELECT ${list} FROM jsonb_to_recordset($${parameter}::jsonb) AS row(${types})`
}
