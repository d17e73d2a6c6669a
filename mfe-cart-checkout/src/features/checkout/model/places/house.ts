import { createEvent, createStore, sample } from 'effector'
import { addressPlace } from '@shop/contracts/places/location'
import type { GeoPoint } from '@shop/contracts/places/geo-point'
import { createRequestFx, failureOf } from '@shop/http'
import { $location } from '@shop/session'

/** A suggestion with a house was taken, or the button was pressed: the map comes. */
export const houseWanted = createEvent<void>()
/** The address that the map shall show. */
export const houseRequested = createEvent<string>()

const placeFx = createRequestFx(addressPlace)

export interface House {
  /** The address as the geocoder writes it. */
  address: string
  /** Null for a house that the geocoder does not know. */
  point: GeoPoint | null
}

export const $isHouseWanted = createStore(false, { serialize: 'ignore' }).on(houseWanted, () => true)
/** Null while it is looked for, and when the call fails. */
export const $house = createStore<House | null>(null, { serialize: 'ignore' })
  .on(placeFx.doneData, (_, { address, is_full, is_known = true, latitude, longitude }) => ({
    address,
    point: is_full && is_known ? { latitude, longitude } : null,
  }))
  .reset(houseRequested)

export const $houseFailure = failureOf(placeFx).reset(houseRequested)

sample({
  clock: houseRequested,
  source: $location,
  filter: (location, address) => Boolean(location?.city_id) && address.trim() !== '',
  fn: (location, address) => ({ body: { city_id: location?.city_id as number, address: address.trim() } }),
  target: placeFx,
})
