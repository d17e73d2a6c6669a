import type { Verdict } from '../verdict.ts'

// Marks and modifier letters (Hawaiʻi) belong to no script.
const OTHER_LETTER = /(?![\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}])\p{L}/u

/** Couriers of these countries read Cyrillic too. */
const READ_CYRILLIC: readonly string[] = ['RU', 'BY', 'KZ', 'KG']

/** Couriers abroad read Latin letters alone. [forms.latin-abroad] */
export const inLatin = (text: string, country: string): Verdict =>
  OTHER_LETTER.test(text) && !READ_CYRILLIC.includes(country) ? 'LATIN_LETTERS' : null
