import type { Shop } from '@shop/contracts/places/shops'

type Hours = Shop['week'][number]

const MINUTE_MS = 60_000
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

/** In the shop's time zone, wherever the shopper is. */
export function opennessOf(
  { week, utc_offset_hours, days_off }: Pick<Shop, 'week' | 'utc_offset_hours' | 'days_off'>,
  now: number,
): Openness | null {
  const local = Math.floor(now / MINUTE_MS) + utc_offset_hours * HOUR_MINUTES
  const minute = local % DAY_MINUTES
  // 1 January 1970 was a Thursday.
  const today = (Math.floor(local / DAY_MINUTES) + 3) % DAYS
  const hoursOn = (daysOn: number) => {
    const date = new Date((local + daysOn * DAY_MINUTES) * MINUTE_MS).toISOString().slice(0, 10)
    return days_off.includes(date) ? null : week[(today + daysOn) % DAYS]
  }
  const hours = hoursOn(0)
  if (hours && minute >= minuteOf(hours.from) && minute < minuteOf(hours.to)) return { isOpen: true, until: hours.to }
  if (hours && minute < minuteOf(hours.from)) return { isOpen: false, opens: hours.from, daysOn: 0 }
  for (let daysOn = 1; daysOn <= MAX_DAYS_AHEAD; daysOn += 1) {
    const next = hoursOn(daysOn)
    if (next) return { isOpen: false, opens: next.from, daysOn }
  }
  return null
}

const minuteOf = (time: string) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * HOUR_MINUTES + minute
}
