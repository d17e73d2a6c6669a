import type { Queryable } from '../db/database.ts'

/** What checkout must know of who asks. */
export interface ShopperFacts {
  session: number
  userId: number | null
  /** E.164: of the account, or confirmed by a code in this session. */
  confirmedPhone: string | null
  /** Minor units, roubles. */
  bonuses: number
  isFirstOrder: boolean
}

/** An order that came to nothing is not a first order. Each by its own index, however many orders there are. */
const hadBy = (whose: string) => `EXISTS (SELECT FROM orders WHERE status NOT IN ('expired', 'cancelled') AND ${whose})`
const hadSql = (session: string, user: string, phone: string) =>
  [`session_id = ${session}`, `user_id = ${user}`, `phone = ${phone}`].map(hadBy).join(' OR ')
const HAD_ORDERS = `SELECT ${hadSql('$1', '$2::bigint', '$3::text')} AS had`

export async function hadOrders(connection: Queryable, session: number, userId: number | null, phone: string | null): Promise<boolean> {
  const [row] = await connection.query<{ had: boolean }>(HAD_ORDERS, [session, userId, phone])
  return row?.had ?? false
}

/** The shopper of a session, for whoever reads `sessions` with `SHOPPER_USER` beside it. */
export const SHOPPER_COLUMNS = `
    users.id AS "userId", coalesce(users.phone, sessions.confirmed_phone) AS "confirmedPhone", coalesce(users.bonus_balance, 0) AS bonuses,
    NOT (${hadSql('sessions.id', 'users.id', 'coalesce(users.phone, sessions.confirmed_phone)')}) AS "isFirstOrder"`
export const SHOPPER_USER = 'LEFT JOIN users ON users.id = sessions.user_id AND users.deactivated_at IS NULL'
