import { DAY_MS } from '@shop/contracts/core/time/durations'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Queryable } from '../../platform/db/database.ts'
import type { SessionOwner } from './shopper.ts'

/** The signed-in account's phone, or one confirmed by a code in this session: gives rights over what belongs to that phone. */
export const isConfirmedBy = (owner: SessionOwner | null, phone: string) =>
  owner !== null && (owner.phone === phone || owner.confirmedPhone === phone)

/** Signed in with a phone, or a true confirmation of exactly this one in this session [checkout.phone-confirmed]. */
export const mayOrderWith = (owner: SessionOwner, phone: string) => owner.phone !== null || owner.confirmedPhone === phone

/** On a shared computer the next visitor must not have the orders of this phone. */
const COUNTS_MS = DAY_MS
const FORGET_OLD = `
  UPDATE sessions SET confirmed_phone = NULL, phone_confirmed_at = NULL
  WHERE confirmed_phone IS NOT NULL AND phone_confirmed_at < $1::timestamptz`

/** Ends confirmations that are too old [checkout.phone-counts-24h]. */
export async function forgetOldPhones(connection: Queryable, clock: Clock): Promise<void> {
  await connection.query(FORGET_OLD, [new Date(clock.now().getTime() - COUNTS_MS).toISOString()])
}
