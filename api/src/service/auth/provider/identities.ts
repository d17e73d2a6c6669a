import { OauthProvider } from '@shop/contracts/auth/oauth'
import * as v from 'valibot'
import { after, type Clock } from '../../../platform/clock/clock.ts'
import type { Queryable } from '../../../platform/db/database.ts'
import { idRow, rowOf } from '../../../platform/db/rows.ts'

/** Long enough to fill in a registration form. */
const PENDING_MS = 30 * 60 * 1000

const identityRow = v.object({ provider: OauthProvider, subject: v.string() })
export type KnownIdentity = v.InferOutput<typeof identityRow>

const FIND = 'SELECT user_id AS id FROM identities WHERE provider = $1 AND subject = $2'
const LINK = `
  INSERT INTO identities (provider, subject, user_id, at) VALUES ($1, $2, $3, $4::timestamptz) ON CONFLICT DO NOTHING`
const KEEP = `
  INSERT INTO pending_identities (session_id, provider, subject, phone, expires_at) VALUES ($1, $2, $3, $4, $5::timestamptz)
  ON CONFLICT (session_id) DO UPDATE SET provider = excluded.provider, subject = excluded.subject, phone = excluded.phone,
    expires_at = excluded.expires_at`
const TAKE = `
  DELETE FROM pending_identities WHERE session_id = $1 AND phone = $2 AND expires_at > $3::timestamptz RETURNING provider, subject`

/** The shopper linked to this provider identity. */
export const userByIdentity = async (connection: Queryable, { provider, subject }: KnownIdentity): Promise<number | null> =>
  (await rowOf(connection, idRow, FIND, [provider, subject]))?.id ?? null

/** Links the identity to the shopper. An identity linked to another shopper stays theirs. */
export const linkIdentity = (connection: Queryable, clock: Clock, { provider, subject }: KnownIdentity, userId: number) =>
  connection.query(LINK, [provider, subject, userId, clock.now().toISOString()])

/** Stores the identity until registration, if its phone has no account yet. */
export const storePendingIdentity = (
  connection: Queryable,
  clock: Clock,
  { provider, subject }: KnownIdentity,
  sessionId: number,
  phone: string,
) => connection.query(KEEP, [sessionId, provider, subject, phone, after(clock, PENDING_MS)])

/** Links the pending identity if the same session registers with the phone that the provider confirmed. */
export async function linkPendingIdentity(
  connection: Queryable,
  clock: Clock,
  { sessionId, phone, userId }: { sessionId: number; phone: string; userId: number },
): Promise<void> {
  const known = await rowOf(connection, identityRow, TAKE, [sessionId, phone, clock.now().toISOString()])
  if (known) await linkIdentity(connection, clock, known, userId)
}

export const deletePendingIdentity = (connection: Queryable, clock: Clock) =>
  connection.query('DELETE FROM pending_identities WHERE expires_at < $1::timestamptz', [clock.now().toISOString()])
