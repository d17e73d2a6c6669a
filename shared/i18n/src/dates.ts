import type { Locale } from '@shop/contracts/shop/storefront'
import { serverDate } from '@shop/contracts/core/time/clock'

// No Intl: Node and browsers may have different data, and Russian adds an unwanted "г." after the year.
const MONTHS: Record<Locale, readonly string[]> = {
  ru: ['января', 'февраля', 'марта', 'апреля', 'мая', 'июня', 'июля', 'августа', 'сентября', 'октября', 'ноября', 'декабря'],
  en: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
}
const NBSP = '\u00a0'
const twoDigits = (value: number) => String(value).padStart(2, '0')

const inWords = (day: number, month: number, year: number | null, locale: Locale) =>
  [`${day}${NBSP}${MONTHS[locale][month] ?? ''}`, year].filter(Boolean).join(' ')

/** `28.11.2027` → `28 ноября 2027`, `28 November 2027`; without the year if `year` is false. Invalid dates are unchanged. */
export function dayInWords(text: string, locale: Locale, { year = true } = {}): string {
  const [, day, month, itsYear] = /^(\d\d)\.(\d\d)\.(\d{4})$/.exec(text)?.map(Number) ?? []
  return day && month && itsYear ? inWords(day, month - 1, year ? itsYear : null, locale) : text
}

/** An ISO instant in the reader's time zone: `19 ноября`, with the year if it differs from that of `now`. */
export function dateInWords(instant: string, locale: Locale, now = serverDate()): string {
  const date = new Date(instant)
  const year = date.getFullYear() === now.getFullYear() ? null : date.getFullYear()
  return inWords(date.getDate(), date.getMonth(), year, locale)
}

/** The same with time: `19 ноября, 14:06`. */
export const momentInWords = (instant: string, locale: Locale, now = serverDate()): string =>
  `${dateInWords(instant, locale, now)}, ${timeOf(instant)}`

/** `14:06` in the reader's time zone. */
export function timeOf(instant: string): string {
  const date = new Date(instant)
  return `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`
}

/** A deadline: `14:06` today, with the date on other days. */
export const momentAhead = (instant: string, locale: Locale, now = serverDate()): string =>
  new Date(instant).toDateString() === now.toDateString() ? timeOf(instant) : momentInWords(instant, locale, now)
