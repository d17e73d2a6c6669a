import { createEvent, createStore } from 'effector'
import type { ProductCard } from '@shop/contracts/product-card'

export const cardsSeen = createEvent<readonly ProductCard[]>()

/** By address, what cards of this document have said already: the page of a piece begins with it. */
export const $seenCards = createStore<ReadonlyMap<string, ProductCard>>(new Map(), { serialize: 'ignore' }).on(
  cardsSeen,
  (known, cards) => new Map([...known, ...cards.map((card) => [card.url, card] as const)]),
)
