import { scopeBind, type Scope } from 'effector'
import { putFavorites } from '@shop/contracts/favorites/favorite-changes'
import { LIKED_SKUS, type LikedSkus, readLikedSkusCookie } from '@shop/contracts/favorites/liked-skus'
import { parseLikedTimes } from '@shop/contracts/favorites/liked-times'
import { createRequestFx, readCookie, writeCookie } from '@shop/http'

const putFx = createRequestFx(putFavorites)

/** Sizes that were liked without scripts, once: newer than what the browser has kept. */
export function takeUnscripted(): LikedSkus {
  const liked = readLikedSkusCookie(readCookie(LIKED_SKUS))
  writeCookie(`${LIKED_SKUS}=; Path=/; SameSite=Lax; Max-Age=0`)
  return liked
}

/** Gives a guest's sizes to the account. What was not confirmed is sent with the next page that is loaded. */
export function handOver(scope: Scope, liked: { skus: LikedSkus; times: string | null }, taken: () => void): void {
  const times = parseLikedTimes(liked.times)
  const items = Array.from(liked.skus, ([id, sku]) => ({
    id,
    sku,
    at: times.has(id) ? new Date((times.get(id) ?? 0) * 1000).toISOString() : null,
  }))
  scopeBind(putFx, { scope, safe: true })({ body: { items } }).then(taken, () => {})
}
