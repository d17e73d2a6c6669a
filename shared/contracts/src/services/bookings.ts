import * as v from 'valibot'
import { personName, Phone } from '../contact/contact.ts'
import { defineEndpoint } from '../core/endpoint.ts'
import { Id } from '../core/id.ts'
import { Currency, Minor } from '../core/money.ts'
import { queryId } from '../core/query.ts'
import { typedMessage } from '../core/text/typed-text.ts'

/** Lead time in minutes, and booking window in days. */
export const BOOKING_LEAD_MINUTES = 120
export const BOOKING_DAYS_AHEAD = 30
/** Start times are this many minutes apart, from the shop's opening. */
export const BOOKING_STEP_MINUTES = 30
export const BOOKING_COMMENT_MAX = 500

/** Services of one kind share the staff of a shop. */
export const BookingKind = v.picklist(['piercing', 'stylist'])
export type BookingKind = v.InferOutput<typeof BookingKind>

export const BookableService = v.object({
  key: v.string(),
  kind: BookingKind,
  name: v.string(),
  minutes: v.number(),
  /** Null: free. */
  price: v.nullable(Minor),
  /** Ids of shops that offer it. */
  shops: v.array(v.number()),
})
export type BookableService = v.InferOutput<typeof BookableService>

export const BookingShop = v.object({
  id: v.number(),
  name: v.string(),
  city: v.string(),
  address: v.string(),
  /** How to get there, such as the nearest metro. */
  way: v.nullable(v.string()),
  phone: v.string(),
})
export type BookingShop = v.InferOutput<typeof BookingShop>

const exampleShop: BookingShop = {
  id: 1,
  name: 'Цветной',
  city: 'Москва',
  address: 'Цветной бульвар, 15, строение 1',
  way: 'метро «Цветной бульвар», 1 минута',
  phone: '+7 495 123-45-01',
}

export const bookingServices = defineEndpoint('/bookings/services', {
  name: 'bookingServices',
  method: 'GET',
  answer: v.object({ services: v.array(BookableService), shops: v.array(BookingShop), currency: Currency }),
  about: 'Services that can be booked in the shopper’s country, and the shops that have them, the main one first.',
  example: {
    answer: {
      services: [{ key: 'lobe', kind: 'piercing', name: 'Прокол мочки', minutes: 30, price: 250_000, shops: [1] }],
      shops: [exampleShop],
      currency: 'RUB',
    },
  },
})

const serviceKey = v.pipe(v.string('REQUIRED_FIELD'), v.regex(/^[a-z\d-]{1,40}$/, 'WRONG_FIELD'))
const day = v.pipe(v.string(), v.isoDate())

export const BookingDay = v.object({
  /** YYYY-MM-DD in the shop's time zone. */
  date: v.string(),
  /** Possible start times, HH:MM; empty when the shop is closed or fully booked. */
  times: v.array(v.string()),
})
export type BookingDay = v.InferOutput<typeof BookingDay>

export const bookingSlots = defineEndpoint('/bookings/slots', {
  name: 'bookingSlots',
  method: 'GET',
  query: v.object({ service: serviceKey, shop: queryId, from: v.optional(day), to: v.optional(day) }),
  answer: v.object({ days: v.array(BookingDay) }),
  about:
    'Days of a shop with the free times of a service, by the shop’s clock, opening hours and days off. Without `from` and `to` all days that can be booked: today and thirty more. NOT_FOUND where this service cannot be booked.',
  example: { answer: { days: [{ date: '2026-11-28', times: ['10:00', '14:30'] }] } },
})

export const Booking = v.object({
  /** Token that shows and cancels the booking without signing in. */
  token: v.string(),
  service: v.object({ key: v.string(), kind: BookingKind, name: v.string(), minutes: v.number() }),
  shop: BookingShop,
  /** YYYY-MM-DDTHH:MM in the shop's time zone. */
  start: v.string(),
  startsAt: v.string(),
  endsAt: v.string(),
  status: v.picklist(['booked', 'cancelled']),
  /** Until the visit begins. */
  canCancel: v.boolean(),
})
export type Booking = v.InferOutput<typeof Booking>

const example: Booking = {
  token: '1.k3Jx0mQ9bYw2Zt7cV5nRaA',
  service: { key: 'lobe', kind: 'piercing', name: 'Прокол мочки', minutes: 30 },
  shop: exampleShop,
  start: '2026-11-28T14:30',
  startsAt: '2026-11-28T11:30:00.000Z',
  endsAt: '2026-11-28T12:00:00.000Z',
  status: 'booked',
  canCancel: true,
}

export const createBooking = defineEndpoint('/bookings', {
  name: 'createBooking',
  method: 'POST',
  body: v.object({
    service: serviceKey,
    shop_id: Id,
    /** As in `bookingSlots`: day, T, time. */
    start: v.pipe(v.string('EMPTY_DATE'), v.nonEmpty('EMPTY_DATE'), v.isoDateTime('WRONG_DATE')),
    name: personName('EMPTY_NAME'),
    phone: Phone,
    comment: v.optional(v.pipe(v.string(), typedMessage, v.maxLength(BOOKING_COMMENT_MAX, 'TOO_LONG')), ''),
    agreement: v.literal(true, 'PERSONAL_DATA_AGREEMENT'),
    /** Idempotency key within a session. */
    idempotencyKey: v.pipe(v.string(), v.minLength(8), v.maxLength(64)),
  }),
  answer: v.object({ result: v.literal(true), booking: Booking }),
  about:
    'Books a visit: a text message confirms it and others remind of it. SLOT_TAKEN (409) when the time is not free any more. Ten an hour for a phone, twenty for a session (TOO_MANY_REQUESTS).',
  example: {
    body: {
      service: 'lobe',
      shop_id: 1,
      start: '2026-11-28T14:30',
      name: 'Анна',
      phone: '+79162041877',
      comment: '',
      agreement: true,
      idempotencyKey: 'c0ffee00-0000-4000-8000-000000000000',
    },
    answer: { result: true, booking: example },
  },
})

export const bookingByLink = defineEndpoint('/bookings/by-link/{token}', {
  name: 'bookingByLink',
  method: 'GET',
  answer: v.object({ result: v.literal(true), booking: Booking }),
  about: 'The booking of the link in a text message, without name and phone; NOT_FOUND for a token that we have not signed.',
  example: { answer: { result: true, booking: example } },
})

export const bookingCalendar = defineEndpoint('/bookings/by-link/{token}/calendar', {
  name: 'bookingCalendar',
  method: 'GET',
  answer: v.string(),
  type: 'text/calendar; charset=utf-8',
  about: 'The visit as an iCalendar file; NOT_FOUND for a token that we have not signed.',
  example: { answer: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n' },
})

export const cancelBooking = defineEndpoint('/bookings/by-link/{token}/cancel', {
  name: 'cancelBooking',
  method: 'POST',
  body: v.object({}),
  answer: v.object({ result: v.boolean(), booking: Booking }),
  about: 'Cancels the booking of a link and frees its time; a second time changes nothing. result is false once the visit has begun.',
  example: { body: {}, answer: { result: true, booking: { ...example, status: 'cancelled', canCancel: false } } },
})
