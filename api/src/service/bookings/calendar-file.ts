import type { Booking } from '@shop/contracts/services/bookings'
import type { Locale } from '@shop/contracts/shop/storefront'
import { placeInOrder } from '@shop/i18n/places/in-order'

/** RFC 5545: maximum bytes of a line. */
const LINE_BYTES = 75

/** A visit as an iCalendar file. */
export function calendarFile(
  { token, service, shop, startsAt, endsAt, status }: Booking,
  { url, brand, locale, now }: { url: string; brand: string; locale: Locale; now: Date },
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${brand}//Bookings//EN`,
    'BEGIN:VEVENT',
    `UID:${token.split('.')[0]}@bookings`,
    `DTSTAMP:${stamp(now.toISOString())}`,
    `DTSTART:${stamp(startsAt)}`,
    `DTEND:${stamp(endsAt)}`,
    `SUMMARY:${escaped(`${brand}: ${service.name}`)}`,
    `LOCATION:${escaped([shop.name, placeInOrder([shop.address], [shop.city], locale)].join(', '))}`,
    `DESCRIPTION:${escaped([shop.way, shop.phone].filter(Boolean).join('\n'))}`,
    `URL:${url}`,
    `STATUS:${status === 'booked' ? 'CONFIRMED' : 'CANCELLED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** 2026-11-28T11:30:00.000Z → 20261128T113000Z */
const stamp = (instant: string) => `${instant.slice(0, 19).replaceAll(/[-:]/g, '')}Z`

const escaped = (text: string) => text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll('\n', '\\n')

/** Folds long lines without splitting a character. */
function folded(line: string): string {
  const parts = ['']
  for (const sign of line) {
    const last = parts.at(-1) ?? ''
    const room = parts.length === 1 ? LINE_BYTES : LINE_BYTES - 1
    if (Buffer.byteLength(last + sign) <= room) parts[parts.length - 1] = last + sign
    else parts.push(sign)
  }
  return parts.join('\r\n ')
}
