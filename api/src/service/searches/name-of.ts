import type { Listing } from '@shop/contracts/catalog/listing'
import { plainText } from '@shop/contracts/core/text/plain-text'

const LONGEST_QUERY = 60
const ADDRESS = /[:/@\\]|www|[\p{L}\d]\.[\p{L}\d]/iu

type NamedListing = Pick<Listing, 'name' | 'filters' | 'understood'>

/** What the shop calls a list: its section, what was understood of a query, and the chosen filters. No word of a shopper [search.named-by-shop]. */
export function nameOf({ name, filters, understood }: NamedListing): string {
  const meant = understood?.chips.flatMap(({ kind, label }) => (kind === 'word' ? [] : [label])) ?? []
  return [name, ...meant, ...chosenIn(filters)].join(', ')
}

/** The same with the query as typed, unless it is long or looks like an address: for an address that has confirmed the list. */
export function fullNameOf(listing: NamedListing, url: string): string {
  const text = plainText(new URL(url, 'http://shop').searchParams.get('text') ?? '').trim()
  if (listing.understood === null || text === '' || text.length > LONGEST_QUERY || ADDRESS.test(text)) return nameOf(listing)
  return [text, ...chosenIn(listing.filters)].join(', ')
}

const chosenIn = (filters: Listing['filters']) =>
  filters.flatMap(({ type, values }) => (type === 'list' ? values.filter(({ chosen }) => chosen).map(({ label }) => label) : []))
