import type { Queryable } from '../db/database.ts'
import { shopDate } from '../places/calendar.ts'

const SPEND = `
  UPDATE deposits SET balance = balance - $2, status = CASE WHEN balance = $2 THEN 'spent' ELSE status END
  WHERE id = $1 AND status = 'active' AND balance >= $2 AND valid_until >= $3::date RETURNING id`
const GIVE_BACK = `
  UPDATE deposits SET balance = balance + $2, status = CASE WHEN status = 'spent' THEN 'active' ELSE status END
  WHERE id = $1 AND balance + $2 <= amount RETURNING id`

/** Takes money from a deposit, inside the transaction of an order. False when there is not so much, and nothing has changed. */
export const spendDeposit = async (connection: Queryable, now: Date, id: string, amount: number): Promise<boolean> =>
  (await connection.query(SPEND, [id, amount, shopDate(now)])).length > 0

/** Gives it back. False when that would be more than was ever on it. */
export const returnToDeposit = async (connection: Queryable, id: string, amount: number): Promise<boolean> =>
  (await connection.query(GIVE_BACK, [id, amount])).length > 0
