import type { Locale } from '@shop/contracts/shop/storefront'

const FLAT: Record<Locale, string> = { ru: 'кв.', en: 'apt' }

// Лесная улица, 7, кв. 12
const FLAT_AT_THE_END = /(?:^|[\s,])(?:кв|квартира|apt|apartment|flat|unit)\.?\s*(?:№|#)?\s*(\S+)$/iu
const numberIn = (line: string) => FLAT_AT_THE_END.exec(line.trim())?.[1]

/** The apartment in an address line: a bare number is a flat, words such as "офис 3" say themselves what they are. Empty when the address ends with it. */
export function flatBeside(address: string, typed: string, locale: Locale): string {
  const named = numberIn(address)
  if (named && (named === typed.trim() || named === numberIn(typed))) return ''
  return /^\d/.test(typed) ? `${FLAT[locale]} ${typed}` : typed
}
