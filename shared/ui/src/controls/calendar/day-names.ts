import type { Locale } from '@shop/contracts/shop/storefront'
import { dayInWords } from '@shop/i18n/dates'
import { addDays } from './days.ts'

const MONDAY = 1
const A_MONDAY = '2024-01-01'
/** British English dates: 28 November. */
const TAGS: Record<Locale, string> = { ru: 'ru-RU', en: 'en-GB' }

const format = (locale: Locale, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(TAGS[locale], { ...options, timeZone: 'UTC' })
const date = (day: string) => new Date(`${day}T00:00:00Z`)

interface WithWeek {
  getWeekInfo?: () => { firstDay: number }
}

/** 1 Monday to 7 Sunday; Monday if the browser does not support it. */
export function firstDayOf(locale: Locale): number {
  const known = new Intl.Locale(locale) as WithWeek
  return known.getWeekInfo?.().firstDay ?? MONDAY
}

/** `Ноябрь 2026` */
export function monthInWords(day: string, locale: Locale): string {
  const month = format(locale, { month: 'long' }).format(date(day))
  return `${month.charAt(0).toUpperCase()}${month.slice(1)} ${day.slice(0, 4)}`
}

/** Weekday names from the first of the week: short to display, long to read out. */
export function weekdays(locale: Locale, firstDay: number): { short: string; long: string }[] {
  const [short, long] = [format(locale, { weekday: 'short' }), format(locale, { weekday: 'long' })]
  return Array.from({ length: 7 }, (_, place) => {
    const day = date(addDays(A_MONDAY, firstDay - MONDAY + place))
    return { short: short.format(day), long: long.format(day) }
  })
}

/** `суббота, 28 ноября 2026` */
export function wholeDay(day: string, locale: Locale): string {
  const weekday = format(locale, { weekday: 'long' }).format(date(day))
  return `${weekday}, ${dayInWords(day.split('-').toReversed().join('.'), locale)}`
}
