import type { Clock } from '../../platform/clock/clock.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { FORGET } from './sql.ts'

const KEEP_DAYS = 90

/** Deletes visits after their retention time, with name and phone. */
export const deleteOldBookings = (connection: Queryable, clock: Clock) => connection.query(FORGET, [clock.now().toISOString(), KEEP_DAYS])
