import * as v from 'valibot'
import type { Queryable } from '../../platform/db/database.ts'
import { rowOf } from '../../platform/db/rows.ts'
import { Refused } from '../../platform/http/refusal.ts'

/** The owner of a session. */
const sessionOwner = v.object({
  sessionId: v.number(),
  /** Null for a guest. */
  userId: v.nullable(v.number()),
  /** Of the account. */
  phone: v.nullable(v.string()),
  /** Confirmed by a code in this session, also without an account. */
  confirmedPhone: v.nullable(v.string()),
})
export type SessionOwner = v.InferOutput<typeof sessionOwner>

const OWNER = `
  SELECT s.id AS "sessionId", u.id AS "userId", u.phone, s.confirmed_phone AS "confirmedPhone"
  FROM sessions s LEFT JOIN users u ON u.id = s.user_id AND u.deactivated_at IS NULL
  WHERE s.token_hash = $1`

/** The owner of a session; null for an expired one. */
export async function ownerOf(connection: Queryable, sessionHash: string | null): Promise<SessionOwner | null> {
  if (sessionHash === null) return null
  return (await rowOf(connection, sessionOwner, OWNER, [sessionHash])) ?? null
}

/** The session of a call with a CSRF token. Throws CSRF_EXPIRED when it has expired: a new token starts a new one. */
export async function sessionOf(connection: Queryable, sessionHash: string | null): Promise<SessionOwner> {
  const owner = await ownerOf(connection, sessionHash)
  if (!owner) throw new Refused('CSRF_EXPIRED')
  return owner
}

/** The signed-in shopper of a call; throws UNAUTHORIZED for a guest. */
export async function signedInUser(connection: Queryable, sessionHash: string | null): Promise<number> {
  const owner = await ownerOf(connection, sessionHash)
  if (!owner?.userId) throw new Refused('UNAUTHORIZED')
  return owner.userId
}
