import { randomBytes } from 'node:crypto'
import { DAY_MS, SECOND_MS } from '@shop/contracts/core/time/durations'
import type { Cookies } from '../../platform/http/cookies.ts'

/** Decides which visitors see a canary. Given only while one runs; says nothing of the person. */
const COOKIE = 'visitor'
const ID = /^[\w-]{22}$/
/** Longer than a rollout: who comes back is still in it, or out of it. */
const LIFE_SECONDS = (30 * DAY_MS) / SECOND_MS

/** Null for who has none yet, or something else under its name. */
export const visitorIn = (cookies: Cookies): string | null => {
  const id = cookies[COOKIE]
  return id !== undefined && ID.test(id) ? id : null
}

/** The cookies with an id of their own, and the header that stores it. */
export function newVisitor(cookies: Cookies, secure: boolean): { cookies: Cookies; setCookie: string } {
  const id = randomBytes(16).toString('base64url')
  const attributes = `; Path=/; Max-Age=${LIFE_SECONDS}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  return { cookies: { ...cookies, [COOKIE]: id }, setCookie: `${COOKIE}=${id}${attributes}` }
}
