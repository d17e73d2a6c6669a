import { createEvent, createStore } from 'effector'

/** A shopper's heart on a piece: one per item, not per SKU (reading 21). */
export const favoriteToggled = createEvent<number>()
/** The list as this browser keeps it: read after hydration, and again when another tab changes it. */
export const favoritesRead = createEvent<number[]>()

/** Newest first. Guests keep the list in the browser; the server knows signed-in shoppers. */
export const $favorites = createStore<number[]>([], { serialize: 'ignore' })
  .on(favoritesRead, (_, ids) => ids)
  .on(favoriteToggled, (ids, id) => (ids.includes(id) ? ids.filter((other) => other !== id) : [id, ...ids]))

export const $favoritesCount = $favorites.map((ids) => ids.length)

const COOKIE = 'favorites'
/** A cookie holds 4 KiB: the newest 300 pieces fit. */
const MOST = 300

/** In a cookie and not in local storage, so that the heart also works as a plain form, without scripts. */
export function parseFavorites(cookies: string): number[] {
  const value = /(?:^|;\s*)favorites=([\d.]*)/.exec(cookies)?.[1] ?? ''
  return value.split('.').filter(Boolean).map(Number).filter(Number.isSafeInteger)
}

export const favoritesCookie = (ids: readonly number[], maxAgeSeconds: number) =>
  `${COOKIE}=${ids.slice(0, MOST).join('.')}; Path=/; SameSite=Lax; Max-Age=${maxAgeSeconds}`
