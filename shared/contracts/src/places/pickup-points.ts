import * as v from 'valibot'
import { defineEndpoint } from '../core/endpoint.ts'
import { PaymentKind } from './delivery.ts'
import { PICKUP_POINTS_PAGE_SIZE } from '../core/limits.ts'
import { Currency, Minor } from '../core/money.ts'
import { queryFlag, queryId, queryInteger, queryLatitude, queryLongitude } from '../core/query.ts'
import { queryText } from '../core/text/query-text.ts'

/** The additional entry "All". */
export const ALL_PROVIDERS_ID = 0

export const PickupProvider = v.object({ id: v.number(), name: v.string() })
export type PickupProvider = v.InferOutput<typeof PickupProvider>

export const PickupPoint = v.object({
  id: v.number(),
  /** The provider's number; patterns identify those of Belarus and Kazakhstan. */
  code: v.string(),
  provider_id: v.number(),
  provider: v.string(),
  city_id: v.number(),
  city: v.string(),
  region: v.string(),
  country_iso_code: v.string(),
  /** Street and house. */
  short_address: v.string(),
  /** With the city and directions to the entrance. */
  full_address: v.string(),
  latitude: v.number(),
  longitude: v.number(),
  /** HH:MM, or null for around the clock; the same every day. */
  hours: v.nullable(v.object({ from: v.string(), to: v.string() })),
  is_automat: v.boolean(),
  has_fitting: v.boolean(),
  payments: v.array(PaymentKind),
  /** 0 is free. */
  price: Minor,
  currency: Currency,
  days: v.object({ from: v.number(), to: v.number() }),
  dates: v.object({ from: v.string(), to: v.string() }),
  /** Storage time of a parcel in days. */
  kept_days: v.number(),
  /** Distance from `near` in meters; null without `near`. */
  metres: v.nullable(v.number()),
})
export type PickupPoint = v.InferOutput<typeof PickupPoint>

export const MapBounds = v.object({ south: v.number(), west: v.number(), north: v.number(), east: v.number() })
export type MapBounds = v.InferOutput<typeof MapBounds>

/** A small point for the map. */
export const MapPoint = v.object({
  id: v.number(),
  provider_id: v.number(),
  latitude: v.number(),
  longitude: v.number(),
  name: v.string(),
})
export type MapPoint = v.InferOutput<typeof MapPoint>

export const MapCluster = v.object({ latitude: v.number(), longitude: v.number(), count: v.number(), bounds: MapBounds })
export type MapCluster = v.InferOutput<typeof MapCluster>

const filters = {
  city_id: v.optional(queryId),
  /** Words of an address in any order. */
  text: v.optional(queryText),
  /** Provider ids; 0 or empty means all. */
  providers: v.optional(v.pipe(v.array(queryId), v.maxLength(10)), []),
  fitting: v.optional(queryFlag),
  automat: v.optional(queryFlag),
  round_the_clock: v.optional(queryFlag),
}

export const pickupPointsMap = defineEndpoint('/api/pickup-points/map/', {
  name: 'pickupPointsMap',
  method: 'GET',
  query: v.object({
    south: queryLatitude,
    west: queryLongitude,
    north: queryLatitude,
    east: queryLongitude,
    zoom: v.optional(v.pipe(queryInteger, v.minValue(0), v.maxValue(20)), '12'),
    ...filters,
  }),
  answer: v.object({ points: v.array(MapPoint), clusters: v.array(MapCluster) }),
  about: 'Light points inside bounds; those that would lie on each other at this zoom come as clusters. Filters are those of the list.',
  example: { answer: { points: [{ id: 1, provider_id: 1, latitude: 55.78, longitude: 37.59, name: 'Лесная улица, 7' }], clusters: [] } },
})

export const pickupPointsList = defineEndpoint('/api/pickup-points/list/', {
  name: 'pickupPointsList',
  method: 'GET',
  query: v.object({
    /** Sorts by distance when both are given. */
    latitude: v.optional(queryLatitude),
    longitude: v.optional(queryLongitude),
    /** Goods sum after promo code, to show prices for another sum than the current bag. */
    goods: v.optional(v.pipe(queryInteger, v.minValue(0))),
    ids: v.optional(v.pipe(v.array(queryId), v.maxLength(PICKUP_POINTS_PAGE_SIZE)), []),
    cursor: v.optional(v.pipe(v.string(), v.maxLength(100), v.regex(/^[\w-]+$/))),
    ...filters,
  }),
  answer: v.object({
    points: v.array(PickupPoint),
    /** Cursor of the next page; null at the end. */
    next_cursor: v.nullable(v.string()),
    per_page: v.number(),
    total: v.number(),
    /** Bounds of all results, not only this page; null when there are none. */
    bounds: v.nullable(MapBounds),
  }),
  about: 'Pickup points of a city (the shopper’s own when none is named), 50 a page by cursor. `ids[]` gives just these.',
  example: { answer: { points: [], next_cursor: null, per_page: PICKUP_POINTS_PAGE_SIZE, total: 0, bounds: null } },
})

export const pickupProviders = defineEndpoint('/api/pickup-points/providers', {
  name: 'pickupProviders',
  method: 'GET',
  query: v.object({ city_id: v.optional(queryId) }),
  answer: v.object({ providers: v.array(v.object({ ...PickupProvider.entries, count: v.number() })) }),
  about: 'Who runs pickup points in a city (the shopper’s own when none is named), and how many; All, with id 0, comes first.',
  example: { answer: { providers: [{ id: ALL_PROVIDERS_ID, name: 'Все', count: 2000 }] } },
})
