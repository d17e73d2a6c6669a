import { combine, createEvent, createStore, sample } from 'effector'
import type { ProductCard } from '@shop/contracts/catalog/product-card'
import { addAllToBag, pieceLanded, type Additions } from '@shop/session'
import { phrase } from '../texts/index.ts'
import { $products, opened } from './list.ts'
import { piecesRemoved } from './removal.ts'

export const pieceChosen = createEvent<number>()
export const allChosen = createEvent<boolean>()
export const chosenAdded = createEvent<void>()
export const chosenRemoved = createEvent<void>()

const $ids = createStore<number[]>([], { serialize: 'ignore' })
  .on(pieceChosen, (ids, id) => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]))
  .reset(opened)

/** Of displayed products: removed ones are deselected. */
const $chosen = combine($products, $ids, (products, ids) => products.filter(({ itemId }) => ids.includes(itemId)))
export const $chosenIds = $chosen.map((products) => products.map(({ itemId }) => itemId))
export const $areAllChosen = combine($products, $chosen, (products, chosen) => products.length > 0 && chosen.length === products.length)

export interface ChosenSum {
  pieces: number
  /** Minor units; available products only. */
  sum: number
  /** Some have sizes: the sum is a minimum. */
  isFrom: boolean
  /** Added by one tap. */
  ready: number
  /** Need a size first. */
  sized: number
}
export const $sum = $chosen.map((chosen): ChosenSum => {
  const forSale = chosen.filter(({ canBuy }) => canBuy)
  const ready = forSale.filter(({ sku }) => sku !== null).length
  return {
    pieces: chosen.length,
    sum: forSale.reduce((sum, { price }) => sum + (price.final ?? price.initial ?? 0), 0),
    isFrom: forSale.some(({ hasPriceRange }) => hasPriceRange),
    ready,
    sized: forSale.length - ready,
  }
})

$ids.on(
  sample({ clock: allChosen, source: $products, fn: (products, isOn) => (isOn ? products.map(({ itemId }) => itemId) : []) }),
  (_, ids) => ids,
)

const readyOf = (chosen: readonly ProductCard[]) =>
  chosen.flatMap(({ itemId, name, canBuy, sku }) => (canBuy && sku ? [{ itemId, name, sku }] : []))

sample({
  clock: chosenAdded,
  source: { chosen: $chosen, sum: $sum },
  fn: ({ chosen, sum: { sized } }): Additions => ({
    additions: readyOf(chosen).map(({ sku, name }) => ({ skuId: sku, name, from: 'wishlist' })),
    notes: sized > 0 ? [phrase('sized', { count: sized })] : [],
  }),
  target: addAllToBag,
})
// What was not added stays chosen.
$ids
  .on(sample({ clock: chosenAdded, source: $chosen, fn: (chosen) => readyOf(chosen).map(({ itemId }) => itemId) }), (_, ids) => ids)
  .on(
    sample({ clock: pieceLanded, source: $products, fn: (products, { skuId }) => products.find(({ sku }) => sku === skuId)?.itemId }),
    (ids, added) => ids.filter((id) => id !== added),
  )

sample({ clock: chosenRemoved, source: $chosenIds, target: piecesRemoved })
$ids.reset(piecesRemoved)
