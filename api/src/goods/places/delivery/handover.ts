import type { DeliveryOffer } from '@shop/contracts/places/delivery'
import { DISPATCH_HOUR, EXPRESS_CUTOFF_HOUR, SAME_DAY_CUTOFF_HOUR, SHOP_UTC_OFFSET_HOURS } from '@shop/contracts/core/limits'
import type { Shop } from '@shop/contracts/places/shops'
import { MINUTE_MS } from '@shop/contracts/core/time/durations'
import { minuteOf, timeOf } from '@shop/contracts/core/time/time-of-day'
import { clockAt, dateAfter, dayAfter, HOUR_MINUTES, isBeforeCutOff, isWeekday, openDays } from '../shops/calendar.ts'
import * as figures from './figures.ts'

/** A shop for estimates: UTC offset, weekly hours, and days to bring missing pieces. */
export interface ShopHours {
  country: string
  week: Shop['week']
  offset: number
  days: number
}

/** A delivery method with the facts that decide its time. */
export type Way =
  | { by: 'mail' | 'express' | 'sameDay' }
  /** Carrier's days from dispatch; delivery hours if promised. */
  | { by: 'carrier'; days: { from: number; to: number }; hours: DeliveryOffer['hours'] }
  | { by: 'shop'; shop: ShopHours; isInShowcase: boolean }

export interface Handover {
  /** YYYY-MM-DD in the destination's time zone. */
  from: string
  to: string
  /** Time window; for express and shops `from` is the order or ready time. */
  hours: DeliveryOffer['hours']
  /** The order must be placed before this moment; null means any time. */
  cutOff: Date | null
  /** False: too late or closed, and the dates are the next possible ones. */
  startsNow: boolean
  /** YYYY-MM-DD of now in the same time zone, to tell "today" and "tomorrow". */
  today: string
}

/**
 * When an order placed now is handed over. The only place that combines opening hours, days off, cut-offs and carrier days; falls back to
 * the next possible day. Null for a shop that never opens.
 */
export function handoverOf(way: Exclude<Way, { by: 'shop' }>, now: Date, holidays: readonly string[]): Handover
export function handoverOf(way: Way, now: Date, holidays: readonly string[]): Handover | null
export function handoverOf(way: Way, now: Date, holidays: readonly string[]): Handover | null {
  const { date: today } = clockAt(now, SHOP_UTC_OFFSET_HOURS)
  if (way.by === 'mail') return { from: today, to: today, hours: null, cutOff: null, startsNow: true, today }
  if (way.by === 'carrier') return byCarrier(way, now, holidays)
  if (way.by === 'shop') return atShop(way.shop, way.isInShowcase, now, holidays)
  const hour = way.by === 'express' ? EXPRESS_CUTOFF_HOUR : SAME_DAY_CUTOFF_HOUR
  const startsNow = isBeforeCutOff(now, hour, holidays)
  const date = startsNow ? today : nextWorkingDay(today, holidays)
  return { from: date, to: date, hours: courierHours(way.by, now, startsNow), cutOff: momentOf(date, hour), startsNow, today }
}

function byCarrier({ days, hours }: Extract<Way, { by: 'carrier' }>, now: Date, holidays: readonly string[]): Handover {
  const { date: today } = clockAt(now, SHOP_UTC_OFFSET_HOURS)
  const leaves = dispatchDate(now, holidays)
  const [from, to] = [dateAfter(leaves, days.from, holidays), dateAfter(leaves, days.to, holidays)]
  return { from, to, hours, cutOff: momentOf(leaves, DISPATCH_HOUR), startsNow: leaves === today, today }
}

/** Dispatch day of an order placed now: parcels leave at the dispatch hour. */
function dispatchDate(now: Date, holidays: readonly string[]): string {
  const { date, minute } = clockAt(now, SHOP_UTC_OFFSET_HOURS)
  return dateAfter(minute < DISPATCH_HOUR * HOUR_MINUTES ? date : dayAfter(date), 0, holidays)
}

/** Express within three hours, within courier hours; same day in the evening. */
function courierHours(by: 'express' | 'sameDay', now: Date, startsNow: boolean): DeliveryOffer['hours'] {
  if (by === 'sameDay') return figures.SAME_DAY_HOURS
  if (!startsNow) return null
  const { minute } = clockAt(now, SHOP_UTC_OFFSET_HOURS)
  const start = Math.max(minute, figures.EXPRESS_START_HOUR * HOUR_MINUTES)
  // Rounded down, so that express is never promised to take longer than its name says.
  const end = Math.floor((start + figures.EXPRESS_MINUTES) / figures.EXPRESS_STEP_MINUTES) * figures.EXPRESS_STEP_MINUTES
  return { from: timeOf(start), to: timeOf(end) }
}

function nextWorkingDay(today: string, holidays: readonly string[]): string {
  let date = dayAfter(today)
  while (!isWeekday(date) || holidays.includes(date)) date = dayAfter(date)
  return date
}

/** In stock at the shop: within an hour during opening hours. Otherwise: the first open day after delivery to the shop. */
function atShop(shop: ShopHours, isInShowcase: boolean, now: Date, holidays: readonly string[]): Handover | null {
  const { date: today, minute } = clockAt(now, shop.offset)
  const daysOff = figures.shopDaysOff(shop.country, holidays)
  const first = isInShowcase ? today : dateAfter(dispatchDate(now, holidays), shop.days, holidays)
  for (const { date, ...open } of openDays(first, shop.week, daysOff)) {
    const at = date === today ? minute : 0
    const hours = isInShowcase ? collectionHours(open, at) : null
    if (hours || !isInShowcase)
      return { from: date, to: date, hours, cutOff: null, startsNow: date === today && at >= minuteOf(open.from), today }
  }
  return null
}

/** Pickup window of an in-stock piece; null when the shop closes too soon. */
function collectionHours({ from, to }: { from: string; to: string }, minute: number): DeliveryOffer['hours'] {
  const ready = Math.max(minuteOf(from), minute) + figures.SHOP_READY_MINUTES
  return ready + figures.SHOP_COLLECT_MINUTES <= minuteOf(to) ? { from: timeOf(ready), to } : null
}

/** The instant of an hour in the shop's time zone. */
const momentOf = (date: string, hour: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + (hour - SHOP_UTC_OFFSET_HOURS) * HOUR_MINUTES * MINUTE_MS)
