import type { Queryable } from '../../platform/db/database.ts'
import { isOwnPhone } from '../../visitors/users/own-phone.ts'

const ADOPT = `
  UPDATE orders SET user_id = users.id FROM users
  WHERE users.id = $1 AND orders.phone = users.phone AND orders.user_id IS NULL AND ${isOwnPhone('orders')}`

/** Assigns guest orders with the account's phone to the account. Safe: a code confirmed the phone for the order and for the account. */
export const adoptOrders = (connection: Queryable, userId: number) => connection.query(ADOPT, [userId])
