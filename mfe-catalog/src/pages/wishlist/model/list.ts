import { combine, createEvent, createStore, sample } from 'effector'
import { showFavorites, type FavoritesAnswer, type ShowFavoritesBody } from '@shop/contracts/favorites/favorites'
import { MAX_FAVORITES } from '@shop/contracts/core/limits'
import { createRequestFx, failureOf } from '@shop/http'
import { pageOpened } from '@shop/routing'
import { $favorites, $isTakenOver, favoriteToggled } from '@shop/session'
import type { WishlistUrl } from '../url.ts'

export const opened = createEvent<WishlistUrl>()
export const retried = createEvent<void>()
const showFavoritesFx = createRequestFx(showFavorites)

export const $url = createStore<WishlistUrl>({ page: 1, sort: 'desc', inStock: false }).on(opened, (_, url) => url)
const $isHere = createStore(false, { serialize: 'ignore' })
  .on(opened, () => true)
  .reset(pageOpened)
const $answer = createStore<FavoritesAnswer | null>(null, { serialize: 'ignore' }).on(showFavoritesFx.doneData, (_, answer) => answer)
const $failure = failureOf(showFavoritesFx).reset(showFavoritesFx.done, retried)

/** A heart let go of leaves the screen at once, the server's next answer only confirms it. */
export const $products = combine(
  $answer,
  $favorites,
  (answer, ids) => answer?.result.products.filter(({ itemId }) => ids.includes(itemId)) ?? [],
)
export const $pages = $answer.map((answer) => answer?.result.pages ?? 0)
export const $inStock = $answer.map((answer) => answer?.result.inStock ?? 0)
/** How many hearts of the list have come down in price, of those on the screen. */
export const $lowered = $products.map((products) => products.filter(({ price }) => (price.final ?? 0) < (price.initial ?? 0)).length)

export type WishlistView = 'loading' | 'failed' | 'empty' | 'list'
export const $view = combine(
  { isTakenOver: $isTakenOver, ids: $favorites, answer: $answer, failure: $failure },
  ({ isTakenOver, ids, answer, failure }): WishlistView => {
    // A document that is not taken over does not know whose it is.
    if (!isTakenOver) return 'loading'
    if (ids.length === 0) return 'empty'
    if (failure && !answer) return 'failed'
    return answer ? 'list' : 'loading'
  },
)
export const $isWaiting = showFavoritesFx.pending

const $body = combine(
  $url,
  $favorites,
  ({ page, sort, inStock }, ids): ShowFavoritesBody => ({
    favorites: ids.slice(0, MAX_FAVORITES),
    page,
    sort,
    inStock,
  }),
)
// Guests keep the list in the browser; the server knows signed-in shoppers: only the browser asks.
sample({
  clock: [opened, $favorites, $isTakenOver, retried],
  source: { body: $body, isHere: $isHere, isTakenOver: $isTakenOver },
  filter: ({ body, isHere, isTakenOver }) => !__SERVER__ && isHere && isTakenOver && body.favorites.length > 0,
  fn: ({ body }) => ({ body }),
  target: showFavoritesFx,
})

// A piece that the shop does not have any more leaves the list of this browser too.
sample({
  clock: showFavoritesFx.done,
  source: $favorites,
  filter: (ids, { params, result }) => params.body !== undefined && ids.some((id) => isForgotten(id, params.body?.favorites ?? [], result)),
  fn: (ids, { params, result }) => ids.find((id) => isForgotten(id, params.body?.favorites ?? [], result)) ?? 0,
  target: favoriteToggled,
})

function isForgotten(id: number, asked: readonly number[], { favoriteItemIds }: FavoritesAnswer) {
  return asked.includes(id) && !favoriteItemIds.includes(id)
}
