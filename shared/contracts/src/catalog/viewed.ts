import type { ShopContext } from '../shop/storefront.ts'

/** Maximum number of recently viewed products kept in the browser. */
export const MAX_VIEWED = 12

/** localStorage key: one list per storefront. An unknown host follows its locale. */
export const viewedKey = ({ storefront, locale }: Pick<ShopContext, 'storefront' | 'locale'>) =>
  `viewed:${storefront === 'unknown' ? (locale === 'ru' ? 'ru' : 'international') : storefront}`

/** Item ids, newest first; invalid data reads as empty. */
export function parseViewed(stored: string | null): number[] {
  const ids = (stored ?? '').split('.').map(Number)
  return [...new Set(ids.filter((id) => Number.isSafeInteger(id) && id > 0))].slice(0, MAX_VIEWED)
}

export const writeViewed = (ids: readonly number[]): string => ids.join('.')

/** Adds a viewed product to the list. */
export const withViewed = (ids: readonly number[], id: number): number[] =>
  [id, ...ids.filter((other) => other !== id)].slice(0, MAX_VIEWED)
