import { createEvent, createStore, sample } from 'effector'
import { deliveryOffersOf, type CityOffers } from '@shop/contracts/places/delivery'
import { searchOf } from '@shop/contracts/core/endpoint'
import { createRequestFx, failureOf } from '@shop/http'
import { $location } from '@shop/session'

/** @param sum of the piece it is opened from, minor units; null: an empty bag */
export const opened = createEvent<number | null>()
export const retried = createEvent<void>()

const offersFx = createRequestFx(deliveryOffersOf)

const $sum = createStore<number | null>(null, { serialize: 'ignore' }).on(opened, (_, sum) => sum)

/** Reloads when the city changes. */
export const $delivery = createStore<CityOffers | null>(null, { serialize: 'ignore' })
  .on(offersFx.doneData, (_, answer) => answer)
  .reset(opened)
export const $failure = failureOf(offersFx).reset(opened, retried)

sample({
  clock: [opened, retried],
  source: { location: $location, goods: $sum },
  fn: ({ location, goods }) => ({ search: searchOf({ city_id: location?.city_id || null, goods }) }),
  target: offersFx,
})
