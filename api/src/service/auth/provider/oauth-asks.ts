import { createHash } from 'node:crypto'
import { AuthSource } from '@shop/contracts/auth/auth-source'
import { OauthProvider } from '@shop/contracts/auth/oauth'
import * as v from 'valibot'
import { after, type Clock } from '../../../platform/clock/clock.ts'
import type { Queryable } from '../../../platform/db/database.ts'
import { rowOf } from '../../../platform/db/rows.ts'
import type { IdentityAsk } from '../../../platform/ports/identity.ts'

export const OAUTH_REQUEST_SECONDS = 10 * 60

/** One redirect to a provider and back. */
export interface OauthRequest extends IdentityAsk {
  provider: OauthProvider
  source: AuthSource
  agreement: boolean
  newsletter: boolean
}

const KEEP = `
  INSERT INTO oauth_asks (state_hash, session_id, provider, verifier, nonce, redirect_uri, source, agreement, newsletter, expires_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::timestamptz)`
const TAKE = `
  DELETE FROM oauth_asks WHERE state_hash = $1 AND session_id = $2 AND provider = $3
  RETURNING provider, verifier, nonce, redirect_uri AS "redirectUri", source, agreement, newsletter, expires_at > $4::timestamptz AS live`

const requestRow = v.object({
  provider: OauthProvider,
  verifier: v.string(),
  nonce: v.string(),
  redirectUri: v.string(),
  source: AuthSource,
  agreement: v.boolean(),
  newsletter: v.boolean(),
  live: v.boolean(),
})

const hashOf = (state: string) => createHash('sha256').update(state).digest('hex')

export const storeOauthRequest = (connection: Queryable, clock: Clock, sessionId: number, ask: OauthRequest) =>
  connection.query(KEEP, [
    hashOf(ask.state),
    sessionId,
    ask.provider,
    ask.verifier,
    ask.nonce,
    ask.redirectUri,
    ask.source,
    ask.agreement,
    ask.newsletter,
    after(clock, OAUTH_REQUEST_SECONDS * 1000),
  ])

/** Uses a request up: only in its session, only once. */
export async function consumeOauthRequest(
  connection: Queryable,
  clock: Clock,
  { sessionId, state, provider }: { sessionId: number; state: string; provider: OauthProvider },
): Promise<OauthRequest | 'state' | 'expired'> {
  const row = await rowOf(connection, requestRow, TAKE, [hashOf(state), sessionId, provider, clock.now().toISOString()])
  if (!row) return 'state'
  const { live, ...ask } = row
  return live ? { ...ask, state } : 'expired'
}

// Kept one hour past expiry, so that a late return gets the right error.
export const deleteOldOauthRequests = (connection: Queryable, clock: Clock) =>
  connection.query("DELETE FROM oauth_asks WHERE expires_at < $1::timestamptz - interval '1 hour'", [clock.now().toISOString()])
