import type { Choices } from '@shop/contracts/full-cart'
import type { ShopContext } from '@shop/contracts/storefront'
import type { Queryable } from '../db/database.ts'
import { defaultCity } from '../places/cities.ts'
import { deliveryOffers } from '../places/delivery.ts'
import type { OffersFor } from './whole-cart.ts'

export interface PlaceAsked {
  shop: ShopContext
  choices: Pick<Choices, 'delivery' | 'pickup_point_id'>
  now: Date
}

/** Kinds of delivery for a bag at the place that its shopper has named, or at the first city of the country. */
export function offersAt(connection: Queryable, { shop, choices, now }: PlaceAsked): OffersFor {
  const { city_id, city, region } = choices.delivery ?? {}
  return async ({ goodsSum, onlyCertificates }) => {
    const named = Boolean(city_id || city)
    const cityId = city_id ?? (named ? null : ((await defaultCity(connection, shop.country))?.id ?? null))
    const { offers } = await deliveryOffers(connection, {
      shop,
      cityId,
      city: city ?? undefined,
      region: region ?? undefined,
      goodsAfterPromo: goodsSum,
      onlyCertificates,
      pickupPointId: choices.pickup_point_id,
      now,
    })
    return offers
  }
}
