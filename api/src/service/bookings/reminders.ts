import { HOUR_MS, DAY_MS } from '@shop/contracts/core/time/durations'
import * as v from 'valibot'
import type { Api } from '../../platform/http/implement.ts'
import { reminderText } from '../../buying/letters/booking.ts'
import { textMessage } from '../../platform/outbox/messages.ts'
import { enqueue } from '../../platform/outbox/enqueue.ts'
import { clockAt } from '../../goods/places/shops/calendar.ts'
import { bookingToken, bookingUrl } from './link.ts'
import { localStart, readRow } from './read.ts'
import { instantOf } from './slots.ts'
import { visitReminderDue } from './jobs.ts'
import { rowOf } from '../../platform/db/rows.ts'

const localeRow = v.object({ locale: v.picklist(['ru', 'en']) })

const EVENING = '19:00'
const MORNING = '09:00'
const HOURS_BEFORE = 3

/** Reminder times: 19:00 the evening before and three hours before, not before 9:00, and not right after booking. */
export function remindersOf(start: number, offset: number, now: Date): Date[] {
  const { date } = clockAt(new Date(start), offset)
  const eve = clockAt(new Date(start - DAY_MS), offset).date
  const evening = instantOf(`${eve}T${EVENING}`, { offset })
  const sameDay = Math.max(start - HOURS_BEFORE * HOUR_MS, instantOf(`${date}T${MORNING}`, { offset }))
  return [evening, sameDay].filter((at) => at > now.getTime() + HOUR_MS && at < start).map((at) => new Date(at))
}

/** Reads the booking at send time: skips cancelled and started visits. */
export function sendReminders({ outbox, database, clock, codeKey }: Pick<Api, 'outbox' | 'database' | 'clock' | 'codeKey'>) {
  outbox.handle(visitReminderDue, async ({ bookingId }) => {
    const known = await rowOf(database, localeRow, 'SELECT locale FROM bookings WHERE id = $1', [bookingId])
    const row = known && (await readRow(database, bookingId, known.locale))
    const now = clock.now()
    if (!row || row.status !== 'booked' || row.startsAt <= now) return
    const url = bookingUrl(bookingToken(codeKey, row.id), row.kind, row.host)
    const today = clockAt(now, row.offset).date
    const text = reminderText({ service: row.name, shop: row.shop, start: localStart(row), url }, row.locale, today)
    await enqueue(database, textMessage, { to: row.phone, text })
  })
}
