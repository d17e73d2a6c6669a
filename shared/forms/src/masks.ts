import type { Locale } from '@shop/contracts/shop/storefront'
import { plainText } from './text.ts'

// Masks are lenient: they remove impossible characters and leave the rest to validation.

const digitsOf = (text: string) => plainText(text).replace(/\D/g, '')

/** Removes letters; keeps digits, brackets, spaces, hyphens and a leading plus. */
function phoneSigns(text: string) {
  const kept = plainText(text).replace(/[^\d+() -]/g, '')
  // A pasted number has its own plus: the last plus starts the number.
  const number = kept.slice(kept.lastIndexOf('+') + 1)
  return kept.includes('+') ? `+${number}` : number
}

/** The Russian storefront prefills +7 and converts a leading 8. Elsewhere the input is kept. */
export function phoneMask(text: string, locale: Locale): string {
  const signs = phoneSigns(text)
  if (locale !== 'ru') return signs
  const digits = digitsOf(signs)
  if (digits === '') return '+7'
  // Twelve digits after +7: a full number with its own 8 or 7 was pasted after the prefilled code.
  if (signs.startsWith('+')) return /^7[78]\d{10}$/.test(digits) ? `+7${digits.slice(2)}` : signs
  const rest = signs.replace(/^[^\d]*/, '')
  return /^[78]/.test(rest) ? `+7${rest.slice(1)}` : `+7${rest}`
}

/** Formats a full +7 number: +7 916 204-18-77. Others are unchanged. */
export function phoneSpaced(text: string): string {
  const [, code, first, second, third] = /^\+7(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(`+${digitsOf(text)}`) ?? []
  return code ? `+7 ${code} ${first}-${second}-${third}` : text
}

/** Removes Cyrillic letters and spaces. */
export const emailMask = (text: string) => plainText(text).replace(/[\u0400-\u04ff\s]/g, '')

/**
 * At most eight digits; inserts dots: 07031990 → 07.03.1990. A whole date in another form is understood: 7.12.2026, 7 декабря 2026, 2026-12-07 of a browser.
 * What a deletion has left is not completed. Within a whole date keys change one part and leave the others where they are.
 */
export function birthdayMask(text: string, isDeleting = false, byKeys = ''): string {
  const whole = plainText(text).trim()
  const [, day = '', month = '', year = ''] = PARTS.exec(whole) ?? []
  if (year && (isDeleting || byKeys)) return [day.slice(0, 2), month.slice(0, 2), year.slice(0, 4)].join('.')
  const digits = digitsOf(isDeleting ? whole : withZeros(whole)).slice(0, 8)
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join('.')
}

const PARTS = /^(\d{0,3})\.(\d{0,3})\.(\d{1,5})$/
const ISO_DAY = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:T.*)?$/
const WHOLE_DAY = /^(\d{1,2})[./ -]+(\d{1,2})[./ -]+(\d{4}|\d\d)$/
// 7 декабря 2026 г., 7 December 2026, December 7, 2026.
const NAMED_MONTH = /^(?:(\d{1,2}) +)?(\p{L}{3,})\.? +(?:(\d{1,2}),? +)?(\d{4})(?: ?г\.?)?$/u
const MONTHS = [
  'янв jan',
  'фев feb',
  'мар mar',
  'апр apr',
  'мая may',
  'июн jun',
  'июл jul',
  'авг aug',
  'сен sep',
  'окт oct',
  'ноя nov',
  'дек dec',
]
// A separator behind one digit, as it is typed: 7. and 07.3.
const HALF_DAY = /^(?:(\d\d)\.)?(\d)[./ -]$/

function withZeros(typed: string): string {
  const [, year, isoMonth = '', isoDay = ''] = ISO_DAY.exec(typed) ?? []
  if (year) return `${isoDay.padStart(2, '0')}${isoMonth.padStart(2, '0')}${year}`
  const [, day, month = '', wholeYear = ''] = WHOLE_DAY.exec(typed) ?? []
  if (day) return `${day.padStart(2, '0')}${month.padStart(2, '0')}${wholeYear}`
  const [, before, word = '', after, named = ''] = NAMED_MONTH.exec(typed) ?? []
  const place = MONTHS.findIndex((names) => names.includes(word.slice(0, 3).toLowerCase()))
  if (word && place >= 0) return `${(before ?? after ?? '').padStart(2, '0')}${String(place + 1).padStart(2, '0')}${named}`
  return typed.replace(HALF_DAY, (_, first: string = '', last: string) => `${first}0${last}`)
}

/** Keeps letters with their marks, digits, spaces, apostrophes, hyphens and dots. */
export const nameMask = (text: string) => plainText(text).replace(/[^\p{L}\p{M}\p{N} '.-]/gu, '')

/** hh:mm, hours up to 23, minutes up to 59; inserts the colon. */
export function timeMask(text: string): string {
  const digits = digitsOf(text).slice(0, 4)
  const hours = capped(digits.slice(0, 2), 23)
  const minutes = capped(digits.slice(2), 59)
  return minutes === '' ? hours : `${hours}:${minutes}`
}

// One digit may still become valid; two are capped.
const capped = (digits: string, most: number) => (digits.length < 2 ? digits : String(Math.min(Number(digits), most)).padStart(2, '0'))

/** Digits only. */
export const numberMask = digitsOf
