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

const SHOPPER = `
  SELECT s.id AS session, u.id AS "userId", u.phone, s.confirmed_phone AS "confirmedPhone", coalesce(u.bonus_balance, 0) AS bonuses,
    ${hadSql('s.id', 'u.id', 'coalesce(u.phone, s.confirmed_phone)')} AS had
  FROM sessions s LEFT JOIN users u ON u.id = s.user_id AND u.deactivated_at IS NULL WHERE s.id = $1`

interface Row {
  userId: number | null
  phone: string | null
  confirmedPhone: string | null
  bonuses: number
  had: boolean
}

/** The shopper of a session. */
export async function readShopper(connection: Queryable, session: number): Promise<ShopperFacts> {
  const [row] = await connection.query<Row>(SHOPPER, [session])
  return {
    session,
    userId: row?.userId ?? null,
    confirmedPhone: row?.phone ?? row?.confirmedPhone ?? null,
    bonuses: row?.bonuses ?? 0,
    isFirstOrder: !row?.had,
  }
}
