import type { Queryable } from '../db/database.ts'
import { END, ISSUE } from './sql.ts'

/** Gives every piece of a received order its passport. Called again, it adds nothing. */
export const issuePassports = (connection: Queryable, orderId: number) => connection.query(ISSUE, [orderId])

/** Ends the passports of pieces that have come back to the shop, also of those that were handed over. */
export async function endPassports(
  connection: Queryable,
  orderId: number,
  items: readonly { sku: string; quantity: number }[],
  now: Date,
): Promise<void> {
  for (const { sku, quantity } of items) await connection.query(END, [orderId, sku, quantity, now.toISOString()])
}
