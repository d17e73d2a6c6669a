import { readCookies, writeCookie } from '@shop/http'

/** The shop's own script-readable cookies. */
const OWN = new Set([
  'activeStep',
  'city',
  'consent',
  'country',
  'favorites',
  'liked-skus',
  'locale',
  'location',
  'preview',
  'ref',
  'sid',
  'theme',
  'utm_source',
  'winterSale',
])

/** The host and its parent domains. */
const domainsOf = (hostname: string) => {
  const parts = hostname.split('.')
  return parts.map((_, index) => parts.slice(index).join('.'))
}

/** Deletes third-party cookies after a refusal, as far as possible. */
export function deleteForeignCookies(): void {
  const names = readCookies()
    .split('; ')
    .flatMap((pair) => pair.split('=', 1))
  for (const name of names) {
    if (name === '' || OWN.has(name)) continue
    const gone = `${name}=; Path=/; Max-Age=0`
    writeCookie(gone)
    for (const domain of domainsOf(location.hostname)) writeCookie(`${gone}; Domain=${domain}`)
  }
}
