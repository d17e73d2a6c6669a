import type { DeliveryOffer } from '@shop/contracts/places/delivery'
import { deliveryPromise, type PromisedShop, type PromisedWay } from '@shop/contracts/places/promise'
import type { Locale } from '@shop/contracts/shop/storefront'
import { implement, type Api } from '../../../platform/http/implement.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { findCity, shopperCity } from '../cities/cities.ts'
import { cityKnown } from '../cities/city-known.ts'
import { deliveryOffers } from '../delivery/delivery.ts'
import { holidaysOf } from '../delivery/figures.ts'
import { nextVisit, orderBefore, promisedCouriers } from '../delivery/promise.ts'
import { linesAsked, readyAt, waysAfterWorkshop } from '../delivery/workshop.ts'
import { shopDate } from '../shops/calendar.ts'
import { isWithinReach } from '../shops/reach.ts'
import { shopsToVisit } from '../shops/showcase.ts'
import { termText, visitText } from './when.ts'

type ShopToVisit = Awaited<ReturnType<typeof shopsToVisit>>[number]

/** GET /delivery/promise: what an order placed now is promised in the shopper's city. */
export function servePromise(api: Api) {
  implement(api, deliveryPromise, async ({ query, visitor: { shop }, request }) => {
    const { country, locale } = shop
    const asked = query.city_id ? findCity(api.database, country, { cityId: query.city_id }) : null
    const city = await (asked ?? shopperCity(api.database, shop, cityKnown(api, request)))
    if (asked && !city) throw new Refused('NOT_FOUND')
    const now = api.clock.now()
    const { skus, isEngraved } = linesAsked(query.sku_ids)
    const pieces = [...Map.groupBy(skus, (sku) => sku)].map(([sku, { length }]) => ({ sku, quantity: length }))
    const moment = { now, holidays: holidaysOf(process.env, now.getUTCFullYear()) }
    const [answer, withAll] = await Promise.all([
      deliveryOffers(api.database, {
        shop,
        cityId: city?.id,
        goodsAfterPromo: query.goods ?? 0,
        onlyOnlineCertificates: false,
        ...(pieces.length > 0 && { pieces }),
        now: readyAt(now, isEngraved),
      }),
      pieces.length > 0 ? shopsToVisit(api.database, pieces, shop) : [],
    ])
    const offers = waysAfterWorkshop(answer.offers, isEngraved)
    const first = (kind: DeliveryOffer['kind']) => offers.find((offer) => offer.kind === kind && offer.available) ?? null
    const wayOf = (offer: DeliveryOffer | null) => offer && toWay(offer, locale, moment)
    const near = withAll.filter((one) => city && isWithinReach(city, one)).flatMap((one) => toShop(one, country, locale, moment) ?? [])
    return {
      city: city && city[`name_${locale}`],
      couriers: promisedCouriers(offers).map((offer) => toWay(offer, locale, moment)),
      point: wayOf(first('pickpoint')),
      shops: near.toSorted((one, other) => Number(other.is_today) - Number(one.is_today)),
      collect: wayOf(first('shop')),
    }
  })
}

interface Moment {
  now: Date
  holidays: readonly string[]
}

function toWay(offer: DeliveryOffer, locale: Locale, { now, holidays }: Moment): PromisedWay {
  const { kind, price, price_from, fitting, places } = offer
  const text = termText(offer, locale, shopDate(now))
  return { kind, text, price, price_from, order_before: orderBefore(offer, now, holidays)?.toISOString() ?? null, fitting, places }
}

function toShop(
  { id, name, latitude, longitude, ...shop }: ShopToVisit,
  country: string,
  locale: Locale,
  { now, holidays }: Moment,
): PromisedShop | null {
  const visit = nextVisit({ country, ...shop }, now, holidays)
  return visit && { id, name, is_today: visit.date === visit.today, text: visitText(visit, locale), at: { latitude, longitude } }
}
