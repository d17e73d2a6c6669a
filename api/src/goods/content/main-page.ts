import { SIZERS_CATEGORY } from '@shop/contracts/catalog/rings/sizer'
import { bestsellers, mainPage, type MainPage } from '@shop/contracts/content/main-page'
import type { Sort } from '@shop/contracts/catalog/listing'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import { bannersOf, type MainBanners } from './banners.ts'
import type { StoredBanners } from './documents/documents.ts'
import { implement } from '../../platform/http/implement.ts'
import { categoryUrl, designerUrl } from '../catalog/cards/card.ts'
import type { Catalogue } from '../catalog/catalogue.ts'
import { anyOf } from '../catalog/index/choice.ts'
import { IS_PIECE } from '../catalog/variants/variant.ts'
import type { PublishedApi } from './published.ts'

const NEW_SHOWN = 8
const BESTSELLERS_SHOWN = 12

interface MainPageRow {
  designers: { slug: string; name: string; lang: string | null; city: string; count: number }[]
  categories: { slug: string; name: string }[]
}

const MAIN_PAGE_SQL = `
  SELECT
    (SELECT coalesce(jsonb_agg(jsonb_build_object('slug', g.slug, 'name', gt.name, 'lang', gt.lang, 'city', gt.city,
        'count', (SELECT count(DISTINCT p.design_id) FROM products p WHERE p.designer_id = g.id AND NOT p.is_archive AND ${IS_PIECE})) ORDER BY g.position), '[]'::jsonb)
      FROM designers g JOIN designer_texts gt ON gt.designer_id = g.id AND gt.locale = $1) AS designers,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('slug', c.slug, 'name', ct.name) ORDER BY c.position), '[]'::jsonb)
      FROM categories c JOIN category_texts ct ON ct.category_id = c.id AND ct.locale = $1
      WHERE c.slug <> '${SIZERS_CATEGORY}') AS categories`

/** GET /main-page and GET /pd/frontend/bestsellers. */
export function serveMainPage(api: PublishedApi, catalogue: Catalogue) {
  implement(api, mainPage, async ({ visitor: { shop }, request }) => {
    const stored = await api.published.document<StoredBanners>('banners', request)
    const [banners, rest] = await Promise.all([bannersOf(api.published.readsFor(request), stored ?? [], shop), restOf(catalogue, shop)])
    return { ...banners, ...rest }
  })
  implement(api, bestsellers, async ({ visitor: { shop } }) => {
    const { products } = await tagged(catalogue, { name: 'hit', sort: 'popular', limit: BESTSELLERS_SHOWN }, shop)
    return { products }
  })
}

/** The first pieces with a tag, one per design. */
async function tagged(
  { catalogIndex, cards }: Catalogue,
  { name, sort, limit }: { name: string; sort: Sort; limit: number },
  shop: ShopContext,
) {
  const { ids, quantity } = await catalogIndex.page({ kind: 'tag', name }, { ...anyOf(shop.currency), sort }, { limit, offset: 0 })
  return { quantity, products: await cards.of(ids, shop, 1) }
}

async function restOf(catalogue: Catalogue, shop: ShopContext): Promise<Omit<MainPage, keyof MainBanners>> {
  const [[row], fresh] = await Promise.all([
    catalogue.reads.query<MainPageRow>(MAIN_PAGE_SQL, [shop.locale]),
    tagged(catalogue, { name: 'new', sort: 'new', limit: NEW_SHOWN }, shop),
  ])
  if (!row) throw new Error('The main page has no content.')
  return {
    newProducts: { ...fresh, url: '/catalog/new' },
    designers: row.designers.map(({ slug, name, lang, city, count }) => ({ name, url: designerUrl(slug), lang, about: city, count })),
    categories: row.categories.map(({ slug, name }) => ({ name, url: categoryUrl(slug) })),
  }
}
