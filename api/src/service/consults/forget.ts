import type { Clock } from '../../platform/clock/clock.ts'
import type { Queryable } from '../../platform/db/database.ts'

const KEEP_DAYS = 90
const FORGET = 'DELETE FROM consults WHERE created_at < $1::timestamptz - make_interval(days => $2::int)'

/** Deletes requests after their retention time, with name and phone. */
export const deleteOldConsults = (connection: Queryable, clock: Clock) => connection.query(FORGET, [clock.now().toISOString(), KEEP_DAYS])
