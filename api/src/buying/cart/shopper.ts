import { SIZER_AGAIN_DAYS, SIZERS_CATEGORY } from '@shop/contracts/catalog/rings/sizer'
import { Minor } from '@shop/contracts/core/money'
import { DAY_MS } from '@shop/contracts/core/time/durations'
import * as v from 'valibot'
import type { Queryable } from '../../platform/db/database.ts'
import { rowOf } from '../../platform/db/rows.ts'
import { isOwnPhone } from '../../visitors/users/own-phone.ts'

/** What checkout needs to know about the shopper. */
export const shopperFacts = v.object({
  session: v.number(),
  userId: v.nullable(v.number()),
  /** E.164: the account's, or confirmed by a code in this session. */
  confirmedPhone: v.nullable(v.string()),
  /** Minor units of roubles. */
  bonuses: Minor,
  isFirstOrder: v.boolean(),
})
export type ShopperFacts = v.InferOutput<typeof shopperFacts>

/** Cancelled orders do not count, nor those of free goods alone. Separate subqueries, so that each uses its own index. */
const hadBy = (whose: string) => `EXISTS (SELECT FROM orders WHERE status NOT IN ('expired', 'cancelled') AND total_sum > 0 AND ${whose})`
const hadSql = (session: string, user: string, phone: string) =>
  [`session_id = ${session}`, `user_id = ${user}`, `phone = ${phone} AND ${isOwnPhone('orders')}`].map(hadBy).join(' OR ')
const HAD_ORDERS = `SELECT ${hadSql('$1', '$2::bigint', '$3::text')} AS had`
const hadRow = v.object({ had: v.boolean() })

export async function hasOrders(connection: Queryable, session: number, userId: number | null, phone: string | null): Promise<boolean> {
  const row = await rowOf(connection, hadRow, HAD_ORDERS, [session, userId, phone])
  return row?.had ?? false
}

const HAD_SIZER = `
  SELECT 1 FROM orders o JOIN order_lines l ON l.order_id = o.id AND l.url LIKE '/catalog/${SIZERS_CATEGORY}/%'
  WHERE (o.user_id = $1::bigint OR o.phone = ANY($2::text[])) AND o.created_at > $3::timestamptz AND o.status NOT IN ('expired', 'cancelled')
  LIMIT 1`

/** Whether the account or one of the phones has ordered a sizer lately [product.sizer-once]. */
export async function hadSizer(
  connection: Queryable,
  userId: number | null,
  phones: readonly (string | null)[],
  now: Date,
): Promise<boolean> {
  const since = new Date(now.getTime() - SIZER_AGAIN_DAYS * DAY_MS)
  return (await connection.query(HAD_SIZER, [userId, phones.filter((phone) => phone !== null), since.toISOString()])).length > 0
}

/** The shopper of a session, for queries on `sessions` joined with `SHOPPER_USER`. */
export const SHOPPER_COLUMNS = `
    users.id AS "userId", coalesce(users.phone, sessions.confirmed_phone) AS "confirmedPhone", coalesce(users.bonus_balance, 0) AS bonuses,
    NOT (${hadSql('sessions.id', 'users.id', 'coalesce(users.phone, sessions.confirmed_phone)')}) AS "isFirstOrder"`
export const SHOPPER_USER = 'LEFT JOIN users ON users.id = sessions.user_id AND users.deactivated_at IS NULL'
