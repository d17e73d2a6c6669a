import type { OauthProvider } from '@shop/contracts/oauth'
import { MOST_ID } from '@shop/contracts/id'
import { profileSecurity, revokeOtherSessions, revokeSession, type ShopperSession } from '@shop/contracts/security'
import type { Queryable } from '../db/database.ts'
import { type Api, implement } from '../http/implement.ts'
import { signedInUser } from '../session/shopper.ts'

interface Row {
  id: number
  current: boolean
  device: string | null
  signed_in_at: Date | null
  seen_at: Date
}

const LIST = `
  SELECT id, token_hash = $2 AS current, device, signed_in_at, seen_at FROM sessions
  WHERE user_id = $1 ORDER BY token_hash = $2 DESC, seen_at DESC, id DESC LIMIT 100`
const IDENTITIES = 'SELECT provider, at FROM identities WHERE user_id = $1 ORDER BY at, provider'
const PASSWORD = 'SELECT password_hash IS NOT NULL AS "hasPassword" FROM users WHERE id = $1'
const END_ONE = 'DELETE FROM sessions WHERE id = $2 AND user_id = $1 AND token_hash <> $3 RETURNING id'
const END_ALL = 'DELETE FROM sessions WHERE user_id = $1 RETURNING token_hash AS hash'
const END_OTHERS = 'DELETE FROM sessions WHERE user_id = $1 AND token_hash <> $2 RETURNING id'

/** Where a shopper is signed in, and the end of it: a call looks its session up each time, so the next one is a guest's. */
export function serveSessions(api: Api) {
  const { database } = api
  implement(api, profileSecurity, async ({ sessionHash }) => {
    const userId = await signedInUser(database, sessionHash)
    const [account] = await database.query<{ hasPassword: boolean }>(PASSWORD, [userId])
    const identities = await database.query<{ provider: OauthProvider; at: Date }>(IDENTITIES, [userId])
    const sessions = await database.query<Row>(LIST, [userId, sessionHash])
    return {
      result: {
        hasPassword: account?.hasPassword ?? false,
        identities: identities.map(({ provider, at }) => ({ provider, linkedAt: at.toISOString() })),
        sessions: sessions.map(toSession),
      },
    }
  })
  implement(api, revokeSession, async ({ params, sessionHash }) => {
    const userId = await signedInUser(database, sessionHash)
    const id = Number(params.id)
    const ended = Number.isInteger(id) && id > 0 && id <= MOST_ID ? await database.query(END_ONE, [userId, id, sessionHash]) : []
    return { result: true, revoked: ended.length }
  })
  implement(api, revokeOtherSessions, async ({ sessionHash }) => {
    const userId = await signedInUser(database, sessionHash)
    return { result: true, revoked: await endOtherSessions(database, userId, sessionHash) }
  })
}

const toSession = ({ id, current, device, signed_in_at, seen_at }: Row): ShopperSession => ({
  id,
  current,
  device,
  signedInAt: signed_in_at?.toISOString() ?? null,
  lastSeenAt: seen_at.toISOString(),
})

/** Signs the shopper out everywhere; answers the hashes of the sessions that ended. */
export const endAllSessions = async (connection: Queryable, userId: number): Promise<string[]> =>
  (await connection.query<{ hash: string }>(END_ALL, [userId])).map(({ hash }) => hash)

/** Signs every other device of the shopper out; answers how many. */
export const endOtherSessions = async (connection: Queryable, userId: number, sessionHash: string | null): Promise<number> =>
  (await connection.query(END_OTHERS, [userId, sessionHash])).length
