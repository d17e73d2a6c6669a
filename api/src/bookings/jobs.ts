import * as v from 'valibot'
import { defineWork } from '../outbox/work.ts'

const booking = v.object({ bookingId: v.number() })

/** For the evening before a visit, and for three hours before it. */
export const visitNear = defineWork('booking.near', booking)

/** The back office is told how a booking stands. */
export const officeToldOfBooking = defineWork('office.booking', booking)
