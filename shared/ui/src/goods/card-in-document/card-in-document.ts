import type { ProductCard } from '@shop/contracts/catalog/product-card'

/**
 * Reduces cards in server state to what is rendered (`product-card`): the variant groups with a choice, and of further pictures, which are
 * decorative, only the file. The rest is not in the HTML, so compression cannot deduplicate it. Every remote bundles this function, so
 * older shells need not provide it.
 */
export const cardInDocument = (card: ProductCard): ProductCard => ({
  ...card,
  photos: card.photos.map((photo) =>
    photo.base === card.photo.base ? photo : { ...photo, alt: '', color: card.photo.color, image_type: card.photo.image_type },
  ),
  modifications: card.modifications.filter(({ variants }) => variants.length > 1),
})

/** `serialize` of a store with reduced server state. Effector's JSON type rejects interfaces, hence the casts. */
export const shortInDocument = <State>(shorten: (state: State) => State) => ({
  write: (state: State) => shorten(state) as never,
  read: (written: unknown) => written as State,
})
