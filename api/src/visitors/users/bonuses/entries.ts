import type { Queryable } from '../../../platform/db/database.ts'
import type { LedgerEntry } from './ledger.ts'

export interface EntryRow extends LedgerEntry {
  id: number
}

const ENTRIES = 'SELECT id, at, kind, amount, order_number AS "order" FROM bonus_entries WHERE user_id = $1 ORDER BY id'

/** All changes of a shopper's bonus balance, oldest first. */
export const entriesOf = async (connection: Queryable, userId: number): Promise<EntryRow[]> =>
  (await connection.query<EntryRow>(ENTRIES, [userId])).map((entry) => ({ ...entry, at: new Date(entry.at) }))
