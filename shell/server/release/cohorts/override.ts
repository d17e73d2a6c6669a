import { DAY_MS, HOUR_MS, SECOND_MS } from '@shop/contracts/core/time/durations'
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

/** Colleagues see every canary from its first step. */
const STAFF_COOKIE = 'release-staff'
const STAFF_MS = 30 * DAY_MS

export const isStaff = (stateDir: string, cookies: Cookies, now = Date.now()): boolean => {
  const token = cookies[STAFF_COOKIE]
  return token !== undefined && (readOverrideToken(stateDir, 'staff cookie', token)?.until.getTime() ?? 0) > now
}

export function staffBeginning(stateDir: string, secure: boolean, now = Date.now()): string {
  const token = overrideToken(stateDir, 'staff cookie', { versions: {}, until: new Date(now + STAFF_MS) })
  return `${STAFF_COOKIE}=${token}; Max-Age=${STAFF_MS / SECOND_MS}${attributes(secure)}`
}

export const staffEnding = (secure: boolean): string => `${STAFF_COOKIE}=; Max-Age=0${attributes(secure)}`
