import { createWatch, scopeBind, type Scope } from 'effector'
import { MAX_FAVORITES } from '@shop/contracts/core/limits'
import { serverNow } from '@shop/contracts/core/time/clock'
import { addFavorite, putFavorites } from '@shop/contracts/favorites/favorite-changes'
import { LIKED_SKUS, likedSkusCookie, parseLikedSkus, readLikedSkusCookie, writeLikedSkus } from '@shop/contracts/favorites/liked-skus'
import { LIKED_TIMES, parseLikedTimes, writeLikedTimes } from '@shop/contracts/favorites/liked-times'
import { createRequestFx, localStore, readCookie, writeCookie } from '@shop/http'
import { $favorites, $pressedSkus, $user, favoriteToggled, heartPressed, sizeLiked } from '@shop/session'

const putFx = createRequestFx(putFavorites)
const sizeFx = createRequestFx(addFavorite)

/** Stores when each piece of the list was liked, so that the wishlist can tell which ones cost less since [favorites.cheaper-since-liked]. */
export function rememberLiked(scope: Scope) {
  const ids = () => scope.getState($favorites).slice(0, MAX_FAVORITES)
  const remember = (liked?: number) => {
    const times = new Map(parseLikedTimes(localStore.get(LIKED_TIMES)))
    if (liked !== undefined) times.set(liked, Math.floor(serverNow() / 1000))
    localStore.set(LIKED_TIMES, writeLikedTimes(times, ids()))
  }
  createWatch({ unit: favoriteToggled, scope, fn: remember })
  createWatch({ unit: $favorites, scope, fn: () => remember() })
  rememberSizes(scope, ids)
}

/** A guest's sizes stay in the browser until an account has them [favorites.size-liked]. */
function rememberSizes(scope: Scope, ids: () => number[]) {
  const read = () => new Map(parseLikedSkus(localStore.get(LIKED_SKUS)))
  const write = (skus: ReadonlyMap<number, string>) => localStore.set(LIKED_SKUS, writeLikedSkus(skus, ids()))
  // What was chosen without scripts is newer than the rest.
  const unscripted = readLikedSkusCookie(readCookie(LIKED_SKUS))
  if (unscripted.size > 0) {
    write(new Map([...read(), ...unscripted]))
    writeCookie(likedSkusCookie(new Map(), [], 0))
  }
  const press = ({ id, sku }: { id: number; sku: string | null }) => {
    const skus = read()
    // A heart that is set without a size forgets the one of before.
    if (sku && !scope.getState($user).isAuth) skus.set(id, sku)
    else skus.delete(id)
    write(skus)
  }
  const send = scopeBind(sizeFx, { scope, safe: true })
  const keepSize = ({ id, sku }: { id: number; sku: string }) => {
    if (!ids().includes(id)) return
    if (scope.getState($user).isAuth) send({ params: { id: String(id) }, body: { sku } }).catch(() => {})
    else write(read().set(id, sku))
  }
  // Pressed and chosen before this code was there.
  for (const [key, sku] of Object.entries(scope.getState($pressedSkus))) {
    press({ id: Number(key), sku })
    if (sku) keepSize({ id: Number(key), sku })
  }
  createWatch({ unit: heartPressed, scope, fn: press })
  createWatch({ unit: sizeLiked, scope, fn: keepSize })
  const put = scopeBind(putFx, { scope, safe: true })
  const hand = () => {
    const skus = read()
    if (!scope.getState($user).isAuth || skus.size === 0) return
    const times = parseLikedTimes(localStore.get(LIKED_TIMES))
    const items = Array.from(skus, ([id, sku]) => ({
      id,
      sku,
      at: times.has(id) ? new Date((times.get(id) ?? 0) * 1000).toISOString() : null,
    }))
    // What was not confirmed is sent with the next page that is loaded.
    put({ body: { items } }).then(
      () => write(new Map()),
      () => {},
    )
  }
  createWatch({ unit: $user, scope, fn: hand })
  createWatch({ unit: $favorites, scope, fn: () => write(read()) })
  hand()
}
