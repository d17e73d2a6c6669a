import type { IncomingHttpHeaders } from 'node:http'

/**
 * True when a form was sent from a page of this very origin. Browsers say so in Sec-Fetch-Site; old ones in Origin.
 * A request that says neither is not ours: a token cannot stand in a page that caches keep.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, origin: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  return headers.origin === origin
}

/** Where a form leads back to: the page that it stood on, as a path of this shop, or else `otherwise`. */
export function wayBack(referer: string | undefined, origin: string, otherwise: string): string {
  if (!referer || !URL.canParse(referer)) return otherwise
  const { origin: from, pathname, search } = new URL(referer)
  // Two slashes at the start of a path would name another host.
  return from === origin ? pathname.replace(/^\/{2,}/, '/') + search : otherwise
}

/** Adds what the page must tell; another notice of before is gone. */
export function withNotice(address: string, code: string): string {
  const [pathname = '/', search = ''] = address.split('?')
  const query = new URLSearchParams(search)
  query.set('notice', code)
  return `${pathname}?${query}`
}
