import type { Queryable } from '../db/database.ts'

const ADOPT = `
  UPDATE orders SET user_id = users.id FROM users
  WHERE users.id = $1 AND orders.phone = users.phone AND orders.user_id IS NULL`

/**
 * Orders that were made as a guest with the phone of this account are the account's from now on: a code had confirmed the phone
 * then, and one has opened the account.
 */
export const adoptOrders = (connection: Queryable, userId: number) => connection.query(ADOPT, [userId])
