import { type Listing, type ListingBanner, type ShowBody, showSection, showTag, type Sort } from '@shop/contracts/catalog/listing'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import { implement, type Api } from '../../platform/http/implement.ts'
import { Refused } from '../../platform/http/refusal.ts'
import { TEXTS } from '../../platform/texts/texts.ts'
import { writeCards } from './cards/cards.ts'
import type { Catalogue } from './catalogue.ts'
import { citiesNow, type CityNow } from './cities-now.ts'
import type { DirectoryEntries } from './directory.ts'
import { facetsOf } from './facets.ts'
import { occasionTag, recipientTag } from './tags.ts'
import { type ListingQuery, readListingQuery } from './listing-query.ts'
import { type Scope, scopeOf } from './scope.ts'
import { chipsOf, headOf } from './selections.ts'
import { variantsIn } from './search/found.ts'
import type { Asking } from './search/search.ts'
import { kindOf } from './index/alike.ts'
import { anyOf, type Choice, type PieceScope } from './index/choice.ts'
import { madeIn } from './cards/swatches.ts'

/** POST /{section}/show and POST /tags/show. */
export function serveListings(api: Api, catalogue: Catalogue) {
  const options = { isExact: true, write: writeListing }
  implement(
    api,
    showSection,
    async ({ params, body, visitor, request }) => ({ result: await listingOf(catalogue, params.section, body, visitor.shop, request) }),
    options,
  )
  implement(
    api,
    showTag,
    async ({ body, visitor, request }) => ({ result: await listingOf(catalogue, 'tags', body, visitor.shop, request) }),
    options,
  )
}

/** Equals JSON.stringify, but inserts cached card JSON. */
function writeListing({ result: { products, ...rest } }: { result: Listing }): Buffer {
  const head = JSON.stringify({ result: rest }).slice(0, -'}}'.length)
  return Buffer.concat([Buffer.from(`${head},"products":[`), ...writeCards(products), Buffer.from(']}}')])
}

/** One page of a section. Throws NOT_FOUND for an unknown section, category, tag or designer. */
async function listingOf(catalogue: Catalogue, section: string, body: ShowBody, shop: ShopContext, request: Asking): Promise<Listing> {
  const { catalogIndex, cards, clock, directory, search } = catalogue
  const texts = TEXTS[shop.locale]
  const known = await directory.of(shop.locale)
  const cities = citiesNow(known.cities, shop, clock.now())
  const query = choiceIn(known, cities, readListingQuery(body, shop.currency))
  const isSearch = section === 'search' && query.path?.length === 0
  const found = await search.find(isSearch ? query : { text: '' }, shop, request)
  const scope = scopeOf(section, query, { texts, known, found: found.pieces })
  if (!scope) throw new Refused('NOT_FOUND')

  const choice = toChoice(query, { ...known, cities }, shop)
  const { ids, quantity, facts } = await catalogIndex.page(scope.pieces, choice, body)
  const path = query.path ?? []
  const [id] = path
  const home = { name: texts.home, url: '/' }
  const page = { name: scope.name, url: section === 'tags' ? `/catalog/${id}` : `/${section}/${path.join('/')}` }
  const banner = known.banners.find(({ key }) => key === scope.banner)
  const head = scope.occasion
    ? await headOf(catalogue, known, scope.occasion, shop)
    : {
        parts: await chipsOf(catalogue, known, { parent: scope.partsOf ?? null, current: path.join('/'), choice }),
        budgets: [],
        cover: null,
      }
  return {
    quantity,
    products: await cards.of(ids, shop, body.offset + 1, variantsIn(found.parts)),
    filters: facetsOf(facts, query, { texts, known, cities, locale: shop.locale }),
    sort: orderOf(query.sort, found.pieces),
    name: scope.name,
    description: scope.description,
    breadcrumbs: id ? [home, ...scope.trail, page] : [home, ...scope.trail],
    categories: await categoriesOf(catalogue, known, scope, { choice, current: section === 'designers' ? undefined : id }),
    ...head,
    correction: found.correction,
    understood: isSearch ? found.understood : null,
    near: isSearch && body.offset === 0 && quantity <= FEW ? await nearTo(catalogue, ids, { near: found.near, shop }) : [],
    banner: banner ? toBanner(banner, texts.banners) : null,
  }
}

/** A list of so few pieces leaves most of the page empty. */
const FEW = 2
const NEAR_READ = 16
const NEAR_SHOWN = 8

/** What is like the best of a few pieces, without any of them [search.near-few]; where there is none, what `near` has [search.near-none]. */
async function nearTo(
  { catalogIndex, cards }: Catalogue,
  ids: readonly number[],
  { near, shop }: { near: PieceScope | null; shop: ShopContext },
) {
  const columns = await catalogIndex.look()
  const placeOf = (id = 0) => columns.placeOf(id) ?? -1
  const [first] = ids
  const buyable = async (others: number[]) => (await cards.of(others, shop, 1)).filter(({ canBuy }) => canBuy).slice(0, NEAR_SHOWN)
  if (first === undefined)
    return near ? buyable((await catalogIndex.page(near, anyOf(shop.currency), { limit: NEAR_READ, offset: 0 })).ids) : []
  const alike = await catalogIndex.alike(kindOf(columns, placeOf(first), shop.currency))
  const own = ids.map((id) => columns.design[placeOf(id)])
  const others = alike.filter(({ design }) => !own.includes(design)).slice(0, NEAR_READ)
  return buyable(others.map(({ id }) => id))
}

/** Words may order a list of what they find: "cheap rings". */
const orderOf = (chosen: Sort, pieces: PieceScope) => (chosen === 'popular' && pieces.kind === 'found' && pieces.order) || chosen

/** Removes unknown designers, sizes and cities from the filters. */
const choiceIn = ({ designers, sizes }: DirectoryEntries, cities: readonly CityNow[], query: ListingQuery): ListingQuery => ({
  ...query,
  designers: query.designers.filter((slug) => designers.some((one) => one.slug === slug)),
  sizes: query.sizes.filter((value) => sizes.some((one) => one.value === value)),
  cities: query.cities.filter((value) => cities.some((one) => one.value === value)),
})

type Filterable = Pick<DirectoryEntries, 'designers' | 'sizes'> & { cities: readonly CityNow[] }

const toChoice = (query: ListingQuery, { designers, sizes, cities }: Filterable, { currency }: ShopContext): Choice => ({
  metals: query.metals,
  stones: query.stones,
  madeIn: madeIn(query.colors),
  designers: designers.filter(({ slug }) => query.designers.includes(slug)).map(({ id }) => id),
  sizes: sizes.filter(({ value }) => query.sizes.includes(value)).map(({ ru }) => ru),
  recipients: query.recipients.map(recipientTag),
  occasions: query.occasions.map(occasionTag),
  cities: cities.filter(({ value }) => query.cities.includes(value)).map(({ id }) => id),
  priceFrom: query.priceFrom,
  priceTo: query.priceTo,
  inStock: query.flags.includes('in_stock'),
  isNew: query.flags.includes('new'),
  isSale: query.flags.includes('sale'),
  currency,
  sort: query.sort,
})

interface Here {
  choice: Choice
  current: string | undefined
}

/** Counted with the filters, which their links keep. */
async function categoriesOf(
  { catalogIndex }: Catalogue,
  { categories }: DirectoryEntries,
  { categoriesAt }: Scope,
  { choice, current }: Here,
) {
  if (categoriesAt === null) return []
  const counts = await catalogIndex.byCategory(choice)
  return categories.map(({ id, slug, name }) => ({
    name,
    url: `/${categoriesAt}/${slug}`,
    count: counts.get(id) ?? 0,
    current: slug === current,
  }))
}

function toBanner(
  { key, base, widths, fallback, width, height, color }: DirectoryEntries['banners'][number],
  texts: Readonly<Record<string, Pick<ListingBanner, 'alt' | 'title' | 'text'>>>,
): ListingBanner | null {
  const words = texts[key]
  return words ? { base, widths, fallback, width, height, color, ...words } : null
}
