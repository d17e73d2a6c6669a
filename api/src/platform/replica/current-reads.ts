import type { Queryable } from '../db/database.ts'

/**
 * Reads of what everybody is shown: catalog and content. They may be answered by a standby that is a little behind, so what a visitor has
 * written, bags, orders, money, rights and stock that is sold are read from the database itself.
 */
export interface CurrentReads extends Queryable {
  /** What is committed before this call is in every read that begins after it. */
  renew: () => void
}

/** Without a standby. */
export const readsOf = (database: Queryable): CurrentReads => ({
  query: (text, params) => database.query(text, params),
  renew: () => undefined,
})
