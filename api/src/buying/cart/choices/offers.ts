import type { ShopContext } from '@shop/contracts/shop/storefront'
import type { Queryable } from '../../../platform/db/database.ts'
import { deliveryOffers, type DeliveryAnswer } from '../../../goods/places/delivery/delivery.ts'
import { readyAt, waysAfterWorkshop } from '../../../goods/places/delivery/workshop.ts'
import type { WantedPiece } from '../../../goods/places/shops/showcase.ts'
import { isEngraved } from '../engraving/engraving.ts'
import type { Goods } from '../calculation/calculate.ts'
import type { Chosen } from './kept.ts'

interface OfferRequest {
  shop: ShopContext
  chosen: Pick<Chosen, 'place' | 'pickup_point_id'>
  goods: Pick<Goods, 'goodsSum'>
  onlyOnlineCertificates: boolean
  onlySizers: boolean
  /** What is carried. */
  pieces: readonly (WantedPiece & { engraving: unknown })[]
  now: Date
}

/** Delivery offers for a bag at the chosen place. */
export async function offersAt(
  connection: Queryable,
  { shop, chosen, goods, onlyOnlineCertificates, onlySizers, pieces, now }: OfferRequest,
): Promise<Pick<DeliveryAnswer, 'offers' | 'offersFor'>> {
  const { city_id, city, region, beltway } = chosen.place ?? { city_id: null, city: null, region: null, beltway: null }
  const engraved = isEngraved(pieces)
  const { offers, offersFor } = await deliveryOffers(connection, {
    shop,
    ...(city_id === null ? { city: city ?? undefined, region: region ?? undefined } : { cityId: city_id }),
    goodsAfterPromo: goods.goodsSum,
    onlyOnlineCertificates,
    onlySizers,
    ...(beltway && { beltway }),
    pickupPointId: chosen.pickup_point_id,
    pieces,
    now: readyAt(now, engraved),
  })
  return {
    offers: waysAfterWorkshop(offers, engraved),
    offersFor: (goodsAfterPromo) => waysAfterWorkshop(offersFor(goodsAfterPromo), engraved),
  }
}
