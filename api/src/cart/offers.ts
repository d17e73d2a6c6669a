import type { Choices } from '@shop/contracts/cart/full-cart'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import type { Queryable } from '../db/database.ts'
import { findCity, shopperCity } from '../places/cities/cities.ts'
import { deliveryOffers } from '../places/delivery/delivery.ts'
import { placeOfAddress } from '../places/addresses/geocoder.ts'
import type { OffersFor } from './whole-cart.ts'

export interface RequestedPlace {
  shop: ShopContext
  choices: Pick<Choices, 'delivery' | 'pickup_point_id'>
  /** The city from the shopper's cookie. */
  cityCookie: string | undefined
  now: Date
}

/**
 * Delivery offers for a bag at the given address, else at the shopper's city. The distance to the ring road comes from our geocoder, never
 * from the browser.
 */
export function offersAt(connection: Queryable, { shop, choices, cityCookie, now }: RequestedPlace): OffersFor {
  const { city_id, city: name, region, address } = choices.delivery ?? {}
  return async ({ goodsSum, onlyCertificates }) => {
    const named = { cityId: city_id, city: name ?? undefined, region: region ?? undefined }
    const city = city_id || name ? await findCity(connection, shop.country, named) : await shopperCity(connection, shop, cityCookie)
    const found = city && address ? await placeOfAddress(connection, city, address, shop.locale) : null
    const { offers } = await deliveryOffers(connection, {
      shop,
      ...(city ? { cityId: city.id } : named),
      goodsAfterPromo: goodsSum,
      onlyCertificates,
      ...(found && { beltway: found.beltway }),
      pickupPointId: choices.pickup_point_id,
      now,
    })
    return offers
  }
}
