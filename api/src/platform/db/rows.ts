import * as v from 'valibot'
import type { Queryable } from './database.ts'

/** A column of an instant: a Date from a column, a string from JSON. */
export const instantColumn = v.union([v.date(), v.string()])

/** For statements that read ids alone. */
export const idRow = v.object({ id: v.number() })

/** A row that does not fit its schema. The message names the statement and the field but no value: rows hold personal data. */
export class RowMismatch extends Error {}

/** Rows of a statement, checked by a schema. Columns that the schema does not name stay. Throws RowMismatch. */
export async function rowsOf<R>(
  connection: Queryable,
  schema: v.GenericSchema<R>,
  text: string,
  params?: readonly unknown[],
): Promise<R[]> {
  return checkedRows(schema, await connection.query(text, params), text)
}

/** The first row of a statement. Throws RowMismatch. */
export async function rowOf<R>(
  connection: Queryable,
  schema: v.GenericSchema<R>,
  text: string,
  params?: readonly unknown[],
): Promise<R | undefined> {
  const [row] = await rowsOf(connection, schema, text, params)
  return row
}

/** Rows that were read already. `text` is their statement, for the error. Throws RowMismatch. */
export const checkedRows = <R>(schema: v.GenericSchema<R>, rows: readonly unknown[], text: string): R[] =>
  rows.map((row) => {
    const { success, issues } = v.safeParse(schema, row, { abortEarly: true })
    if (!success) throw new RowMismatch(`${mismatchOf(issues[0])} in a row of: ${firstLine(text)}`)
    // A schema without transformations: the row itself is the output.
    return row as R
  })

const MOST_SIGNS = 100
const firstLine = (text: string) => text.trim().split('\n', 1)[0]?.slice(0, MOST_SIGNS) ?? ''

function mismatchOf(issue: v.BaseIssue<unknown>): string {
  const { input, expected } = issue
  const found = input === null ? 'null' : Array.isArray(input) ? 'array' : input instanceof Date ? 'Date' : typeof input
  return `${v.getDotPath(issue) ?? 'row'} should be ${expected ?? 'valid'} and is ${found}`
}
