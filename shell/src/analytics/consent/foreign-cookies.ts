/** All that the shop itself keeps in cookies that scripts can read. */
const OWN = new Set([
  'activeStep',
  'city',
  'consent',
  'country',
  'favorites',
  'locale',
  'location',
  'preview',
  'ref',
  'sid',
  'theme',
  'utm_source',
  'winterSale',
])

/** A host and the domains above it, for each of which a cookie may have been set. */
const domainsOf = (hostname: string) => {
  const parts = hostname.split('.')
  return parts.map((_, index) => parts.slice(index).join('.'))
}

/** After a refusal: cookies of others, as far as the browser lets a page delete them. */
export function deleteForeignCookies(): void {
  const names = document.cookie.split('; ').flatMap((pair) => pair.split('=', 1))
  for (const name of names) {
    if (name === '' || OWN.has(name)) continue
    const gone = `${name}=; Path=/; Max-Age=0`
    document.cookie = gone
    for (const domain of domainsOf(location.hostname)) document.cookie = `${gone}; Domain=${domain}`
  }
}
