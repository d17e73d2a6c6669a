import * as v from 'valibot'

/** Every change of a balance locks its account first. */
export const LOCK_USER = 'SELECT bonus_balance AS balance FROM users WHERE id = $1 FOR UPDATE'
export const balanceRow = v.object({ balance: v.number() })
/** Account, amount in minor units (negative takes), kind, order number, time. */
export const MOVE_BONUSES = `
  WITH moved AS (UPDATE users SET bonus_balance = bonus_balance + $2::bigint WHERE id = $1 RETURNING id)
  INSERT INTO bonus_entries (user_id, amount, kind, order_number, at) SELECT id, $2::bigint, $3, $4, $5::timestamptz FROM moved`
