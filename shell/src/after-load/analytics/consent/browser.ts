import { CONSENT_COOKIE, readConsent } from '@shop/contracts/marketing/consent-cookie'
import { readCookie } from '@shop/http'
import { deleteForeignCookies } from './foreign-cookies.ts'

/** Third-party code may write a cookie between the refusal and the reload. */
export function readFromBrowser(): boolean | null {
  const given = readConsent(readCookie(CONSENT_COOKIE))
  if (given === false) deleteForeignCookies()
  return given
}

/** Its code is the banner's: few visits bring an answer. */
export async function saveInBrowser(given: boolean): Promise<void> {
  const { save } = await import(/* webpackChunkName: "consent", webpackFetchPriority: "low" */ './save.ts')
  save(given)
}
