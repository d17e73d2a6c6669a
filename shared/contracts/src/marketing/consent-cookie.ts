/** Version of the banner text: a new version asks everybody again. */
export const CONSENT_TEXT_VERSION = '2026-11'

/** The browser's copy of the answer; the server has the original with its time. */
export const CONSENT_COOKIE = 'consent'
/** Asked again after half a year. */
export const CONSENT_COOKIE_SECONDS = 180 * 24 * 60 * 60

export const consentCookie = (given: boolean): string => `${given ? 'yes' : 'no'}.${CONSENT_TEXT_VERSION}`

/** Null until the shopper has answered the current version; counts as a refusal. */
export function readConsent(cookie: string | undefined): boolean | null {
  if (cookie === consentCookie(true)) return true
  return cookie === consentCookie(false) ? false : null
}
