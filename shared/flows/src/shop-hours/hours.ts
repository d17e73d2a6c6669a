import type { Shop } from '@shop/contracts/places/shops'
import { MINUTE_MS } from '@shop/contracts/core/time/durations'
import { minuteOf } from '@shop/contracts/core/time/time-of-day'

type Hours = Shop['week'][number]

const HOUR_MINUTES = 60
const DAY_MINUTES = 24 * HOUR_MINUTES
const DAYS = 7
/** Days off are known for this many days. */
const MAX_DAYS_AHEAD = 14

/** Consecutive days with equal hours: `days` are the first and last, Monday is 0. */
export interface Span {
  days: [first: number, last: number]
  hours: Hours
}

export function spansOf(week: readonly Hours[]): Span[] {
  const spans: Span[] = []
  for (const [day, hours] of week.entries()) {
    const last = spans.at(-1)
    if (last && same(last.hours, hours)) last.days[1] = day
    else spans.push({ days: [day, day], hours })
  }
  return spans
}

const same = (one: Hours, other: Hours) => one?.from === other?.from && one?.to === other?.to

/** When an open shop closes, or a closed one opens; `daysOn` 0 is today. Null for a shop that never opens. */
export type Openness = { isOpen: true; until: string } | { isOpen: false; opens: string; daysOn: number }

type ShopTimetable = Pick<Shop, 'week' | 'utc_offset_hours' | 'days_off'>

/** Minutes since 1970 at the shop, as if they were UTC. */
const localMinute = (now: number, { utc_offset_hours }: ShopTimetable) => Math.floor(now / MINUTE_MS) + utc_offset_hours * HOUR_MINUTES

/** Hours of the day that the shop has, wherever the shopper is; null for a day off. @param daysOn days after today */
export function hoursAt(place: ShopTimetable, now: number, daysOn = 0): Hours {
  const local = localMinute(now, place) + daysOn * DAY_MINUTES
  const date = new Date(local * MINUTE_MS).toISOString().slice(0, 10)
  // 1 January 1970 was a Thursday.
  const weekday = (Math.floor(local / DAY_MINUTES) + 3) % DAYS
  return place.days_off.includes(date) ? null : (place.week[weekday] ?? null)
}

/** In the shop's time zone, wherever the shopper is. */
export function opennessOf(place: ShopTimetable, now: number): Openness | null {
  const minute = localMinute(now, place) % DAY_MINUTES
  const hours = hoursAt(place, now)
  if (hours && minute >= minuteOf(hours.from) && minute < minuteOf(hours.to)) return { isOpen: true, until: hours.to }
  if (hours && minute < minuteOf(hours.from)) return { isOpen: false, opens: hours.from, daysOn: 0 }
  for (let daysOn = 1; daysOn <= MAX_DAYS_AHEAD; daysOn += 1) {
    const next = hoursAt(place, now, daysOn)
    if (next) return { isOpen: false, opens: next.from, daysOn }
  }
  return null
}
