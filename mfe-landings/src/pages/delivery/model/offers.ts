import { createEvent, createStore, sample } from 'effector'
import { deliveryOffersOf, type CityOffers } from '@shop/contracts/places/delivery'
import { createRequestFx, pageFailureOf } from '@shop/http'
import { failPage } from '@shop/routing'
import { $location } from '@shop/session'
import { offersAsk } from '../asks.ts'
import type { DeliveryUrl } from '../url.ts'

export const opened = createEvent<DeliveryUrl>()

const offersFx = createRequestFx(deliveryOffersOf)

export const $url = createStore<DeliveryUrl | null>(null).on(opened, (_, url) => url)
export const $delivery = createStore<CityOffers | null>(null).on(offersFx.doneData, (_, answer) => answer)

sample({
  clock: opened,
  source: $delivery,
  filter: (known, { cityId }) => known === null || (cityId !== null && known.city?.id !== cityId),
  fn: (_, { cityId }) => offersAsk(cityId),
  target: offersFx,
})

// The document is cached; the shopper's city is loaded later, and after every change of city.
sample({
  clock: $location,
  source: { delivery: $delivery, url: $url },
  filter: ({ delivery, url }, location) => url?.cityId === null && delivery !== null && location?.city_id !== (delivery.city?.id ?? null),
  fn: (_, location) => offersAsk(location?.city_id ?? null),
  target: offersFx,
})

sample({
  clock: offersFx.failData,
  source: $delivery,
  // Keeps the displayed offers on failure.
  filter: (known) => known === null,
  fn: (_, error) => pageFailureOf(error),
  target: failPage('delivery'),
})
