import type { Queryable } from '../../../platform/db/database.ts'

// Union, one per item: the guest's items first, in their own order.
const MERGE = `
  INSERT INTO favorites (user_id, item_id, added_at)
  SELECT $1, piece.id, $3::timestamptz - piece.place * interval '1 millisecond'
  FROM unnest($2::int[]) WITH ORDINALITY AS piece(id, place)
  WHERE EXISTS (SELECT FROM products WHERE products.id = piece.id)
  ON CONFLICT (user_id, item_id) DO NOTHING`

/** Adds a guest's favorites to the account. */
export async function mergeFavorites(connection: Queryable, userId: number, guest: readonly number[], now: Date): Promise<void> {
  if (guest.length > 0) await connection.query(MERGE, [userId, [...new Set(guest)], now.toISOString()])
}
