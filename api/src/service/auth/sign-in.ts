import type { CodeMethod } from '@shop/contracts/confirmation/code'
import type { SignedIn } from '@shop/contracts/auth/auth'
import type { AuthSource } from '@shop/contracts/auth/auth-source'
import { YEAR_SECONDS } from '@shop/contracts/core/limits'
import type { FastifyReply } from 'fastify'
import { cancelDeletion } from '../../visitors/users/keep.ts'
import { shopperOf } from '../../visitors/users/user.ts'
import type { Queryable } from '../../platform/db/database.ts'
import type { Api } from '../../platform/http/implement.ts'
import { Refused } from '../../platform/http/refusal.ts'
import type { ShopVisitor } from '../../platform/http/visitor.ts'
import { adoptConsent } from '../../visitors/marketing/consent.ts'
import { queueSignIn } from '../../visitors/marketing/operations.ts'
import { adoptOrders } from '../../buying/orders/adopt.ts'
import { adoptProposals } from '../../buying/shared-bags/proposals.ts'
import { adoptReferral } from '../referral/come.ts'
import { newSessionId, sessionCookie, sessionHashOf } from '../../platform/http/cookie.ts'
import { deviceOf } from '../../visitors/session/device.ts'
import { TEXTS } from '../../platform/texts/texts.ts'
import { mergeCart } from './merge/merge-cart.ts'
import { adoptWishlist } from '../wishlists/adopt.ts'
import { mergeFavorites } from './merge/merge-favorites.ts'

interface SigningIn {
  sessionId: number
  userId: number
  source: AuthSource
  method: CodeMethod | 'password' | 'passkey'
  favorites: readonly number[]
}

const ROTATE = `
  UPDATE sessions SET token_hash = $2, user_id = $3, seen_at = $4::timestamptz, signed_in_at = $4::timestamptz, device = $5, city_id = $6
  WHERE id = $1 AND (user_id IS NULL OR user_id = $3) RETURNING id`
const NOTE = 'INSERT INTO sign_ins (user_id, source, method, at) VALUES ($1, $2, $3, $4::timestamptz)'

/**
 * Signs a session in, for every sign-in method. Rotates the session id against session fixation, and merges favorites, bag and guest
 * orders. Returns the new cookie, to set after the commit.
 */
export async function signIn(
  connection: Queryable,
  { clock, ports, networks }: Api,
  { shop, userAgent, address }: ShopVisitor,
  { sessionId, userId, source, method, favorites }: SigningIn,
): Promise<{ cookie: string; answer: SignedIn }> {
  const now = clock.now()
  const wasLeaving = await cancelDeletion(connection, userId)
  const cookie = newSessionId()
  const hash = sessionHashOf(cookie) ?? ''
  const place = networks.cityOf(address)
  const rotated = await connection.query(ROTATE, [sessionId, hash, userId, now.toISOString(), deviceOf(userAgent), place])
  // A signed-in shopper signs out first: their bag must not become another shopper's.
  if (rotated.length === 0) throw new Refused('BAD_REQUEST')
  await connection.query(NOTE, [userId, source, method, now.toISOString()])
  await adoptOrders(connection, userId)
  await adoptReferral(connection, sessionId, userId)
  await adoptConsent(connection, sessionId, userId)
  await adoptWishlist(connection, sessionId, userId)
  await adoptProposals(connection, sessionId, userId)
  await queueSignIn(connection, { ports }, { sessionId, userId })
  await mergeFavorites(connection, userId, favorites, now)
  const moved = await mergeCart(connection, { sessionId, userId, locale: shop.locale, now })
  const message = [wasLeaving && TEXTS[shop.locale].accountKept, moved].filter(Boolean).join(' ') || null
  const { user, favoriteItemIds } = await shopperOf(connection, hash)
  return { cookie, answer: { result: true, user, merged: { favoriteItemIds: favoriteItemIds ?? [], message } } }
}

/** Sets the cookie of the new session. */
export const setSessionCookie = (reply: FastifyReply, cookie: string, secure: boolean) =>
  void reply.setCookie(sessionCookie(secure), cookie, { httpOnly: true, sameSite: 'lax', path: '/', maxAge: YEAR_SECONDS, secure })
