import { createEffect, createEvent, createStore, sample } from 'effector'
import { content, type ContentPage } from '@shop/contracts/content/content'
import { serverNow } from '@shop/contracts/core/time/clock'
import { createRequestFx, pageFailureOf } from '@shop/http'
import { failPage } from '@shop/routing'
import { cardInDocument, shortInDocument } from '@shop/ui/card-in-document'
import { landingAsk } from './asks.ts'
import type { LandingUrl } from './url.ts'

export const opened = createEvent<LandingUrl>()

const showLandingFx = createRequestFx(content)
const readClockFx = createEffect(serverNow)

/** Time of opening, by the rendering server's clock: hydration must match. */
export const $openedAt = createStore(0).on(readClockFx.doneData, (_, now) => now)

/** Cards in server state contain only what is rendered. */
const inDocument = (page: ContentPage): ContentPage => ({
  ...page,
  blocks: page.blocks.map((block) => (block.kind === 'products' ? { ...block, products: block.products.map(cardInDocument) } : block)),
})

export const $landing = createStore<ContentPage | null>(null, { serialize: shortInDocument((page) => page && inDocument(page)) })
  // Clears the previous landing.
  .on(opened, (page, { path }) => (page?.path === path ? page : null))
  .on(showLandingFx.doneData, (_, { page }) => page)

// Hydration keeps the server's data.
sample({ clock: opened, source: $openedAt, filter: (at) => at === 0, fn: () => undefined, target: readClockFx })
sample({ clock: opened, source: $landing, filter: (page) => page === null, fn: (_, url) => landingAsk(url), target: showLandingFx })
sample({ clock: showLandingFx.failData, fn: pageFailureOf, target: failPage('landing') })
