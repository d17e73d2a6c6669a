import { deliveryOffersOf } from '@shop/contracts/places/delivery'
import { implement, type Api } from '../../../platform/http/implement.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { shopperCity, toCity } from '../cities/cities.ts'
import { cityKnown } from '../cities/city-known.ts'
import { deliveryOffers } from '../delivery/delivery.ts'
import { COURIER_KILOMETRE_RUB, COURIER_MOST_KILOMETRES, ZONES } from '../delivery/figures.ts'
import { beltwayOf } from '../cities/rings.ts'

/** GET /delivery/offers: offers of a city for a sum of goods, or an empty bag. */
export function serveDelivery(api: Api) {
  implement(api, deliveryOffersOf, async ({ query, visitor: { shop }, request }) => {
    const cityId = query.city_id ?? (await shopperCity(api.database, shop, cityKnown(api, request)))?.id ?? null
    const { city, offers } = await deliveryOffers(api.database, {
      shop,
      cityId,
      goodsAfterPromo: query.goods ?? 0,
      onlyOnlineCertificates: false,
      now: api.clock.now(),
    })
    if (query.city_id !== undefined && !city) throw new Refused('NOT_FOUND')
    const hasRing = city !== null && beltwayOf(city.region_ru, city.latitude, city.longitude) !== null
    return {
      city: city && toCity(city, shop.locale),
      currency: shop.currency,
      is_ems: shop.country !== 'RU',
      beltway: hasRing ? { inside: ZONES[0].courier, kilometre: COURIER_KILOMETRE_RUB, most: COURIER_MOST_KILOMETRES } : null,
      offers,
    }
  })
}
