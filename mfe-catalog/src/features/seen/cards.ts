import { createEvent, createStore } from 'effector'
import type { ProductCard } from '@shop/contracts/catalog/product-card'

export const cardsSeen = createEvent<readonly ProductCard[]>()

export type SeenCards = ReadonlyMap<string, ProductCard>

/** By address, what cards of this document have said already: the page of a piece begins with it. */
export const $seenCards = createStore<SeenCards>(new Map(), { serialize: 'ignore' }).on(
  cardsSeen,
  (known, cards) => new Map([...known, ...cards.map((card) => [card.url, card] as const)]),
)

/** The card of the same piece in another variant, which names this address among its variants. */
export const siblingOf = (cards: SeenCards, url: string) =>
  [...cards.values()].find(({ modifications }) => modifications.some(({ variants }) => variants.some((variant) => variant.url === url)))
