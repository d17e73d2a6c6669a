import { ATTRIBUTION_COOKIE, attributionOf } from '@shop/contracts/marketing/attribution'
import { CONSENT_COOKIE, CONSENT_COOKIE_SECONDS, consentCookie, readConsent } from '@shop/contracts/marketing/consent-cookie'
import { UTM_COOKIE_SECONDS } from '@shop/contracts/core/limits'
import { readCookie, writeCookie } from '@shop/http'
import { landingSearch } from '../address.ts'
import { deleteForeignCookies } from './foreign-cookies.ts'

function write(name: string, value: string, seconds: number) {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  writeCookie(`${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`)
}

/** Stores the answer with the current attribution, which the front door keeps from the next visit on. */
export function save(given: boolean): void {
  if (readConsent(readCookie(CONSENT_COOKIE)) !== given) write(CONSENT_COOKIE, consentCookie(given), CONSENT_COOKIE_SECONDS)
  const source = given ? attributionOf(landingSearch()) : null
  if (source) write(ATTRIBUTION_COOKIE, source, UTM_COOKIE_SECONDS)
  if (given) return
  write(ATTRIBUTION_COOKIE, '', 0)
  deleteForeignCookies()
}
