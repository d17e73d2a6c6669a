import type { ShopContext } from '../shop/storefront.ts'

/** Pieces that were looked at last, kept in the browser: most of them. */
export const MOST_VIEWED = 12

/** Where a browser keeps them: each storefront has its own list. An unknown host follows its locale. */
export const viewedKey = ({ storefront, locale }: Pick<ShopContext, 'storefront' | 'locale'>) =>
  `viewed:${storefront === 'unknown' ? (locale === 'ru' ? 'ru' : 'international') : storefront}`

/** Item ids, newest first; whatever else was stored reads as nothing. */
export function parseViewed(stored: string | null): number[] {
  const ids = (stored ?? '').split('.').map(Number)
  return [...new Set(ids.filter((id) => Number.isSafeInteger(id) && id > 0))].slice(0, MOST_VIEWED)
}

export const writeViewed = (ids: readonly number[]): string => ids.join('.')

/** The list once a piece was looked at. */
export const withViewed = (ids: readonly number[], id: number): number[] =>
  [id, ...ids.filter((other) => other !== id)].slice(0, MOST_VIEWED)
