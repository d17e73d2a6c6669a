import { commonData } from '@shop/contracts/account/common-data'
import { removeFavorites } from '@shop/contracts/favorites/favorite-changes'
import { favoritesCookie, parseFavorites } from '@shop/contracts/favorites/favorites-cookie'
import { likedSkusCookie, type LikedSkus, LIKED_SKUS, readLikedSkusCookie } from '@shop/contracts/favorites/liked-skus'
import { MAX_FAVORITES, YEAR_SECONDS } from '@shop/contracts/core/limits'
import { codeOf, type ShopperCalls } from '../../../backend/shopper-calls.ts'
import type { ShopVisit } from '../../../requests/visit.ts'

/** The wishlist of a browser without scripts. */
export const PLAIN_WISHLIST = '/do/wishlist'

interface Hearts {
  /** Item ids, newest first. */
  ids: number[]
  isAccount: boolean
}

/** Hearts of the account, else of the cookie. Without a session there is no account to ask for. */
export async function heartsOf(calls: ShopperCalls, cookies: string): Promise<Hearts> {
  if (/(?:^|;\s*)(?:__Host-)?sid=/.test(cookies)) {
    const { answer } = await calls.post(commonData.path, { path: PLAIN_WISHLIST })
    const { favoriteItemIds } = (answer ?? {}) as { favoriteItemIds?: number[] | null }
    if (favoriteItemIds) return { ids: favoriteItemIds, isAccount: true }
  }
  return { ids: parseFavorites(cookies).slice(0, MAX_FAVORITES), isAccount: false }
}

/** Sizes that a guest chose without scripts [favorites.size-liked]. */
export const likedSkusOf = (cookies: string): LikedSkus =>
  readLikedSkusCookie(new RegExp(`(?:^|;\\s*)${LIKED_SKUS}=([^;]*)`).exec(cookies)?.[1])

/** Sets a heart, with the size that is chosen beside it, or takes it away. Answers with the cookies of a guest and with what went wrong, or which it was. */
export async function toggleHeart(
  calls: ShopperCalls,
  { id, sku }: { id: number; sku: string | null },
  cookies: string,
  secure: boolean,
): Promise<{ setCookies: string[]; notice?: string; said?: 'hearted' | 'unhearted' }> {
  const { ids, isAccount } = await heartsOf(calls, cookies)
  const isOn = !ids.includes(id)
  const said = isOn ? ('hearted' as const) : ('unhearted' as const)
  if (isAccount) {
    const { status, answer } = isOn
      ? await calls.post(`/favorites/${id}`, sku ? { sku } : {})
      : await calls.remove(removeFavorites.path, { items: [id] })
    return status >= 400 ? { setCookies: [], notice: codeOf(answer) } : { setCookies: [], said }
  }
  const next = isOn ? [id, ...ids] : ids.filter((other) => other !== id)
  const known = likedSkusOf(cookies)
  const skus = new Map(known)
  if (sku && isOn) skus.set(id, sku)
  else skus.delete(id)
  const written = [favoritesCookie(next, YEAR_SECONDS), ...(skus.size + known.size > 0 ? [likedSkusCookie(skus, next, YEAR_SECONDS)] : [])]
  return { setCookies: written.map((cookie) => cookie + (secure ? '; Secure' : '')), said }
}

/** Hearts of the cookie are filled on the page to which a form leads back; other pages are the same for everybody. */
export function heartsCss({ cookies }: Pick<ShopVisit, 'cookies'>): string {
  const ids = parseFavorites(`favorites=${cookies['favorites'] ?? ''}`).slice(0, MAX_FAVORITES)
  if (ids.length === 0) return ''
  const hearts = ids.map((id) => `button[name=item_id][value="${id}"]`).join()
  return `:is(${hearts}){color:var(--accent)}:is(${hearts}) svg{fill:currentcolor}`
}
