import { combine, createEvent, createStore, sample } from 'effector'
import { bestsellers } from '@shop/contracts/content/main-page'
import type { ProductCard } from '@shop/contracts/catalog/product-card'
import { createRequestFx, failureOf } from '@shop/http'
import { piecesAsk } from './asks.ts'
import type { LookUrl } from './url.ts'

/** At every visit, on the server and in the browser alike. */
export const opened = createEvent<LookUrl>()
export const retried = createEvent<void>()

const piecesFx = createRequestFx(bestsellers)

const $url = createStore<LookUrl>({ limit: null }).on(opened, (_, url) => url)
const $pieces = createStore<ProductCard[] | null>(null).on(piecesFx.doneData, (_, { products }) => products)
export const $shown = combine($pieces, $url, (pieces, { limit }) => pieces?.slice(0, limit ?? pieces.length) ?? null)
export const $failure = failureOf(piecesFx).reset(piecesFx.done, retried)

// The server's answer came with the document: it is not asked for again.
sample({ clock: [opened, retried], source: $pieces, filter: (pieces) => pieces === null, fn: () => piecesAsk(), target: piecesFx })
