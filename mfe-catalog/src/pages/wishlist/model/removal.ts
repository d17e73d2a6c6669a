import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import { putFavorites } from '@shop/contracts/favorites/favorite-changes'
import { LIKED_SKUS, parseLikedSkus, writeLikedSkus } from '@shop/contracts/favorites/liked-skus'
import { LIKED_TIMES, parseLikedTimes, writeLikedTimes } from '@shop/contracts/favorites/liked-times'
import { createRequestFx, localStore } from '@shop/http'
import { $areFavoritesSent, $favorites, $user, favoritesRead, favoriteToggled, toastShown } from '@shop/session'
import { phrase } from '../texts/index.ts'
import { $isHere, $likedAt, $listedIds, $variants, opened } from './list.ts'

/** The selected pieces leave the list together. */
export const piecesRemoved = createEvent<number[]>()
const removalUndone = createEvent<void>()
const putFx = createRequestFx(putFavorites)

// One event per product.
const toggleEachFx = createEffect((ids: readonly number[]) => {
  for (const id of ids) favoriteToggled(id)
})
sample({ clock: piecesRemoved, target: toggleEachFx })

const $isInBulk = createStore(false, { serialize: 'ignore' })
  .on(toggleEachFx, () => true)
  .reset(toggleEachFx.finally)
/** A heart event comes when the list has changed already. */
const $orders = createStore({ before: [] as number[], now: [] as number[] }, { serialize: 'ignore' })
  .on(sample({ clock: opened, source: $favorites }), (_, ids) => ({ before: ids, now: ids }))
  .on($favorites, ({ now }, ids) => ({ before: now, now: ids }))
/** The shopper took off the heart of a listed piece. */
const heartTakenOff = sample({
  clock: favoriteToggled,
  source: { isHere: $isHere, isInBulk: $isInBulk, favorites: $favorites, orders: $orders, listed: $listedIds },
  filter: ({ isHere, isInBulk, favorites, listed }, id) => isHere && !isInBulk && !favorites.includes(id) && listed.includes(id),
  fn: ({ orders }, id) => ({ ids: [id], order: orders.before }),
})
const takenOff = sample({
  clock: [heartTakenOff, sample({ clock: piecesRemoved, source: $favorites, fn: (order, ids) => ({ ids, order }) })],
  source: combine({ likedAt: $likedAt, variants: $variants }),
  fn: ({ likedAt, variants }, { ids, order }): Removal => ({
    order,
    hearts: ids.map((id) => ({
      id,
      sku: variants.find(({ itemId }) => itemId === id)?.sku ?? null,
      at: likedAt.find(({ itemId }) => itemId === id)?.at ?? null,
    })),
    times: localStore.get(LIKED_TIMES),
    skus: localStore.get(LIKED_SKUS),
  }),
})

interface Removal {
  hearts: { id: number; sku: string | null; at: string | null }[]
  /** The whole list before it. */
  order: readonly number[]
  /** What the browser kept of the list before it. */
  times: string | null
  skus: string | null
}
const $removal = createStore<Removal | null>(null, { serialize: 'ignore' }).on(takenOff, (_, removal) => removal)
sample({
  clock: takenOff,
  fn: ({ hearts: { length: count } }) => ({ text: phrase('removed', { count }), action: { label: phrase('undo'), chosen: removalUndone } }),
  target: toastShown,
})

const restoreFx = createEffect(({ times, skus, list }: Removal & { list: readonly number[] }) => {
  localStore.set(LIKED_TIMES, writeLikedTimes(new Map([...parseLikedTimes(times), ...parseLikedTimes(localStore.get(LIKED_TIMES))]), list))
  localStore.set(LIKED_SKUS, writeLikedSkus(new Map([...parseLikedSkus(skus), ...parseLikedSkus(localStore.get(LIKED_SKUS))]), list))
  favoritesRead([...list])
})
sample({
  clock: removalUndone,
  source: { removal: $removal, favorites: $favorites },
  filter: ({ removal }) => removal !== null,
  fn: ({ removal, favorites }) => ({ ...(removal as Removal), list: inOrder(favorites, removal as Removal) }),
  target: restoreFx,
})

/** Of an account: sent once the server has answered the removal. */
const $unsent = createStore<Removal['hearts']>([], { serialize: 'ignore' })
  .on(
    sample({
      clock: removalUndone,
      source: { removal: $removal, user: $user },
      fn: ({ removal, user }) => (user.isAuth && removal?.hearts) || [],
    }),
    (_, hearts) => hearts,
  )
  .reset(putFx)
sample({
  clock: [$unsent, $areFavoritesSent],
  source: { hearts: $unsent, areSent: $areFavoritesSent },
  filter: ({ hearts, areSent }) => areSent && hearts.length > 0,
  fn: ({ hearts }) => ({ body: { items: hearts } }),
  target: putFx,
})
sample({
  clock: putFx.fail,
  source: $favorites,
  fn: (ids, { params }) => ids.filter((id) => !params.body?.items.some((heart) => heart.id === id)),
  target: favoritesRead,
})

/** Each removed piece goes before the one that followed it; what was liked again stays where it is. */
function inOrder(favorites: readonly number[], { hearts, order }: Removal) {
  return order.reduceRight<readonly number[]>((list, id, index) => {
    if (list.includes(id) || !hearts.some((heart) => heart.id === id)) return list
    const next = order.slice(index + 1).find((other) => list.includes(other))
    return list.toSpliced(next === undefined ? list.length : list.indexOf(next), 0, id)
  }, favorites)
}
