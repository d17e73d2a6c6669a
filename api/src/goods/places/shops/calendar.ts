import { SHOP_UTC_OFFSET_HOURS } from '@shop/contracts/core/limits'
import type { Shop } from '@shop/contracts/places/shops'
import { HOUR_MS, DAY_MS } from '@shop/contracts/core/time/durations'

const SUNDAY = 0
const SATURDAY = 6
export const HOUR_MINUTES = 60

/** Local time at a UTC offset, shifted so that getUTC… methods return it. */
const clock = (now: Date, offsetHours: number) => new Date(now.getTime() + offsetHours * HOUR_MS)

/** YYYY-MM-DD and minute of the day at a UTC offset. */
export function clockAt(now: Date, offsetHours: number) {
  const local = clock(now, offsetHours)
  return { date: local.toISOString().slice(0, 10), minute: local.getUTCHours() * 60 + local.getUTCMinutes() }
}

/** YYYY-MM-DD in the shop's time zone. */
export const shopDate = (now: Date) => clockAt(now, SHOP_UTC_OFFSET_HOURS).date

const dayOfWeek = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay()

/** Weekday, Monday is 0. */
export const weekdayOf = (date: string) => (dayOfWeek(date) + 6) % 7

export const isWeekday = (date: string) => ![SUNDAY, SATURDAY].includes(dayOfWeek(date))

/** Strictly before the hour, UTC+3, Monday to Friday, no holiday. */
export function isBeforeCutOff(now: Date, hour: number, holidays: readonly string[]): boolean {
  const date = shopDate(now)
  return isWeekday(date) && !holidays.includes(date) && clock(now, SHOP_UTC_OFFSET_HOURS).getUTCHours() < hour
}

/** The date after this many working days; the result is never a day off. */
export function dateAfter(start: string, days: number, holidays: readonly string[]): string {
  let date = start
  for (let left = days; left > 0; ) {
    date = dayAfter(date)
    if (!holidays.includes(date)) left -= 1
  }
  while (holidays.includes(date)) date = dayAfter(date)
  return date
}

/** Covers the longest holidays; a shop without a working day gets no estimate. */
const MAX_DAYS_AHEAD = 60

/** Opening hours, HH:MM, of the days from `start` on at which a shop opens. */
export function* openDays(start: string, week: Shop['week'], daysOff: readonly string[]) {
  let date = start
  for (let left = MAX_DAYS_AHEAD; left > 0; left -= 1) {
    const open = daysOff.includes(date) ? null : week[weekdayOf(date)]
    if (open) yield { date, ...open }
    date = dayAfter(date)
  }
}

/** YYYY-MM-DD of the next day. */
export const dayAfter = (date: string) => new Date(Date.parse(`${date}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10)

/** YYYY-MM-DD of the previous day. */
export const dayBefore = (date: string) => new Date(Date.parse(`${date}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10)

/** YYYY-MM-DD some months later; a day that the month lacks becomes its last one. */
export function monthsAfter(date: string, months: number): string {
  const end = new Date(`${date}T00:00:00Z`)
  const day = end.getUTCDate()
  end.setUTCMonth(end.getUTCMonth() + months)
  if (end.getUTCDate() !== day) end.setUTCDate(0)
  return end.toISOString().slice(0, 10)
}
