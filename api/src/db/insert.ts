import type { PgTable } from 'drizzle-orm/pg-core'
import { getTableConfig } from './drizzle.ts'
import type { Queryable, Row } from './database.ts'

/** Rows of one shape for a table; columns that they leave out get their defaults. */
export type Rows = readonly [table: PgTable, rows: readonly object[]]

/** A change of rows, with its parameters. */
export type Change = readonly [text: string, params: readonly unknown[]]

/** Puts rows into several tables in one statement, a thing and what belongs to it; answers the rows of the first table. */
export const insertTogether = <R = Row>(connection: Queryable, ...all: readonly Rows[]): Promise<R[]> =>
  insertBeside(connection, null, ...all)

/** The same in one statement with a change. */
export async function insertBeside<R = Row>(connection: Queryable, change: Change | null, ...all: readonly Rows[]): Promise<R[]> {
  const [text, params] = change ?? ['', []]
  const filled = all.filter(([, rows]) => rows.length > 0)
  const inserts = filled.map(([table, rows], index) => `put${index} AS (${insertOf(table, rows, params.length + index + 1)} RETURNING *)`)
  const steps = change ? [`change AS (${text})`, ...inserts] : inserts
  return connection.query<R>(`WITH ${steps.join(', ')} SELECT * FROM put0`, [...params, ...filled.map(([, rows]) => JSON.stringify(rows))])
}

/** Texts by the table and the columns that are given: putting them together takes longer than the database needs for some. */
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
