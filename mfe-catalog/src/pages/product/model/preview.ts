import { combine, createEvent, createStore, sample } from 'effector'
import type { ProductCard } from '@shop/contracts/catalog/product-card'
import { addToBag } from '@shop/session'
import { $seenCards, siblingOf, type SeenCards } from '../../../features/seen/cards.ts'
import { $canBuy, $choice, $key, $product, opened, sizeMissed } from './product.ts'

/** What the card that was followed has said of this piece; null where the shopper came from elsewhere. */
export const $preview = combine($seenCards, $key, (cards, key) => previewOf(cards, `/catalog/${key}`))

/** The bag was asked for before the piece was there. */
export const bagWanted = createEvent<void>()
const arrived = sample({ clock: $product, filter: (product) => product !== null })
export const $isWanted = createStore(false, { serialize: 'ignore' })
  .on(bagWanted, () => true)
  .reset(opened)

// The wish is kept until the piece is there: it is added, or its size is asked for.
const answered = sample({
  clock: arrived,
  source: { isWanted: $isWanted, canBuy: $canBuy, choice: $choice },
  filter: ({ isWanted, canBuy }) => isWanted && canBuy,
  fn: ({ choice }) => choice?.sku?.id ?? null,
})
sample({
  clock: answered,
  filter: (skuId) => skuId !== null,
  fn: (skuId) => ({ skuId: skuId ?? '', from: 'product' as const }),
  target: addToBag,
})
sample({ clock: answered, filter: (skuId) => skuId === null, fn: () => {}, target: sizeMissed })
$isWanted.reset(answered)

export interface Known {
  card: ProductCard
  /** A variant on a card was followed: of its piece only what both share is known. */
  isSibling: boolean
}

function previewOf(cards: SeenCards, url: string): Known | null {
  const own = cards.get(url)
  const card = own ?? siblingOf(cards, url)
  return card ? { card, isSibling: !own } : null
}
