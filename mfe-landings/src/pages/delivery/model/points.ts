import { combine, createEvent, createStore, sample } from 'effector'
import { searchOf } from '@shop/contracts/endpoint'
import {
  pickupPointsList,
  pickupPointsMap,
  pickupProviders,
  type MapCluster,
  type MapPoint,
  type PickupPoint,
} from '@shop/contracts/pickup-points'
import { createRequestFx, failureOf } from '@shop/http'
import type { MapSight } from '@shop/ui/map'
import { $delivery, $url } from './offers.ts'

/** The section is in sight: nobody pays for points that are not looked at. */
export const pointsWanted = createEvent<void>()
export const moreWanted = createEvent<void>()
export const mapMoved = createEvent<MapSight>()
export const pointChosen = createEvent<number>()

export const listFx = createRequestFx(pickupPointsList)
const moreFx = createRequestFx(pickupPointsList)
const mapFx = createRequestFx(pickupPointsMap)
const providersFx = createRequestFx(pickupProviders)

interface Found {
  points: PickupPoint[]
  cursor: string | null
  total: number
}
interface Provider {
  id: number
  name: string
  count: number
}

export const $found = createStore<Found | null>(null, { serialize: 'ignore' })
  .on(listFx.doneData, (_, { points, next_cursor, total }) => ({ points, cursor: next_cursor, total }))
  .on(moreFx.doneData, (known, { points, next_cursor, total }) => ({
    points: [...(known?.points ?? []), ...points],
    cursor: next_cursor,
    total,
  }))
export const $providers = createStore<Provider[]>([], { serialize: 'ignore' }).on(providersFx.doneData, (_, answer) => answer.providers)
export const $onMap = createStore<{ points: MapPoint[]; clusters: MapCluster[] }>({ points: [], clusters: [] }, { serialize: 'ignore' }).on(
  mapFx.doneData,
  (_, answer) => answer,
)
export const $chosenId = createStore<number | null>(null, { serialize: 'ignore' })
  .on(pointChosen, (_, id) => id)
  .reset(listFx)
export const $failure = failureOf(listFx, moreFx).reset(listFx)

const $isWanted = createStore(false, { serialize: 'ignore' }).on(pointsWanted, () => true)
/** Nearest to the middle of the city first. */
const $question = combine($delivery, $url, (delivery, url) => ({
  city_id: delivery?.city?.id ?? null,
  latitude: delivery?.city?.latitude ?? null,
  longitude: delivery?.city?.longitude ?? null,
  providers: url?.provider ? [url.provider] : [],
}))

const asked = sample({
  clock: [pointsWanted, $question],
  source: { question: $question, isWanted: $isWanted },
  filter: ({ question, isWanted }) => isWanted && question.city_id !== null,
  fn: ({ question }) => question,
})
sample({ clock: asked, fn: (question) => ({ search: searchOf(question) }), target: listFx })
sample({ clock: asked, fn: ({ city_id }) => ({ search: searchOf({ city_id }) }), target: providersFx })
sample({
  clock: moreWanted,
  source: { question: $question, found: $found },
  filter: ({ found }) => Boolean(found?.cursor),
  fn: ({ question, found }) => ({ search: searchOf({ ...question, cursor: found?.cursor }) }),
  target: moreFx,
})

const $sight = createStore<MapSight | null>(null, { serialize: 'ignore' }).on(mapMoved, (_, sight) => sight)
sample({
  clock: [mapMoved, asked],
  source: { sight: $sight, question: $question },
  filter: ({ sight }) => sight !== null,
  fn: ({ sight, question }) => ({
    search: searchOf({ ...sight, zoom: Math.round(sight?.zoom ?? 0), city_id: question.city_id, providers: question.providers }),
  }),
  target: mapFx,
})
