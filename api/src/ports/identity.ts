import * as client from 'openid-client'
import * as v from 'valibot'

/** Whom an identity provider knows. */
export interface IdentityProfile {
  /** By which the provider knows them for ever. */
  subject: string
  name: string
  surname: string
  email: string | null
  /** E.164; the provider has confirmed it. Null when it tells none. */
  phone: string | null
}

/** What belongs to one way to the provider and back; it never leaves the server but for what the protocol says. */
export interface IdentityAsk {
  redirectUri: string
  state: string
  nonce: string
  verifier: string
}

export interface IdentityPort {
  isConfigured: boolean
  newAsk: () => Pick<IdentityAsk, 'state' | 'nonce' | 'verifier'>
  /** The page of the provider, to open in the browser. */
  addressFor: (ask: IdentityAsk) => Promise<string>
  /** Trades the code that came back for a token; throws when the provider does not take it. */
  tokenFor: (ask: IdentityAsk, code: string) => Promise<string>
  /** Whose token it is. */
  profileOf: (token: string) => Promise<IdentityProfile>
}

export interface IdentityConfig {
  /** Has `/authorize` and `/token`: https://oauth.yandex.ru */
  url: string | undefined
  /** https://login.yandex.ru/info */
  infoUrl: string | undefined
  /** Of a provider that speaks OpenID Connect; then its id token must carry our nonce. Yandex ID is OAuth 2 alone. */
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

/** Yandex ID (yaid): OAuth 2 with PKCE, and user information by `Authorization: OAuth <token>`. */
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
  // A stand-in on this machine has no certificate; anything else must have one.
  if (/^http:\/\/(localhost|127\.0\.0\.1|\[::1\])([:/]|$)/.test(base)) client.allowInsecureRequests(configuration)
  return configuration
}
