import { createWatch, scopeBind, type Scope } from 'effector'
import { MAX_FAVORITES } from '@shop/contracts/core/limits'
import { serverNow } from '@shop/contracts/core/time/clock'
import { addFavorite } from '@shop/contracts/favorites/favorite-changes'
import { LIKED_SKUS, parseLikedSkus, writeLikedSkus } from '@shop/contracts/favorites/liked-skus'
import { LIKED_TIMES, parseLikedTimes, writeLikedTimes } from '@shop/contracts/favorites/liked-times'
import { createRequestFx, localStore, readCookie } from '@shop/http'
import { $favorites, $pressedSkus, $user, favoriteToggled, heartPressed, sizeLiked } from '@shop/session'

const sizeFx = createRequestFx(addFavorite)

/** Few visits bring sizes from before they had scripts, or an account. */
const loadSizes = () => import(/* webpackChunkName: "popups", webpackFetchPriority: "low" */ './sizes-from-before.ts')

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
  const hand = () => {
    // The account's own list may come first, and take out what it does not have.
    const [skus, times] = [read(), localStore.get(LIKED_TIMES)]
    if (!scope.getState($user).isAuth || skus.size === 0) return
    loadSizes().then(
      ({ handOver }) => handOver(scope, { skus, times }, () => write(new Map())),
      () => {},
    )
  }
  createWatch({ unit: $user, scope, fn: hand })
  createWatch({ unit: $favorites, scope, fn: () => write(read()) })
  hand()
  if (readCookie(LIKED_SKUS))
    loadSizes().then(
      ({ takeUnscripted }) => {
        write(new Map([...read(), ...takeUnscripted()]))
        hand()
      },
      () => {},
    )
}
