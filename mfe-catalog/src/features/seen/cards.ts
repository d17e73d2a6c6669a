import { createEvent, createStore } from 'effector'
import type { ProductCard } from '@shop/contracts/catalog/product-card'

export const cardsSeen = createEvent<readonly ProductCard[]>()

export type SeenCards = ReadonlyMap<string, ProductCard>

/** Rendered cards by URL, for instant previews of product pages. */
export const $seenCards = createStore<SeenCards>(new Map(), { serialize: 'ignore' }).on(
  cardsSeen,
  (known, cards) => new Map([...known, ...cards.map((card) => [card.url, card] as const)]),
)

/** A card whose variants include this URL. */
export const siblingOf = (cards: SeenCards, url: string) =>
  [...cards.values()].find(({ modifications }) => modifications.some(({ variants }) => variants.some((variant) => variant.url === url)))
