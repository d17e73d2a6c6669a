import { listingCall, pageOf, type ListingCall } from '@shop/contracts/catalog/listing-address'
import type { Address } from '@shop/routing'

export interface ListingUrl {
  pathname: string
  /** Filters and sort as the address has them, in one order and without the page: what the list is made of. */
  query: string
  page: number
  call: ListingCall
}

/** Address → what it asks for. A page that is no number reads as the first; unknown filters go to the API, which ignores them. */
export function listingUrl({ pathname, search }: Address): ListingUrl {
  const query = new URLSearchParams(search)
  const page = pageOf(query)
  return { pathname, query: cleanQuery(query), page, call: listingCall(pathname, search) }
}

/** One spelling for one choice: empty values, the default sort and the page are left out, the rest is in order. */
function cleanQuery(query: URLSearchParams): string {
  const kept = [...query].filter(([name, value]) => value !== '' && name !== 'page' && !(name === 'sort' && value === 'popular'))
  const clean = new URLSearchParams([...new Map(kept.map((pair) => [pair.join('='), pair])).values()])
  clean.sort()
  return clean.toString()
}

/** Address of a page of a list. */
export function addressOf(pathname: string, query: string, page = 1): string {
  const search = page > 1 ? `${query && `${query}&`}page=${page}` : query
  return search ? `${pathname}?${search}` : pathname
}

/** The query without one value of a facet, or without the whole facet. */
export function without(query: string, name: string, value?: string): string {
  const rest = new URLSearchParams(
    [...new URLSearchParams(query)].filter((pair) => pair[0] !== name || (value !== undefined && pair[1] !== value)),
  )
  return cleanQuery(rest)
}

/** The query with one value of a facet chosen or not. */
export function withChoice(query: string, name: string, value: string, chosen: boolean): string {
  const rest = new URLSearchParams(without(query, name, value))
  if (chosen) rest.append(name, value)
  return cleanQuery(rest)
}

/** The query with a parameter that has one value: the sort, a border of the price. Empty takes it away. */
export function withOne(query: string, name: string, value: string): string {
  const rest = new URLSearchParams(query)
  rest.set(name, value)
  return cleanQuery(rest)
}

/** What the form of filters says. Prices are typed by people: only the digits count. */
export function formQuery(form: Iterable<[string, FormDataEntryValue]>): string {
  const query = new URLSearchParams()
  for (const [name, value] of form) {
    if (typeof value === 'string') query.append(name, name.startsWith('price_') ? digitsOf(value) : value)
  }
  return cleanQuery(query)
}

export const digitsOf = (typed: string) => typed.replace(/\D/g, '').replace(/^0+(?=\d)/, '')

/** Everything chosen but the sort: what "reset" takes away. */
export const hasFilters = (query: string) => without(query, 'sort') !== ''
export const onlySort = (query: string) => cleanQuery(new URLSearchParams({ sort: new URLSearchParams(query).get('sort') ?? '' }))
