import { createEvent, createStore, sample } from 'effector'
import { deliveryOffersOf, type CityOffers } from '@shop/contracts/places/delivery'
import { searchOf } from '@shop/contracts/core/endpoint'
import { createRequestFx, failureOf } from '@shop/http'
import { $location } from '@shop/session'

export const opened = createEvent<void>()
export const retried = createEvent<void>()

const offersFx = createRequestFx(deliveryOffersOf)

/** Reloads when the city changes. */
export const $delivery = createStore<CityOffers | null>(null, { serialize: 'ignore' })
  .on(offersFx.doneData, (_, answer) => answer)
  .reset(opened)
export const $failure = failureOf(offersFx).reset(opened, retried)

sample({
  clock: [opened, retried],
  source: $location,
  fn: (location) => ({ search: searchOf(location?.city_id ? { city_id: String(location.city_id) } : {}) }),
  target: offersFx,
})
