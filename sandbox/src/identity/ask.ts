import { createHash, randomBytes } from 'node:crypto'
import type { Person } from './people.ts'

/** One OAuth flow: redirect, consent, code, token. */
export interface SignInAsk {
  id: string
  at: string
  clientId: string
  redirectUri: string
  state: string
  challenge: string
  answer: 'asked' | 'refused' | 'allowed' | 'used'
  person: Person | null
  code: string | null
  codeUntil: number
  token: string | null
}

export interface Client {
  clientId: string
  clientSecret: string
}

/** Ten minutes, as Yandex gives it. */
const CODE_MS = 10 * 60 * 1000
/** The registered redirect page, on any local host. */
const WAY_BACK = '/ya-callback'
const OUR_HOSTS = /^(localhost|127\.0\.0\.1|\[::1\]|[\w.-]+\.localhost)$/

const secret = () => randomBytes(24).toString('base64url')

/** Validates the authorization request. Invalid ones are not redirected back, because the client is unverified. */
export function readAsk(query: URLSearchParams, client: Client): SignInAsk | string {
  if (query.get('client_id') !== client.clientId) return 'client_id'
  const redirect = URL.parse(query.get('redirect_uri') ?? '')
  if (!redirect || redirect.pathname !== WAY_BACK || !OUR_HOSTS.test(redirect.hostname)) return 'redirect_uri'
  if (query.get('response_type') !== 'code') return 'response_type'
  const challenge = query.get('code_challenge') ?? ''
  if (query.get('code_challenge_method') !== 'S256' || !/^[\w-]{43}$/.test(challenge)) return 'code_challenge'
  return {
    id: secret(),
    at: new Date().toISOString(),
    clientId: client.clientId,
    redirectUri: redirect.href,
    state: query.get('state') ?? '',
    challenge,
    answer: 'asked',
    person: null,
    code: null,
    codeUntil: 0,
    token: null,
  }
}

/** Redirect URL after consent. */
export function allow(ask: SignInAsk, person: Person): string {
  Object.assign(ask, { answer: 'allowed', person, code: secret(), codeUntil: Date.now() + CODE_MS })
  return backTo(ask, { code: ask.code ?? '' })
}

export function refuse(ask: SignInAsk): string {
  ask.answer = 'refused'
  return backTo(ask, { error: 'access_denied', error_description: 'User has denied access' })
}

function backTo({ redirectUri, state }: SignInAsk, values: Record<string, string>): string {
  const address = new URL(redirectUri)
  for (const [name, value] of Object.entries({ ...values, state })) address.searchParams.set(name, value)
  return address.href
}

/** Exchanges a code once; a reused code revokes its token (RFC 6749 §4.1.2). */
export function trade(ask: SignInAsk | undefined, form: URLSearchParams): { token: string } | { error: string } {
  const wrong = { error: 'invalid_grant' }
  if (!ask) return wrong
  if (ask.answer === 'used') ask.token = null
  const verifier = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url')
  const isRight = ask.answer === 'allowed' && ask.codeUntil > Date.now() && verifier === ask.challenge
  if (!isRight || form.get('redirect_uri') !== ask.redirectUri) return wrong
  ask.answer = 'used'
  ask.token = secret()
  return { token: ask.token }
}
