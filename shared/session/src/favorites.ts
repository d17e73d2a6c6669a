import { combine, createEvent, createStore, sample } from 'effector'
import { addFavorite, removeFavorite } from '@shop/contracts/favorites/favorite-changes'
import { createRequestFx } from '@shop/http'
import { $user, commonDataFx } from './shopper.ts'

export { favoritesCookie, parseFavorites } from '@shop/contracts/favorites/favorites-cookie'

/** Toggles a favorite: one per item, not per SKU. */
export const favoriteToggled = createEvent<number>()
/** The heart of a page where a size was chosen was pressed: it toggles the favorite, and a new one keeps the size [favorites.size-liked]. */
export const heartPressed = createEvent<{ id: number; sku: string | null }>()
/** The shopper chose another size beside a heart: a favorite keeps that one [favorites.size-liked]. */
export const sizeLiked = createEvent<{ id: number; sku: string }>()
/** Chosen sizes by item id, since the document was loaded. */
export const $pressedSkus = createStore<Readonly<Record<number, string | null>>>({}, { serialize: 'ignore' }).on(
  [heartPressed, sizeLiked],
  (all, { id, sku }) => ({ ...all, [id]: sku }),
)
sample({ clock: heartPressed, fn: ({ id }) => id, target: favoriteToggled })

/** The browser's list: read after hydration, and when another tab changes it. */
export const favoritesRead = createEvent<number[]>()

const addFx = createRequestFx(addFavorite, { parallel: true })
const removeFx = createRequestFx(removeFavorite, { parallel: true })
const toggled = (ids: number[], id: number) => (ids.includes(id) ? ids.filter((other) => other !== id) : [id, ...ids])

/** Newest first. Guests keep the list in the browser; the server stores signed-in shoppers'. */
export const $favorites = createStore<number[]>([], { serialize: 'ignore' })
  .on(favoritesRead, (_, ids) => ids)
  .on(favoriteToggled, toggled)
  // Reverts a failed change.
  .on([addFx.fail, removeFx.fail], (ids, { params }) => toggled(ids, Number(params.params?.id)))

export const $favoritesCount = $favorites.map((ids) => ids.length)

const changed = sample({
  clock: favoriteToggled,
  source: { user: $user, ids: $favorites, skus: $pressedSkus },
  filter: ({ user }) => user.isAuth,
  fn: ({ ids, skus }, id) => {
    const isOn = ids.includes(id)
    return { params: { id: String(id) }, body: isOn && skus[id] ? { sku: skus[id] } : undefined, isOn }
  },
})
sample({ clock: changed, filter: ({ isOn }) => isOn, target: addFx })
sample({ clock: changed, filter: ({ isOn }) => !isOn, fn: ({ params }) => ({ params }), target: removeFx })

/** Changes that the server has not confirmed yet. */
export const $areFavoritesSent = combine(addFx.pending, removeFx.pending, (adding, removing) => !adding && !removing)

// The account's list is shared by devices; pending changes are newer.
sample({
  clock: commonDataFx.doneData,
  source: $areFavoritesSent,
  filter: (areSent, { favoriteItemIds }) => areSent && favoriteItemIds !== null && !__SERVER__,
  fn: (_, { favoriteItemIds }) => favoriteItemIds ?? [],
  target: favoritesRead,
})
