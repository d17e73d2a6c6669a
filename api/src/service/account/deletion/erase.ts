import type { OrderStatus } from '@shop/contracts/orders/order-status'
import * as v from 'valibot'
import type { Queryable } from '../../../platform/db/database.ts'
import { idRow, rowOf, rowsOf } from '../../../platform/db/rows.ts'
import type { Api } from '../../../platform/http/implement.ts'
import { MOVE_BONUSES } from '../../../visitors/users/bonuses/balance.ts'
import { removeCardsOf } from '../../../buying/payments/cards/cards.ts'
import { FORGET_REQUESTS, WITHDRAW_ALL } from '../../../buying/passports/sql.ts'
import { deleteBags } from '../../../visitors/session/idle.ts'
import { OF_ACCOUNT, removePictures } from '../../reviews/pictures/remove.ts'
import { OWN_TABLES } from '../personal-data/personal-tables.ts'

const AT_ONCE = 100

/** Any other status means the order is in progress, and its shopper must be able to follow it. */
const FINISHED: readonly OrderStatus[] = ['completed', 'expired', 'cancelled', 'refunded']

/** Accounts whose 30 days are over. Open orders, undecided refunds, exchanges and booked visits delay the deletion. */
const DUE = `
  u.deletion_due_at <= $1::timestamptz AND NOT EXISTS (
    SELECT FROM orders o WHERE o.user_id = u.id AND (o.status <> ALL($2::text[])
      OR EXISTS (SELECT FROM refunds r WHERE r.order_id = o.id AND r.status = 'requested')
      OR EXISTS (SELECT FROM exchanges x WHERE x.order_id = o.id AND x.status IN ('requested', 'accepted'))))
  AND NOT EXISTS (SELECT FROM bookings b WHERE b.phone = u.phone AND b.status = 'booked' AND b.ends_at > $1::timestamptz)`
const FIND = `SELECT u.id FROM users u WHERE ${DUE} ORDER BY u.deletion_due_at, u.id LIMIT ${AT_ONCE}`
const TAKE = `
  SELECT u.id, u.phone, CASE WHEN u.email_confirmed_at IS NOT NULL THEN u.email END AS email, u.bonus_balance AS bonuses,
    u.cart_session_id AS bag
  FROM users u WHERE u.id = $3 AND ${DUE} FOR UPDATE SKIP LOCKED`

/** Keeps the row because orders refer to it; signing in is blocked. */
const ERASE = `
  UPDATE users SET phone = NULL, email = NULL, email_confirmed_at = NULL, password_hash = NULL, name = '', surname = '', birthday = NULL,
    is_admin = false, is_employee = false, is_subscribed = false, sms_subscribed = false, cart_session_id = NULL,
    deletion_due_at = NULL, deactivated_at = $2::timestamptz
  WHERE id = $1`
/** Certificates lose their owner but still work by number and code. */
const FREE_CERTIFICATES = 'UPDATE deposits SET owner_id = NULL WHERE owner_id = $1'
/** Feedback sent from the account, or naming its phone or confirmed e-mail. */
const LETTERS = ['job_applications', 'feedback'] as const
/** Refunds are decided by now: the back office has the bank details. */
const FORGET_ACCOUNTS = `
  UPDATE refunds SET account = NULL FROM orders o WHERE o.id = refunds.order_id AND o.user_id = $1 AND refunds.account IS NOT NULL`
const FORGET_BOOKINGS = 'DELETE FROM bookings WHERE phone = $1'
const FORGET_CONSULTS = 'DELETE FROM consults WHERE user_id = $1 OR phone = $2'
const FORGET_PHONE = 'UPDATE sessions SET confirmed_phone = NULL WHERE confirmed_phone = $1'

const leavingRow = v.object({
  id: v.number(),
  phone: v.nullable(v.string()),
  /** Confirmed e-mails only: an unconfirmed address may belong to another shopper. */
  email: v.nullable(v.string()),
  bonuses: v.number(),
  bag: v.nullable(v.number()),
})

/** Erases due accounts, one transaction each: a failure does not stop the others. */
export async function eraseDueAccounts({ database, clock, log }: Pick<Api, 'database' | 'clock' | 'log'>): Promise<void> {
  const now = clock.now()
  for (const { id } of await rowsOf(database, idRow, FIND, [now.toISOString(), FINISHED])) {
    await database
      .transaction((connection) => erase(connection, id, now))
      .catch((error: unknown) => log.error({ err: error, account: id }, 'account not erased'))
  }
}

/** Skips accounts that another process has locked, or that a sign-in just kept. */
async function erase(connection: Queryable, userId: number, now: Date): Promise<void> {
  const at = now.toISOString()
  const account = await rowOf(connection, leavingRow, TAKE, [at, FINISHED, userId])
  if (!account) return
  const { id, phone, email, bonuses, bag } = account
  if (bonuses !== 0) await connection.query(MOVE_BONUSES, [id, -bonuses, 'burnt', null, at])
  await connection.query(ERASE, [id, at])
  // Before the reviews, which lead to them.
  await removePictures(connection, OF_ACCOUNT, [id])
  for (const table of OWN_TABLES) await connection.query(`DELETE FROM ${table} WHERE user_id = $1`, [id])
  await removeCardsOf(connection, id)
  if (bag !== null) await deleteBags(connection, [bag])
  await connection.query(FREE_CERTIFICATES, [id])
  await connection.query(FORGET_ACCOUNTS, [id])
  await connection.query(FORGET_PHONE, [phone])
  for (const table of LETTERS) {
    await connection.query(`DELETE FROM ${table} WHERE user_id = $1 OR contact = ANY($2::text[])`, [id, [phone, email]])
  }
  await connection.query(FORGET_BOOKINGS, [phone])
  await connection.query(FORGET_CONSULTS, [id, phone])
  await connection.query(FORGET_REQUESTS, [id])
  await connection.query(WITHDRAW_ALL, [id, at])
  if (email === null) return
  for (const table of ['alerts', 'subscribers', 'saved_searches'] as const)
    await connection.query(`DELETE FROM ${table} WHERE email = $1`, [email])
}
