import type { IncomingHttpHeaders } from 'node:http'

/**
 * True for a same-origin form by Sec-Fetch-Site, or Origin in old browsers; false without both. Cached pages cannot contain a CSRF token.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, origin: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  return headers.origin === origin
}

/** Path of the page that contained the form, else `otherwise`. */
export function wayBack(referer: string | undefined, origin: string, otherwise: string): string {
  if (!referer || !URL.canParse(referer)) return otherwise
  const { origin: from, pathname, search } = new URL(referer)
  // A leading double slash would be another host.
  return from === origin ? pathname.replace(/^\/{2,}/, '/') + search : otherwise
}
