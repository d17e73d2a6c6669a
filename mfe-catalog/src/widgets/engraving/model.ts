import { createEvent, createStore, sample } from 'effector'
import { bestsellers } from '@shop/contracts/content/main-page'
import type { ProductCard } from '@shop/contracts/catalog/product-card'
import { createRequestFx, failureOf } from '@shop/http'

/** The popup is on screen. */
export const shown = createEvent<void>()
export const retried = createEvent<void>()

const piecesFx = createRequestFx(bestsellers)

export const $pieces = createStore<ProductCard[] | null>(null, { serialize: 'ignore' }).on(piecesFx.doneData, (_, { products }) => products)
export const $failure = failureOf(piecesFx).reset(shown, retried)

sample({ clock: [shown, retried], fn: () => ({}), target: piecesFx })
