import { ask } from '@shop/contracts/core/ask'
import { deliveryOffersOf } from '@shop/contracts/places/delivery'
import { searchOf } from '@shop/contracts/core/endpoint'
import type { Address } from '@shop/routing'
import { deliveryUrl } from './url.ts'

/** @param cityId null: the shopper's city */
export const offersAsk = (cityId: number | null) => ask(deliveryOffersOf, { search: searchOf({ city_id: cityId }) })

export const asks = (address: Address) => [offersAsk(deliveryUrl(address).cityId)]
