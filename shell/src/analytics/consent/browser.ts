import { ATTRIBUTION_COOKIE, attributionOf } from '@shop/contracts/attribution'
import { CONSENT_COOKIE, CONSENT_COOKIE_SECONDS, consentCookie, readConsent } from '@shop/contracts/consent-cookie'
import { UTM_COOKIE_SECONDS } from '@shop/contracts/limits'
import { landingSearch } from '../address.ts'

function cookieOf(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`))
  return pair?.slice(name.length + 1)
}

function write(name: string, value: string, seconds: number) {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`
}

export const readFromBrowser = (): boolean | null => readConsent(cookieOf(CONSENT_COOKIE))

/** The answer itself, and with it the advertising that has led here: the front door remembers it from the next visit on. */
export function keepInBrowser(given: boolean): void {
  if (readFromBrowser() !== given) write(CONSENT_COOKIE, consentCookie(given), CONSENT_COOKIE_SECONDS)
  const source = given ? attributionOf(landingSearch()) : null
  if (source) write(ATTRIBUTION_COOKIE, source, UTM_COOKIE_SECONDS)
  if (!given) write(ATTRIBUTION_COOKIE, '', 0)
}
