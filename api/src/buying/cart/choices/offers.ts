import type { ShopContext } from '@shop/contracts/shop/storefront'
import type { Queryable } from '../../../platform/db/database.ts'
import { deliveryOffers, type DeliveryAnswer } from '../../../goods/places/delivery/delivery.ts'
import type { WantedPiece } from '../../../goods/places/shops/showcase.ts'
import type { Goods } from '../calculation/calculate.ts'
import type { Chosen } from './kept.ts'

interface OfferRequest {
  shop: ShopContext
  chosen: Pick<Chosen, 'place' | 'pickup_point_id'>
  goods: Pick<Goods, 'goodsSum' | 'onlyCertificates'>
  pieces: readonly WantedPiece[]
  /** When they are ready to be packed. */
  now: Date
}

/** Delivery offers for a bag at the chosen place. */
export function offersAt(connection: Queryable, { shop, chosen, goods, pieces, now }: OfferRequest): Promise<DeliveryAnswer> {
  const { city_id, city, region, beltway } = chosen.place ?? { city_id: null, city: null, region: null, beltway: null }
  return deliveryOffers(connection, {
    shop,
    ...(city_id === null ? { city: city ?? undefined, region: region ?? undefined } : { cityId: city_id }),
    goodsAfterPromo: goods.goodsSum,
    onlyCertificates: goods.onlyCertificates,
    ...(beltway && { beltway }),
    pickupPointId: chosen.pickup_point_id,
    pieces,
    now,
  })
}
