import type { ProductCard } from '@shop/contracts/catalog/product-card'

/**
 * Reduces cards in server state to what is rendered: the variant groups with a choice (`product-card`). The rest is not in the HTML, so
 * compression cannot deduplicate it. Every remote bundles this function, so older shells need not provide it.
 */
export const cardInDocument = (card: ProductCard): ProductCard => ({
  ...card,
  modifications: card.modifications.filter(({ variants }) => variants.length > 1),
})

/** `serialize` of a store with reduced server state. Effector's JSON type rejects interfaces, hence the casts. */
export const shortInDocument = <State>(shorten: (state: State) => State) => ({
  write: (state: State) => shorten(state) as never,
  read: (written: unknown) => written as State,
})
