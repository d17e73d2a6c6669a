import type { Queryable } from '../db/database.ts'
import { newSessionId, sessionHashOf } from '../session/cookie.ts'

const CONFIRM = 'UPDATE sessions SET confirmed_phone = $2, token_hash = $3 WHERE id = $1 AND user_id IS NULL'

/**
 * A guest's phone is confirmed: it opens registration, orders and certificates. The session's id rotates, so that whoever
 * knew it before has none of that. Answers the new cookie for after the commit.
 */
export async function confirmGuest(connection: Queryable, sessionId: number, phone: string): Promise<{ cookie: string; hash: string }> {
  const cookie = newSessionId()
  const hash = sessionHashOf(cookie) ?? ''
  await connection.query(CONFIRM, [sessionId, phone, hash])
  return { cookie, hash }
}
