import { HOUR_MS, SECOND_MS } from '@shop/contracts/core/time/durations'
import { type Override, overrideToken, readOverrideToken } from '@shop/release/override/token'
import type { Cookies } from '../../platform/http/cookies.ts'

const COOKIE = 'release-override'

const attributes = (secure: boolean) => `; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`

export const hasOverride = (cookies: Cookies): boolean => cookies[COOKIE] !== undefined

/** The versions that a tester has asked for; null without a cookie that was signed here and still holds. */
export function overrideIn(stateDir: string, cookies: Cookies, now = Date.now()): Override | null {
  const override = readOverrideToken(stateDir, 'cookie', cookies[COOKIE] ?? '')
  return override && override.until.getTime() > now ? override : null
}

/** An hour from now, whatever is left of the link. */
export function beginning(stateDir: string, versions: Override['versions'], secure: boolean, now = Date.now()): string {
  const token = overrideToken(stateDir, 'cookie', { versions, until: new Date(now + HOUR_MS) })
  return `${COOKIE}=${token}; Max-Age=${HOUR_MS / SECOND_MS}${attributes(secure)}`
}

export const ending = (secure: boolean): string => `${COOKIE}=; Max-Age=0${attributes(secure)}`
