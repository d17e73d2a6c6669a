import { match } from '@shop/routing'

/** URL without tracking parameters and keys of letters; of a secret link the path of its route alone: who knows either may act by it. */
export function addressNow(): string {
  const found = match(location.pathname, location.search)
  if (found?.row.secret) return found.row.path
  if (!found) return location.pathname
  const { pathname, search } = found.address
  if (!search.includes('key=')) return pathname + search
  const query = new URLSearchParams(search)
  query.delete('key')
  return pathname + (query.size > 0 ? `?${query}` : '')
}

export const pageNow = () => match(location.pathname, location.search)?.row.page ?? 'error'

/** The document's original query; navigation has changed the URL since. */
export const landingSearch = () => new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href).search
