import { isBlocked } from '@shop/contracts/shop/guard'
import { match } from '@shop/contracts/pages/routes'
import type { Storefront } from '@shop/contracts/shop/storefront'

export interface Redirect {
  status: 301 | 302
  location: string
}

/**
 * Where an address leads instead of a page. The guard comes first: nobody learns by a redirect that a page of the other
 * storefront exists. Then a page has one address: no slash at the end, no doubled ones, no capital letters.
 */
export function redirectOf(storefront: Storefront, pathname: string, search: string): Redirect | null {
  if (isBlocked(storefront, pathname, search)) return { status: 302, location: '/404' }
  const clean = cleanPathOf(pathname)
  return clean === null || clean === pathname ? null : { status: 301, location: clean + search }
}

/** The one address of the page, or null where the shop has no such page: a redirect to nothing helps nobody. */
function cleanPathOf(pathname: string): string | null {
  const segments = pathname.split('/').filter(Boolean).map(decode)
  if (segments.includes(null)) return null
  const lower = segments.map((segment) => segment?.toLowerCase() ?? '')
  const found = match(pathOf(lower))
  if (!found) return null
  const wanted = found.row.path.split('/').filter(Boolean)
  // Numbers of orders and certificates may tell letters apart; the catalogue's own names never do.
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
