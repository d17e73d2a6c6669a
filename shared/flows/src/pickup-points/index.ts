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

/** Filters of the list and the map, and for the list the place whose nearest points come first. What is null or empty is not asked for. */
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
  /** Of all pages asked for so far. */
  points: PickupPoint[]
  /** Of the next page; null at the end. */
  cursor: string | null
  total: number
}

export interface CountedProvider {
  id: number
  name: string
  /** Its points in the city. */
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
  /** The next page is wanted. */
  moreAsked: EventCallable<void>
  mapMoved: EventCallable<MapSight>
}

export interface PickupPointsOptions {
  /** The question is asked, at first and whenever it has changed. */
  asked: Event<unknown>
  $question: Store<PointsQuestion>
  /** Who runs points in this city; null is the shopper's own. */
  providersAsked: Event<number | null>
  /** A map that is shown anew tells by itself what is in sight. */
  reopened?: Event<void>
}

/**
 * Pickup points as a list by pages and as a map, both asked for with the same filters.
 * Failures stay with the effects: the page decides which of them it shows.
 */
export function createPickupPoints({ asked, $question, providersAsked, reopened }: PickupPointsOptions): PickupPoints {
  const listFx = createRequestFx(pickupPointsList)
  const moreFx = createRequestFx(pickupPointsList)
  const mapFx = createRequestFx(pickupPointsMap)
  const providersFx = createRequestFx(pickupProviders)
  const moreAsked = createEvent<void>()
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
    clock: moreAsked,
    source: { question: $question, found: $found, busy: moreFx.pending },
    filter: ({ found, busy }) => Boolean(found?.cursor) && !busy,
    fn: ({ question, found }) => ({ search: searchOf({ ...question, cursor: found?.cursor }) }),
    target: moreFx,
  })
  sample({ clock: providersAsked, fn: (city_id) => ({ search: searchOf({ city_id }) }), target: providersFx })
  sample({
    clock: [mapMoved, asked],
    source: { sight: $sight, question: $question },
    filter: ({ sight }) => sight !== null,
    fn: ({ sight, question }) => ({ search: searchOf({ ...filtersOf(question), ...(sight && roundedOf(sight)) }) }),
    target: mapFx,
  })
  return { listFx, moreFx, $found, $providers, $onMap, moreAsked, mapMoved }
}

// The map shows what is in sight, wherever the nearest points are.
const filtersOf = ({ latitude: _, longitude: __, ...filters }: PointsQuestion) => filters

/** A meter is exact enough. The API takes a whole zoom only. */
const roundedOf = ({ south, west, north, east, zoom }: MapSight) => ({
  south: south.toFixed(5),
  west: west.toFixed(5),
  north: north.toFixed(5),
  east: east.toFixed(5),
  zoom: Math.round(zoom),
})
