import type { OfficeBooking } from '@shop/contracts/services/back-office/messages'
import type { Queryable } from '../../platform/db/database.ts'
import type { Api } from '../../platform/http/implement.ts'
import { FOR_OFFICE } from './sql.ts'
import { officeBookingUpdate } from './jobs.ts'

interface Row {
  id: number
  status: OfficeBooking['status']
  service: string
  name: string
  shopId: number
  shopKey: string
  startsAt: Date | string
  endsAt: Date | string
  who: string
  phone: string
  comment: string
  createdAt: Date | string
}

const iso = (at: Date | string) => new Date(at).toISOString()

/** Reads the booking when the message is sent, so it is up to date. */
export function sendBookingsToOffice({ outbox, database, ports, clock }: Api) {
  outbox.handle(officeBookingUpdate, async ({ bookingId }, { id }) => {
    const booking = ports.backOffice.sendBooking && (await readForOffice(database, bookingId))
    if (booking) await ports.backOffice.sendBooking?.(`booking-${id}`, booking, clock.now())
  })
}

async function readForOffice(connection: Queryable, bookingId: number): Promise<OfficeBooking | null> {
  const [row] = await connection.query<Row>(FOR_OFFICE, [bookingId])
  if (!row) return null
  return {
    id: row.id,
    version: row.status === 'booked' ? 1 : 2,
    status: row.status,
    service: { key: row.service, name: row.name },
    shop: { id: row.shopId, key: row.shopKey },
    startsAt: iso(row.startsAt),
    endsAt: iso(row.endsAt),
    contact: { name: row.who, phone: row.phone },
    comment: row.comment,
    createdAt: iso(row.createdAt),
  }
}
