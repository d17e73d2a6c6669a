import type { Queryable } from '../../platform/db/database.ts'
import { END, ISSUE } from './sql.ts'

/** Issues a passport for every piece of a received order. Idempotent. */
export const issuePassports = (connection: Queryable, orderId: number) => connection.query(ISSUE, [orderId])

/** Ends passports of returned pieces, also transferred ones. */
export async function endPassports(
  connection: Queryable,
  orderId: number,
  items: readonly { position: number; quantity: number }[],
  now: Date,
): Promise<void> {
  for (const { position, quantity } of items) await connection.query(END, [orderId, position, quantity, now.toISOString()])
}
