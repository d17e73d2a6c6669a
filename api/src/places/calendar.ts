import { SHOP_UTC_OFFSET_HOURS } from '@shop/contracts/limits'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const SUNDAY = 0
const SATURDAY = 6

/** The shop's clock, as if it were UTC: read it with the getUTC… methods only. */
const shopClock = (now: Date) => new Date(now.getTime() + SHOP_UTC_OFFSET_HOURS * HOUR_MS)

/** YYYY-MM-DD of the shop's clock. */
export const shopDate = (now: Date) => shopClock(now).toISOString().slice(0, 10)

export const isWeekday = (date: string) => {
  const day = new Date(`${date}T00:00:00Z`).getUTCDay()
  return day !== SUNDAY && day !== SATURDAY
}

/** Strictly before the hour, UTC+3, Monday to Friday, no holiday (reading 27). */
export function isBeforeCutOff(now: Date, hour: number, holidays: readonly string[]): boolean {
  const date = shopDate(now)
  return isWeekday(date) && !holidays.includes(date) && shopClock(now).getUTCHours() < hour
}

/** The date so many days later; days off do not count, and nothing arrives on one. */
export function dateAfter(now: Date, days: number, holidays: readonly string[]): string {
  let date = shopDate(now)
  for (let left = days; left > 0; ) {
    date = dayAfter(date)
    if (!holidays.includes(date)) left -= 1
  }
  while (holidays.includes(date)) date = dayAfter(date)
  return date
}

/** YYYY-MM-DD of the day after. */
export const dayAfter = (date: string) => new Date(Date.parse(`${date}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10)
