import { oauth, type OauthAnswer, startOauth } from '@shop/contracts/auth/oauth'
import { hostnameOf, type Locale } from '@shop/contracts/shop/storefront'
import { shopperOf } from '../../../visitors/users/user.ts'
import { createUser, userByPhone } from '../../../visitors/users/users.ts'
import type { Queryable } from '../../../platform/db/database.ts'
import { type Api, implement } from '../../../platform/http/implement.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import type { ShopVisitor } from '../../../platform/http/visitor.ts'
import { ownOrigin } from '../../../buying/payments/way-back.ts'
import type { IdentityProfile } from '../../../platform/ports/identity.ts'
import { sessionOf } from '../../../visitors/session/shopper.ts'
import { confirmGuest } from '../confirm-guest.ts'
import { storePendingIdentity, linkIdentity, userByIdentity } from './identities.ts'
import { countOne, PROVIDER_FROM_ADDRESS, PROVIDER_IN_SESSION } from '../../../visitors/guards/limits.ts'
import { OAUTH_REQUEST_SECONDS, storeOauthRequest, type OauthRequest, consumeOauthRequest } from './oauth-asks.ts'
import { ProviderRefused } from './provider-refused.ts'
import { nameErrors } from '../registration.ts'
import { setSessionCookie, signIn } from '../sign-in.ts'

/** A bare page on the shopper's current host. */
const WAY_BACK = '/ya-callback'

/** POST /oauth, and the call that redirects to the provider. */
export function serveOauth(api: Api) {
  const { database, clock, ports, limits, shopHosts } = api

  implement(api, startOauth, async ({ body, sessionHash, visitor }) => {
    const { sessionId } = await sessionOf(database, sessionHash)
    if (!isOffered(api, visitor)) throw new ProviderRefused('unavailable')
    const guard = [
      [PROVIDER_IN_SESSION, String(sessionId)],
      [PROVIDER_FROM_ADDRESS, visitor.address],
    ] as const
    await countOne(database, clock, guard, limits)
    const { provider, source, agreement, newsletterSubscription: newsletter } = body
    const redirectUri = ownOrigin(visitor, shopHosts) + WAY_BACK
    const ask: OauthRequest = { provider, source, agreement, newsletter, redirectUri, ...ports.identity.newAsk() }
    await storeOauthRequest(database, clock, sessionId, ask)
    return { result: true, url: await ports.identity.addressFor(ask), expiresIn: OAUTH_REQUEST_SECONDS }
  })

  implement(api, oauth, async ({ body: { provider, state, code, error, favorites }, sessionHash, visitor, reply }) => {
    const { sessionId } = await sessionOf(database, sessionHash)
    const ask = await consumeOauthRequest(database, clock, { sessionId, state, provider })
    if (typeof ask === 'string') throw new ProviderRefused(ask)
    if (error !== undefined || !code) throw new ProviderRefused(error === 'access_denied' ? 'denied' : 'exchange')
    const profile = await profileBy(api, ask, code)
    const done = await database.transaction((connection) => shown(connection, api, visitor, { ask, profile, sessionHash, favorites }))
    if (done === 'deactivated') throw new Refused('ACCOUNT_DEACTIVATED')
    if (done === 'taken') throw new ProviderRefused('taken')
    if (done.cookie) setSessionCookie(reply, done.cookie, visitor.secure)
    return done.answer
  })
}

/** True where a provider is configured and may redirect to this host. */
export const isOffered = ({ ports, shopHosts }: Api, { host }: ShopVisitor) =>
  ports.identity.isConfigured && shopHosts.includes(hostnameOf(host))

async function profileBy({ ports, log }: Api, ask: OauthRequest, code: string): Promise<IdentityProfile> {
  const refuse = (reason: 'exchange' | 'profile') => (error: unknown) => {
    // Only the kind of error: a provider's message may contain the code.
    log.warn({ reason, error: error instanceof Error ? error.name : 'unknown' }, 'identity provider failed')
    throw new ProviderRefused(reason)
  }
  const token = await ports.identity.tokenFor(ask, code).catch(refuse('exchange'))
  return ports.identity.profileOf(token).catch(refuse('profile'))
}

interface ShownIdentity {
  ask: OauthRequest
  profile: IdentityProfile
  sessionHash: string | null
  favorites: readonly number[]
}

/** Finds the shopper by identity, then by the confirmed phone; otherwise a new shopper. */
async function shown(
  connection: Queryable,
  api: Api,
  visitor: ShopVisitor,
  { ask, profile, sessionHash, favorites }: ShownIdentity,
): Promise<{ answer: OauthAnswer; cookie: string | null } | 'deactivated' | 'taken'> {
  const { clock } = api
  const { provider, source } = ask
  const known = { provider, subject: profile.subject }
  const owner = await sessionOf(connection, sessionHash)
  const told = { name: profile.name, surname: profile.surname, email: profile.email }

  const linked = await userByIdentity(connection, known)
  // One identity, one account: a signed-in shopper stays signed in.
  if (owner.userId !== null && linked !== null && linked !== owner.userId) return 'taken'
  const byPhone = linked === null && profile.phone !== null ? await userByPhone(connection, profile.phone) : null
  // A signed-in shopper links the identity, whatever phone the provider reports.
  const found = owner.userId ?? linked ?? byPhone?.id ?? (await newAccount(connection, api, visitor.shop.locale, ask, profile))
  if (found !== null) {
    if (await isDeactivated(connection, found)) return 'deactivated'
    await linkIdentity(connection, clock, known, found)
    const signing = { sessionId: owner.sessionId, userId: found, source, method: provider, favorites }
    const { cookie, answer } = await signIn(connection, api, visitor, signing)
    const { user, merged } = answer
    return { cookie, answer: { success: true, data: { user, merged, step: 'done', profile: told }, message: merged.message } }
  }

  if (profile.phone !== null) await storePendingIdentity(connection, clock, known, owner.sessionId, profile.phone)
  const confirmed = profile.phone === null ? null : await confirmGuest(connection, clock, owner.sessionId, profile.phone)
  const { user } = await shopperOf(connection, confirmed?.hash ?? sessionHash)
  const step = confirmed ? 'registration' : 'phone'
  return { cookie: confirmed?.cookie ?? null, answer: { success: true, data: { user, step, profile: told, merged: null }, message: null } }
}

const DEACTIVATED = 'SELECT id FROM users WHERE id = $1 AND deactivated_at IS NOT NULL'
const isDeactivated = async (connection: Queryable, id: number) => (await connection.query(DEACTIVATED, [id])).length > 0

/** Creates an account at once if consent was given; null when registration needs more data. */
async function newAccount(
  connection: Queryable,
  { clock }: Api,
  locale: Locale,
  { agreement, newsletter }: OauthRequest,
  { phone, name, surname, email }: IdentityProfile,
): Promise<number | null> {
  const person = { name: name.trim(), surname: surname.trim() }
  if (!agreement || phone === null || Object.keys(nameErrors(person, locale)).length > 0) return null
  return createUser(connection, clock, { phone, ...person, email, newsletterSubscription: newsletter, locale })
}
