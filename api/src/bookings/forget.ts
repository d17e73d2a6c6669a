import type { Clock } from '../clock/clock.ts'
import type { Queryable } from '../db/database.ts'
import { FORGET } from './sql.ts'

const KEEP_DAYS = 90

/** Visits that are long over go, with the name and the phone of who came. */
export const forgetOldBookings = (connection: Queryable, clock: Clock) => connection.query(FORGET, [clock.now().toISOString(), KEEP_DAYS])
