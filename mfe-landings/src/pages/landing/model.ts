import { createEffect, createEvent, createStore, sample } from 'effector'
import { content, type ContentPage } from '@shop/contracts/content/content'
import { createRequestFx, pageFailureOf } from '@shop/http'
import { pageFailed } from '@shop/routing'
import { cardInDocument, shortInDocument } from '@shop/ui/card-in-document'
import { landingAsk } from './asks.ts'
import type { LandingUrl } from './url.ts'

export const opened = createEvent<LandingUrl>()

const showLandingFx = createRequestFx(content)
const readClockFx = createEffect(() => Date.now())

/** When the page was opened, by the clock of the server where it was rendered there: the first render of the browser must be the same. */
export const $openedAt = createStore(0).on(readClockFx.doneData, (_, now) => now)

/** Cards go into the document without what only the browser needs. */
const inDocument = (page: ContentPage): ContentPage => ({
  ...page,
  blocks: page.blocks.map((block) => (block.kind === 'products' ? { ...block, products: block.products.map(cardInDocument) } : block)),
})

export const $landing = createStore<ContentPage | null>(null, { serialize: shortInDocument((page) => page && inDocument(page)) })
  // Another landing has nothing to do with this address.
  .on(opened, (page, { path }) => (page?.path === path ? page : null))
  .on(showLandingFx.doneData, (_, { page }) => page)

// The browser takes over what the server has shown.
sample({ clock: opened, source: $openedAt, filter: (at) => at === 0, fn: () => undefined, target: readClockFx })
sample({ clock: opened, source: $landing, filter: (page) => page === null, fn: (_, url) => landingAsk(url), target: showLandingFx })
sample({ clock: showLandingFx.failData, fn: pageFailureOf, target: pageFailed })
