import { match } from '@shop/routing'

/** URL without tracking parameters; of a secret link the path of its route alone: who knows the code may act by it. */
export function addressNow(): string {
  const found = match(location.pathname, location.search)
  if (found?.row.secret) return found.row.path
  return found ? found.address.pathname + found.address.search : location.pathname
}

export const pageNow = () => match(location.pathname, location.search)?.row.page ?? 'error'

/** The document's original query; navigation has changed the URL since. */
export const landingSearch = () => new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href).search
