import type { Locale } from '@shop/contracts/shop/storefront'

// A mask is lenient: it takes away what can never be right and leaves the rest to the validator.

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** Letters go; digits, brackets, spaces and hyphens stay, and a plus at the start. */
function phoneSigns(text: string) {
  const kept = text.replace(/[^\d+() -]/g, '')
  // A number pasted after the prefilled +7 brings its own plus: the last one begins the number.
  const number = kept.slice(kept.lastIndexOf('+') + 1)
  return kept.includes('+') ? `+${number}` : number
}

/** +7 is prefilled on the Russian storefront, and an 8 at the start becomes +7. Elsewhere the plus is kept as typed. */
export function phoneMask(text: string, locale: Locale): string {
  const signs = phoneSigns(text)
  if (locale !== 'ru') return signs
  const digits = digitsOf(signs)
  if (digits === '') return '+7'
  // Twelve digits after +7: a whole number with its own 8 or 7 was pasted behind the prefilled code.
  if (signs.startsWith('+')) return /^7[78]\d{10}$/.test(digits) ? `+7${digits.slice(2)}` : signs
  const rest = signs.replace(/^[^\d]*/, '')
  return /^[78]/.test(rest) ? `+7${rest.slice(1)}` : `+7${rest}`
}

/** A whole +7 number as it is read: +7 916 204-18-77. Any other stays as it was typed. */
export function phoneSpaced(text: string): string {
  const [, code, first, second, third] = /^\+7(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(`+${digitsOf(text)}`) ?? []
  return code ? `+7 ${code} ${first}-${second}-${third}` : text
}

/** Cyrillic letters and spaces go. */
export const emailMask = (text: string) => text.replace(/[\u0400-\u04ff\s]/g, '')

/** Digits only, at most eight; dots come by themselves: 07031990 → 07.03.1990. */
export function birthdayMask(text: string): string {
  const digits = digitsOf(text).slice(0, 8)
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join('.')
}

/** Letters, digits and spaces; an apostrophe and a hyphen too, since names have them. */
export const nameMask = (text: string) => text.replace(/[^\p{L}\p{N} '’-]/gu, '')

/** hh:mm, hours at most 23, minutes at most 59; the colon comes by itself. */
export function timeMask(text: string): string {
  const digits = digitsOf(text).slice(0, 4)
  const hours = capped(digits.slice(0, 2), 23)
  const minutes = capped(digits.slice(2), 59)
  return minutes === '' ? hours : `${hours}:${minutes}`
}

// One digit may still become a good number; two are held to the most there is.
const capped = (digits: string, most: number) => (digits.length < 2 ? digits : String(Math.min(Number(digits), most)).padStart(2, '0'))

/** Digits only. */
export const numberMask = digitsOf
