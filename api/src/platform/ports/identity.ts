import * as client from 'openid-client'
import * as v from 'valibot'

/** A profile from an identity provider. */
export interface IdentityProfile {
  /** The provider's permanent id of the person. */
  subject: string
  name: string
  surname: string
  email: string | null
  /** E.164, confirmed by the provider; null if not shared. */
  phone: string | null
}

/** State of one OAuth redirect; stays on the server except what the protocol sends. */
export interface IdentityAsk {
  redirectUri: string
  state: string
  nonce: string
  verifier: string
}

export interface IdentityPort {
  isConfigured: boolean
  newAsk: () => Pick<IdentityAsk, 'state' | 'nonce' | 'verifier'>
  /** Authorization URL for the browser. */
  addressFor: (ask: IdentityAsk) => Promise<string>
  /** Exchanges the returned code for a token; throws when the provider refuses it. */
  tokenFor: (ask: IdentityAsk, code: string) => Promise<string>
  /** The token's profile. */
  profileOf: (token: string) => Promise<IdentityProfile>
}

export interface IdentityConfig {
  /** Base URL with `/authorize` and `/token`: https://oauth.yandex.ru */
  url: string | undefined
  /** https://login.yandex.ru/info */
  infoUrl: string | undefined
  /** Issuer, for OpenID Connect providers: the id token must contain our nonce. Yandex ID is OAuth 2 only. */
  issuer: string | undefined
  clientId: string
  clientSecret: string
}

const TIMEOUT_SECONDS = 5
const text = v.nullish(v.string(), '')
const Info = v.object({
  id: v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.minLength(1), v.maxLength(200)),
  first_name: text,
  last_name: text,
  default_email: v.nullish(v.string(), null),
  default_phone: v.nullish(v.object({ number: text }), null),
})
const E164 = /^\+(7\d{10}|(?!7)[1-9]\d{7,14})$/

/** Yandex ID (yaid): OAuth 2 with PKCE; user information by `Authorization: OAuth <token>`. */
export function identityPort({ url, infoUrl, issuer, clientId, clientSecret }: IdentityConfig): IdentityPort {
  const isConfigured = Boolean(url && infoUrl)
  const configuration = isConfigured ? configurationOf(String(url), issuer, clientId, clientSecret) : null
  const configured = () => {
    if (!configuration) throw new Error('No identity provider is configured: set YAID_URL and YAID_INFO_URL.')
    return configuration
  }
  return {
    isConfigured,
    newAsk: () => ({ state: client.randomState(), nonce: client.randomNonce(), verifier: client.randomPKCECodeVerifier() }),
    addressFor: async ({ redirectUri, state, nonce, verifier }) =>
      client.buildAuthorizationUrl(configured(), {
        redirect_uri: redirectUri,
        scope: `${issuer ? 'openid ' : ''}login:info login:email login:default_phone`,
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      }).href,
    tokenFor: async ({ redirectUri, state, nonce, verifier }, code) => {
      const back = new URL(redirectUri)
      back.search = new URLSearchParams({ code, state }).toString()
      const tokens = await client.authorizationCodeGrant(configured(), back, {
        pkceCodeVerifier: verifier,
        expectedState: state,
        ...(issuer && { expectedNonce: nonce }),
      })
      return tokens.access_token
    },
    profileOf: async (token) => {
      const response = await fetch(`${infoUrl}?format=json`, {
        headers: { authorization: `OAuth ${token}` },
        signal: AbortSignal.timeout(TIMEOUT_SECONDS * 1000),
      })
      if (!response.ok) throw new Error(`The identity provider answers ${response.status}.`)
      const { id, first_name, last_name, default_email, default_phone } = v.parse(Info, await response.json())
      const phone = default_phone?.number.replace(/[^\d+]/g, '') ?? ''
      return { subject: id, name: first_name, surname: last_name, email: default_email, phone: E164.test(phone) ? phone : null }
    },
  }
}

function configurationOf(url: string, issuer: string | undefined, clientId: string, secret: string): client.Configuration {
  const base = url.replace(/\/$/, '')
  const configuration = new client.Configuration(
    { issuer: issuer ?? base, authorization_endpoint: `${base}/authorize`, token_endpoint: `${base}/token` },
    clientId,
    undefined,
    client.ClientSecretPost(secret),
  )
  configuration.timeout = TIMEOUT_SECONDS
  // Only a local stand-in may use plain HTTP.
  if (/^http:\/\/(localhost|127\.0\.0\.1|\[::1\])([:/]|$)/.test(base)) client.allowInsecureRequests(configuration)
  return configuration
}
