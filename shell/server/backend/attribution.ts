import { ATTRIBUTION_COOKIE, attributionOf } from '@shop/contracts/marketing/attribution'
import { CONSENT_COOKIE, readConsent } from '@shop/contracts/marketing/consent-cookie'
import { UTM_COOKIE_SECONDS } from '@shop/contracts/core/limits'
import type { Visit } from '../render/visit.ts'

/** As the referral programme makes them; its contract has a schema, which no page of the front door needs. */
const REFERRAL_CODE = /^[2-9A-HJ-NP-Z]{8}$/

/**
 * Cookies that remember for thirty days what brought a shopper here: the last advertising (last touch wins), where the
 * shopper has agreed, and the friend of the referral programme, whose gift the shopper has come for. None for a visit without such marks.
 */
export function attributionCookies({ search, secure, cookies }: Pick<Visit, 'search' | 'secure' | 'cookies'>): string[] {
  if (!search) return []
  const rest = `; Path=/; Max-Age=${UTM_COOKIE_SECONDS}; SameSite=Lax${secure ? '; Secure' : ''}`
  const source = readConsent(cookies[CONSENT_COOKIE]) === true ? attributionOf(search) : null
  const code = new URLSearchParams(search).get('ref')?.toUpperCase() ?? ''
  return [
    ...(source ? [`${ATTRIBUTION_COOKIE}=${source}${rest}`] : []),
    ...(REFERRAL_CODE.test(code) ? [`ref=${code}${rest}; HttpOnly`] : []),
  ]
}
