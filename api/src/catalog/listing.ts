import { type Listing, type ShowBody, showSection, showTag } from '@shop/contracts/listing'
import type { Picture } from '@shop/contracts/picture'
import type { ShopContext } from '@shop/contracts/storefront'
import { implement, type Api } from '../http/implement.ts'
import { Refused } from '../http/refusal.ts'
import { TEXTS, wordOf } from '../texts/texts.ts'
import { type CardFacts, toCard } from './card.ts'
import type { Catalogue } from './catalogue.ts'
import type { Known } from './directory.ts'
import { type FacetFacts, facetsOf } from './facets.ts'
import { type ListingQuery, readListingQuery } from './listing-query.ts'
import { listingSql } from './listing-sql.ts'
import { scopeOf } from './scope.ts'
import { madeIn } from './swatches.ts'
import { understand } from './search/understand.ts'

interface ListingRow extends FacetFacts {
  /** Null where the database has no such category or designer. */
  heading: { name?: string; description?: string; banner?: string | null } | null
  quantity: number
  categories: { slug: string; name: string; count: number }[]
  banner: (Omit<Picture, 'alt'> & { key: string }) | null
  products: CardFacts[] | null
}

/** Spec §7, POST /{section}/show and POST /tags/show. */
export function serveListings(api: Api, catalogue: Catalogue) {
  implement(api, showSection, async ({ params, body, visitor }) => ({
    result: await listingOf(catalogue, params.section, body, visitor.shop),
  }))
  implement(api, showTag, async ({ body, visitor }) => ({ result: await listingOf(catalogue, 'tags', body, visitor.shop) }))
}

/** One page of a section. Throws NOT_FOUND where the shop has no such section, category, tag or designer. */
async function listingOf(
  { database, vocabulary, directory }: Catalogue,
  section: string,
  body: ShowBody,
  shop: ShopContext,
): Promise<Listing> {
  const texts = TEXTS[shop.locale]
  const known = await directory.of(shop.locale)
  const query = choiceIn(known, readListingQuery(body))
  const isSearch = section === 'search' && query.text !== ''
  const { stems, correction } = isSearch ? understand(query.text, await vocabulary.of(shop.locale)) : { stems: [], correction: null }
  const scope = scopeOf(section, query, texts, stems)
  if (!scope) throw new Refused('NOT_FOUND')

  const { metals, stones, priceFrom, priceTo, sort, flags } = query
  const orNull = <T>(list: T[]) => (list.length > 0 ? list : null)
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
    orNull(madeIn(query.colors)),
    orNull(known.designers.filter(({ slug }) => query.designers.includes(slug)).map(({ id }) => id)),
    orNull(known.sizes.filter(({ value }) => query.sizes.includes(value)).map(({ ru }) => ru)),
    flags.includes('in_stock'),
    flags.includes('new'),
    flags.includes('sale'),
  ])
  if (!row?.heading) throw new Refused('NOT_FOUND')

  const name = row.heading.name ?? scope.name
  const [id] = query.path ?? []
  const home = { name: texts.home, url: '/' }
  const page = { name, url: section === 'tags' ? `/catalog/${id}` : `/${section}/${id}` }
  return {
    quantity: row.quantity,
    products: (row.products ?? []).map((facts, index) => toCard(facts, body.offset + index + 1, shop)),
    filters: facetsOf(row, query, { texts, known, locale: shop.locale }),
    sort,
    name,
    description: row.heading.description ?? scope.description,
    breadcrumbs: id ? [home, ...scope.trail, page] : [home, ...scope.trail],
    categories: categoriesOf(row, scope.categoriesAt, section === 'designers' ? undefined : id),
    correction,
    banner: row.banner && { ...row.banner, alt: wordOf(texts.banners, row.banner.key) },
  }
}

/** The choice without designers and sizes that the shop does not have: they read as if they were not there. */
const choiceIn = ({ designers, sizes }: Known, query: ListingQuery): ListingQuery => ({
  ...query,
  designers: query.designers.filter((slug) => designers.some((one) => one.slug === slug)),
  sizes: query.sizes.filter((value) => sizes.some((one) => one.value === value)),
})

const categoriesOf = ({ categories }: ListingRow, at: string | null, current: string | undefined) =>
  at === null ? [] : categories.map(({ slug, name, count }) => ({ name, url: `/${at}/${slug}`, count, current: slug === current }))
