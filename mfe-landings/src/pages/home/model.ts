import { createEvent, createStore, sample } from 'effector'
import { mainPage, type MainPage } from '@shop/contracts/content/main-page'
import { promises, type ShopPromise } from '@shop/contracts/content/promises'
import { createRequestFx, pageFailureOf } from '@shop/http'
import { failPage } from '@shop/routing'
import { cardInDocument, shortInDocument } from '@shop/ui/card-in-document'
import { mainPageAsk, promisesAsk } from './asks.ts'

export const opened = createEvent<void>()
const mainPageFx = createRequestFx(mainPage)
const promisesFx = createRequestFx(promises)

const inDocument = (page: MainPage): MainPage => ({
  ...page,
  newProducts: { ...page.newProducts, products: page.newProducts.products.map(cardInDocument) },
})

export const $mainPage = createStore<MainPage | null>(null, {
  serialize: shortInDocument((page) => page && inDocument(page)),
}).on(mainPageFx.doneData, (_, page) => page)

/** Optional: the page renders without them. */
export const $promises = createStore<ShopPromise[]>([]).on(promisesFx.doneData, (_, answer) => answer.promises)

// Skips loading for server-rendered data and returning visitors.
sample({ clock: opened, source: $mainPage, filter: (page) => page === null, fn: () => mainPageAsk(), target: mainPageFx })
sample({ clock: opened, source: $promises, filter: (known) => known.length === 0, fn: () => promisesAsk(), target: promisesFx })
sample({ clock: mainPageFx.failData, fn: pageFailureOf, target: failPage('home') })
