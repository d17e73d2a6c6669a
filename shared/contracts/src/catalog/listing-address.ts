import { CATALOG_PAGE_SIZE, MAX_SEARCH_TEXT } from '../core/limits.ts'

/** First path segments of listings. */
export const SECTIONS = ['catalog', 'jewelry', 'designers', 'trend', 'promotion', 'search'] as const

/** Tags are addressed under /catalog but use POST /tags/show. */
export const TAGS = ['new', 'sale', 'men'] as const

export interface ListingCall {
  /** `tags` for /catalog/new, /catalog/sale and /catalog/men. */
  section: string
  body: { url: string; limit: number; offset: number; parameters: Record<string, string> }
}

/** API query of a listing URL: `/catalog/rings?metal=yellow` → `rings?metal=yellow`. Page N starts at 48·(N−1). */
export function listingCall(pathname: string, search: string): ListingCall {
  const [section = '', ...rest] = pathname.split('/').filter(Boolean)
  const query = new URLSearchParams(search)
  const page = pageOf(query)
  query.delete('page')
  const text = query.get('text')
  if (text) query.set('text', text.slice(0, MAX_SEARCH_TEXT))
  query.sort()
  const asked = query.toString()
  const body = {
    url: rest.join('/') + (asked && `?${asked}`),
    limit: CATALOG_PAGE_SIZE,
    offset: CATALOG_PAGE_SIZE * (page - 1),
    parameters: {},
  }
  const isTag = section === 'catalog' && (TAGS as readonly string[]).includes(rest[0] ?? '')
  return { section: isTag ? 'tags' : section, body }
}

/** Page number from 1; invalid values read as 1. */
export function pageOf(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1
}
