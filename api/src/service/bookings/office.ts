import { OfficeBooking } from '@shop/contracts/services/back-office/messages'
import * as v from 'valibot'
import type { Queryable } from '../../platform/db/database.ts'
import { rowOf } from '../../platform/db/rows.ts'
import type { Api } from '../../platform/http/implement.ts'
import { FOR_OFFICE } from './sql.ts'
import { officeBookingUpdate } from './jobs.ts'

const officeRow = v.object({
  id: v.number(),
  status: OfficeBooking.entries.status,
  service: v.string(),
  name: v.string(),
  shopId: v.number(),
  shopKey: v.string(),
  startsAt: v.date(),
  endsAt: v.date(),
  who: v.string(),
  phone: v.string(),
  comment: v.string(),
  createdAt: v.date(),
})

/** Reads the booking when the message is sent, so it is up to date. */
export function sendBookingsToOffice({ outbox, database, ports, clock }: Api) {
  outbox.handle(officeBookingUpdate, async ({ bookingId }, { id }) => {
    const booking = ports.backOffice.sendBooking && (await readForOffice(database, bookingId))
    if (booking) await ports.backOffice.sendBooking?.(`booking-${id}`, booking, clock.now())
  })
}

async function readForOffice(connection: Queryable, bookingId: number): Promise<OfficeBooking | null> {
  const row = await rowOf(connection, officeRow, FOR_OFFICE, [bookingId])
  if (!row) return null
  return {
    id: row.id,
    version: row.status === 'booked' ? 1 : 2,
    status: row.status,
    service: { key: row.service, name: row.name },
    shop: { id: row.shopId, key: row.shopKey },
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    contact: { name: row.who, phone: row.phone },
    comment: row.comment,
    createdAt: row.createdAt.toISOString(),
  }
}
