import * as v from 'valibot'
import { AuthSource } from './auth-source.ts'
import { GuestFavorites, Merged } from './auth.ts'
import { GUEST, User } from '../account/common-data.ts'
import { defineEndpoint } from '../core/endpoint.ts'

/** Identity providers. The Russian storefront allows no foreign ones. */
export const OAUTH_PROVIDERS = ['yaid'] as const
export const OauthProvider = v.picklist(OAUTH_PROVIDERS)
export type OauthProvider = v.InferOutput<typeof OauthProvider>

/** Reason of a failed sign-in; local storage keeps only it and the time. */
export const OAUTH_FAULTS = ['state', 'expired', 'denied', 'exchange', 'profile', 'unavailable', 'taken'] as const
export const OauthFault = v.picklist(OAUTH_FAULTS)
export type OauthFault = v.InferOutput<typeof OauthFault>

/** Failure of POST /oauth, status 400. */
export const OauthFailure = v.object({
  success: v.literal(false),
  result: v.literal(false),
  code: v.literal('PROVIDER_FAILED'),
  reason: OauthFault,
  /** "Authorization error", localized. */
  message: v.string(),
})
export type OauthFailure = v.InferOutput<typeof OauthFailure>

const provider = v.optional(OauthProvider, 'yaid')

export const startOauth = defineEndpoint('/oauth/start', {
  name: 'startOauth',
  method: 'POST',
  body: v.object({
    provider,
    source: v.optional(AuthSource, 'yaid'),
    /** Personal data consent: with it a new shopper gets an account at once, otherwise registration follows. */
    agreement: v.optional(v.boolean(), false),
    newsletterSubscription: v.optional(v.boolean(), false),
  }),
  answer: v.object({
    result: v.literal(true),
    /** URL for the popup window: returns to /ya-callback on the same host with `code` and `state`, or `error` and `state`. */
    url: v.string(),
    /** Seconds until the return expires. */
    expiresIn: v.number(),
  }),
  about:
    'Begins signing in by an identity provider: PKCE, state and nonce stay here, bound to this session. PROVIDER_FAILED where GET /auth/ways does not offer it.',
  example: {
    body: { provider: 'yaid', source: 'yaid', agreement: true },
    answer: { result: true, url: 'https://oauth.example/authorize?response_type=code', expiresIn: 600 },
  },
})

export const OauthAnswer = v.object({
  success: v.literal(true),
  data: v.object({
    user: User,
    /**
     * `registration`: the phone has no account; continue with POST /registration and `profile`. `phone`: no phone shared; continue with
     * step 1. Completing sign-in links the identity.
     */
    step: v.picklist(['done', 'registration', 'phone']),
    /** Provider profile for the registration form. */
    profile: v.object({ name: v.string(), surname: v.string(), email: v.nullable(v.string()) }),
    merged: v.nullable(Merged),
  }),
  /** What happened to the guest's bag. */
  message: v.nullable(v.string()),
})
export type OauthAnswer = v.InferOutput<typeof OauthAnswer>

const word = v.optional(v.pipe(v.string(), v.maxLength(2048)))

export const oauth = defineEndpoint('/oauth', {
  name: 'oauth',
  method: 'POST',
  body: v.object({
    provider,
    /** The provider's parameters, unchanged. */
    state: v.pipe(v.string(), v.maxLength(256)),
    code: word,
    error: word,
    favorites: GuestFavorites,
  }),
  answer: OauthAnswer,
  about:
    'Ends signing in by an identity provider. Every failure is PROVIDER_FAILED with `success` false, `message` and a `reason`: `state` (unknown, of another session or used already), `expired` (after ten minutes), `denied`, `exchange`, `profile`, `unavailable`, `taken` (a signed-in shopper comes back as somebody whom another account is linked to). ACCOUNT_DEACTIVATED.',
  example: {
    body: { provider: 'yaid', state: 'q2b…', code: '4821…', favorites: [7] },
    answer: {
      success: true,
      data: {
        user: { ...GUEST, id: 1, phone: '+79000000001', name: 'Анна', fullName: 'Анна', isAuth: true },
        step: 'done',
        profile: { name: 'Анна', surname: 'Петрова', email: 'anna@example.com' },
        merged: { favoriteItemIds: [7], message: null },
      },
      message: null,
    },
  },
})
