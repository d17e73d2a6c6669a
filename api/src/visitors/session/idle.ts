import { GUEST_BAG_DAYS } from '@shop/contracts/core/limits'
import { DAY_MS } from '@shop/contracts/core/time/durations'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { idRow, rowsOf } from '../../platform/db/rows.ts'

/** Empty sessions are mostly robots and expire early. */
const EMPTY_DAYS = 30
/** A signed-in session expires after this time without a request. */
const SIGNED_IN_DAYS = 180
/** Guests' bags and orders are kept as long as the cookie. */
const GUEST_DAYS = GUEST_BAG_DAYS
/** Batch size: cleanup must not block the database. */
const AT_ONCE = 500

/** The lock keeps the session of a visit that begins just now. */
const FORGET = `
  WITH idle AS (
    SELECT s.id FROM sessions s
    WHERE s.seen_at < $1::timestamptz AND (
      s.seen_at < $3::timestamptz
      OR (s.user_id IS NOT NULL AND s.seen_at < $2::timestamptz)
      OR (s.user_id IS NULL AND s.confirmed_phone IS NULL
        AND NOT EXISTS (SELECT FROM carts c JOIN cart_lines l ON l.cart_id = c.id WHERE c.session_id = s.id)
        AND NOT EXISTS (SELECT FROM carts c JOIN saved_lines l ON l.cart_id = c.id WHERE c.session_id = s.id)
        AND NOT EXISTS (SELECT FROM guest_wishlists w WHERE w.session_id = s.id)
        AND NOT EXISTS (SELECT FROM orders o WHERE o.session_id = s.id)))
    ORDER BY s.seen_at LIMIT ${AT_ONCE}
    FOR UPDATE OF s SKIP LOCKED),
  gone AS (DELETE FROM sessions USING idle WHERE sessions.id = idle.id RETURNING sessions.id)
  SELECT id FROM gone`
/** Keeps shoppers' bags: they may belong to an expired session. */
const BAGS = `
  SELECT c.id FROM carts c WHERE c.session_id = ANY($1::bigint[])
    AND NOT EXISTS (SELECT FROM users u WHERE u.cart_session_id = c.session_id)
    AND NOT EXISTS (SELECT FROM sessions s WHERE s.cart_session_id = c.session_id)`

/** Deletes expired sessions with unshared bags. Returns their number. */
export async function deleteIdleSessions(connection: Queryable, clock: Clock): Promise<number> {
  const before = (days: number) => new Date(clock.now().getTime() - days * DAY_MS).toISOString()
  const gone = await rowsOf(connection, idRow, FORGET, [before(EMPTY_DAYS), before(SIGNED_IN_DAYS), before(GUEST_DAYS)])
  if (gone.length === 0) return 0
  await deleteBags(
    connection,
    gone.map(({ id }) => id),
  )
  return gone.length
}

const PROPOSALS = 'DELETE FROM bag_proposals p USING bag_shares b WHERE b.id = p.share_id AND b.cart_id = ANY($1::bigint[])'

/** Deletes the bags of these sessions, except those that other sessions use. */
export async function deleteBags(connection: Queryable, sessionIds: readonly number[]): Promise<void> {
  const bags = (await rowsOf(connection, idRow, BAGS, [sessionIds])).map(({ id }) => id)
  await connection.query(PROPOSALS, [bags])
  for (const table of ['cart_lines', 'saved_lines', 'cart_codes', 'cart_packing', 'bag_shares'] as const) {
    await connection.query(`DELETE FROM ${table} WHERE cart_id = ANY($1::bigint[])`, [bags])
  }
  await connection.query('DELETE FROM carts WHERE id = ANY($1::bigint[])', [bags])
}
