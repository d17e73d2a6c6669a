import { combine, createEvent, createStore, sample } from 'effector'
import { createPickupPoints } from '@shop/flows/pickup-points'
import { failureOf } from '@shop/http'
import { $delivery, $url } from './offers.ts'

/** Loaded when the section becomes visible. */
export const pointsWanted = createEvent<void>()
export const pointChosen = createEvent<number>()

const $isWanted = createStore(false, { serialize: 'ignore' }).on(pointsWanted, () => true)
/** Sorted by distance from the city center. */
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

const points = createPickupPoints({ asked, $question, providersRequested: asked.map(({ city_id }) => city_id) })
const { listFx } = points
export const { $found, $providers, $onMap, mapMoved } = points
export const moreWanted = points.moreRequested

export const $chosenId = createStore<number | null>(null, { serialize: 'ignore' })
  .on(pointChosen, (_, id) => id)
  .reset(listFx)
export const $failure = failureOf(listFx, points.moreFx).reset(listFx)
