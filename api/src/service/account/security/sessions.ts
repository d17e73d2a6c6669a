import { OauthProvider } from '@shop/contracts/auth/oauth'
import { MAX_ID } from '@shop/contracts/core/id'
import { profileSecurity, revokeOtherSessions, revokeSession, type ShopperSession, unlinkIdentity } from '@shop/contracts/auth/security'
import type { Locale } from '@shop/contracts/shop/storefront'
import * as v from 'valibot'
import type { Queryable } from '../../../platform/db/database.ts'
import { rowOf, rowsOf } from '../../../platform/db/rows.ts'
import { type Api, implement } from '../../../platform/http/implement.ts'
import { signedInUser } from '../../../visitors/session/shopper.ts'
import { removeWayIn } from './ways-in.ts'

const identityRow = v.object({ provider: OauthProvider, at: v.date() })
const hashRow = v.object({ hash: v.string() })

const sessionRow = v.object({
  id: v.number(),
  current: v.boolean(),
  device: v.nullable(v.string()),
  name_ru: v.nullable(v.string()),
  name_en: v.nullable(v.string()),
  signed_in_at: v.nullable(v.date()),
  seen_at: v.date(),
})
type SessionRow = v.InferOutput<typeof sessionRow>

const loginRow = v.object({
  hasPassword: v.boolean(),
  email: v.nullable(v.string()),
  isEmailConfirmed: v.boolean(),
})

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
    const login = await rowOf(database, loginRow, LOGIN, [userId])
    const identities = await rowsOf(database, identityRow, IDENTITIES, [userId])
    const sessions = await rowsOf(database, sessionRow, LIST, [userId, sessionHash])
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

const toSession = ({ id, current, device, name_ru, name_en, signed_in_at, seen_at }: SessionRow, locale: Locale): ShopperSession => ({
  id,
  current,
  device,
  place: locale === 'ru' ? name_ru : name_en,
  signedInAt: signed_in_at?.toISOString() ?? null,
  lastSeenAt: seen_at.toISOString(),
})

/** Ends all sessions of a shopper; returns their hashes. */
export const endAllSessions = async (connection: Queryable, userId: number): Promise<string[]> =>
  (await rowsOf(connection, hashRow, END_ALL, [userId])).map(({ hash }) => hash)

/** Ends all other sessions of the shopper; returns their number. */
export const endOtherSessions = async (connection: Queryable, userId: number, sessionHash: string | null): Promise<number> =>
  (await connection.query(END_OTHERS, [userId, sessionHash])).length
