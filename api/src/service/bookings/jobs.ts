import * as v from 'valibot'
import { defineJob } from '../../platform/outbox/work.ts'

const booking = v.object({ bookingId: v.number() })

/** Runs the evening before a visit and three hours before it. */
export const visitReminderDue = defineJob('booking.near', booking)

/** Sends the state of a booking to the back office. */
export const officeBookingUpdate = defineJob('office.booking', booking)
