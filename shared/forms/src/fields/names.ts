import type { ErrorCode } from '@shop/contracts/core/error-codes'
import type { Locale } from '@shop/contracts/shop/storefront'
import { required } from '../required.ts'
import { plainText } from '../text.ts'
import type { Verdict } from '../verdict.ts'
import { inLatin } from '../postal/latin.ts'

// Russian letters on the Russian storefront; any Latin or Cyrillic letter with its marks abroad, and the dot of Jr.
const PATTERNS: Record<Locale, RegExp> = {
  ru: /^(?=.*[а-яё])[а-яё '-]+$/i,
  en: /^(?=.*[\p{Script=Latin}\p{Script=Cyrillic}])[\p{Script=Latin}\p{Script=Cyrillic}\p{M} '.-]+$/u,
}

const isName = (text: string, locale: Locale) => PATTERNS[locale].test(plainText(text).trim())
const nameOf =
  (empty: ErrorCode) =>
  (text: string, locale: Locale): Verdict =>
    required(text, empty) ?? (isName(text, locale) ? null : 'WRONG_NAME')

export const name = nameOf('EMPTY_NAME')
export const surname = nameOf('EMPTY_SURNAME')

/** At least two words, each with a letter. */
export function fullName(text: string, locale: Locale): Verdict {
  const words = plainText(text).trim().split(/\s+/)
  const isWhole = words.length >= 2
  if (isWhole && words.every((word) => isName(word, locale))) return null
  // Two words in other letters: asking for two words says nothing new.
  return required(text, 'EMPTY_FULL_NAME') ?? (isWhole && locale === 'en' ? 'WRONG_NAME' : 'WRONG_FULL_NAME')
}

/** On a parcel abroad the name is in Latin letters, as in a passport. */
export const parcelName = (text: string, locale: Locale, country: string): Verdict => fullName(text, locale) ?? inLatin(text, country)
