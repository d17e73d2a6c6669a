import { plainText } from '@shop/contracts/core/text/plain-text'

export const MAX_RECENT = 5
const LONGEST = 100

/** Newest first; invalid data reads as empty. */
export function parseRecent(stored: string | null): string[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(list) ? list.filter((text) => typeof text === 'string' && text !== '').slice(0, MAX_RECENT) : []
  } catch {
    return []
  }
}

/** Adds a search to the list. */
export const withRecent = (list: readonly string[], text: string): string[] => {
  const clean = plainText(text).trim().slice(0, LONGEST)
  const same = clean.toLowerCase()
  return clean ? [clean, ...list.filter((other) => other.toLowerCase() !== same)].slice(0, MAX_RECENT) : [...list]
}
