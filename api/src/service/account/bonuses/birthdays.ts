import { BIRTHDAY_BONUS } from '@shop/contracts/core/limits'
import * as v from 'valibot'
import type { Queryable } from '../../../platform/db/database.ts'
import { idRow, rowOf, rowsOf } from '../../../platform/db/rows.ts'
import type { Api } from '../../../platform/http/implement.ts'
import { birthdayLetter } from '../../../buying/letters/account/bonuses.ts'
import { LOCK_USER } from '../../../visitors/users/bonuses/balance.ts'
import { grantGift } from '../../../visitors/users/bonuses/gifts.ts'
import { letter } from '../../../platform/outbox/messages.ts'
import { enqueue } from '../../../platform/outbox/enqueue.ts'
import { dayBefore, shopDate } from '../../../goods/places/shops/calendar.ts'
import { lastDayOf } from '../../../visitors/users/bonuses/ledger.ts'

const emailRow = v.object({ email: v.nullable(v.string()) })

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
    for (const { id } of await rowsOf(api.database, idRow, BIRTHDAYS, [birthdaysOn(day), key])) {
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
  const known = await rowOf(connection, emailRow, WRITE_TO, [user.id])
  if (!known || !(await grantGift(connection, user.id, { kind: 'birthday', key: user.key, amount: BIRTHDAY_BONUS }, now))) return
  if (known.email === null || siteOrigins.ru === null) return
  await enqueue(connection, letter, { to: known.email, ...birthdayLetter(lastDayOf(now), siteOrigins.ru) })
}

/** Month and day as MMDD. A birthday on 29 February counts as the 28th in other years. */
function birthdaysOn(date: string): number[] {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1
  return [month * 100 + day, ...(month === 2 && day === 28 && !isLeap ? [229] : [])]
}
