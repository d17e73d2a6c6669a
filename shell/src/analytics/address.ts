import { match } from '@shop/routing'

/** An address of the shop, without marks of advertising. */
export function addressNow(): string {
  const found = match(location.pathname, location.search)?.address
  return found ? found.pathname + found.search : location.pathname
}

export const pageNow = () => match(location.pathname, location.search)?.row.page ?? 'error'

/** As the document was asked for: pages since have changed the address. */
export const landingSearch = () => new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href).search
