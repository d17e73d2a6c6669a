import { listingCall, pageOf, type ListingCall } from '@shop/contracts/catalog/listing-address'
import type { Address } from '@shop/routing'

export interface SearchUrl {
  pathname: string
  /** Free text; empty for a saved search. */
  text: string
  page: number
  /** Null without a query. */
  call: ListingCall | null
}

/** `/search?text=` is free text, `/search/{id}` a saved search. */
export function searchUrl({ pathname, search }: Pick<Address, 'pathname' | 'search'>): SearchUrl {
  const query = new URLSearchParams(search)
  const text = (query.get('text') ?? '').trim()
  const isSaved = pathname !== '/search'
  return { pathname, text, page: pageOf(query), call: isSaved || text ? listingCall(pathname, search) : null }
}

/** URL of a result page. */
export function pageAddress({ pathname, text }: Pick<SearchUrl, 'pathname' | 'text'>, page: number): string {
  const query = new URLSearchParams()
  if (text) query.set('text', text)
  if (page > 1) query.set('page', String(page))
  const search = query.toString()
  return search ? `${pathname}?${search}` : pathname
}
