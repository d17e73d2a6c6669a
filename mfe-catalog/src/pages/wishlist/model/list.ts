import { combine, createEvent, createStore, sample } from 'effector'
import { showFavorites, type FavoritesAnswer, type ShowFavoritesBody } from '@shop/contracts/favorites/favorites'
import { MAX_FAVORITES } from '@shop/contracts/core/limits'
import { LIKED_SKUS, parseLikedSkus, readLikedSkusCookie } from '@shop/contracts/favorites/liked-skus'
import { LIKED_TIMES, parseLikedTimes } from '@shop/contracts/favorites/liked-times'
import { createRequestFx, failureOf, localStore, readCookie } from '@shop/http'
import { pageOpened } from '@shop/routing'
import { $favorites, $isHydrated, $pressedSkus, favoriteToggled } from '@shop/session'
import { asLiked } from '#features/wished/liked.ts'
import type { WishlistUrl } from '../url.ts'

export const opened = createEvent<WishlistUrl>()
export const retried = createEvent<void>()
const showFavoritesFx = createRequestFx(showFavorites)

export const $url = createStore<WishlistUrl>({ page: 1, sort: 'desc', inStock: false }).on(opened, (_, url) => url)
export const $isHere = createStore(false, { serialize: 'ignore' })
  .on(opened, () => true)
  .reset(pageOpened)
const $answer = createStore<FavoritesAnswer | null>(null, { serialize: 'ignore' }).on(showFavoritesFx.doneData, (_, answer) => answer)
const $failure = failureOf(showFavoritesFx).reset(showFavoritesFx.done, retried)

/** Pieces of the page that was asked for last, removed ones too. */
export const $listedIds = $answer.map((answer) => answer?.result.products.map(({ itemId }) => itemId) ?? [])

/** Removed favorites disappear at once. */
export const $products = combine(
  $answer,
  $favorites,
  (answer, ids) =>
    answer?.result.products.filter(({ itemId }) => ids.includes(itemId)).map((card) => asLiked(card, answer.result.variants)) ?? [],
)
/** Sizes that were chosen when the hearts were pressed. */
export const $variants = $answer.map((answer) => answer?.result.variants ?? [])
/** When the account liked the pieces of the page; nothing for a guest. */
export const $likedAt = $answer.map((answer) => answer?.result.likedAt ?? [])
export const $pages = $answer.map((answer) => answer?.result.pages ?? 0)
export const $inStock = $answer.map((answer) => answer?.result.inStock ?? 0)
/** What pieces cost when they were liked, minor units by item id: those that cost less now and can be bought [favorites.cheaper-since-liked]. */
export const $pricesWhenLiked = combine($answer, $products, (answer, products): Record<number, number> => {
  const forSale = new Set(products.flatMap(({ itemId, canBuy }) => (canBuy ? [itemId] : [])))
  return Object.fromEntries((answer?.result.lowered ?? []).flatMap(({ itemId, from }) => (forSale.has(itemId) ? [[itemId, from]] : [])))
})
export const $cheaperCount = $pricesWhenLiked.map((prices) => Object.keys(prices).length)
/** Number of displayed products that can be bought at a reduced price. */
export const $onSaleCount = $products.map(
  (products) => products.filter(({ canBuy, price }) => canBuy && (price.final ?? 0) < (price.initial ?? 0)).length,
)

export type WishlistView = 'loading' | 'failed' | 'empty' | 'list'
export const $view = combine(
  { isHydrated: $isHydrated, ids: $favorites, answer: $answer, failure: $failure },
  ({ isHydrated, ids, answer, failure }): WishlistView => {
    // Before hydration the shopper is unknown.
    if (!isHydrated) return 'loading'
    if (ids.length === 0) return 'empty'
    if (failure && !answer) return 'failed'
    return answer ? 'list' : 'loading'
  },
)
export const $isLoading = showFavoritesFx.pending

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
// Loaded in the browser only: guests store favorites there, signed-in shoppers on the server.
sample({
  clock: [opened, $favorites, $isHydrated, retried],
  source: { body: $body, pressed: $pressedSkus, isHere: $isHere, isHydrated: $isHydrated },
  filter: ({ body, isHere, isHydrated }) => !__SERVER__ && isHere && isHydrated && body.favorites.length > 0,
  fn: ({ body, pressed }) => ({ body: withLiked(body, pressed) }),
  target: showFavoritesFx,
})

// A guest's times and sizes are known to the browser alone. After signing in the times are older than those of the account.
function withLiked(body: ShowFavoritesBody, pressed: Readonly<Record<number, string | null>>): ShowFavoritesBody {
  const times = parseLikedTimes(localStore.get(LIKED_TIMES))
  // The cookie is of a visit without scripts.
  const kept = new Map([...parseLikedSkus(localStore.get(LIKED_SKUS)), ...readLikedSkusCookie(readCookie(LIKED_SKUS))])
  const skus = body.favorites.flatMap((id) => pressed[id] ?? (id in pressed ? [] : (kept.get(id) ?? [])))
  return {
    ...body,
    ...(times.size > 0 && { since: body.favorites.map((id) => times.get(id) ?? 0) }),
    ...(skus.length > 0 && { skus }),
  }
}

// Removes deleted products from the browser's list.
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
