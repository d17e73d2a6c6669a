import { combine, createEvent, createStore, sample } from 'effector'
import { shops, type Shop } from '@shop/contracts/places/shops'
import { createRequestFx, pageFailureOf } from '@shop/http'
import { failPage } from '@shop/routing'
import { shopsAsk } from './asks.ts'
import type { ShopsUrl } from './url.ts'

export const opened = createEvent<ShopsUrl>()
/** Selected in list or map; null closes it. */
export const shopChosen = createEvent<number | null>()

const showShopsFx = createRequestFx(shops)

export const $url = createStore<ShopsUrl | null>(null).on(opened, (_, url) => url)
export const $shops = createStore<Shop[] | null>(null).on(showShopsFx.doneData, (_, answer) => answer.shops)

/** Shops of the chosen city and service. "Open now" depends on time, so the view filters it. */
export const $inChoice = combine($shops, $url, (all, url) =>
  (all ?? []).filter(
    ({ city_id, services }) => (!url?.cityId || city_id === url.cityId) && (!url?.service || services.includes(url.service)),
  ),
)

/** The shop in the URL, else the first, until one is selected. */
export const $chosenId = createStore<number | null>(null)
  .on(shopChosen, (_, id) => id)
  .reset(opened)
sample({
  clock: [opened, showShopsFx.doneData],
  source: { shops: $inChoice, url: $url },
  fn: ({ shops, url }) => (shops.find(({ id }) => id === url?.shopId) ?? shops[0])?.id ?? null,
  target: $chosenId,
})

sample({ clock: opened, source: $shops, filter: (all) => all === null, fn: () => shopsAsk(), target: showShopsFx })
sample({ clock: showShopsFx.failData, fn: pageFailureOf, target: failPage('shops') })
