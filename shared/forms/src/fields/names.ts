import type { ErrorCode } from '@shop/contracts/core/error-codes'
import type { Locale } from '@shop/contracts/shop/storefront'
import { required } from '../required.ts'
import { plainText } from '../text.ts'
import type { Verdict } from '../verdict.ts'

// Cyrillic with ё, space, apostrophe and hyphen on the Russian storefront; Cyrillic or Latin abroad.
const LETTERS: Record<Locale, string> = { ru: 'а-яё', en: 'а-яёa-z\u00c0-\u024f' }
const patternOf = (locale: Locale) => new RegExp(`^(?=.*[${LETTERS[locale]}])[${LETTERS[locale]} '’-]+$`, 'i')

const PATTERNS: Record<Locale, RegExp> = { ru: patternOf('ru'), en: patternOf('en') }

const isName = (text: string, locale: Locale) => PATTERNS[locale].test(plainText(text).trim())
const nameOf =
  (empty: ErrorCode) =>
  (text: string, locale: Locale): Verdict =>
    required(text, empty) ?? (isName(text, locale) ? null : 'WRONG_FIELD')

export const name = nameOf('EMPTY_NAME')
export const surname = nameOf('EMPTY_SURNAME')

/** At least two words, each with a letter. */
export function fullName(text: string, locale: Locale): Verdict {
  const words = plainText(text).trim().split(/\s+/)
  return required(text, 'EMPTY_FULL_NAME') ?? (words.length >= 2 && words.every((word) => isName(word, locale)) ? null : 'WRONG_FULL_NAME')
}
