import type { Queryable } from '../../platform/db/database.ts'
import { isOwnPhone } from '../../visitors/users/own-phone.ts'

const ADOPT = `
  UPDATE orders SET user_id = users.id FROM users
  WHERE users.id = $1 AND orders.phone = users.phone AND orders.user_id IS NULL AND ${isOwnPhone('orders')}`
/** What a guest has written of an order goes with it. */
const ADOPT_REVIEWS = `
  UPDATE reviews SET user_id = $1 FROM orders WHERE orders.id = reviews.order_id AND orders.user_id = $1 AND reviews.user_id IS NULL`

/** Those among the goods of its orders. */
const ADOPT_CERTIFICATES = `
  UPDATE deposits SET buyer_id = $1 FROM orders WHERE orders.id = deposits.order_id AND orders.user_id = $1 AND deposits.buyer_id IS NULL`

/** Assigns guest orders with the account's phone to the account. Safe: a code confirmed the phone for the order and for the account. */
export async function adoptOrders(connection: Queryable, userId: number): Promise<void> {
  await connection.query(ADOPT, [userId])
  await connection.query(ADOPT_CERTIFICATES, [userId])
  await connection.query(ADOPT_REVIEWS, [userId])
}
