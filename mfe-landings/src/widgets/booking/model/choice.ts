import { combine, createEvent, createStore, sample } from 'effector'
import { type BookableService, type BookingDay, bookingServices, type BookingShop, bookingSlots } from '@shop/contracts/services/bookings'
import { searchOf } from '@shop/contracts/core/endpoint'
import type { Currency } from '@shop/contracts/core/money'
import { createRequestFx, failureOf } from '@shop/http'
import type { Address } from '@shop/routing'
import { servicesAsk } from '../asks.ts'

export interface Choice {
  services: BookableService[]
  shops: BookingShop[]
  currency: Currency
}

/** A service in a shop. */
export interface BookingPlace {
  service: string
  shop: number
}

/** Before rendering with a page, on the server and in the browser. */
export const opened = createEvent<Address>()
export const placeChosen = createEvent<BookingPlace>()
/** The slot was taken, or slots failed to load. */
export const slotsWanted = createEvent<void>()
export const retried = createEvent<void>()

const servicesFx = createRequestFx(bookingServices)
const slotsFx = createRequestFx(bookingSlots)

/** Not personal: loaded once, or included in the document. */
export const $choice = createStore<Choice | null>(null).on(servicesFx.doneData, (_, choice) => choice)
export const $choiceFailure = failureOf(servicesFx).reset(servicesFx)

const $place = createStore<BookingPlace | null>(null, { serialize: 'ignore' }).on(placeChosen, (_, place) => place)
const $found = createStore<{ place: BookingPlace; days: BookingDay[] } | null>(null, { serialize: 'ignore' })
/** Days with free times; null until loaded. Reloading keeps the known ones. */
export const $days = combine($place, $found, (place, found) =>
  place && found?.place.service === place.service && found.place.shop === place.shop ? found.days : null,
)
export const $slotsFailure = failureOf(slotsFx).reset(slotsFx)

sample({
  clock: [opened, retried],
  source: $choice,
  filter: (choice) => choice === null,
  fn: () => servicesAsk(),
  target: servicesFx,
})
sample({
  clock: [placeChosen, slotsWanted, retried],
  source: $place,
  filter: (place) => place !== null,
  fn: (place) => ({ search: searchOf({ service: place?.service, shop: place?.shop }) }),
  target: slotsFx,
})
// A newer call aborts the older one, so the response is for the latest choice.
sample({
  clock: slotsFx.doneData,
  source: $place,
  filter: (place) => place !== null,
  fn: (place, { days }) => ({ place: place as BookingPlace, days }),
  target: $found,
})
