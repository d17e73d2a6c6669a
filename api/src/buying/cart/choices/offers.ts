import type { DeliveryOffer } from '@shop/contracts/places/delivery'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import type { Queryable } from '../../../platform/db/database.ts'
import { deliveryOffers, type DeliveryAnswer } from '../../../goods/places/delivery/delivery.ts'
import type { WantedPiece } from '../../../goods/places/shops/showcase.ts'
import { isEngraved, readyAt } from '../engraving.ts'
import type { Goods } from '../calculation/calculate.ts'
import type { Chosen } from './kept.ts'

/** Ways that come on the day of the order: not for pieces that go to the workshop first. */
const TODAY: readonly DeliveryOffer['kind'][] = ['sameDay', 'express']

interface OfferRequest {
  shop: ShopContext
  chosen: Pick<Chosen, 'place' | 'pickup_point_id'>
  goods: Pick<Goods, 'goodsSum' | 'onlyCertificates'>
  pieces: readonly (WantedPiece & { engraving: unknown })[]
  now: Date
}

/** Delivery offers for a bag at the chosen place. */
export async function offersAt(
  connection: Queryable,
  { shop, chosen, goods, pieces, now }: OfferRequest,
): Promise<Pick<DeliveryAnswer, 'offers' | 'offersFor'>> {
  const { city_id, city, region, beltway } = chosen.place ?? { city_id: null, city: null, region: null, beltway: null }
  const { offers, offersFor } = await deliveryOffers(connection, {
    shop,
    ...(city_id === null ? { city: city ?? undefined, region: region ?? undefined } : { cityId: city_id }),
    goodsAfterPromo: goods.goodsSum,
    onlyCertificates: goods.onlyCertificates,
    ...(beltway && { beltway }),
    pickupPointId: chosen.pickup_point_id,
    pieces,
    now: readyAt(now, pieces),
  })
  const ways = (all: DeliveryOffer[]) => (isEngraved(pieces) ? all.filter(({ kind }) => !TODAY.includes(kind)) : all)
  return { offers: ways(offers), offersFor: (goodsAfterPromo) => ways(offersFor(goodsAfterPromo)) }
}
