import { createEvent, createStore, sample } from 'effector'
import { searchOf } from '@shop/contracts/core/endpoint'
import { deliveryPromise, type CityPromise } from '@shop/contracts/places/promise'
import { createRequestFx } from '@shop/http'
import { $location } from '@shop/session'

/** What is promised: a piece and its price, or a bag. */
export interface Goods {
  /** One that is wanted twice is there twice. */
  skus: readonly string[]
  /** Minor units; null while unknown. */
  sum: number | null
}

export const promiseAsked = createEvent<Goods>()
/** A promised moment has passed. */
export const passed = createEvent<void>()

const promiseFx = createRequestFx(deliveryPromise)

const $goods = createStore<Goods | null>(null, { serialize: 'ignore' }).on(promiseAsked, (_, goods) => goods)
/** The last answer stands until the next one, so that nothing blinks. */
export const $promise = createStore<CityPromise | null>(null, { serialize: 'ignore' }).on(promiseFx.doneData, (_, answer) => answer)

sample({
  clock: [$goods, passed, $location],
  source: { goods: $goods, location: $location },
  filter: ({ goods, location }) => goods !== null && location !== null,
  fn: ({ goods, location }) => ({ search: searchOf({ city_id: location?.city_id || null, goods: goods?.sum, sku_ids: goods?.skus }) }),
  target: promiseFx,
})
