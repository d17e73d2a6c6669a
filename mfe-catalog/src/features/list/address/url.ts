import { listingCall, pageOf, type ListingCall } from '@shop/contracts/catalog/listing-address'
import { EXACT } from '@shop/contracts/search/search-address'
import type { Address } from '@shop/routing'

export interface ListingUrl {
  pathname: string
  /** Normalized filters and sort without the page: identifies a list. */
  query: string
  page: number
  call: ListingCall
}

/** URL → request. Invalid pages read as 1; the API ignores unknown filters. */
export function listingUrl({ pathname, search }: Pick<Address, 'pathname' | 'search'>): ListingUrl {
  const query = new URLSearchParams(search)
  const page = pageOf(query)
  return { pathname, query: cleanQuery(query), page, call: listingCall(pathname, search) }
}

/** Normalizes the query: omits empty values, default sort and page; sorts the rest. A price from above the price to is their exchange [catalog.price-exchanged]. */
export function cleanQuery(typed: URLSearchParams): string {
  const query = new URLSearchParams(typed)
  const [from, to] = [typed.get('price_from'), typed.get('price_to')]
  if (from && to && Number(from) > Number(to)) {
    query.set('price_from', to)
    query.set('price_to', from)
  }
  const kept = [...query].filter(([name, value]) => value !== '' && name !== 'page' && !(name === 'sort' && value === 'popular'))
  const clean = new URLSearchParams([...new Map(kept.map((pair) => [pair.join('='), pair])).values()])
  clean.sort()
  return clean.toString()
}

/** URL of a list's page. */
export function addressOf(pathname: string, query: string, page = 1): string {
  const search = page > 1 ? `${query && `${query}&`}page=${page}` : query
  return search ? `${pathname}?${search}` : pathname
}

/** Removes one value of a facet, or the whole facet. */
export function without(query: string, name: string, value?: string): string {
  const rest = new URLSearchParams(
    [...new URLSearchParams(query)].filter((pair) => pair[0] !== name || (value !== undefined && pair[1] !== value)),
  )
  return cleanQuery(rest)
}

/** Adds or removes one value of a facet. */
export function withChoice(query: string, name: string, value: string, chosen: boolean): string {
  const rest = new URLSearchParams(without(query, name, value))
  if (chosen) rest.append(name, value)
  return cleanQuery(rest)
}

/** Sets a single-value parameter: sort, price bound. Empty removes it. */
export function withOne(query: string, name: string, value: string): string {
  const rest = new URLSearchParams(query)
  rest.set(name, value)
  return cleanQuery(rest)
}

/** What is searched for and in which order: stays when the filters are removed. */
const STAYS = ['text', EXACT, 'sort']
/** Of these the filter form has no fields of its own. */
export const HIDDEN = ['text', EXACT] as const

export const hasFilters = (query: string) => [...new URLSearchParams(query).keys()].some((name) => !STAYS.includes(name))
export const withoutFilters = (query: string) =>
  cleanQuery(new URLSearchParams([...new URLSearchParams(query)].filter(([name]) => STAYS.includes(name))))
