import { passkeyRequest, passkeySignIn } from '@shop/contracts/auth/passkeys'
import * as v from 'valibot'
import type { Queryable } from '../../../platform/db/database.ts'
import { rowOf } from '../../../platform/db/rows.ts'
import { type Api, implement } from '../../../platform/http/implement.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { sessionOf } from '../../../visitors/session/shopper.ts'
import { countOne, PASSKEYS_FROM_ADDRESS, PASSKEYS_IN_SESSION } from '../../../visitors/guards/limits.ts'
import { setSessionCookie, signIn } from '../sign-in.ts'
import { CHALLENGE_MS, newChallenge, consumeChallenge } from './challenges.ts'
import { relyingParty } from './host.ts'
import { verifySigned } from './verify.ts'

const passkeyRow = v.object({
  id: v.number(),
  userId: v.number(),
  isDeactivated: v.boolean(),
  credentialId: v.string(),
  publicKey: v.string(),
  counter: v.number(),
})

const FIND = `
  SELECT p.id, p.user_id AS "userId", u.deactivated_at IS NOT NULL AS "isDeactivated", p.credential_id AS "credentialId",
    p.public_key AS "publicKey", p.counter
  FROM passkeys p JOIN users u ON u.id = p.user_id
  WHERE p.credential_id = $1 AND p.rp_id = $2 AND p.user_handle = $3`
/** Updates no row if the counter was used before or the passkey was removed: the signature is then refused. */
const USE = `
  UPDATE passkeys SET counter = $2, is_synced = $3, last_used_at = $4::timestamptz
  WHERE id = $1 AND (counter < $2 OR (counter = 0 AND $2 = 0)) RETURNING id`

/** Sign-in by passkey: the authenticator knows its owner, nothing is typed. */
export function serveSignInByPasskey(api: Api) {
  const { database, clock, limits } = api

  implement(api, passkeyRequest, async ({ sessionHash, visitor }) => {
    const { rpId } = relyingParty(api, visitor)
    const { sessionId } = await sessionOf(database, sessionHash)
    await countOne(database, clock, guardOf(sessionId, visitor.address), limits)
    const challenge = await newChallenge(database, clock, { sessionId, rpId, owner: null })
    return { result: { challenge, rpId, timeout: CHALLENGE_MS, userVerification: 'required' } }
  })

  implement(api, passkeySignIn, async ({ body: { credential, source, favorites }, sessionHash, visitor, reply }) => {
    const party = relyingParty(api, visitor)
    const { sessionId } = await sessionOf(database, sessionHash)
    await countOne(database, clock, guardOf(sessionId, visitor.address), limits)
    const { clientDataJSON, userHandle } = credential.response
    // Every attempt uses the challenge up, also a failed one.
    const { challenge } = await consumeChallenge(database, clock, { sessionId, rpId: party.rpId, userId: null, clientDataJSON })
    const known = await rowOf(database, passkeyRow, FIND, [credential.id, party.rpId, userHandle])
    if (!known) throw new Refused('PASSKEY_REFUSED')
    const used = await verifySigned(credential, known, { challenge, ...party })
    if (known.isDeactivated) throw new Refused('ACCOUNT_DEACTIVATED')
    const { cookie, answer } = await database.transaction(async (connection) => {
      await noteUse(connection, known.id, used, clock.now())
      const owner = await sessionOf(connection, sessionHash)
      return signIn(connection, api, visitor, { sessionId: owner.sessionId, userId: known.userId, source, method: 'passkey', favorites })
    })
    setSessionCookie(reply, cookie, visitor.secure)
    return answer
  })
}

async function noteUse(connection: Queryable, id: number, { counter, isSynced }: { counter: number; isSynced: boolean }, now: Date) {
  const noted = await connection.query(USE, [id, counter, isSynced, now.toISOString()])
  if (noted.length === 0) throw new Refused('PASSKEY_REFUSED')
}

export const guardOf = (sessionId: number, address: string) =>
  [
    [PASSKEYS_IN_SESSION, String(sessionId)],
    [PASSKEYS_FROM_ADDRESS, address],
  ] as const
