import type { Booking, BookingKind, BookingShop } from '@shop/contracts/services/bookings'
import type { Locale } from '@shop/contracts/shop/storefront'
import type { Queryable } from '../../platform/db/database.ts'
import type { Api } from '../../platform/http/implement.ts'
import { clockAt } from '../../goods/places/shops/calendar.ts'
import { bookingToken } from './link.ts'
import { WHOLE } from './sql.ts'

export interface BookingRow {
  id: number
  kind: BookingKind
  key: string
  name: string
  minutes: number
  shop: BookingShop
  offset: number
  startsAt: Date | string
  endsAt: Date | string
  status: Booking['status']
  phone: string
  host: string
  locale: Locale
}

/** A booking in a language; null when there is none. */
export async function readRow(connection: Queryable, id: number, locale: Locale): Promise<BookingRow | null> {
  const [row] = await connection.query<BookingRow>(WHOLE, [locale, id])
  return row ?? null
}

/** `2026-11-28T14:30` in the shop's time zone. */
export function localStart({ startsAt, offset }: Pick<BookingRow, 'startsAt' | 'offset'>): string {
  const { date, minute } = clockAt(new Date(startsAt), offset)
  const [hours, minutes] = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0'))
  return `${date}T${hours}:${minutes}`
}

/** Shown to anybody with the link: without name and phone. */
export function toBooking(row: BookingRow, { clock, codeKey }: Pick<Api, 'clock' | 'codeKey'>): Booking {
  const { id, key, kind, name, minutes, shop, status } = row
  const startsAt = new Date(row.startsAt)
  return {
    token: bookingToken(codeKey, id),
    service: { key, kind, name, minutes },
    shop,
    start: localStart(row),
    startsAt: startsAt.toISOString(),
    endsAt: new Date(row.endsAt).toISOString(),
    status,
    canCancel: status === 'booked' && startsAt > clock.now(),
  }
}
