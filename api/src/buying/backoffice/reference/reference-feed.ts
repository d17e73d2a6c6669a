import type { FeedAnswer, FeedReason } from '@shop/contracts/services/back-office/feed'
import * as v from 'valibot'
import type { Queryable } from '../../../platform/db/database.ts'
import { rowsOf } from '../../../platform/db/rows.ts'
import { type Applied, partitionRows } from '../feed.ts'

const nameRow = v.object({ name: v.string() })

/** Checks and SQL for one kind of reference data. Each statement handles the whole batch. */
export interface ReferenceFeed<Row> {
  idOf: (row: Row) => string
  /** Says why a row cannot be taken; reads what it needs for all rows first. */
  check?: (connection: Queryable, rows: readonly Row[]) => Promise<(row: Row) => FeedReason | null>
  /** Ids are assigned under this lock, one writer at a time. */
  lock?: string
  /** Each gets the rows as JSON. */
  save: readonly string[]
  /** Names as `name` of $1 that others still need. */
  needed?: string
  /** Each gets the names. */
  remove: readonly string[]
}

/** Replaces the given rows and removes the named ones; both may be repeated. */
export async function applyReference<Row>(
  connection: Queryable,
  { idOf, check, lock, save, needed, remove }: ReferenceFeed<Row>,
  { rows, removed }: { rows: readonly Row[]; removed: readonly string[] },
): Promise<Applied> {
  if (lock) await connection.query(`LOCK TABLE ${lock} IN SHARE ROW EXCLUSIVE MODE`)
  const { good, refused } = partitionRows(rows, idOf, (await check?.(connection, rows)) ?? (() => null))
  if (good.length > 0) for (const statement of save) await connection.query(statement, [JSON.stringify(good)])
  const kept = needed && removed.length > 0 ? await rowsOf(connection, nameRow, needed, [removed]) : []
  const inUse = new Set(kept.map(({ name }) => name))
  const given = new Set(rows.map(idOf))
  const reasonOf = (name: string): FeedReason | null => (given.has(name) ? 'repeated_row' : inUse.has(name) ? 'in_use' : null)
  const keptRows: FeedAnswer['refused'] = removed.flatMap((name, index) => {
    const reason = reasonOf(name)
    return reason ? [{ index: rows.length + index, id: name, reason }] : []
  })
  const gone = removed.filter((name) => reasonOf(name) === null)
  if (gone.length > 0) for (const statement of remove) await connection.query(statement, [gone])
  return { applied: good.length + gone.length, refused: [...refused, ...keptRows] }
}

/** Rows of $1 with their place, for ids of new ones. */
export const GIVEN = 'jsonb_array_elements($1::jsonb) WITH ORDINALITY AS given(row, place)'
/** The known id, or the next ones in order. */
export const idFor = (table: string) =>
  `coalesce(known.id, (SELECT coalesce(max(id), 0) FROM ${table}) + row_number() OVER (PARTITION BY known.id IS NULL ORDER BY given.place))`

/** Which of the names a table has. */
export async function namesIn(
  connection: Queryable,
  table: string,
  column: string,
  names: readonly (string | number | null | undefined)[],
) {
  const asked = [...new Set(names.flatMap((name) => (name === null || name === undefined ? [] : [String(name)])))]
  if (asked.length === 0) return new Set<string>()
  const found = await rowsOf(connection, nameRow, `SELECT ${column}::text AS name FROM ${table} WHERE ${column}::text = ANY($1::text[])`, [
    asked,
  ])
  return new Set(found.map(({ name }) => name))
}
