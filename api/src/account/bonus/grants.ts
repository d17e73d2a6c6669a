import { BIRTHDAY_BONUS, WELCOME_BONUS } from '@shop/contracts/core/limits'
import type { Queryable } from '../../platform/db/database.ts'
import type { Api } from '../../platform/http/implement.ts'
import { birthdayLetter } from '../../letters/account/bonuses.ts'
import { LOCK_USER } from '../../orders/placing/holds.ts'
import { letter } from '../../platform/outbox/messages.ts'
import { put } from '../../platform/outbox/put.ts'
import { dayBefore, shopDate } from '../../places/shops/calendar.ts'
import { isOwnPhone } from '../../session/own-phone.ts'
import { lastDayOf } from './ledger.ts'

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
const grant = async (connection: Queryable, userId: number, { kind, key, amount }: Grant, now: Date) =>
  (await connection.query(GRANT, [userId, amount, kind, key, now.toISOString()])).length > 0

/** A phone of an erased account that had ordered gets no second welcome bonus. */
const IS_NEW = `
  SELECT WHERE NOT EXISTS (
    SELECT FROM orders o JOIN users u ON u.id = o.user_id AND u.deactivated_at IS NOT NULL WHERE o.phone = $1 AND ${isOwnPhone('o')})`

/** Granted at the first registration. The program exists on the Russian storefront only. */
export async function grantWelcome(connection: Queryable, user: { id: number; phone: string; locale: string }, now: Date): Promise<void> {
  if (user.locale !== 'ru' || (await connection.query(IS_NEW, [user.phone])).length === 0) return
  await grant(connection, user.id, { kind: 'welcome', key: 'welcome', amount: WELCOME_BONUS }, now)
}

/** Birthdays missed while the shop was down are caught up for this many days. */
const DAYS_BACK = 2
const AT_ONCE = 500
const BIRTHDAYS = `
  SELECT u.id FROM users u
  WHERE extract(month from u.birthday) * 100 + extract(day from u.birthday) = ANY($1::int[]) AND u.birthday IS NOT NULL
    AND u.locale = 'ru' AND u.deactivated_at IS NULL AND u.deletion_due_at IS NULL
    AND NOT EXISTS (SELECT FROM bonus_entries e WHERE e.user_id = u.id AND e.grant_key = $2)
  ORDER BY u.id LIMIT ${AT_ONCE}`
const WRITE_TO = `
  SELECT CASE WHEN email_confirmed_at IS NOT NULL THEN email END AS email FROM users
  WHERE id = $1 AND deactivated_at IS NULL AND deletion_due_at IS NULL`

/** Grants the birthday bonuses that are due today and not granted yet. */
export async function grantBirthdays(api: Pick<Api, 'database' | 'clock' | 'log' | 'siteOrigins'>): Promise<void> {
  const now = api.clock.now()
  for (let day = shopDate(now), back = 0; back <= DAYS_BACK; day = dayBefore(day), back += 1) {
    const key = `birthday-${day.slice(0, 4)}`
    for (const { id } of await api.database.query<{ id: number }>(BIRTHDAYS, [birthdaysOn(day), key])) {
      await api.database
        .transaction((connection) => grantBirthday(connection, api, { id, key }, now))
        .catch((error: unknown) => api.log.error({ err: error, account: id }, 'no birthday bonus'))
    }
  }
}

async function grantBirthday(
  connection: Queryable,
  { siteOrigins }: Pick<Api, 'siteOrigins'>,
  user: { id: number; key: string },
  now: Date,
) {
  await connection.query(LOCK_USER, [user.id])
  const [known] = await connection.query<{ email: string | null }>(WRITE_TO, [user.id])
  if (!known || !(await grant(connection, user.id, { kind: 'birthday', key: user.key, amount: BIRTHDAY_BONUS }, now))) return
  if (known.email === null || siteOrigins.ru === null) return
  await put(connection, letter, { to: known.email, ...birthdayLetter(lastDayOf(now), siteOrigins.ru) })
}

/** Month and day as MMDD. A birthday on 29 February counts as the 28th in other years. */
function birthdaysOn(date: string): number[] {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1
  return [month * 100 + day, ...(month === 2 && day === 28 && !isLeap ? [229] : [])]
}
