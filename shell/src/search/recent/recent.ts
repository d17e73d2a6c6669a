import type { ShopContext } from '@shop/contracts/shop/storefront'

export const MOST_RECENT = 5
const LONGEST = 100

/** Each storefront speaks its own language and has its own list. */
export const recentKey = ({ locale }: Pick<ShopContext, 'locale'>) => `searches:${locale}`

/** Newest first; whatever else was stored reads as nothing. */
export function parseRecent(stored: string | null): string[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(list) ? list.filter((text) => typeof text === 'string' && text !== '').slice(0, MOST_RECENT) : []
  } catch {
    return []
  }
}

/** The list once a text was looked for. */
export const withRecent = (list: readonly string[], text: string): string[] => {
  const clean = text.trim().slice(0, LONGEST)
  const same = clean.toLowerCase()
  return clean ? [clean, ...list.filter((other) => other.toLowerCase() !== same)].slice(0, MOST_RECENT) : [...list]
}
