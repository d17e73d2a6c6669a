import {
  BOOKING_DAYS_AHEAD,
  BOOKING_LEAD_MINUTES,
  BOOKING_STEP_MINUTES,
  type BookingDay,
  BookingKind,
} from '@shop/contracts/services/bookings'
import { Shop } from '@shop/contracts/places/shops'
import { MINUTE_MS, HOUR_MS, DAY_MS } from '@shop/contracts/core/time/durations'
import { minuteOf, timeOf } from '@shop/contracts/core/time/time-of-day'
import * as v from 'valibot'
import { clockAt, dayAfter, weekdayOf } from '../../goods/places/shops/calendar.ts'
import { shopDaysOff } from '../../goods/places/delivery/figures.ts'

/** A service in a shop. */
export const bookablePlace = v.object({
  kind: BookingKind,
  minutes: v.number(),
  /** Concurrent visits. */
  capacity: v.number(),
  country: v.string(),
  week: Shop.entries.week,
  /** UTC offset in hours. */
  offset: v.number(),
})
export type BookablePlace = v.InferOutput<typeof bookablePlace>

/** An occupied interval, in milliseconds since 1970. */
export const occupiedInterval = v.object({ seat: v.number(), from: v.number(), to: v.number() })
export type OccupiedInterval = v.InferOutput<typeof occupiedInterval>

export interface Moment {
  now: Date
  /** Days off in Russia, YYYY-MM-DD. */
  holidays: readonly string[]
}

/** The first and last day that can be booked, in the shop's time zone. */
export const bookableRange = ({ offset }: Pick<BookablePlace, 'offset'>, now: Date) => ({
  first: clockAt(now, offset).date,
  last: clockAt(new Date(now.getTime() + BOOKING_DAYS_AHEAD * DAY_MS), offset).date,
})

/** `2026-11-28T14:30` in the shop's time zone as an instant. */
export const instantOf = (start: string, { offset }: Pick<BookablePlace, 'offset'>) => Date.parse(`${start}:00Z`) - offset * HOUR_MS

/** Days from the first to the last with their free times. */
export function freeDays(
  place: BookablePlace,
  visits: readonly OccupiedInterval[],
  moment: Moment,
  first: string,
  last: string,
): BookingDay[] {
  const days: BookingDay[] = []
  for (let date = first; date <= last; date = dayAfter(date)) days.push({ date, times: freeTimes(place, visits, moment, date) })
  return days
}

/** Start times on a day: within opening hours, after the lead time, with a seat free for the whole visit. */
export function freeTimes(place: BookablePlace, visits: readonly OccupiedInterval[], { now, holidays }: Moment, date: string): string[] {
  const hours = shopDaysOff(place.country, holidays).includes(date) ? null : place.week[weekdayOf(date)]
  if (!hours) return []
  const earliest = now.getTime() + BOOKING_LEAD_MINUTES * MINUTE_MS
  const times: string[] = []
  for (let minute = minuteOf(hours.from); minute + place.minutes <= minuteOf(hours.to); minute += BOOKING_STEP_MINUTES) {
    const start = instantOf(`${date}T00:00`, place) + minute * MINUTE_MS
    if (start >= earliest && freeSeat(place, visits, start) !== null) times.push(timeOf(minute))
  }
  return times
}

/** A seat that is free for the whole visit; null when there is none. */
export function freeSeat(
  { capacity, minutes }: Pick<BookablePlace, 'capacity' | 'minutes'>,
  visits: readonly OccupiedInterval[],
  start: number,
) {
  const end = start + minutes * MINUTE_MS
  const busy = new Set(visits.filter(({ from, to }) => from < end && to > start).map(({ seat }) => seat))
  for (let seat = 1; seat <= capacity; seat += 1) if (!busy.has(seat)) return seat
  return null
}
