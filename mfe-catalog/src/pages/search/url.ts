import { readableText } from '@shop/contracts/core/text/readable-text'
import { MAX_SEARCH_TEXT } from '@shop/contracts/core/limits'
import { EXACT } from '@shop/contracts/search/search-address'
import type { Address } from '@shop/routing'
import { listingUrl, type ListingUrl } from '#features/list/address/url.ts'

export interface SearchUrl {
  pathname: string
  /** Free text; empty for a saved search. */
  text: string
  /** The shopper has refused the correction of the text. */
  isExact: boolean
  /** Of what is found; null without a query. */
  list: ListingUrl | null
}

/** `/search?text=` is free text, `/search/{id}` a saved search. */
export function searchUrl(address: Pick<Address, 'pathname' | 'search'>): SearchUrl {
  const { pathname } = address
  const query = new URLSearchParams(address.search)
  // The API understands the rest of what is typed: full-width letters, other digits.
  const text = readableText((query.get('text') ?? '').slice(0, MAX_SEARCH_TEXT)).trim()
  const isSaved = pathname !== '/search'
  return { pathname, text, isExact: query.get(EXACT) === '1', list: isSaved || text ? listingUrl(address) : null }
}
