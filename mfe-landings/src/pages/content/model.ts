import { createEvent, createStore, sample } from 'effector'
import { content, services, type ContentPage } from '@shop/contracts/content/content'
import { createRequestFx, pageFailureOf } from '@shop/http'
import { failPage } from '@shop/routing'
import { cardInDocument, shortInDocument } from '@shop/ui/card-in-document'
import { contentAsk, serviceAsk } from './asks.ts'
import type { ContentUrl } from './url.ts'

export const opened = createEvent<ContentUrl>()

const showContentFx = createRequestFx(content)
const showServiceFx = createRequestFx(services)

export const $url = createStore<ContentUrl | null>(null).on(opened, (_, url) => url)

/** Cards in server state contain only what is rendered. */
const inDocument = (page: ContentPage): ContentPage => ({
  ...page,
  blocks: page.blocks.map((block) => (block.kind === 'products' ? { ...block, products: block.products.map(cardInDocument) } : block)),
})

export const $page = createStore<ContentPage | null>(null, { serialize: shortInDocument((page) => page && inDocument(page)) })
  // Clears the previous page.
  .on(opened, (page, { path, version }) => (page?.path === path && (version ?? page.versions[0]?.version) === page.version ? page : null))
  .on(showContentFx.doneData, (_, { page }) => page)
  .on(showServiceFx.doneData, (_, { data }) => data)

const wanted = sample({ clock: opened, source: $page, filter: (page) => page === null, fn: (_, url) => url })
sample({ clock: wanted, filter: ({ isService }) => !isService, fn: contentAsk, target: showContentFx })
sample({ clock: wanted, filter: ({ isService }) => isService, fn: serviceAsk, target: showServiceFx })
sample({ clock: [showContentFx.failData, showServiceFx.failData], fn: pageFailureOf, target: failPage('content') })
