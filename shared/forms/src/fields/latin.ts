import type { Verdict } from '../verdict.ts'

// Marks and modifier letters (Hawaiʻi) belong to no script.
const OTHER_LETTER = /(?![\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}])\p{L}/u

/** Couriers abroad read Latin letters alone. [forms.latin-abroad] */
export const inLatin = (text: string): Verdict => (OTHER_LETTER.test(text) ? 'LATIN_LETTERS' : null)
