import { REFERRAL_COOKIE, ReferralCode } from '@shop/contracts/account/referral'
import * as v from 'valibot'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { idRow, rowOf } from '../../platform/db/rows.ts'
import type { Who } from '../../visitors/users/who.ts'
import { ADOPT, COME, INVITER } from './referral-sql.ts'

/** A visit by referral code: null for an unknown code, false when it brings no reward. */
export async function come(connection: Queryable, clock: Clock, { sessionId, userId }: Who, code: string): Promise<boolean | null> {
  const inviter = await rowOf(connection, idRow, INVITER, [code])
  if (!inviter) return null
  if (inviter.id === userId) return false
  return (await connection.query(COME, [inviter.id, sessionId, userId, clock.now().toISOString()])).length > 0
}

type Cookies = Readonly<Record<string, string | undefined>>

/** The front door stores a link's code in a cookie; it counts at sign-in. */
export async function recordReferralByCookie(connection: Queryable, clock: Clock, who: Who, cookies: Cookies): Promise<void> {
  const code = v.safeParse(ReferralCode, cookies[REFERRAL_COOKIE])
  if (code.success) await come(connection, clock, who, code.output)
}

/** A referred guest has signed in. */
export const adoptReferral = (connection: Queryable, sessionId: number, userId: number) => connection.query(ADOPT, [sessionId, userId])
