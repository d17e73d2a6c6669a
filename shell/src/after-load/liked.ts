import { createWatch, type Scope } from 'effector'
import { MAX_FAVORITES } from '@shop/contracts/core/limits'
import { serverNow } from '@shop/contracts/core/time/clock'
import { LIKED_TIMES, parseLikedTimes, writeLikedTimes } from '@shop/contracts/favorites/liked-times'
import { localStore } from '@shop/http'
import { $favorites, favoriteToggled } from '@shop/session'

/** Stores when each piece of the list was liked, so that the wishlist can tell which ones cost less since [favorites.cheaper-since-liked]. */
export function rememberLiked(scope: Scope) {
  const remember = (liked?: number) => {
    const times = new Map(parseLikedTimes(localStore.get(LIKED_TIMES)))
    if (liked !== undefined) times.set(liked, Math.floor(serverNow() / 1000))
    localStore.set(LIKED_TIMES, writeLikedTimes(times, scope.getState($favorites).slice(0, MAX_FAVORITES)))
  }
  createWatch({ unit: favoriteToggled, scope, fn: remember })
  createWatch({ unit: $favorites, scope, fn: () => remember() })
}
