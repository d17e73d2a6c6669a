import { match } from '@shop/routing'

/** URL without tracking parameters. */
export function addressNow(): string {
  const found = match(location.pathname, location.search)?.address
  return found ? found.pathname + found.search : location.pathname
}

export const pageNow = () => match(location.pathname, location.search)?.row.page ?? 'error'

/** The document's original query; navigation has changed the URL since. */
export const landingSearch = () => new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href).search
