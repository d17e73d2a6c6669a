import type { ProductCard } from '@shop/contracts/catalog/product-card'

/**
 * In the document each card says what it shows: two photographs and one group of variants (`product-card`). The rest is not in the
 * HTML beside it, so that no compression finds it there, and it comes with the piece. Every remote bundles this for itself: a remote
 * needs nothing of the shell that an older shell has not.
 */
export function cardInDocument(card: ProductCard): ProductCard {
  const second = card.photos.find(({ base }) => base !== card.photo.base)
  const group = card.modifications.find(({ variants }) => variants.length > 1)
  return {
    ...card,
    photos: card.photos.filter((photo, index) => index === 0 || photo === second),
    modifications: group ? [group] : [],
  }
}

/** `serialize` of a store that says less in the document than it holds. Effector's type of JSON knows no interfaces, hence the casts. */
export const shortInDocument = <State>(shorten: (state: State) => State) => ({
  write: (state: State) => shorten(state) as never,
  read: (written: unknown) => written as State,
})
