import * as v from 'valibot'
import type { Queryable } from '../../../platform/db/database.ts'
import { rowsOf } from '../../../platform/db/rows.ts'

const entryRow = v.object({ id: v.number(), at: v.date(), kind: v.string(), amount: v.number(), order: v.nullable(v.string()) })
export type EntryRow = v.InferOutput<typeof entryRow>

const ENTRIES = 'SELECT id, at, kind, amount, order_number AS "order" FROM bonus_entries WHERE user_id = $1 ORDER BY id'

/** All changes of a shopper's bonus balance, oldest first. */
export const entriesOf = (connection: Queryable, userId: number): Promise<EntryRow[]> => rowsOf(connection, entryRow, ENTRIES, [userId])
