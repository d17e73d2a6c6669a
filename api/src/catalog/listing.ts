import { type Listing, type ShowBody, showSection, showTag } from '@shop/contracts/listing'
import type { Picture } from '@shop/contracts/picture'
import type { ShopContext } from '@shop/contracts/storefront'
import type { Queryable } from '../db/database.ts'
import { implement, type Api } from '../http/implement.ts'
import { Refused } from '../http/refusal.ts'
import { TEXTS, wordOf } from '../texts/texts.ts'
import { type CardFacts, toCard } from './card.ts'
import { type FacetFacts, facetsOf } from './facets.ts'
import { readListingQuery } from './listing-query.ts'
import { listingSql } from './listing-sql.ts'
import { scopeOf } from './scope.ts'

interface ListingRow extends FacetFacts {
  /** Null where the database has no such category or designer. */
  heading: { name?: string; description?: string; banner?: string | null } | null
  quantity: number
  categories: { slug: string; name: string; count: number }[]
  banner: (Omit<Picture, 'alt'> & { key: string }) | null
  products: CardFacts[] | null
}

/** Spec §7, POST /{section}/show and POST /tags/show. */
export function serveListings(api: Api) {
  implement(api, showSection, async ({ params, body, visitor }) => ({
    result: await listingOf(api.database, params.section, body, visitor.shop),
  }))
  implement(api, showTag, async ({ body, visitor }) => ({ result: await listingOf(api.database, 'tags', body, visitor.shop) }))
}

/** One page of a section. Throws NOT_FOUND where the shop has no such section, category, tag or designer. */
async function listingOf(database: Queryable, section: string, body: ShowBody, shop: ShopContext): Promise<Listing> {
  const texts = TEXTS[shop.locale]
  const query = readListingQuery(body)
  const scope = scopeOf(section, query, texts)
  if (!scope) throw new Refused('NOT_FOUND')

  const { metals, stones, priceFrom, priceTo, sort } = query
  const orNull = (list: string[]) => (list.length > 0 ? list : null)
  const [row] = await database.query<ListingRow>(listingSql(scope, sort), [
    shop.locale,
    shop.currency,
    scope.value,
    orNull(metals),
    orNull(stones),
    priceFrom,
    priceTo,
    body.limit,
    body.offset,
    scope.banner,
  ])
  if (!row?.heading) throw new Refused('NOT_FOUND')

  const name = row.heading.name ?? scope.name
  const [id] = query.path ?? []
  const home = { name: texts.home, url: '/' }
  const page = { name, url: section === 'tags' ? `/catalog/${id}` : `/${section}/${id}` }
  return {
    quantity: row.quantity,
    products: (row.products ?? []).map((facts, index) => toCard(facts, body.offset + index + 1, shop)),
    filters: facetsOf(row, query, texts),
    sort,
    name,
    description: row.heading.description ?? scope.description,
    breadcrumbs: id ? [home, ...scope.trail, page] : [home, ...scope.trail],
    categories: row.categories.map(({ slug, name: label, count }) => ({
      name: label,
      url: `/${scope.categoriesAt}/${slug}`,
      count,
      current: slug === id && section !== 'designers',
    })),
    banner: row.banner && { ...row.banner, alt: wordOf(texts.banners, row.banner.key) },
  }
}
