import { commonData } from '@shop/contracts/account/common-data'
import { removeFavorites } from '@shop/contracts/favorites/favorite-changes'
import { favoritesCookie, parseFavorites } from '@shop/contracts/favorites/favorites-cookie'
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

/** Sets a heart, or takes it away. Answers with the cookie of a guest and with what went wrong, or which it was. */
export async function toggleHeart(calls: ShopperCalls, id: number, cookies: string, secure: boolean) {
  const { ids, isAccount } = await heartsOf(calls, cookies)
  const isOn = !ids.includes(id)
  const said = isOn ? ('hearted' as const) : ('unhearted' as const)
  if (isAccount) {
    const { status, answer } = isOn ? await calls.post(`/favorites/${id}`, {}) : await calls.remove(removeFavorites.path, { items: [id] })
    return status >= 400 ? { cookie: null, notice: codeOf(answer) } : { cookie: null, said }
  }
  const next = isOn ? [id, ...ids] : ids.filter((other) => other !== id)
  return { cookie: favoritesCookie(next, YEAR_SECONDS) + (secure ? '; Secure' : ''), said }
}

/** Hearts of the cookie are filled on the page to which a form leads back; other pages are the same for everybody. */
export function heartsCss({ cookies }: Pick<ShopVisit, 'cookies'>): string {
  const ids = parseFavorites(`favorites=${cookies['favorites'] ?? ''}`).slice(0, MAX_FAVORITES)
  if (ids.length === 0) return ''
  const hearts = ids.map((id) => `[form=favorites][value="${id}"]`).join()
  return `:is(${hearts}){color:var(--accent)}:is(${hearts}) svg{fill:currentcolor}`
}
