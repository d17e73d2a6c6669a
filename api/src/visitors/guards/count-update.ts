import { countOne, UPDATES_FROM_ADDRESS, UPDATES_IN_SESSION } from './limits.ts'
import type { Api, Call } from '../../platform/http/implement.ts'

/** Counts a change of account data. Throws TOO_MANY_REQUESTS when the session or address exceeds its limit. */
export const countUpdate = (
  { database, clock, limits }: Pick<Api, 'database' | 'clock' | 'limits'>,
  { sessionHash, visitor }: Pick<Call<string, unknown>, 'sessionHash' | 'visitor'>,
) =>
  countOne(
    database,
    clock,
    [
      [UPDATES_IN_SESSION, sessionHash ?? ''],
      [UPDATES_FROM_ADDRESS, visitor.address],
    ],
    limits,
  )
