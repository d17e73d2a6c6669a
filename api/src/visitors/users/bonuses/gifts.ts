import { WELCOME_BONUS } from '@shop/contracts/core/limits'
import type { Queryable } from '../../../platform/db/database.ts'
import { isOwnPhone } from '../own-phone.ts'

const GRANT = `
  WITH given AS (
    INSERT INTO bonus_entries (user_id, amount, kind, grant_key, at) VALUES ($1, $2::bigint, $3, $4, $5::timestamptz)
    ON CONFLICT (user_id, grant_key) DO NOTHING RETURNING user_id, amount)
  UPDATE users SET bonus_balance = bonus_balance + given.amount FROM given WHERE users.id = given.user_id RETURNING users.id`

interface Grant {
  kind: 'welcome' | 'birthday'
  key: string
  amount: number
}

/** Grants a gift once, however often it is called. Returns false when it was granted before. */
export const grantGift = async (connection: Queryable, userId: number, { kind, key, amount }: Grant, now: Date) =>
  (await connection.query(GRANT, [userId, amount, kind, key, now.toISOString()])).length > 0

/** A phone of an erased account that had ordered gets no second welcome bonus. */
const IS_NEW = `
  SELECT WHERE NOT EXISTS (
    SELECT FROM orders o JOIN users u ON u.id = o.user_id AND u.deactivated_at IS NOT NULL WHERE o.phone = $1 AND ${isOwnPhone('o')})`

/** Granted at the first registration. The program exists on the Russian storefront only. */
export async function grantWelcome(connection: Queryable, user: { id: number; phone: string; locale: string }, now: Date): Promise<void> {
  if (user.locale !== 'ru' || (await connection.query(IS_NEW, [user.phone])).length === 0) return
  await grantGift(connection, user.id, { kind: 'welcome', key: 'welcome', amount: WELCOME_BONUS }, now)
}
