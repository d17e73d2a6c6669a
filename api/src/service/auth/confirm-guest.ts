import type { Clock } from '../../platform/clock/clock.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { newSessionId, sessionHashOf } from '../../platform/http/cookie.ts'

const CONFIRM =
  'UPDATE sessions SET confirmed_phone = $2, token_hash = $3, phone_confirmed_at = $4::timestamptz WHERE id = $1 AND user_id IS NULL'

/**
 * Confirms a guest's phone for registration, orders and certificates. Rotates the session id: a planted session gets none of
 * that (session fixation). @returns the new cookie, to be set after the commit.
 */
export async function confirmGuest(
  connection: Queryable,
  clock: Clock,
  sessionId: number,
  phone: string,
): Promise<{ cookie: string; hash: string }> {
  const cookie = newSessionId()
  const hash = sessionHashOf(cookie) ?? ''
  await connection.query(CONFIRM, [sessionId, phone, hash, clock.now().toISOString()])
  return { cookie, hash }
}
