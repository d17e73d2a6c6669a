import { YEAR_MAX, YEAR_MIN } from '@shop/contracts/core/limits'
import { shopDay } from '@shop/contracts/core/time/clock'
import { required } from '../required.ts'
import { plainText } from '../text.ts'
import type { Verdict } from '../verdict.ts'

/** Latest send date of a certificate. */
export const SEND_DATE_MAX_DAYS = 365
const LEAP_YEAR = 2024

const WHOLE_DATE = /^(\d\d)\.(\d\d)\.(\d{4})$/

/** `dd.mm.yyyy` of an existing date, years 1900 to 2050, as UTC midnight; null otherwise. */
export function dateOf(text: string): Date | null {
  const [, day, month, year] = WHOLE_DATE.exec(plainText(text).trim())?.map(Number) ?? []
  if (!day || !month || !year || year < YEAR_MIN || year > YEAR_MAX) return null
  const date = new Date(Date.UTC(year, month - 1, day))
  // Date turns 31.02 into a day of March: refused.
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date : null
}

/** Why `dateOf` knows no such date: not whole, a year out of bounds, or a day that does not exist. */
function faultOf(text: string): Verdict {
  const whole = WHOLE_DATE.exec(plainText(text).trim())
  if (!whole) return 'WHOLE_DATE'
  const year = Number(whole[3])
  return year < YEAR_MIN || year > YEAR_MAX ? 'WRONG_YEAR' : 'WRONG_DATE'
}

/** Today at the shop, in Moscow, comparable with `dateOf`. */
export const dayOf = (now: Date) => new Date(`${shopDay(now.getTime())}T00:00:00Z`)

/** DD.MM.YYYY, earlier than today. */
export function birthday(text: string, now: Date): Verdict {
  const date = dateOf(text)
  if (!date) return required(text, 'EMPTY_BIRTHDAY') ?? faultOf(text)
  return date < dayOf(now) ? null : 'FUTURE_DATE'
}

/** dd.mm; includes 29 February. */
export const birthdayWithoutYear = (text: string): Verdict =>
  required(text, 'EMPTY_BIRTHDAY') ?? (dateOf(`${text.trim()}.${LEAP_YEAR}`) ? null : 'WRONG_DATE')

/** A certificate's send date: within the first and last day that the server offers, dd.mm.yyyy as `text`. */
export function sendDate(text: string, first: string, last: string): Verdict {
  const [from, to] = [dateOf(first), dateOf(last)]
  return required(text, 'EMPTY_DATE') ?? (from && to ? dayWithin(text, from, to) : null)
}

/** A date within a range; each bound has its own code. A year out of all bounds is simply too early or too late here. */
export function dayWithin(text: string, first: Date, last: Date): Verdict {
  const day = dateOf(text)
  if (!day) {
    const fault = faultOf(text)
    if (fault !== 'WRONG_YEAR') return fault
    return Number(WHOLE_DATE.exec(plainText(text).trim())?.[3]) < YEAR_MIN ? 'PAST_DATE' : 'DATE_TOO_FAR'
  }
  if (day < first) return 'PAST_DATE'
  return day > last ? 'DATE_TOO_FAR' : null
}
