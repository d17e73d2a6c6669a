import { commonData, type MenuItem } from '@shop/contracts/account/common-data'
import type { CartData } from '@shop/contracts/cart/cart'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import * as v from 'valibot'
import { shopperOf } from '../users/user.ts'
import { categoryUrl, designerUrl } from '../../goods/catalog/cards/card.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { rowOf } from '../../platform/db/rows.ts'
import { hasSale } from '../../goods/content/winter-sale.ts'
import { implement } from '../../platform/http/implement.ts'
import { shopperCity, toLocation } from '../../goods/places/cities/cities.ts'
import { cityKnown } from '../../goods/places/cities/city-known.ts'
import { COUNTRY_COOKIE, domainElsewhere } from '../../goods/places/cities/domains.ts'
import { TEXTS } from '../../platform/texts/texts.ts'
import type { PublishedApi } from '../../goods/content/published.ts'

/** The bag of a session; null for an unknown one. */
export type ReadBag = (
  sessionHash: string,
  asked: { shop: ShopContext; cityCookie: string | undefined; now: Date },
) => Promise<CartData | null>

/** POST /pd/frontend/common_data: shopper data for every page. */
export function serveCommonData(api: PublishedApi, readBag: ReadBag) {
  implement(api, commonData, async ({ visitor, sessionHash, request, reply }) => {
    const { shop } = visitor
    const cityCookie = cityKnown(api, request)
    const domain = domainElsewhere(request.cookies[COUNTRY_COOKIE], visitor)
    if (domain) void reply.header('domain-redirect', domain)
    const [menu, cartData, { user, favoriteItemIds }, city, winterSale] = await Promise.all([
      menuOf(api.database, shop),
      sessionHash ? readBag(sessionHash, { shop, cityCookie, now: api.clock.now() }) : null,
      shopperOf(api.database, sessionHash),
      shopperCity(api.database, shop, cityCookie),
      hasSale(api, request),
    ])
    return {
      user,
      location: toLocation(city, shop.country, shop.locale),
      currency: shop.currency,
      cartData,
      favoriteItemIds,
      menu,
      winterSale,
    }
  })
}

const MENU_SQL = `
  SELECT
    (SELECT jsonb_agg(jsonb_build_object('slug', c.slug, 'name', ct.name) ORDER BY c.position)
      FROM categories c JOIN category_texts ct ON ct.category_id = c.id AND ct.locale = $1) AS categories,
    (SELECT jsonb_agg(jsonb_build_object('slug', g.slug, 'name', gt.name) ORDER BY g.position)
      FROM designers g JOIN designer_texts gt ON gt.designer_id = g.id AND gt.locale = $1) AS designers,
    EXISTS (SELECT FROM deposit_designs) AS "hasCertificates"`

const menuLink = v.object({ slug: v.string(), name: v.string() })
type MenuLink = v.InferOutput<typeof menuLink>
const menuRow = v.object({
  categories: v.nullable(v.array(menuLink)),
  designers: v.nullable(v.array(menuLink)),
  hasCertificates: v.boolean(),
})

async function menuOf(database: Queryable, { locale }: ShopContext): Promise<MenuItem[]> {
  const row = await rowOf(database, menuRow, MENU_SQL, [locale])
  const { menu } = TEXTS[locale]
  const links = (all: MenuLink[] | null | undefined, urlOf: (slug: string) => string) =>
    (all ?? []).map(({ slug, name }) => ({ name, url: urlOf(slug) }))
  const items: MenuItem[] = [
    { name: menu.jewelry, url: '/catalog', items: links(row?.categories, categoryUrl) },
    { name: menu.new, url: '/catalog/new', items: [] },
    { name: menu.designers, url: '/designers', items: links(row?.designers, designerUrl) },
    { name: menu.men, url: '/catalog/men', items: [] },
    { name: menu.certificates, url: '/certificate', items: [] },
    { name: menu.sale, url: '/catalog/sale', items: [] },
  ]
  // Certificates are sold on the Russian storefront only, and not before they have a design.
  return locale === 'ru' && row?.hasCertificates ? items : items.filter(({ url }) => url !== '/certificate')
}
