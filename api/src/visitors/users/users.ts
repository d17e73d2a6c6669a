import type { Locale } from '@shop/contracts/shop/storefront'
import * as v from 'valibot'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { idRow, rowOf } from '../../platform/db/rows.ts'
import { Refused } from '../../platform/http/refusal.ts'
import { grantWelcome } from './bonuses/gifts.ts'

/** Version of the consent texts; change it together with them. */
export const CONSENT_VERSION = '1'

const account = v.object({ id: v.number(), isDeactivated: v.boolean(), passwordHash: v.nullable(v.string()) })
export type Account = v.InferOutput<typeof account>

const one = async (connection: Queryable, where: string, value: string): Promise<Account | null> => {
  const text = `SELECT id, deactivated_at IS NOT NULL AS "isDeactivated", password_hash AS "passwordHash" FROM users WHERE ${where} = $1`
  return (await rowOf(connection, account, text, [value])) ?? null
}

export const userByPhone = (connection: Queryable, phone: string) => one(connection, 'phone', phone)
/** Only a confirmed e-mail identifies an account: anybody may type anybody's. */
export const userByEmail = (connection: Queryable, email: string) =>
  one(connection, 'email_confirmed_at IS NOT NULL AND email', email.toLowerCase())

interface NewUser {
  phone: string
  email: string | null
  name: string
  surname: string
  newsletterSubscription: boolean
  locale: Locale
  passwordHash?: string | null
}

const INSERT = `
  INSERT INTO users (phone, email, name, surname, is_subscribed, locale, created_at, password_hash)
  VALUES ($1, $2, $3, $4, $5, $6, $7::timestamptz, $8)
  ON CONFLICT DO NOTHING RETURNING id`
const CONSENT = 'INSERT INTO consents (user_id, kind, given, text_version, at) VALUES ($1, $2, $3, $4, $5::timestamptz)'

/**
 * Creates an account with its consents. Refuses a phone that another account has. Accepts a known e-mail, since refusing would reveal who
 * is a customer; an unconfirmed e-mail cannot sign in.
 */
export async function createUser(connection: Queryable, clock: Clock, user: NewUser): Promise<number> {
  const now = clock.now().toISOString()
  const email = user.email?.toLowerCase() ?? null
  const row = await rowOf(connection, idRow, INSERT, [
    user.phone,
    email,
    user.name,
    user.surname,
    user.newsletterSubscription,
    user.locale,
    now,
    user.passwordHash ?? null,
  ])
  if (!row) throw new Refused('WRONG_FORM_DATA', { phone: 'WRONG_FIELD' })
  await connection.query(CONSENT, [row.id, 'personal-data', true, CONSENT_VERSION, now])
  await recordSubscription(connection, clock, row.id, user.newsletterSubscription)
  await grantWelcome(connection, { id: row.id, phone: user.phone, locale: user.locale }, clock.now())
  return row.id
}

const SYNC_ROW = `
  INSERT INTO subscribers (email, status, box, locale, country, asked_at, confirmed_at)
  SELECT email, 'active', 'profile', locale, '', $2::timestamptz, $2::timestamptz FROM users
  WHERE id = $1 AND email_confirmed_at IS NOT NULL
  ON CONFLICT (email) DO UPDATE SET status = 'active', confirmed_at = excluded.confirmed_at, ended_at = NULL`
const FOLLOW_ROW = SYNC_ROW.replace('email_confirmed_at IS NOT NULL', 'email_confirmed_at IS NOT NULL AND is_subscribed')
const LEAVE_ROW = "UPDATE subscribers SET status = 'off', ended_at = $2::timestamptz WHERE email = $1 AND status <> 'off'"
const END_ROW = `
  UPDATE subscribers SET status = 'off', ended_at = $2::timestamptz
  WHERE email = (SELECT email FROM users WHERE id = $1 AND email_confirmed_at IS NOT NULL) AND status <> 'off'`

/** Records consent to letters, given or withdrawn. A confirmed address and its account stay in sync. */
export async function recordSubscription(connection: Queryable, clock: Clock, userId: number, given: boolean): Promise<void> {
  const now = clock.now().toISOString()
  await connection.query(CONSENT, [userId, 'newsletter', given, CONSENT_VERSION, now])
  await connection.query(given ? SYNC_ROW : END_ROW, [userId, now])
}

/** Moves the news subscription to the account's new address; the old one gets none. */
export async function moveSubscription(connection: Queryable, clock: Clock, userId: number, left: string | null): Promise<void> {
  const now = clock.now().toISOString()
  if (left !== null) await connection.query(LEAVE_ROW, [left, now])
  await connection.query(FOLLOW_ROW, [userId, now])
}
