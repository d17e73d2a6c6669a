import { plainText } from '@shop/contracts/core/text/plain-text'
import { listingCall, pageOf, type ListingCall } from '@shop/contracts/catalog/listing-address'
import { EXACT, searchAddress } from '@shop/contracts/search/search-address'
import type { Address } from '@shop/routing'

export interface SearchUrl {
  pathname: string
  /** Free text; empty for a saved search. */
  text: string
  /** The shopper has refused the correction of the text. */
  isExact: boolean
  page: number
  /** Null without a query. */
  call: ListingCall | null
}

/** `/search?text=` is free text, `/search/{id}` a saved search. */
export function searchUrl({ pathname, search }: Pick<Address, 'pathname' | 'search'>): SearchUrl {
  const query = new URLSearchParams(search)
  const text = plainText(query.get('text') ?? '').trim()
  const isSaved = pathname !== '/search'
  return {
    pathname,
    text,
    isExact: query.get(EXACT) === '1',
    page: pageOf(query),
    call: isSaved || text ? listingCall(pathname, search) : null,
  }
}

/** Address of a page of what was found. */
export function pageAddress({ pathname, text, isExact }: Pick<SearchUrl, 'pathname' | 'text' | 'isExact'>, page: number): string {
  if (pathname === '/search') return searchAddress({ text, isExact, page })
  return page > 1 ? `${pathname}?page=${page}` : pathname
}
