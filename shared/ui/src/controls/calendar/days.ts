import { DAY_MS } from '@shop/contracts/core/time/durations'

// Days are `2026-11-28` strings: sortable, without time zones.

const WEEK_DAYS = 7

const utc = (day: string) => new Date(`${day}T00:00:00Z`)
const written = (date: Date) => date.toISOString().slice(0, 10)

export const addDays = (day: string, days: number) => written(new Date(utc(day).getTime() + days * DAY_MS))

/** The same day of another month, or its last day. */
export function addMonths(day: string, months: number): string {
  const date = utc(day)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months]
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return written(new Date(Date.UTC(year, month, Math.min(date.getUTCDate(), last))))
}

/** `2026-11` */
export const monthOf = (day: string) => day.slice(0, 7)

/** 1 Monday to 7 Sunday. */
const weekdayOf = (day: string) => utc(day).getUTCDay() || WEEK_DAYS

/** Days since the start of the week. */
export const placeInWeek = (day: string, firstDay: number) => (weekdayOf(day) - firstDay + WEEK_DAYS) % WEEK_DAYS

/** Weeks of a day's month; null for days of other months. */
export function weeksOf(day: string, firstDay: number): (string | null)[][] {
  const first = `${monthOf(day)}-01`
  const length = Number(addDays(addMonths(first, 1), -1).slice(8))
  const blanks = placeInWeek(first, firstDay)
  return Array.from({ length: Math.ceil((blanks + length) / WEEK_DAYS) }, (_, week) =>
    Array.from({ length: WEEK_DAYS }, (_, place) => {
      const index = week * WEEK_DAYS + place - blanks
      return index >= 0 && index < length ? addDays(first, index) : null
    }),
  )
}

export function within(day: string, min?: string, max?: string): string {
  if (min && day < min) return min
  return max && day > max ? max : day
}
