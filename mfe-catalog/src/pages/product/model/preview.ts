import { combine, createEvent, createStore, sample } from 'effector'
import type { ProductCard } from '@shop/contracts/catalog/product-card'
import { addToBag, type Addition } from '@shop/session'
import { $seenCards, siblingOf, type SeenCards } from '#features/seen/cards.ts'
import { $canBuy, $choice, $key, $product, opened, sizeMissed } from './product.ts'

/** The card that was clicked; null for other entries. */
export const $preview = combine($seenCards, $key, (cards, key) => previewOf(cards, `/catalog/${key}`))

/** "Add to bag" was pressed before the product loaded. */
export const addPressedEarly = createEvent<void>()
const arrived = sample({ clock: $product, filter: (product) => product !== null })
export const $isWanted = createStore(false, { serialize: 'ignore' })
  .on(addPressedEarly, () => true)
  .reset(opened)

// Kept until the product loads: then adds it, or asks for a size.
const answered = sample({
  clock: arrived,
  source: { isWanted: $isWanted, canBuy: $canBuy, choice: $choice, product: $product },
  filter: ({ isWanted, canBuy }) => isWanted && canBuy,
  fn: ({ choice, product }) => ({ skuId: choice?.sku?.id ?? null, name: product?.name ?? '' }),
})
sample({
  clock: answered,
  filter: ({ skuId }) => skuId !== null,
  fn: ({ skuId, name }): Addition => ({ skuId: skuId ?? '', name, from: 'product', opensBag: true }),
  target: addToBag,
})
sample({ clock: answered, filter: ({ skuId }) => skuId === null, fn: () => {}, target: sizeMissed })
$isWanted.reset(answered)

export interface KnownCard {
  card: ProductCard
  /** For a variant link only the shared facts are known. */
  isSibling: boolean
}

function previewOf(cards: SeenCards, url: string): KnownCard | null {
  const own = cards.get(url)
  const card = own ?? siblingOf(cards, url)
  return card ? { card, isSibling: !own } : null
}
