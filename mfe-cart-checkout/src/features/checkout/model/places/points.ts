import { combine, createEvent, createStore, merge, sample } from 'effector'
import { pickupPointsList, type PickupPoint } from '@shop/contracts/places/pickup-points'
import { deliveryMethod } from '@shop/contracts/places/reference-ids'
import { createPickupPoints } from '@shop/flows/pickup-points'
import { createRequestFx, failureOf } from '@shop/http'
import { $location } from '@shop/session'
import { $values, patched } from '../../draft.ts'
import { $fullCart } from '../cart.ts'

export interface Near {
  latitude: number
  longitude: number
}
export interface PointFilter {
  /** Street and house. */
  text: string
  /** 0 means all. */
  provider: number
  fitting: boolean
  automat: boolean
  /** Sorts by distance from here. */
  near: Near | null
}
const NO_FILTER: PointFilter = { text: '', provider: 0, fitting: false, automat: false, near: null }

/** A placed order whose pickup point is being changed. */
export interface PointsOfOrder {
  order: string
  city: number
  /** Base of its delivery price. */
  goods: number
}

/** Without an order: points for the bag. */
export const pointsOpened = createEvent<PointsOfOrder | void>()
export const filterChanged = createEvent<Partial<PointFilter>>()
export const filterCleared = createEvent<void>()
/** Highlights a point on map or list; `pointChosen` selects it. */
export const pointMarked = createEvent<PickupPoint>()
export const pointChosen = createEvent<PickupPoint>()

/** A map point not loaded in the list yet. */
export const pointRequested = createEvent<number>()
const oneFx = createRequestFx(pickupPointsList)
const chosenFx = createRequestFx(pickupPointsList)

export const $filter = createStore(NO_FILTER, { serialize: 'ignore' })
  .on(filterChanged, (filter, change) => ({ ...filter, ...change }))
  .reset(pointsOpened, filterCleared)

/** Rounded to ten meters, to protect the shopper's location. */
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
  providersRequested: pointsOpened.map((order) => order?.city ?? null),
  reopened: pointsOpened.map(() => undefined),
})
export const { listFx, moreFx, $providers, $onMap, moreRequested, mapMoved } = points
export const $points = points.$found.map((found) => found?.points ?? [])
/** No results for the filters. */
export const $isNone = combine($points, listFx.pending, (points, busy) => points.length === 0 && !busy)
export const $hasMore = points.$found.map((found) => Boolean(found?.cursor))
export const $pointsFailure = failureOf(listFx).reset(listFx)

const $chosen = createStore<PickupPoint | null>(null, { serialize: 'ignore' })
  .on(pointChosen, (_, point) => point)
  .on(chosenFx.doneData, (_, { points }) => points[0] ?? null)
/** The form's selected point; null until loaded. */
export const $point = combine($chosen, $values, (point, values) => (point && String(point.id) === values?.pickup_point ? point : null))

export const $marked = createStore<PickupPoint | null>(null, { serialize: 'ignore' }).on(pointMarked, (_, point) => point)
sample({ clock: pointsOpened, source: $point, fn: (point, order) => (order ? null : point), target: $marked })
// A search without the highlighted point clears it, so that it cannot be selected.
sample({
  clock: listFx.doneData,
  source: { marked: $marked, filter: $filter },
  filter: ({ marked, filter }, { points }) => filter !== NO_FILTER && !points.some(({ id }) => id === marked?.id),
  fn: () => null,
  target: $marked,
})

const byId = (id: number | string) => ({ search: `?${new URLSearchParams([['ids[]', String(id)]]).toString()}` })
sample({
  clock: pointRequested,
  source: $points,
  filter: (points, id) => points.some((point) => point.id === id),
  fn: (points, id) => points.find((point) => point.id === id) as PickupPoint,
  target: pointMarked,
})
sample({
  clock: pointRequested,
  source: $points,
  filter: (points, id) => !points.some((point) => point.id === id),
  fn: (_, id) => byId(id),
  target: oneFx,
})
/** Cleared when filters change: a late response must not highlight an excluded point. */
const $askedId = createStore<number | null>(null, { serialize: 'ignore' })
  .on(pointRequested, (_, id) => id)
  .reset(filterChanged, filterCleared, pointMarked)
sample({
  clock: oneFx.doneData,
  source: $askedId,
  filter: (id, { points }) => points[0]?.id === id,
  fn: (_, { points }) => points[0] ?? null,
  target: $marked,
})

/** This bag has free delivery to every point. */
export const $isFree = combine($fullCart, $ofOrder, (cart, ofOrder) => {
  // Points for an order include their prices.
  if (ofOrder) return false
  const kind = cart?.delivery.find(({ typeId }) => typeId === deliveryMethod.pickpoint)
  return Boolean(cart && kind && (kind.price === 0 || (kind.freeFrom !== null && cart.goodsSum >= kind.freeFrom)))
})

// A saved order has only the point's id: loads the details.
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
