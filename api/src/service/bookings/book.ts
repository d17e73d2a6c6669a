import type { Booking } from '@shop/contracts/services/bookings'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import { MINUTE_MS } from '@shop/contracts/core/time/durations'
import { CONSENT_VERSION } from '../../visitors/users/users.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { idRow, rowOf, rowsOf } from '../../platform/db/rows.ts'
import type { Api } from '../../platform/http/implement.ts'
import { Refused } from '../../platform/http/refusal.ts'
import { bookedText } from '../../buying/letters/booking.ts'
import { textMessage } from '../../platform/outbox/messages.ts'
import { decided, enqueueAll } from '../../platform/outbox/enqueue.ts'
import { clockAt } from '../../goods/places/shops/calendar.ts'
import { holidaysOf } from '../../goods/places/delivery/figures.ts'
import { bookingUrl } from './link.ts'
import { readRow, toBooking } from './read.ts'
import { remindersOf } from './reminders.ts'
import { bookableRange, type BookablePlace, bookablePlace, freeSeat, freeTimes, instantOf, occupiedInterval } from './slots.ts'
import { ADD, BY_KEY, LOCK_PLACE, VISITS } from './sql.ts'
import { officeBookingUpdate, visitReminderDue } from './jobs.ts'

export interface Wanted {
  service: string
  shop_id: number
  start: string
  name: string
  phone: string
  comment: string
}

interface BookingRequest {
  wanted: Wanted
  /** Of the session. */
  key: string
  shop: ShopContext
  host: string
}

/** The booking created with this idempotency key; null if none. */
export async function existingBooking(
  connection: Queryable,
  api: Api,
  { key, shop }: Pick<BookingRequest, 'key' | 'shop'>,
): Promise<Booking | null> {
  const known = await rowOf(connection, idRow, BY_KEY, [key])
  const row = known && (await readRow(connection, known.id, shop.locale))
  return row ? toBooking(row, api) : null
}

/**
 * Books a slot. The caller's transaction locks the shop's kind of service, so two calls never get the same slot. Also schedules the
 * message, the reminders and the back office update. Throws SLOT_TAKEN, and WRONG_FIELD for a service that this shop lacks.
 */
export async function book(connection: Queryable, api: Api, asked: BookingRequest): Promise<Booking> {
  const { wanted, shop } = asked
  const now = api.clock.now()
  const place = await rowOf(connection, bookablePlace, LOCK_PLACE, [wanted.service, wanted.shop_id, shop.country])
  if (!place) throw new Refused('WRONG_FORM_DATA', { shop_id: 'WRONG_FIELD' })
  // The same call may have been answered while this one waited for the lock.
  const known = await existingBooking(connection, api, asked)
  if (known) return known
  const { seat, start, end } = await seatFor(connection, place, wanted, now)
  const added = await rowOf(connection, idRow, ADD, [
    wanted.service,
    place.kind,
    wanted.shop_id,
    seat,
    start.toISOString(),
    end.toISOString(),
    wanted.name,
    wanted.phone,
    wanted.comment,
    asked.key,
    asked.host,
    shop.locale,
    CONSENT_VERSION,
    now.toISOString(),
  ])
  const row = added && (await readRow(connection, added.id, shop.locale))
  if (!row) throw new Error('The booking was not written.')
  const booking = toBooking(row, api)
  const url = bookingUrl(booking.token, row.kind, asked.host)
  const text = bookedText({ service: row.name, shop: row.shop, start: booking.start, url }, shop.locale)
  await enqueueAll(connection, [
    decided(textMessage, { to: wanted.phone, text }),
    decided(officeBookingUpdate, { bookingId: row.id }),
    ...remindersOf(start.getTime(), place.offset, now).map((at) => decided(visitReminderDue, { bookingId: row.id }, at)),
  ])
  return booking
}

async function seatFor(connection: Queryable, place: BookablePlace, { start, shop_id }: Wanted, now: Date) {
  const taken = () => new Refused('SLOT_TAKEN', { start: 'SLOT_TAKEN' })
  const [date = '', time = ''] = start.split('T')
  const begins = instantOf(start, place)
  const { last } = bookableRange(place, now)
  // Date would turn 31 February into a day in March.
  if (Number.isNaN(begins) || clockAt(new Date(begins), place.offset).date !== date || date > last) throw taken()
  const end = begins + place.minutes * MINUTE_MS
  const visits = await rowsOf(connection, occupiedInterval, VISITS, [
    shop_id,
    place.kind,
    new Date(begins).toISOString(),
    new Date(end).toISOString(),
  ])
  const holidays = holidaysOf(process.env, now.getUTCFullYear())
  const seat = freeSeat(place, visits, begins)
  if (seat === null || !freeTimes(place, visits, { now, holidays }, date).includes(time)) throw taken()
  return { seat, start: new Date(begins), end: new Date(end) }
}
