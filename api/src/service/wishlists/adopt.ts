import type { Queryable } from '../../platform/db/database.ts'

const GIVEN = 'UPDATE gift_reservations SET giver_id = $2 WHERE session_id = $1 AND giver_id IS NULL'
const SHARE = `
  INSERT INTO wishlist_shares (user_id, code, title, occasion, created_at)
  SELECT $2::bigint, code, title, occasion, created_at FROM guest_wishlists WHERE session_id = $1
  ON CONFLICT (user_id) DO NOTHING`
/** Where both lists have a reservation of one piece, the account's stays. */
const GIFTS = `
  UPDATE gift_reservations g SET user_id = $2::bigint
  WHERE g.user_id = -($1::bigint)
    AND NOT EXISTS (SELECT FROM gift_reservations own WHERE own.user_id = $2::bigint AND own.item_id = g.item_id)`
/** An account that has a link keeps it; the guest's one opens the same list. */
const LINK = 'UPDATE guest_wishlists SET user_id = $2, session_id = NULL WHERE session_id = $1'

/** What a guest reserved and shared is the account's after signing in, on each of its devices [favorites.guest-shares]. */
export async function adoptWishlist(connection: Queryable, sessionId: number, userId: number) {
  for (const statement of [GIVEN, SHARE, GIFTS, LINK]) await connection.query(statement, [sessionId, userId])
}
