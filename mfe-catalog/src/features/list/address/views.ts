import { CATALOG_PAGE_SIZE } from '@shop/contracts/core/limits'
import type { Listing } from '@shop/contracts/catalog/listing'
import { cardInDocument } from '@shop/ui/card-in-document'
import { HIDDEN, type ListingUrl } from './url.ts'

/** Displayed pages of one list. */
export interface View {
  pathname: string
  query: string
  first: number
  last: number
  /** Its products are those of all these pages. */
  listing: Listing
}

export const inDocument = (views: readonly View[]): View[] =>
  views.map(({ listing, ...view }) => ({
    ...view,
    listing: { ...listing, products: listing.products.map(cardInDocument), near: listing.near.map(cardInDocument) },
  }))

/** Number of cached lists. */
const CACHED_VIEWS = 3

const isOf = (view: View, { pathname, query }: { pathname: string; query: string }) => view.pathname === pathname && view.query === query

/** Whether it lists the same things, maybe with other filters. */
export function isAbout({ pathname, query }: View, url: Pick<ListingUrl, 'pathname' | 'query'>): boolean {
  const [one, other] = [new URLSearchParams(query), new URLSearchParams(url.query)]
  return pathname === url.pathname && HIDDEN.every((name) => one.get(name) === other.get(name))
}

/** Whether a URL can be shown from the cache. */
export function covers(view: View | undefined, url: ListingUrl): view is View {
  return view !== undefined && isOf(view, url) && view.first <= url.page && url.page <= view.last
}

/** Most recent first. */
export const keep = (views: View[], view: View) => [view, ...views.filter((other) => !overlaps(other, view))].slice(0, CACHED_VIEWS)

const overlaps = (one: View, other: View) => isOf(one, other) && one.first <= other.last && other.first <= one.last

/** Back restores a list as it was left; an earlier page's URL shows that page only. */
export function shownAgain(views: View[], url: ListingUrl): View[] {
  const view = views.find((kept) => covers(kept, url))
  if (!view) return views
  return keep(views, url.page === view.last ? view : onlyPage(view, url.page))
}

function onlyPage(view: View, page: number): View {
  const start = (page - view.first) * CATALOG_PAGE_SIZE
  const products = view.listing.products.slice(start, start + CATALOG_PAGE_SIZE)
  return { ...view, first: page, last: page, listing: { ...view.listing, products } }
}

export function alone({ pathname, query, page }: ListingUrl, listing: Listing): View {
  return { pathname, query, first: page, last: page, listing }
}

/** Appends the next page; any other page replaces the list. */
export function joined(view: View | undefined, url: ListingUrl, listing: Listing): View {
  if (!view || !isOf(view, url) || url.page !== view.last + 1) return alone(url, listing)
  // Skips a product that moved to the next page meanwhile.
  const known = new Set(view.listing.products.map(({ id }) => id))
  const products = [...view.listing.products, ...listing.products.filter(({ id }) => !known.has(id))]
  return { ...view, last: url.page, listing: { ...listing, products } }
}
