import { combine, createStore } from 'effector'
import { shareWishlist, unshareWishlist, type WishlistShare, wishlistShare } from '@shop/contracts/favorites/shared-wishlist'
import { MAX_FAVORITES } from '@shop/contracts/core/limits'
import { LIKED_SKUS, parseLikedSkus } from '@shop/contracts/favorites/liked-skus'
import { createRequestFx, localStore } from '@shop/http'
import { $favorites, $user } from '@shop/session'

export const readShareFx = createRequestFx(wishlistShare)
export const shareFx = createRequestFx(shareWishlist)
export const unshareFx = createRequestFx(unshareWishlist)

/** The link of the wishlist; null until it is known whether there is one. */
export const $sharing = createStore<{ share: WishlistShare | null } | null>(null, { serialize: 'ignore' })
  .on([readShareFx.doneData, shareFx.doneData, unshareFx.doneData], (_, { result }) => ({ share: result }))
  .reset($user.map(({ isAuth }) => isAuth).updates)

/** A guest's list is kept by the browser alone: it is sent with the link [favorites.guest-shares]. */
export const $itemsToShare = combine($user, $favorites, (user, favorites) => (user.isAuth ? [] : favorites.slice(0, MAX_FAVORITES)))
/** The list to send, with the sizes that the guest chose. */
export function listToShare(items: number[]) {
  const skus = items.length > 0 ? [...parseLikedSkus(localStore.get(LIKED_SKUS)).values()] : []
  return { items, ...(skus.length > 0 && { skus }) }
}
