import { combine, createEvent, createStore, merge, sample } from 'effector'
import { pickupPointsList, type PickupPoint } from '@shop/contracts/places/pickup-points'
import { deliveryMethod } from '@shop/contracts/places/reference-ids'
import { createPickupPoints } from '@shop/flows/pickup-points'
import { createRequestFx, failureOf } from '@shop/http'
import { $location } from '@shop/session'
import { $values, patched } from '../../draft.ts'
import { $whole } from '../cart.ts'

export interface Near {
  latitude: number
  longitude: number
}
export interface PointFilter {
  /** Street and house. */
  text: string
  /** 0 is all of them. */
  provider: number
  fitting: boolean
  automat: boolean
  /** Nearest to this place first. */
  near: Near | null
}
const NO_FILTER: PointFilter = { text: '', provider: 0, fitting: false, automat: false, near: null }

/** An order that is placed, whose pickup point is changed. */
export interface PointsOfOrder {
  order: string
  city: number
  /** What its delivery price is reckoned by. */
  goods: number
}

/** Without an order the points are for the bag. */
export const pointsOpened = createEvent<PointsOfOrder | void>()
export const filterChanged = createEvent<Partial<PointFilter>>()
export const filterCleared = createEvent<void>()
/** Looked at: on the map or in the list; `pointChosen` takes it. */
export const pointMarked = createEvent<PickupPoint>()
export const pointChosen = createEvent<PickupPoint>()

/** A point of the map that the list has not reached yet. */
export const pointAsked = createEvent<number>()
const oneFx = createRequestFx(pickupPointsList)
const chosenFx = createRequestFx(pickupPointsList)

export const $filter = createStore(NO_FILTER, { serialize: 'ignore' })
  .on(filterChanged, (filter, change) => ({ ...filter, ...change }))
  .reset(pointsOpened, filterCleared)

/** Ten meters: enough to sort by, and no more of the shopper's place leaves the browser. */
const NEAR_DIGITS = 4

const $ofOrder = createStore<PointsOfOrder | null>(null, { serialize: 'ignore' }).on(pointsOpened, (_, order) => order ?? null)

const $question = combine($filter, $location, $ofOrder, ({ provider, fitting, automat, text, near }, place, ofOrder) => ({
  providers: provider === 0 ? [] : [provider],
  fitting: fitting || null,
  automat: automat || null,
  city_id: ofOrder?.city ?? place?.city_id ?? null,
  goods: ofOrder?.goods ?? null,
  text: text.trim(),
  latitude: near && near.latitude.toFixed(NEAR_DIGITS),
  longitude: near && near.longitude.toFixed(NEAR_DIGITS),
}))

const points = createPickupPoints({
  asked: merge([pointsOpened, filterChanged, filterCleared]),
  $question,
  providersAsked: pointsOpened.map((order) => order?.city ?? null),
  reopened: pointsOpened.map(() => undefined),
})
export const { listFx, moreFx, $providers, $onMap, moreAsked, mapMoved } = points
export const $points = points.$found.map((found) => found?.points ?? [])
/** Nothing fits the filters. */
export const $isNone = combine($points, listFx.pending, (points, busy) => points.length === 0 && !busy)
export const $hasMore = points.$found.map((found) => Boolean(found?.cursor))
export const $pointsFailure = failureOf(listFx).reset(listFx)

const $chosen = createStore<PickupPoint | null>(null, { serialize: 'ignore' })
  .on(pointChosen, (_, point) => point)
  .on(chosenFx.doneData, (_, { points }) => points[0] ?? null)
/** The point of the form, whole; null until it is known. */
export const $point = combine($chosen, $values, (point, values) => (point && String(point.id) === values?.pickup_point ? point : null))

export const $marked = createStore<PickupPoint | null>(null, { serialize: 'ignore' }).on(pointMarked, (_, point) => point)
sample({ clock: pointsOpened, source: $point, fn: (point, order) => (order ? null : point), target: $marked })
// A search drops a point that it does not find: nothing of another street can be taken.
sample({
  clock: listFx.doneData,
  source: { marked: $marked, filter: $filter },
  filter: ({ marked, filter }, { points }) => filter !== NO_FILTER && !points.some(({ id }) => id === marked?.id),
  fn: () => null,
  target: $marked,
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
export const $isFree = combine($whole, $ofOrder, (cart, ofOrder) => {
  // Points for an order come with their own prices.
  if (ofOrder) return false
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
