import * as v from 'valibot'
import { defineEndpoint } from '../core/endpoint.ts'
import { OauthProvider } from './oauth.ts'

/** ISO 8601 instant in UTC. */
const Instant = v.string()

/** A signed-in device. */
export const ShopperSession = v.object({
  id: v.number(),
  /** The current session; ended by GET /logout only. */
  current: v.boolean(),
  /** `Chrome · Windows`; null if unknown. */
  device: v.nullable(v.string()),
  /** City by network address at sign-in, localized; null if unknown. */
  place: v.nullable(v.string()),
  signedInAt: v.nullable(Instant),
  lastSeenAt: Instant,
})
export type ShopperSession = v.InferOutput<typeof ShopperSession>

export const Security = v.object({
  hasPassword: v.boolean(),
  /** Login of the password; null without an e-mail. */
  email: v.nullable(v.string()),
  /** Only a confirmed e-mail signs in. */
  isEmailConfirmed: v.boolean(),
  /** Linked identity providers. */
  identities: v.array(v.object({ provider: OauthProvider, linkedAt: Instant })),
  /** The current one first, then most recently used. */
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
  /** Number of ended sessions. */
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
    /** Number of removed links. */
    removed: v.number(),
  }),
  about: `An identity provider signs this shopper in no more. Nothing happens for one that is not linked. LAST_WAY_IN where nothing else would sign in. ${signedInOnly}`,
  example: { answer: { result: true, removed: 1 } },
})
