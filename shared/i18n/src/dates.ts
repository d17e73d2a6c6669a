import type { Locale } from '@shop/contracts/shop/storefront'
import { SHOP_UTC_OFFSET_HOURS } from '@shop/contracts/core/limits'
import { serverDate } from '@shop/contracts/core/time/clock'
import { HOUR_MS } from '@shop/contracts/core/time/durations'

// No Intl: Node and browsers may have different data, and Russian adds an unwanted "г." after the year.
const MONTHS: Record<Locale, readonly string[]> = {
  ru: ['января', 'февраля', 'марта', 'апреля', 'мая', 'июня', 'июля', 'августа', 'сентября', 'октября', 'ноября', 'декабря'],
  en: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
}
const SHOP_TIME: Record<Locale, string> = { ru: 'по\u00a0Москве', en: 'Moscow\u00a0time' }
const OWN_TIME: Record<Locale, string> = { ru: 'по\u00a0вашему времени', en: 'your\u00a0time' }
const NBSP = '\u00a0'
const twoDigits = (value: number) => String(value).padStart(2, '0')

const inWords = (day: number, month: number, year: number | null, locale: Locale) =>
  [`${day}${NBSP}${MONTHS[locale][month] ?? ''}`, year].filter(Boolean).join(' ')

/** `28.11.2027` → `28 ноября 2027`, `28 November 2027`; without the year if `year` is false. Invalid dates are unchanged. */
export function dayInWords(text: string, locale: Locale, { year = true } = {}): string {
  const [, day, month, itsYear] = /^(\d\d)\.(\d\d)\.(\d{4})$/.exec(text)?.map(Number) ?? []
  return day && month && itsYear ? inWords(day, month - 1, year ? itsYear : null, locale) : text
}

const sameYear = (year: number, other: number) => (year === other ? null : year)
/** Shifted so that `getUTC…` methods return the time of the shop. */
const atShop = (date: Date) => new Date(date.getTime() + SHOP_UTC_OFFSET_HOURS * HOUR_MS)
const isShopZone = (date: Date) => date.getTimezoneOffset() === -SHOP_UTC_OFFSET_HOURS * 60

/** The shop's day of an ISO instant, the same on every device, in letters and documents: `19 ноября`, with the year if it differs from that of `now`. */
export function dateInWords(instant: string, locale: Locale, now = serverDate()): string {
  const date = atShop(new Date(instant))
  return inWords(date.getUTCDate(), date.getUTCMonth(), sameYear(date.getUTCFullYear(), atShop(now).getUTCFullYear()), locale)
}

/**
 * The same with the shop's time: `19 ноября, 14:06`, where the device shows another `19 ноября, 14:06 по Москве`. In English it is always
 * named: the international shop has readers of every zone.
 */
export function momentInWords(instant: string, locale: Locale, now = serverDate()): string {
  const date = new Date(instant)
  const time = atShop(date).toISOString().slice(11, 16)
  return `${dateInWords(instant, locale, now)}, ${locale === 'ru' && isShopZone(date) ? time : `${time}${NBSP}${SHOP_TIME[locale]}`}`
}

/** A moment in the reader's time, such as a step of an order: `19 ноября, 14:06`. */
export function localMoment(instant: string, locale: Locale, now = serverDate()): string {
  const date = new Date(instant)
  return `${inWords(date.getDate(), date.getMonth(), sameYear(date.getFullYear(), now.getFullYear()), locale)}, ${timeOf(instant)}`
}

/** `14:06` in the reader's time zone. */
export function timeOf(instant: string): string {
  const date = new Date(instant)
  return `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`
}

/**
 * A deadline in the reader's time: `14:06` today, with the date on other days. On a device that does not show the shop's time, which letters
 * tell, it says whose it is: `18:06 по вашему времени` [orders.dates-of-the-shop].
 */
export function momentAhead(instant: string, locale: Locale, now = serverDate()): string {
  const date = new Date(instant)
  const moment = date.toDateString() === now.toDateString() ? timeOf(instant) : localMoment(instant, locale, now)
  return isShopZone(date) ? moment : `${moment}${NBSP}${OWN_TIME[locale]}`
}
