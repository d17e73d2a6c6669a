import { combine, createEvent, createStore, sample } from 'effector'
import { searchOf } from '@shop/contracts/core/endpoint'
import { shops, type Shop } from '@shop/contracts/places/shops'
import { createRequestFx, failureOf } from '@shop/http'
import { $location } from '@shop/session'

/** SKU whose stock is shown; null for shops only. */
export const opened = createEvent<string | null>()
export const retried = createEvent<void>()
/** Selected in list or map. */
export const shopChosen = createEvent<number>()

const shopsFx = createRequestFx(shops)

const $sku = createStore<string | null>(null, { serialize: 'ignore' }).on(opened, (_, sku) => sku)
const $answer = createStore<Shop[] | null>(null, { serialize: 'ignore' })
  .on(shopsFx.doneData, (_, answer) => answer.shops)
  .reset(opened)
/** The shopper's city first, shops with stock before others. */
export const $shops = combine($answer, $location, (answer, location) => {
  const rank = ({ city_id, has }: Shop) => (city_id === location?.city_id ? 0 : 2) + (has === 0 ? 1 : 0)
  return answer?.toSorted((one, other) => rank(one) - rank(other)) ?? null
})
const $choice = createStore<number | null>(null, { serialize: 'ignore' })
  .on(shopChosen, (_, id) => id)
  .reset(opened)
/** Default: the first. */
export const $chosenId = combine($choice, $shops, (choice, all) => choice ?? all?.[0]?.id ?? null)
export const $failure = failureOf(shopsFx).reset(opened, retried)

sample({
  clock: [opened, retried],
  source: $sku,
  fn: (sku) => ({ search: searchOf({ sku_ids: sku === null ? [] : [sku] }) }),
  target: shopsFx,
})
