import { createEvent, createStore, sample, type Effect, type Event, type EventCallable, type Store } from 'effector'
import { searchOf } from '@shop/contracts/core/endpoint'
import {
  pickupPointsList,
  pickupPointsMap,
  pickupProviders,
  type MapBounds,
  type MapCluster,
  type MapPoint,
  type PickupPoint,
} from '@shop/contracts/places/pickup-points'
import { createRequestFx, type RequestError, type RequestParams } from '@shop/http'
import type { MapSight } from '@shop/ui/map'

/** Filters of list and map; `near` sorts the list by distance. Null and empty values do not filter. */
export type PointsQuestion = Readonly<{
  city_id: number | null
  providers?: readonly number[]
  fitting?: boolean | null
  automat?: boolean | null
  text?: string | null
  latitude?: number | string | null
  longitude?: number | string | null
}>

export interface FoundPoints {
  /** Of all loaded pages. */
  points: PickupPoint[]
  /** Cursor of the next page; null at the end. */
  cursor: string | null
  total: number
}

export interface CountedProvider {
  id: number
  name: string
  /** Its number of points in the city. */
  count: number
}

export interface ListAnswer {
  points: PickupPoint[]
  next_cursor: string | null
  per_page: number
  total: number
  bounds: MapBounds | null
}
type ListFx = Effect<RequestParams<never, undefined>, ListAnswer, RequestError>

export interface PickupPoints {
  listFx: ListFx
  moreFx: ListFx
  $found: Store<FoundPoints | null>
  $providers: Store<CountedProvider[]>
  $onMap: Store<{ points: MapPoint[]; clusters: MapCluster[] }>
  /** Loads the next page. */
  moreRequested: EventCallable<void>
  mapMoved: EventCallable<MapSight>
}

export interface PickupPointsOptions {
  /** Loads results, initially and after every change of the filters. */
  asked: Event<unknown>
  $question: Store<PointsQuestion>
  /** Loads the providers of a city; null is the shopper's own. */
  providersRequested: Event<number | null>
  /** A remounted map reports its bounds by itself. */
  reopened?: Event<void>
}

/** Pickup points as a paged list and a map with the same filters. Failures stay in the effects: the page decides which to show. */
export function createPickupPoints({ asked, $question, providersRequested, reopened }: PickupPointsOptions): PickupPoints {
  const listFx = createRequestFx(pickupPointsList)
  const moreFx = createRequestFx(pickupPointsList)
  const mapFx = createRequestFx(pickupPointsMap)
  const providersFx = createRequestFx(pickupProviders)
  const moreRequested = createEvent<void>()
  const mapMoved = createEvent<MapSight>()

  const $found = createStore<FoundPoints | null>(null, { serialize: 'ignore' })
    .on(listFx.doneData, (_, { points, next_cursor, total }) => ({ points, cursor: next_cursor, total }))
    .on(moreFx.doneData, (known, { points, next_cursor, total }) => ({
      points: [...(known?.points ?? []), ...points],
      cursor: next_cursor,
      total,
    }))
  const $providers = createStore<CountedProvider[]>([], { serialize: 'ignore' }).on(providersFx.doneData, (_, { providers }) => providers)
  const $onMap = createStore<{ points: MapPoint[]; clusters: MapCluster[] }>({ points: [], clusters: [] }, { serialize: 'ignore' }).on(
    mapFx.doneData,
    (_, found) => found,
  )
  const $sight = createStore<MapSight | null>(null, { serialize: 'ignore' }).on(mapMoved, (_, sight) => sight)
  if (reopened) $sight.reset(reopened)

  sample({ clock: asked, source: $question, fn: (question) => ({ search: searchOf(question) }), target: listFx })
  sample({
    clock: moreRequested,
    source: { question: $question, found: $found, busy: moreFx.pending },
    filter: ({ found, busy }) => Boolean(found?.cursor) && !busy,
    fn: ({ question, found }) => ({ search: searchOf({ ...question, cursor: found?.cursor }) }),
    target: moreFx,
  })
  sample({ clock: providersRequested, fn: (city_id) => ({ search: searchOf({ city_id }) }), target: providersFx })
  sample({
    clock: [mapMoved, asked],
    source: { sight: $sight, question: $question },
    filter: ({ sight }) => sight !== null,
    fn: ({ sight, question }) => ({ search: searchOf({ ...filtersOf(question), ...(sight && roundedOf(sight)) }) }),
    target: mapFx,
  })
  return { listFx, moreFx, $found, $providers, $onMap, moreRequested, mapMoved }
}

// The map loads its visible bounds, independent of the nearest points.
const filtersOf = ({ latitude: _, longitude: __, ...filters }: PointsQuestion) => filters

/** Rounded to a meter. The API requires an integer zoom. */
const roundedOf = ({ south, west, north, east, zoom }: MapSight) => ({
  south: south.toFixed(5),
  west: west.toFixed(5),
  north: north.toFixed(5),
  east: east.toFixed(5),
  zoom: Math.round(zoom),
})
