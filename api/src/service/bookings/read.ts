import { Booking, BookingKind, BookingShop } from '@shop/contracts/services/bookings'
import { timeOf } from '@shop/contracts/core/time/time-of-day'
import type { Locale } from '@shop/contracts/shop/storefront'
import * as v from 'valibot'
import type { Queryable } from '../../platform/db/database.ts'
import { rowOf } from '../../platform/db/rows.ts'
import type { Api } from '../../platform/http/implement.ts'
import { clockAt } from '../../goods/places/shops/calendar.ts'
import { bookingToken } from './link.ts'
import { WHOLE } from './sql.ts'

const bookingRow = v.object({
  id: v.number(),
  kind: BookingKind,
  key: v.string(),
  name: v.string(),
  minutes: v.number(),
  shop: BookingShop,
  offset: v.number(),
  startsAt: v.date(),
  endsAt: v.date(),
  status: Booking.entries.status,
  phone: v.string(),
  host: v.string(),
  locale: v.picklist(['ru', 'en']),
})
export type BookingRow = v.InferOutput<typeof bookingRow>

/** A booking in a language; null when there is none. */
export async function readRow(connection: Queryable, id: number, locale: Locale): Promise<BookingRow | null> {
  return (await rowOf(connection, bookingRow, WHOLE, [locale, id])) ?? null
}

/** `2026-11-28T14:30` in the shop's time zone. */
export function localStart({ startsAt, offset }: Pick<BookingRow, 'startsAt' | 'offset'>): string {
  const { date, minute } = clockAt(startsAt, offset)
  return `${date}T${timeOf(minute)}`
}

/** Shown to anybody with the link: without name and phone. */
export function toBooking(row: BookingRow, { clock, codeKey }: Pick<Api, 'clock' | 'codeKey'>): Booking {
  const { id, key, kind, name, minutes, shop, status, startsAt, endsAt } = row
  return {
    token: bookingToken(codeKey, id),
    service: { key, kind, name, minutes },
    shop,
    start: localStart(row),
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    status,
    canCancel: status === 'booked' && startsAt > clock.now(),
  }
}
