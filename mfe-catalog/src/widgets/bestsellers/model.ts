import { createEvent, createStore, sample } from 'effector'
import { bestsellers } from '@shop/contracts/content/main-page'
import type { ProductCard } from '@shop/contracts/catalog/product-card'
import { createRequestFx } from '@shop/http'
import type { Address } from '@shop/routing'
import { cardInDocument, shortInDocument } from '@shop/ui/card-in-document'
import { bestsellersAsk } from './asks.ts'

export const opened = createEvent<Address>()
export const bestsellersFx = createRequestFx(bestsellers)

/** Not personal: loaded once, or included in the document. */
export const $products = createStore<ProductCard[] | null>(null, {
  serialize: shortInDocument((products) => products?.map(cardInDocument) ?? null),
}).on(bestsellersFx.doneData, (_, { products }) => products)

sample({ clock: opened, source: $products, filter: (products) => products === null, fn: () => bestsellersAsk(), target: bestsellersFx })
