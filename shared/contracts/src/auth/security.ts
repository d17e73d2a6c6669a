import * as v from 'valibot'
import { defineEndpoint } from '../core/endpoint.ts'
import { OauthProvider } from './oauth.ts'

/** An instant as ISO 8601 in UTC. */
const Instant = v.string()

/** A device on which the shopper is signed in. */
export const ShopperSession = v.object({
  id: v.number(),
  /** The one that asks: it ends by GET /logout. */
  current: v.boolean(),
  /** As the browser calls itself: `Chrome · Windows`; null for one that says nothing. */
  device: v.nullable(v.string()),
  /** The city that its network belonged to when it signed in, in the language of the page; null where that is not known. */
  place: v.nullable(v.string()),
  signedInAt: v.nullable(Instant),
  lastSeenAt: Instant,
})
export type ShopperSession = v.InferOutput<typeof ShopperSession>

export const Security = v.object({
  hasPassword: v.boolean(),
  /** What a password signs in with; null for an account without an e-mail. */
  email: v.nullable(v.string()),
  /** Only a confirmed e-mail signs in. */
  isEmailConfirmed: v.boolean(),
  /** Identity providers that sign this shopper in. */
  identities: v.array(v.object({ provider: OauthProvider, linkedAt: Instant })),
  /** The current one first, then by when they were last seen. */
  sessions: v.array(ShopperSession),
})
export type Security = v.InferOutput<typeof Security>

const session = {
  id: 1,
  current: true,
  device: 'Chrome · Windows',
  place: 'Москва',
  signedInAt: '2026-11-01T10:00:00.000Z',
  lastSeenAt: '2026-11-20T10:00:00.000Z',
}
const signedInOnly = 'UNAUTHORIZED (401) for a guest.'

export const profileSecurity = defineEndpoint('/profile/security', {
  name: 'profileSecurity',
  method: 'GET',
  answer: v.object({ result: Security }),
  about: `How the shopper signs in, and where they are signed in. ${signedInOnly}`,
  example: {
    answer: { result: { hasPassword: true, email: 'anna@example.com', isEmailConfirmed: true, identities: [], sessions: [session] } },
  },
})

const Revoked = v.object({
  result: v.literal(true),
  /** How many sessions have ended by this call. */
  revoked: v.number(),
})

export const revokeSession = defineEndpoint('/profile/sessions/{id}', {
  name: 'revokeSession',
  method: 'DELETE',
  answer: Revoked,
  about: `Signs another device of the shopper out: its next call is a guest's. Nothing happens for any other id. ${signedInOnly}`,
  example: { answer: { result: true, revoked: 1 } },
})

export const revokeOtherSessions = defineEndpoint('/profile/sessions/', {
  name: 'revokeOtherSessions',
  method: 'DELETE',
  answer: Revoked,
  about: `Signs every other device of the shopper out. ${signedInOnly}`,
  example: { answer: { result: true, revoked: 2 } },
})

export const unlinkIdentity = defineEndpoint('/profile/identities/{provider}', {
  name: 'unlinkIdentity',
  method: 'DELETE',
  answer: v.object({
    result: v.literal(true),
    /** How many links have ended by this call. */
    removed: v.number(),
  }),
  about: `An identity provider signs this shopper in no more. Nothing happens for one that is not linked. LAST_WAY_IN where nothing else would sign in. ${signedInOnly}`,
  example: { answer: { result: true, removed: 1 } },
})
