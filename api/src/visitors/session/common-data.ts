import { commonData } from '@shop/contracts/account/common-data'
import type { CartData } from '@shop/contracts/cart/cart'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import { shopperOf } from '../users/user.ts'
import { hasSale } from '../../goods/content/winter-sale.ts'
import { implement } from '../../platform/http/implement.ts'
import { shopperCity, toLocation } from '../../goods/places/cities/cities.ts'
import { cityKnown } from '../../goods/places/cities/city-known.ts'
import { COUNTRY_COOKIE, domainElsewhere } from '../../goods/places/cities/domains.ts'
import type { PublishedApi } from '../../goods/content/published.ts'
import { menuOf, type MenuParts } from './menu.ts'

/** The bag of a session; null for an unknown one. */
export type ReadBag = (
  sessionHash: string,
  asked: { shop: ShopContext; cityCookie: string | undefined; now: Date },
) => Promise<CartData | null>

/** POST /pd/frontend/common_data: shopper data for every page. */
export function serveCommonData(api: PublishedApi & MenuParts, readBag: ReadBag) {
  implement(api, commonData, async ({ visitor, sessionHash, request, reply }) => {
    const { shop } = visitor
    const cityCookie = cityKnown(api, request)
    const domain = domainElsewhere(request.cookies[COUNTRY_COOKIE], visitor)
    if (domain) void reply.header('domain-redirect', domain)
    const [menu, cartData, { user, favoriteItemIds }, city, winterSale] = await Promise.all([
      menuOf(api, shop),
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
