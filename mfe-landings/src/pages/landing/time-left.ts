import { SHOP_UTC_OFFSET_HOURS } from '@shop/contracts/core/limits'
import { SECOND_MS, MINUTE_MS, HOUR_MS, DAY_MS } from '@shop/contracts/core/time/durations'

export interface TimeLeft {
  days: number
  hours: number
  minutes: number
  seconds: number
}

/** Time until an instant, independent of time zones; null when past. */
export function timeLeft(endsAt: string, now: number): TimeLeft | null {
  const left = Date.parse(endsAt) - now
  if (left <= 0) return null
  return {
    days: Math.floor(left / DAY_MS),
    hours: Math.floor((left % DAY_MS) / HOUR_MS),
    minutes: Math.floor((left % HOUR_MS) / MINUTE_MS),
    seconds: Math.floor((left % MINUTE_MS) / SECOND_MS),
  }
}

export const isOver = (endsAt: string | null, now: number) => endsAt !== null && Date.parse(endsAt) <= now

/** The last minute before an instant in Moscow time: `31.12.2026` and `23:59`. */
export function lastMinute(endsAt: string): { day: string; time: string } {
  const [date = '', time = ''] = new Date(Date.parse(endsAt) - 1 + SHOP_UTC_OFFSET_HOURS * HOUR_MS).toISOString().split('T')
  return { day: date.replace(/(\d+)-(\d+)-(\d+)/, '$3.$2.$1'), time: time.slice(0, 5) }
}
