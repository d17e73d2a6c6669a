import { createHash, randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { after, type Clock } from '../../../platform/clock/clock.ts'
import type { Queryable } from '../../../platform/db/database.ts'
import { rowOf } from '../../../platform/db/rows.ts'
import { Refused } from '../../../platform/http/refusal.ts'

const challengeRow = v.object({ handle: v.nullable(v.string()), live: v.boolean() })

export const CHALLENGE_MS = 5 * 60 * 1000
const CHALLENGE_BYTES = 32

/** The account that adds a passkey; null for signing in. */
interface Owner {
  userId: number
  handle: string
}

interface ChallengeFor {
  sessionId: number
  rpId: string
  owner: Owner | null
}

const KEEP = `
  INSERT INTO passkey_challenges (challenge_hash, session_id, rp_id, user_id, user_handle, expires_at)
  VALUES ($1, $2, $3, $4, $5, $6::timestamptz)`
const TAKE = `
  DELETE FROM passkey_challenges WHERE challenge_hash = $1 AND session_id = $2 AND rp_id = $3 AND user_id IS NOT DISTINCT FROM $4::bigint
  RETURNING user_handle AS handle, expires_at > $5::timestamptz AS live`

const hashOf = (challenge: string) => createHash('sha256').update(challenge).digest('hex')

/** Creates a challenge for a session; only its hash is stored. */
export async function newChallenge(connection: Queryable, clock: Clock, { sessionId, rpId, owner }: ChallengeFor): Promise<string> {
  const challenge = randomBytes(CHALLENGE_BYTES).toString('base64url')
  const expiry = after(clock, CHALLENGE_MS)
  await connection.query(KEEP, [hashOf(challenge), sessionId, rpId, owner?.userId ?? null, owner?.handle ?? null, expiry])
  return challenge
}

/** Uses a challenge up. Throws PASSKEY_REFUSED if it is used, expired, or of another session, shopper or host. */
export async function consumeChallenge(
  connection: Queryable,
  clock: Clock,
  { sessionId, rpId, userId, clientDataJSON }: { sessionId: number; rpId: string; userId: number | null; clientDataJSON: string },
): Promise<{ challenge: string; handle: string | null }> {
  const challenge = challengeIn(clientDataJSON)
  const row = await rowOf(connection, challengeRow, TAKE, [hashOf(challenge), sessionId, rpId, userId, clock.now().toISOString()])
  if (!row?.live) throw new Refused('PASSKEY_REFUSED')
  return { challenge, handle: row.handle }
}

/** The challenge that the browser says it signed. Cross-origin frames are refused. */
function challengeIn(clientDataJSON: string): string {
  try {
    const data = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8')) as { challenge?: unknown; crossOrigin?: unknown }
    if (typeof data.challenge === 'string' && data.crossOrigin !== true) return data.challenge
  } catch {
    // Invalid JSON contains no challenge.
  }
  throw new Refused('PASSKEY_REFUSED')
}

export const deleteOldChallenges = (connection: Queryable, clock: Clock) =>
  connection.query('DELETE FROM passkey_challenges WHERE expires_at < $1::timestamptz', [clock.now().toISOString()])
