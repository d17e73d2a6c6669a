import * as v from 'valibot'
import { defineWork } from '../outbox/work.ts'

const booking = v.object({ bookingId: v.number() })

/** Runs the evening before a visit and three hours before it. */
export const visitNear = defineWork('booking.near', booking)

/** Sends the state of a booking to the back office. */
export const officeToldOfBooking = defineWork('office.booking', booking)
