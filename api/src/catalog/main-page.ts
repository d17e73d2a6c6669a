import { bestsellers, mainPage, type MainPage } from '@shop/contracts/content/main-page'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import type { Queryable } from '../db/database.ts'
import { bannersOf, type MainBanners } from '../content/banners.ts'
import type { StoredBanners } from '../content/documents/documents.ts'
import { implement, type Api } from '../http/implement.ts'
import { CARD, CARD_JOINS } from './cards/card-sql.ts'
import { type CardFacts, categoryUrl, designerUrl, toCard } from './cards/card.ts'

const NEW_SHOWN = 8
const BESTSELLERS_SHOWN = 12

interface MainPageRow {
  designers: { slug: string; name: string; lang: string | null; city: string; count: number }[]
  categories: { slug: string; name: string }[]
  newQuantity: number
  newProducts: CardFacts[]
}

const MAIN_PAGE_SQL = `
  WITH fresh AS (
    SELECT p.id, p.published_at FROM product_tags JOIN products p ON p.id = product_id AND NOT p.is_archive WHERE tag = 'new'
  ), page AS (
    SELECT id, row_number() OVER (ORDER BY published_at DESC, id DESC) AS place FROM fresh ORDER BY published_at DESC, id DESC LIMIT ${NEW_SHOWN}
  )
  SELECT
    (SELECT jsonb_agg(jsonb_build_object('slug', g.slug, 'name', gt.name, 'lang', gt.lang, 'city', gt.city,
        'count', (SELECT count(*) FROM products p WHERE p.designer_id = g.id AND NOT p.is_archive)) ORDER BY g.position)
      FROM designers g JOIN designer_texts gt ON gt.designer_id = g.id AND gt.locale = $1) AS designers,
    (SELECT jsonb_agg(jsonb_build_object('slug', c.slug, 'name', ct.name) ORDER BY c.position)
      FROM categories c JOIN category_texts ct ON ct.category_id = c.id AND ct.locale = $1) AS categories,
    (SELECT count(*) FROM fresh) AS "newQuantity",
    coalesce((SELECT jsonb_agg(${CARD} ORDER BY place) FROM page JOIN products p ON p.id = page.id ${CARD_JOINS}), '[]') AS "newProducts"`

const BESTSELLERS_SQL = `
  WITH page AS (
    SELECT p.id, row_number() OVER (ORDER BY p.popularity DESC, p.id) AS place
    FROM product_tags JOIN products p ON p.id = product_id AND NOT p.is_archive WHERE tag = 'hit' ORDER BY place LIMIT ${BESTSELLERS_SHOWN}
  )
  SELECT ${CARD} AS card FROM page JOIN products p ON p.id = page.id ${CARD_JOINS} ORDER BY place`

/** GET /main-page and GET /pd/frontend/bestsellers. */
export function serveMainPage(api: Api) {
  implement(api, mainPage, async ({ visitor: { shop }, request }) => {
    const stored = await api.published.document<StoredBanners>('banners', request)
    const [banners, rest] = await Promise.all([bannersOf(api.database, stored ?? [], shop), restOf(api.database, shop)])
    return { ...banners, ...rest }
  })
  implement(api, bestsellers, async ({ visitor: { shop } }) => {
    const rows = await api.database.query<{ card: CardFacts }>(BESTSELLERS_SQL, [shop.locale, shop.currency])
    return { products: rows.map(({ card }, index) => toCard(card, index + 1, shop)) }
  })
}

async function restOf(database: Queryable, shop: ShopContext): Promise<Omit<MainPage, keyof MainBanners>> {
  const [row] = await database.query<MainPageRow>(MAIN_PAGE_SQL, [shop.locale, shop.currency])
  if (!row) throw new Error('The main page has no content.')
  return {
    newProducts: {
      quantity: row.newQuantity,
      url: '/catalog/new',
      products: row.newProducts.map((facts, index) => toCard(facts, index + 1, shop)),
    },
    designers: row.designers.map(({ slug, name, lang, city, count }) => ({ name, url: designerUrl(slug), lang, about: city, count })),
    categories: row.categories.map(({ slug, name }) => ({ name, url: categoryUrl(slug) })),
  }
}
