import { isBlocked } from '@shop/contracts/shop/guard'
import { cleanSearch, match } from '@shop/contracts/pages/routes'
import type { Storefront } from '@shop/contracts/shop/storefront'

export interface Redirect {
  status: 301 | 302
  location: string
}

/** Longer queries are not from links; the API would refuse them. */
export const LONGEST_SEARCH = 1500
/** No filter and no text of a search is longer. */
const LONGEST_VALUE = 200

/**
 * Redirect target of a URL. The guard comes first, so that redirects reveal nothing about the other storefront. Then normalizes trailing
 * slashes, double slashes and letter case, and shortens a query that is too long to be shown [catalog.query-in-length].
 */
export function redirectOf(storefront: Storefront, pathname: string, search: string): Redirect | null {
  if (isBlocked(storefront, pathname, search)) return { status: 302, location: '/404' }
  const clean = cleanPathOf(pathname)
  if (clean === null) return null
  if (cleanSearch(search).length > LONGEST_SEARCH) return { status: 302, location: clean + shortened(search) }
  return clean === pathname ? null : { status: 301, location: clean + search }
}

function shortened(search: string): string {
  const cut = [...new URLSearchParams(search)].map(([name, value]) => [name, value.slice(0, LONGEST_VALUE)])
  const short = `?${new URLSearchParams(cut)}`
  return cleanSearch(short).length > LONGEST_SEARCH ? '' : short
}

/** The canonical URL, or null for an unknown page, which is not redirected. */
function cleanPathOf(pathname: string): string | null {
  const segments = pathname.split('/').filter(Boolean).map(decode)
  if (segments.includes(null)) return null
  const lower = segments.map((segment) => segment?.toLowerCase() ?? '')
  const found = match(pathOf(lower))
  if (!found) return null
  const wanted = found.row.path.split('/').filter(Boolean)
  // Order and certificate numbers are case-sensitive; catalog slugs are not.
  const keepsCase = (index: number) => found.row.owner !== 'mfe-catalog' && wanted[index]?.startsWith(':')
  return pathOf(lower.map((segment, index) => (keepsCase(index) ? (segments[index] ?? '') : segment)))
}

const pathOf = (segments: readonly string[]) => `/${segments.map(encodeURIComponent).join('/')}`

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}
