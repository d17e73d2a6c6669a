import type { Queryable } from '../../../platform/db/database.ts'
import { MOVE_BONUSES } from './balance.ts'

/** Of an order's row. */
interface Earning {
  user_id: number | null
  bonuses_earned: number
  number: string
}

/** Credits the bonuses of an order when it is received. The caller holds the order's lock and calls this once. */
export async function creditEarned(connection: Queryable, { user_id, bonuses_earned, number }: Earning, now: Date): Promise<void> {
  if (user_id === null || bonuses_earned <= 0) return
  await connection.query(MOVE_BONUSES, [user_id, bonuses_earned, 'earned', number, now.toISOString()])
}

/** Takes back what returned pieces have earned. Already spent bonuses make the balance negative. */
export async function revokeEarned(connection: Queryable, { user_id, number }: Earning, amount: number, now: Date): Promise<void> {
  if (user_id === null || amount <= 0) return
  await connection.query(MOVE_BONUSES, [user_id, -amount, 'revoked', number, now.toISOString()])
}
