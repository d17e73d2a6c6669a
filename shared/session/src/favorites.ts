import { createEvent, createStore } from 'effector'

export { favoritesCookie, parseFavorites } from '@shop/contracts/favorites-cookie'

/** A shopper's heart on a piece: one per item, not per SKU (reading 21). */
export const favoriteToggled = createEvent<number>()
/** The list as this browser keeps it: read after hydration, and again when another tab changes it. */
export const favoritesRead = createEvent<number[]>()

/** Newest first. Guests keep the list in the browser; the server knows signed-in shoppers. */
export const $favorites = createStore<number[]>([], { serialize: 'ignore' })
  .on(favoritesRead, (_, ids) => ids)
  .on(favoriteToggled, (ids, id) => (ids.includes(id) ? ids.filter((other) => other !== id) : [id, ...ids]))

export const $favoritesCount = $favorites.map((ids) => ids.length)
