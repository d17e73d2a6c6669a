import type { OauthProvider } from '@shop/contracts/auth/oauth'
import { MAX_ID } from '@shop/contracts/core/id'
import { profileSecurity, revokeOtherSessions, revokeSession, type ShopperSession, unlinkIdentity } from '@shop/contracts/auth/security'
import type { Locale } from '@shop/contracts/shop/storefront'
import type { Queryable } from '../../../platform/db/database.ts'
import { type Api, implement } from '../../../platform/http/implement.ts'
import { signedInUser } from '../../../visitors/session/shopper.ts'
import { removeWayIn } from './ways-in.ts'

interface Row {
  id: number
  current: boolean
  device: string | null
  name_ru: string | null
  name_en: string | null
  signed_in_at: Date | null
  seen_at: Date
}

interface Login {
  hasPassword: boolean
  email: string | null
  isEmailConfirmed: boolean
}

const LIST = `
  SELECT s.id, s.token_hash = $2 AS current, s.device, c.name_ru, c.name_en, s.signed_in_at, s.seen_at
  FROM sessions s LEFT JOIN cities c ON c.id = s.city_id
  WHERE s.user_id = $1 ORDER BY s.token_hash = $2 DESC, s.seen_at DESC, s.id DESC LIMIT 100`
const IDENTITIES = 'SELECT provider, at FROM identities WHERE user_id = $1 ORDER BY at, provider'
const LOGIN = `
  SELECT password_hash IS NOT NULL AS "hasPassword", email, email_confirmed_at IS NOT NULL AS "isEmailConfirmed" FROM users WHERE id = $1`
const UNLINK = 'DELETE FROM identities WHERE user_id = $1 AND provider = $2 RETURNING subject'
const END_ONE = 'DELETE FROM sessions WHERE id = $2 AND user_id = $1 AND token_hash <> $3 RETURNING id'
const END_ALL = 'DELETE FROM sessions WHERE user_id = $1 RETURNING token_hash AS hash'
const END_OTHERS = 'DELETE FROM sessions WHERE user_id = $1 AND token_hash <> $2 RETURNING id'

/** Lists and ends a shopper's sessions. Sessions are read on every call, so ending one takes effect at once. */
export function serveSessions(api: Api) {
  const { database } = api
  implement(api, profileSecurity, async ({ sessionHash, visitor }) => {
    const userId = await signedInUser(database, sessionHash)
    const [login] = await database.query<Login>(LOGIN, [userId])
    const identities = await database.query<{ provider: OauthProvider; at: Date }>(IDENTITIES, [userId])
    const sessions = await database.query<Row>(LIST, [userId, sessionHash])
    return {
      result: {
        hasPassword: login?.hasPassword ?? false,
        email: login?.email ?? null,
        isEmailConfirmed: login?.isEmailConfirmed ?? false,
        identities: identities.map(({ provider, at }) => ({ provider, linkedAt: at.toISOString() })),
        sessions: sessions.map((row) => toSession(row, visitor.shop.locale)),
      },
    }
  })
  implement(api, revokeSession, async ({ params, sessionHash }) => {
    const userId = await signedInUser(database, sessionHash)
    const id = Number(params.id)
    const ended = Number.isInteger(id) && id > 0 && id <= MAX_ID ? await database.query(END_ONE, [userId, id, sessionHash]) : []
    return { result: true, revoked: ended.length }
  })
  implement(api, revokeOtherSessions, async ({ sessionHash }) => {
    const userId = await signedInUser(database, sessionHash)
    return { result: true, revoked: await endOtherSessions(database, userId, sessionHash) }
  })
  implement(api, unlinkIdentity, async ({ params: { provider }, sessionHash }) => {
    const userId = await signedInUser(database, sessionHash)
    const removed = await database.transaction((connection) =>
      removeWayIn(connection, userId, () => connection.query(UNLINK, [userId, provider])),
    )
    return { result: true, removed }
  })
}

const toSession = ({ id, current, device, name_ru, name_en, signed_in_at, seen_at }: Row, locale: Locale): ShopperSession => ({
  id,
  current,
  device,
  place: locale === 'ru' ? name_ru : name_en,
  signedInAt: signed_in_at?.toISOString() ?? null,
  lastSeenAt: seen_at.toISOString(),
})

/** Ends all sessions of a shopper; returns their hashes. */
export const endAllSessions = async (connection: Queryable, userId: number): Promise<string[]> =>
  (await connection.query<{ hash: string }>(END_ALL, [userId])).map(({ hash }) => hash)

/** Ends all other sessions of the shopper; returns their number. */
export const endOtherSessions = async (connection: Queryable, userId: number, sessionHash: string | null): Promise<number> =>
  (await connection.query(END_OTHERS, [userId, sessionHash])).length
