import { combine, createEvent, createStore, sample } from 'effector'
import { pickupPointsList, pickupProviders, type PickupPoint } from '@shop/contracts/pickup-points'
import { deliveryMethod } from '@shop/contracts/reference-ids'
import { createRequestFx, failureOf } from '@shop/http'
import { $location } from '@shop/session'
import { $values } from '../draft.ts'
import { $whole, patched } from './cart.ts'

export interface Near {
  latitude: number
  longitude: number
}
export interface PointFilter {
  /** Street and house. */
  text: string
  /** 0 is all of them (spec §3). */
  provider: number
  fitting: boolean
  automat: boolean
  /** Nearest to this place first. */
  near: Near | null
}
const NO_FILTER: PointFilter = { text: '', provider: 0, fitting: false, automat: false, near: null }

export const pointsOpened = createEvent<void>()
export const filterChanged = createEvent<Partial<PointFilter>>()
export const filterCleared = createEvent<void>()
export const morePointsAsked = createEvent<void>()
/** Looked at: on the map or in the list; `pointChosen` takes it. */
export const pointMarked = createEvent<PickupPoint>()
export const pointChosen = createEvent<PickupPoint>()

export const listFx = createRequestFx(pickupPointsList)
export const moreFx = createRequestFx(pickupPointsList)
/** A point of the map that the list has not reached yet. */
export const pointAsked = createEvent<number>()
const oneFx = createRequestFx(pickupPointsList)
const chosenFx = createRequestFx(pickupPointsList)
const providersFx = createRequestFx(pickupProviders)

export const $filter = createStore(NO_FILTER, { serialize: 'ignore' })
  .on(filterChanged, (filter, change) => ({ ...filter, ...change }))
  .reset(pointsOpened, filterCleared)

/** What list and map are both asked for. */
export const filtersOf = ({ provider, fitting, automat, text }: PointFilter, cityId: number | null) => {
  const query = new URLSearchParams()
  if (provider !== 0) query.append('providers[]', String(provider))
  if (fitting) query.set('fitting', 'true')
  if (automat) query.set('automat', 'true')
  if (cityId !== null) query.set('city_id', String(cityId))
  if (text.trim()) query.set('text', text.trim())
  return query
}
const searchOf = (filter: PointFilter, cityId: number | null, cursor: string | null) => {
  const query = filtersOf(filter, cityId)
  // Ten meters: enough to sort by, and no more of the shopper's place leaves the browser.
  for (const [name, degrees] of Object.entries(filter.near ?? {})) query.set(name, degrees.toFixed(4))
  if (cursor) query.set('cursor', cursor)
  return { search: `?${query.toString()}` }
}
export const $points = createStore<PickupPoint[]>([], { serialize: 'ignore' })
  .on(listFx.doneData, (_, { points }) => points)
  .on(moreFx.doneData, (known, { points }) => [...known, ...points])
/** Nothing fits the filters. */
export const $isNone = combine($points, listFx.pending, (points, busy) => points.length === 0 && !busy)
const $cursor = createStore<string | null>(null, { serialize: 'ignore' }).on(
  [listFx.doneData, moreFx.doneData],
  (_, { next_cursor }) => next_cursor,
)
export const $hasMore = $cursor.map((cursor) => cursor !== null)
export const $providers = createStore<{ id: number; name: string; count: number }[]>([], { serialize: 'ignore' }).on(
  providersFx.doneData,
  (_, { providers }) => providers,
)
export const $pointsFailure = failureOf(listFx).reset(listFx)

const $chosen = createStore<PickupPoint | null>(null, { serialize: 'ignore' })
  .on(pointChosen, (_, point) => point)
  .on(chosenFx.doneData, (_, { points }) => points[0] ?? null)
/** The point of the form, whole; null until it is known. */
export const $point = combine($chosen, $values, (point, values) => (point && String(point.id) === values?.pickup_point ? point : null))

export const $marked = createStore<PickupPoint | null>(null, { serialize: 'ignore' }).on(pointMarked, (_, point) => point)
sample({ clock: pointsOpened, source: $point, target: $marked })
// A search drops a point that it does not find: nothing of another street can be taken.
sample({
  clock: listFx.doneData,
  source: { marked: $marked, filter: $filter },
  filter: ({ marked, filter }, { points }) => filter !== NO_FILTER && !points.some(({ id }) => id === marked?.id),
  fn: () => null,
  target: $marked,
})

const asked = sample({ clock: [pointsOpened, filterChanged, filterCleared], source: { filter: $filter, place: $location } })
sample({ clock: asked, fn: ({ filter, place }) => searchOf(filter, place?.city_id ?? null, null), target: listFx })
sample({ clock: pointsOpened, fn: () => ({}), target: providersFx })
sample({
  clock: morePointsAsked,
  source: { filter: $filter, place: $location, cursor: $cursor, busy: moreFx.pending },
  filter: ({ cursor, busy }) => cursor !== null && !busy,
  fn: ({ filter, place, cursor }) => searchOf(filter, place?.city_id ?? null, cursor),
  target: moreFx,
})
const byId = (id: number | string) => ({ search: `?${new URLSearchParams([['ids[]', String(id)]]).toString()}` })
sample({
  clock: pointAsked,
  source: $points,
  filter: (points, id) => points.some((point) => point.id === id),
  fn: (points, id) => points.find((point) => point.id === id) as PickupPoint,
  target: pointMarked,
})
sample({
  clock: pointAsked,
  source: $points,
  filter: (points, id) => !points.some((point) => point.id === id),
  fn: (_, id) => byId(id),
  target: oneFx,
})
/** Forgotten when the filters change: a late answer must not mark a point that they exclude. */
const $askedId = createStore<number | null>(null, { serialize: 'ignore' })
  .on(pointAsked, (_, id) => id)
  .reset(filterChanged, filterCleared, pointMarked)
sample({
  clock: oneFx.doneData,
  source: $askedId,
  filter: (id, { points }) => points[0]?.id === id,
  fn: (_, { points }) => points[0] ?? null,
  target: $marked,
})

/** This bag is large enough: every point is free. */
export const $isFree = $whole.map((cart) => {
  const kind = cart?.delivery.find(({ typeId }) => typeId === deliveryMethod.pickpoint)
  return Boolean(cart && kind && (kind.price === 0 || (kind.freeFrom !== null && cart.goodsSum >= kind.freeFrom)))
})

// A saved order knows the point's id; its hours and price are asked for.
const $savedPoint = $values.map((values) => values?.pickup_point ?? '')
sample({
  clock: $savedPoint,
  source: $chosen,
  filter: (point, id) => id !== '' && String(point?.id ?? '') !== id,
  fn: (_, id) => byId(id),
  target: chosenFx,
})
sample({
  clock: pointChosen,
  fn: (point) => ({
    pickup_point: String(point.id),
    pickpoint_number: point.code,
    pickpoint_short_address: point.short_address,
    pickpoint_full_address: point.full_address,
  }),
  target: patched,
})
// Points are of a city: another city has others.
const $cityId = $location.map((place) => place?.city_id ?? null)
sample({
  clock: $cityId,
  source: { point: $point, values: $values },
  filter: ({ point, values }, city) => Boolean(values?.pickup_point) && point !== null && point.city_id !== city,
  fn: () => ({ pickup_point: '', pickpoint_number: '', pickpoint_short_address: '', pickpoint_full_address: '' }),
  target: patched,
})
