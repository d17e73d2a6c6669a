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
import { understand } from './search/understand.ts'
import { Vocabulary } from './search/vocabulary.ts'

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
  const vocabulary = new Vocabulary(api.database)
  implement(api, showSection, async ({ params, body, visitor }) => ({
    result: await listingOf(api.database, vocabulary, params.section, body, visitor.shop),
  }))
  implement(api, showTag, async ({ body, visitor }) => ({ result: await listingOf(api.database, vocabulary, 'tags', body, visitor.shop) }))
}

/** One page of a section. Throws NOT_FOUND where the shop has no such section, category, tag or designer. */
async function listingOf(
  database: Queryable,
  vocabulary: Vocabulary,
  section: string,
  body: ShowBody,
  shop: ShopContext,
): Promise<Listing> {
  const texts = TEXTS[shop.locale]
  const query = readListingQuery(body)
  const isSearch = section === 'search' && query.text !== ''
  const { stems, correction } = isSearch ? understand(query.text, await vocabulary.of(shop.locale)) : { stems: [], correction: null }
  const scope = scopeOf(section, query, texts, stems)
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
    categories: categoriesOf(row, scope.categoriesAt, section === 'designers' ? undefined : id),
    correction,
    banner: row.banner && { ...row.banner, alt: wordOf(texts.banners, row.banner.key) },
  }
}

const categoriesOf = ({ categories }: ListingRow, at: string | null, current: string | undefined) =>
  at === null ? [] : categories.map(({ slug, name, count }) => ({ name, url: `/${at}/${slug}`, count, current: slug === current }))
