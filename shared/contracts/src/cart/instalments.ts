import { INSTALMENT_FROM_RUB, INSTALMENT_PAYMENTS, INSTALMENT_TO_RUB, INSTALMENT_WEEKS, SHOP_UTC_OFFSET_HOURS } from '../core/limits.ts'
import type { Minor } from '../core/money.ts'
import { HOUR_MS, WEEK_MS } from '../core/time/durations.ts'

/** Whether the bank splits this sum, minor units of roubles. */
export const isInInstalments = (sum: Minor): boolean => sum >= INSTALMENT_FROM_RUB && sum <= INSTALMENT_TO_RUB

/** Four payments in minor units that add up to the sum; the first includes the remainder. */
export function instalmentsOf(sum: Minor): Minor[] {
  const share = Math.floor(sum / INSTALMENT_PAYMENTS)
  return Array.from({ length: INSTALMENT_PAYMENTS }, (_, place) => (place === 0 ? sum - share * (INSTALMENT_PAYMENTS - 1) : share))
}

/** Payment days in Moscow time, `dd.mm.yyyy`; the first is today. */
export function instalmentDays(now: Date): string[] {
  return Array.from({ length: INSTALMENT_PAYMENTS }, (_, place) => {
    const inMoscow = new Date(now.getTime() + SHOP_UTC_OFFSET_HOURS * HOUR_MS + place * INSTALMENT_WEEKS * WEEK_MS)
    return inMoscow.toISOString().slice(0, 10).split('-').toReversed().join('.')
  })
}

export interface InstalmentsLeft {
  /** Taken by the schedule so far, the first payment included. */
  paid: Minor
  left: Minor
  /** Payments to come; `day` as `dd.mm.yyyy`, Moscow time. */
  next: { day: string; sum: Minor }[]
}

const ordered = (day: string) => day.split('.').toReversed().join('')

/** How a sum in four payments stands: the first one was at `firstPaidAt`, the bank takes the others by the schedule. */
export function instalmentsLeft(sum: Minor, firstPaidAt: string, now: Date): InstalmentsLeft {
  const [today = ''] = instalmentDays(now)
  const days = instalmentDays(new Date(firstPaidAt))
  const next = instalmentsOf(sum).flatMap((share, place) => {
    const day = days[place] ?? ''
    return place > 0 && ordered(day) > ordered(today) ? [{ day, sum: share }] : []
  })
  const left = next.reduce((total, payment) => total + payment.sum, 0)
  return { paid: sum - left, left, next }
}
