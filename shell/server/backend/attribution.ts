import { ATTRIBUTION_COOKIE, attributionOf } from '@shop/contracts/marketing/attribution'
import { CONSENT_COOKIE, readConsent } from '@shop/contracts/marketing/consent-cookie'
import { latinLook } from '@shop/contracts/core/text/code-letters'
import { UTM_COOKIE_SECONDS } from '@shop/contracts/core/limits'
import type { ShopVisit } from '../requests/visit.ts'

/** Format of referral codes; the contract's schema library is not loaded here. */
const REFERRAL_CODE = /^[2-9A-HJ-NP-Z]{8}$/

/** Attribution cookies for thirty days: the last advertising click (with consent), and the referral code. None without such parameters. */
export function attributionCookies({ search, secure, cookies }: Pick<ShopVisit, 'search' | 'secure' | 'cookies'>): string[] {
  if (!search) return []
  const rest = `; Path=/; Max-Age=${UTM_COOKIE_SECONDS}; SameSite=Lax${secure ? '; Secure' : ''}`
  const source = readConsent(cookies[CONSENT_COOKIE]) === true ? attributionOf(search) : null
  const code = latinLook(new URLSearchParams(search).get('ref') ?? '')
  return [
    ...(source ? [`${ATTRIBUTION_COOKIE}=${source}${rest}`] : []),
    ...(REFERRAL_CODE.test(code) ? [`ref=${code}${rest}; HttpOnly`] : []),
  ]
}
