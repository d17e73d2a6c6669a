import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const COOKIE = 'sid'
/** Browsers accept this name from the shop's own host over HTTPS only: no other subdomain can set it. */
const SECURE_COOKIE = `__Host-${COOKIE}`
const SESSION_BYTES = 32
const WELL_FORMED = /^[A-Za-z0-9_-]{43}$/

export const sessionCookie = (isSecure: boolean) => (isSecure ? SECURE_COOKIE : COOKIE)

export const newSessionId = () => randomBytes(SESSION_BYTES).toString('base64url')

/** Hash of a session cookie as stored; null for a malformed one. */
export const sessionHashOf = (cookie: string | undefined) =>
  cookie !== undefined && WELL_FORMED.test(cookie) ? createHash('sha256').update(cookie).digest('hex') : null

/** CSRF token of a session: an HMAC with our key. */
export const csrfTokenOf = (sessionHash: string, key: string) => createHmac('sha256', key).update(sessionHash).digest('base64url')

export function isCsrfToken(given: unknown, sessionHash: string, key: string): boolean {
  if (typeof given !== 'string') return false
  const [one, other] = [Buffer.from(given), Buffer.from(csrfTokenOf(sessionHash, key))]
  return one.length === other.length && timingSafeEqual(one, other)
}
