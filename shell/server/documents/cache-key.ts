import { cleanSearch } from '@shop/contracts/pages/routes'
import type { Visit } from '../render/visit.ts'

/** A query of this length was made by nobody's link; the API would refuse it. */
const LONGEST_SEARCH = 1500

/** The part of a query that a document may depend on: marks of advertising neither split the cache nor reach a page. */
export function sharedSearch(search: string): string {
  const clean = cleanSearch(search)
  return clean.length <= LONGEST_SEARCH ? clean : ''
}

/**
 * Whoever has the same key gets the same document. The serial stands for the versions of all remotes; the origin is in the
 * document's own addresses, and words of editors are in its text. Currency follows the country, and nothing else of a cookie may matter.
 */
export function cacheKey(
  { origin, context, theme, pathname }: Pick<Visit, 'origin' | 'context' | 'theme' | 'pathname'>,
  search: string,
  { serial, texts }: { serial: number; texts: string },
): string {
  return JSON.stringify([serial, texts, origin, context.storefront, context.locale, context.country, theme, pathname, search])
}
