import * as v from 'valibot'
import { personName, Phone } from '../contact/contact.ts'
import { defineEndpoint } from '../core/endpoint.ts'
import { IdempotencyKey } from '../core/id.ts'
import { typedMessage } from '../core/text/typed-text.ts'
import { MINUTE_MS, HOUR_MS, DAY_MS } from '../core/time/durations.ts'

export const ConsultWay = v.picklist(['whatsapp', 'call', 'video'], 'REQUIRED_FIELD')
export type ConsultWay = v.InferOutput<typeof ConsultWay>

export const CONSULT_COMMENT_MAX = 500
/** Bookable days: today and this many more. */
export const CONSULT_DAYS_AHEAD = 2
/** Response time in minutes for requests without an hour, during working hours. */
export const CONSULT_WITHIN_MINUTES = 30

/** Working hours in full hours at a UTC offset, every day: Moscow for Russia, Dubai abroad, as the brand's contacts. */
const HOURS = {
  RU: { from: 9, to: 22, utcOffset: 3 },
  other: { from: 10, to: 22, utcOffset: 4 },
}

export const consultHours = (country: string) => (country === 'RU' ? HOURS.RU : HOURS.other)

/** YYYY-MM-DD and hour in the stylists' time zone. */
export function stylistClock(country: string, instant: string | number): { date: string; hour: number } {
  const local = new Date(new Date(instant).getTime() + consultHours(country).utcOffset * HOUR_MS)
  return { date: local.toISOString().slice(0, 10), hour: local.getUTCHours() }
}

/** Possible start instants, soonest first. */
export function consultStarts(country: string, now: number): string[] {
  const { from, to, utcOffset } = consultHours(country)
  const offset = utcOffset * HOUR_MS
  const midnight = Math.floor((now + offset) / DAY_MS) * DAY_MS - offset
  const starts: string[] = []
  for (let day = 0; day <= CONSULT_DAYS_AHEAD; day += 1) {
    for (let hour = from; hour < to; hour += 1) {
      const start = midnight + day * DAY_MS + hour * HOUR_MS
      if (start > now) starts.push(new Date(start).toISOString())
    }
  }
  return starts
}

/** Null: within CONSULT_WITHIN_MINUTES. Otherwise the start of the next working hours. */
export function soonestConsult(country: string, now: number): string | null {
  const { from, to } = consultHours(country)
  const isOpen = [now, now + CONSULT_WITHIN_MINUTES * MINUTE_MS].every((moment) => {
    const { hour } = stylistClock(country, moment)
    return hour >= from && hour < to
  })
  const opening = consultStarts(country, now).find((start) => stylistClock(country, start).hour === from)
  return isOpen ? null : (opening ?? null)
}

/** Site-relative product URL with variant. */
const PieceUrl = v.pipe(v.string(), v.maxLength(300), v.regex(/^\/catalog(\/[\w-]+){1,3}(\?[\w%&=.,+-]*)?$/, 'WRONG_FIELD'))

export const requestConsult = defineEndpoint('/consults', {
  name: 'askConsult',
  method: 'POST',
  body: v.object({
    way: ConsultWay,
    /** One of `consultStarts`; null: as soon as possible. */
    start: v.nullable(v.pipe(v.string(), v.isoTimestamp('WRONG_DATE'))),
    name: personName('EMPTY_NAME'),
    phone: Phone,
    comment: v.optional(v.pipe(v.string(), typedMessage, v.maxLength(CONSULT_COMMENT_MAX, 'TOO_LONG')), ''),
    /** The product in question. */
    piece: v.optional(v.nullable(PieceUrl), null),
    agreement: v.literal(true, 'PERSONAL_DATA_AGREEMENT'),
    /** Idempotency key within a session. */
    idempotencyKey: IdempotencyKey,
  }),
  answer: v.object({
    result: v.literal(true),
    way: ConsultWay,
    phone: v.string(),
    /** Null: within CONSULT_WITHIN_MINUTES. Otherwise the start of the chosen hour. */
    start: v.nullable(v.string()),
  }),
  about:
    'Asks a stylist to write, call or meet by video: the back office is told and a text message confirms it. SLOT_TAKEN (409) for an hour that cannot be chosen any more. Five an hour for a phone, ten for a session (TOO_MANY_REQUESTS).',
  example: {
    body: {
      way: 'call',
      start: null,
      name: 'Анна',
      phone: '+79162041877',
      comment: '',
      piece: '/catalog/rings/aurora-yellow?size=17',
      agreement: true,
      idempotencyKey: 'c0ffee00-0000-4000-8000-000000000000',
    },
    answer: { result: true, way: 'call', phone: '+79162041877', start: null },
  },
})
