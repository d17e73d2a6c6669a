import type { Queryable } from '../../db/database.ts'
import { MOVE_BONUSES } from '../../orders/placing/holds.ts'
import type { OrderRow } from '../../orders/placing/order-rows.ts'

type Earning = Pick<OrderRow, 'user_id' | 'bonuses_earned' | 'number'>

/** Bonuses that an order has earned are its shopper's when it is received. Its caller holds the order and moves it there once. */
export async function creditEarned(connection: Queryable, { user_id, bonuses_earned, number }: Earning, now: Date): Promise<void> {
  if (user_id === null || bonuses_earned <= 0) return
  await connection.query(MOVE_BONUSES, [user_id, bonuses_earned, 'earned', number, now.toISOString()])
}

/** What came back earns nothing: what was spent since is owed to the next earnings. */
export async function takeEarnedBack(connection: Queryable, { user_id, number }: Earning, amount: number, now: Date): Promise<void> {
  if (user_id === null || amount <= 0) return
  await connection.query(MOVE_BONUSES, [user_id, -amount, 'revoked', number, now.toISOString()])
}
