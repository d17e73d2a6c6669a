import type { Locale } from '@shop/contracts/shop/storefront'

const FLAT: Record<Locale, string> = { ru: 'кв.', en: 'apt' }

/** The apartment in an address line: a bare number is a flat, words such as "офис 3" say themselves what they are. */
export const flatInWords = (typed: string, locale: Locale) => (/^\d/.test(typed) ? `${FLAT[locale]} ${typed}` : typed)
