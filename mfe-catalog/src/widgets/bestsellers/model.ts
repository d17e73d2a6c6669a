import { createEvent, createStore, sample } from 'effector'
import { bestsellers } from '@shop/contracts/content/main-page'
import type { ProductCard } from '@shop/contracts/catalog/product-card'
import { createRequestFx } from '@shop/http'
import type { Address } from '@shop/routing'
import { cardInDocument, shortInDocument } from '@shop/ui/card-in-document'
import { bestsellersAsk } from './asks.ts'

export const opened = createEvent<Address>()
export const bestsellersFx = createRequestFx(bestsellers)

/** The same for every page: asked for once in a document, or brought by it. */
export const $products = createStore<ProductCard[] | null>(null, {
  serialize: shortInDocument((products) => products?.map(cardInDocument) ?? null),
}).on(bestsellersFx.doneData, (_, { products }) => products)

sample({ clock: opened, source: $products, filter: (products) => products === null, fn: () => bestsellersAsk(), target: bestsellersFx })
