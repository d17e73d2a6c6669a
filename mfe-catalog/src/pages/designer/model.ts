import { combine, createEvent, createStore, sample } from 'effector'
import { designerInfo, type DesignerStory } from '@shop/contracts/catalog/designers'
import { showSection } from '@shop/contracts/catalog/listing'
import type { CategoryLink, ProductCard } from '@shop/contracts/catalog/product-card'
import { createRequestFx, pageFailureOf } from '@shop/http'
import { failPage } from '@shop/routing'
import { piecesAsk, storyAsk } from './asks.ts'
import type { DesignerUrl } from './url.ts'

export const opened = createEvent<DesignerUrl>()
const storyFx = createRequestFx(designerInfo)
const piecesFx = createRequestFx(showSection)

const $id = createStore('').on(opened, (_, { id }) => id)
const $category = createStore<string | null>(null).on(opened, (_, { category }) => category)

const isNew = (known: string, { id }: DesignerUrl) => known !== id
/** Stores contain data of the current designer only. */
const $storyOf = createStore<{ id: string; story: DesignerStory } | null>(null)
const $piecesOf = createStore<{ id: string; pieces: ProductCard[] } | null>(null)

export const $story = combine($storyOf, $id, (shown, id) => (shown?.id === id ? shown.story : null))
const $all = combine($piecesOf, $id, (shown, id) => (shown?.id === id ? shown.pieces : null))

const belongsTo = (category: string | null) => (piece: ProductCard) => category === null || piece.catalog.url.split('/').at(-1) === category

/** Products of the chosen category; all if it is empty. */
export const $pieces = combine($all, $category, (pieces, category) => {
  const chosen = pieces?.filter(belongsTo(category)) ?? null
  return chosen?.length === 0 ? pieces : chosen
})

export interface DesignerCategory extends CategoryLink {
  slug: string
  count: number
  current: boolean
}

/** The designer's categories, largest first. */
export const $categories = combine($all, $category, (pieces, category): DesignerCategory[] => {
  const found = new Map<string, DesignerCategory>()
  for (const { catalog } of pieces ?? []) {
    const slug = catalog.url.split('/').at(-1) ?? ''
    const known = found.get(slug) ?? { ...catalog, slug, count: 0, current: slug === category }
    found.set(slug, { ...known, count: known.count + 1 })
  }
  return [...found.values()].toSorted((a, b) => b.count - a.count)
})

sample({
  clock: opened,
  source: $storyOf,
  filter: (shown, url) => isNew(shown?.id ?? '', url),
  fn: (_, url) => storyAsk(url),
  target: storyFx,
})
sample({
  clock: opened,
  source: $piecesOf,
  filter: (shown, url) => isNew(shown?.id ?? '', url),
  fn: (_, url) => piecesAsk(url),
  target: piecesFx,
})

$storyOf.on(storyFx.done, (_, { params, result }) => ({ id: params.params?.id ?? '', story: result.result.designer }))
$piecesOf.on(piecesFx.done, (_, { params, result }) => ({ id: params.body?.url ?? '', pieces: result.result.products }))

sample({
  clock: [
    storyFx.fail.map(({ params, error }) => ({ id: params.params?.id, error })),
    piecesFx.fail.map(({ params, error }) => ({ id: params.body?.url, error })),
  ],
  source: $id,
  filter: (shown, { id }) => shown === id,
  fn: (_, { error }) => pageFailureOf(error),
  target: failPage('designer'),
})
