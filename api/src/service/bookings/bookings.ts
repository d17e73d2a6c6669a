import {
  BookableService,
  bookingByLink,
  bookingCalendar,
  bookingServices,
  BookingShop,
  bookingSlots,
  cancelBooking,
  createBooking,
} from '@shop/contracts/services/bookings'
import type { Locale } from '@shop/contracts/shop/storefront'
import * as v from 'valibot'
import { name as nameVerdict } from '@shop/forms/fields/names'
import { BOOKINGS_FROM_ADDRESS, BOOKINGS_IN_SESSION, BOOKINGS_OF_PHONE, countOne } from '../../visitors/guards/limits.ts'
import { type Api, implement } from '../../platform/http/implement.ts'
import { Refused } from '../../platform/http/refusal.ts'
import { hostFor } from '../../buying/payments/origin.ts'
import { enqueue } from '../../platform/outbox/enqueue.ts'
import { dayAfter } from '../../goods/places/shops/calendar.ts'
import { holidaysOf } from '../../goods/places/delivery/figures.ts'
import { sessionOf } from '../../visitors/session/shopper.ts'
import { book, existingBooking } from './book.ts'
import { calendarFile } from './calendar-file.ts'
import { bookingUrl, readToken } from './link.ts'
import { sendBookingsToOffice } from './office.ts'
import { readRow, toBooking } from './read.ts'
import { sendReminders } from './reminders.ts'
import { bookableRange, bookablePlace, freeDays, instantOf, occupiedInterval } from './slots.ts'
import { CANCEL, PLACE, SERVICES, SHOPS, VISITS } from './sql.ts'
import { officeBookingUpdate } from './jobs.ts'
import { rowOf, rowsOf } from '../../platform/db/rows.ts'

const shopRow = v.object({ shop: BookingShop })

/** Visits to a piercer or stylist: free slots, booking, cancellation by the link of a text message. */
export function serveBookings(api: Api) {
  serveChoice(api)
  serveBooking(api)
  serveLink(api)
  sendReminders(api)
  sendBookingsToOffice(api)
}

function serveChoice(api: Api) {
  const { database, clock } = api
  implement(api, bookingServices, async ({ visitor: { shop } }) => {
    const [services, shops] = await Promise.all([
      rowsOf(database, BookableService, SERVICES, [shop.locale, shop.country, shop.currency]),
      rowsOf(database, shopRow, SHOPS, [shop.locale, shop.country]),
    ])
    return { services, shops: shops.map((row) => row.shop), currency: shop.currency }
  })

  implement(api, bookingSlots, async ({ query, visitor: { shop } }) => {
    const place = await rowOf(database, bookablePlace, PLACE, [query.service, query.shop, shop.country])
    if (!place) throw new Refused('NOT_FOUND')
    const now = clock.now()
    const range = bookableRange(place, now)
    const first = query.from && query.from > range.first ? query.from : range.first
    const last = query.to && query.to < range.last ? query.to : range.last
    if (first > last) return { days: [] }
    const [begin, end] = [first, dayAfter(last)].map((date) => new Date(instantOf(`${date}T00:00`, place)).toISOString())
    const visits = await rowsOf(database, occupiedInterval, VISITS, [query.shop, place.kind, begin, end])
    const holidays = holidaysOf(process.env, now.getUTCFullYear())
    return { days: freeDays(place, visits, { now, holidays }, first, last) }
  })
}

function serveBooking(api: Api) {
  const { database, clock, limits } = api
  implement(api, createBooking, async ({ body: { idempotencyKey, agreement: _, ...wanted }, sessionHash, visitor }) => {
    const { shop, address } = visitor
    checkName(wanted.name, shop.locale)
    const { sessionId } = await sessionOf(database, sessionHash)
    const asked = { wanted, key: `${sessionId}:${idempotencyKey}`, shop, host: hostFor(visitor, api.shopHosts) }
    const known = await existingBooking(database, api, asked)
    if (known) return { result: true as const, booking: known }
    const guard = [
      [BOOKINGS_OF_PHONE, wanted.phone],
      [BOOKINGS_IN_SESSION, String(sessionId)],
      [BOOKINGS_FROM_ADDRESS, address],
    ] as const
    await countOne(database, clock, guard, limits)
    return { result: true as const, booking: await database.transaction((connection) => book(connection, api, asked)) }
  })
}

/** Checks beyond the contract: alphabet of names by storefront. */
function checkName(name: string, locale: Locale) {
  const code = nameVerdict(name, locale)
  if (code) throw new Refused('WRONG_FORM_DATA', { name: code })
}

function serveLink(api: Api) {
  const { database, clock, codeKey } = api
  const linked = async (token: string, locale: Locale) => {
    const id = readToken(codeKey, token)
    const row = id === null ? null : await readRow(database, id, locale)
    if (!row) throw new Refused('NOT_FOUND')
    return toBooking(row, api)
  }
  implement(api, bookingByLink, async ({ params, visitor: { shop } }) => ({
    result: true as const,
    booking: await linked(params.token, shop.locale),
  }))
  implement(api, bookingCalendar, async ({ params, visitor, reply }) => {
    const booking = await linked(params.token, visitor.shop.locale)
    const url = bookingUrl(booking.token, booking.service.kind, hostFor(visitor, api.shopHosts))
    void reply.header('content-disposition', `attachment; filename="${api.brand.id}.ics"`)
    return calendarFile(booking, { url, brand: api.brand.name, locale: visitor.shop.locale, now: clock.now() })
  })
  implement(api, cancelBooking, async ({ params, visitor: { shop } }) => {
    const id = readToken(codeKey, params.token)
    if (id === null) throw new Refused('NOT_FOUND')
    await database.transaction(async (connection) => {
      const [cancelled] = await connection.query(CANCEL, [id, clock.now().toISOString()])
      if (cancelled) await enqueue(connection, officeBookingUpdate, { bookingId: id })
    })
    const booking = await linked(params.token, shop.locale)
    return { result: booking.status === 'cancelled', booking }
  })
}
