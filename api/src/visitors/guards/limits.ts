import { createHash } from 'node:crypto'
import { EXPORTS_AN_HOUR } from '@shop/contracts/account/data-export'
import { DAY_MS, HOUR_MS } from '@shop/contracts/core/time/durations'
import * as v from 'valibot'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { rowOf } from '../../platform/db/rows.ts'
import { TooMany } from '../../platform/http/refusal.ts'

/** Maximum attempts by one key within a window. */
export interface Limit {
  name: string
  most: number
  withinMs: number
  /** A captcha is required after this many. */
  captchaFrom?: number
}

const anHour = (name: string, most: number, captchaFrom?: number): Limit => ({
  name,
  most,
  withinMs: HOUR_MS,
  ...(captchaFrom !== undefined && { captchaFrom }),
})

// By phone or login, session and address. An address may be shared by more shoppers than a phone or session.

/** Codes sent by any method, and operator confirmations. */
export const CODES_TO_PHONE = anHour('code-phone', 6, 3)
/** A session that solved a captcha and requested few codes gets this higher limit: strangers' requests must not lock the owner out. */
export const CODES_AFTER_CAPTCHA: Limit = { ...CODES_TO_PHONE, most: 12 }
/** Codes that sessions of the phone's owner have asked for after a captcha. */
export const CODES_TO_OWNER = anHour('code-owner', 6)
export const CODES_IN_SESSION = anHour('code-session', 12, 3)
export const CODES_FROM_ADDRESS = anHour('code-address', 120, 30)
/** Code checks in the session that requested one. */
export const CHECKS_IN_SESSION = anHour('check-session', 60)
export const CHECKS_FROM_ADDRESS = anHour('check-address', 120)
/** Code checks in a session that requested none. */
export const CHECKS_OF_STRANGER = anHour('check-stranger-session', 20, 3)
export const CHECKS_OF_STRANGERS_FROM_ADDRESS = anHour('check-stranger-address', 60, 10)
/** Registrations and personal data updates: each may name an e-mail. */
export const REGISTRATIONS_IN_SESSION = anHour('registration-session', 20)
export const REGISTRATIONS_FROM_ADDRESS = anHour('registration-address', 120)
export const UPDATES_IN_SESSION = anHour('update-session', 60)
export const UPDATES_FROM_ADDRESS = anHour('update-address', 600)
/** Exports read a whole account and render a document. */
export const EXPORTS_OF_ACCOUNT = anHour('export-account', EXPORTS_AN_HOUR)
export const EXPORTS_FROM_ADDRESS = anHour('export-address', 60)
/** Captchas created. */
export const CAPTCHAS_IN_SESSION = anHour('captcha-session', 60)
export const CAPTCHAS_FROM_ADDRESS = anHour('captcha-address', 600)
/** Password attempts; a right one is not counted. */
export const PASSWORDS_OF_LOGIN = anHour('password-login', 10, 3)
export const PASSWORDS_IN_SESSION = anHour('password-session', 20, 3)
export const PASSWORDS_FROM_ADDRESS = anHour('password-address', 120, 30)
/** Redirects to an identity provider. */
export const PROVIDER_IN_SESSION = anHour('provider-session', 30)
export const PROVIDER_FROM_ADDRESS = anHour('provider-address', 300)
/** Passkey requests, attempts and registrations. */
export const PASSKEYS_IN_SESSION = anHour('passkey-session', 60)
export const PASSKEYS_FROM_ADDRESS = anHour('passkey-address', 300)
/** Checks whether an e-mail is known reveal customers, so they are limited tightly. */
export const SUBSCRIBERS_IN_SESSION = anHour('subscriber-session', 10)
export const SUBSCRIBERS_FROM_ADDRESS = anHour('subscriber-address', 60)
/** Digits of a certificate guard money, on its page and in the bag. Right ones are not counted. */
export const DEPOSIT_TRIES = anHour('deposit', 5, 3)
export const DEPOSIT_TRIES_IN_SESSION = anHour('deposit-session', 5, 3)
export const DEPOSIT_TRIES_FROM_ADDRESS = anHour('deposit-address', 5, 3)
/** Unknown codes in the bag: a certificate's code is worth money. */
export const CART_CODES_IN_SESSION = anHour('cart-code-session', 40, 3)
export const CART_CODES_FROM_ADDRESS = anHour('cart-code', 40, 10)
/** Calls that could fill a stranger's mailbox or our disk. */
export const NEWS_IN_SESSION = anHour('news-session', 10)
/** A shop's kiosk is one session for all its visitors. */
export const NEWS_IN_KIOSK = anHour('news-kiosk', 60)
export const NEWS_FROM_ADDRESS = anHour('news-address', 60)
export const NEWS_TO_EMAIL = anHour('news-email', 3)
export const ALERTS_IN_SESSION = anHour('alert-session', 20)
export const ALERTS_FROM_ADDRESS = anHour('alert-address', 120)
export const ALERTS_TO_EMAIL = anHour('alert-email', 10)
/** Letters that say that the address gets these news already, of each list and piece. */
export const ALREADY_TO_EMAIL: Limit = { name: 'alert-already', most: 1, withinMs: DAY_MS }
export const JOBS_FROM_ADDRESS = anHour('job-address', 5)
export const FEEDBACK_IN_SESSION = anHour('feedback-session', 10, 3)
export const FEEDBACK_FROM_ADDRESS = anHour('feedback-address', 60, 15)
/** The confirmation letter goes to any address that was typed. */
export const FEEDBACK_OF_CONTACT = anHour('feedback-contact', 5, 3)
/** Bookings: each sends a text message and takes a slot. */
export const BOOKINGS_OF_PHONE = anHour('booking-phone', 10)
export const BOOKINGS_IN_SESSION = anHour('booking-session', 20)
export const BOOKINGS_FROM_ADDRESS = anHour('booking-address', 60)
/** Stylist requests: each sends a text message. */
export const CONSULTS_OF_PHONE = anHour('consult-phone', 5)
export const CONSULTS_IN_SESSION = anHour('consult-session', 10)
export const CONSULTS_FROM_ADDRESS = anHour('consult-address', 60)
/** Reviews of an order, with their changes. */
export const REVIEWS_OF_ORDER = anHour('review-order', 30)
export const REVIEWS_FROM_ADDRESS = anHour('review-address', 60)
/** Pictures uploaded by the link of an order, several to each piece. */
export const REVIEW_PICTURES_OF_ORDER = anHour('review-picture-order', 24)
export const REVIEW_PICTURES_FROM_ADDRESS = anHour('review-picture-address', 60)
/** Wrong transfer codes of passports. Right ones are not counted. */
export const TRANSFER_TRIES = anHour('transfer', 10)
export const TRANSFER_TRIES_FROM_ADDRESS = anHour('transfer-address', 60)
/** Views of public passport pages. */
export const PASSPORTS_FROM_ADDRESS = anHour('passport-address', 120)
/** Requests to the workshop. */
export const WORKSHOP_BY_ACCOUNT = anHour('workshop', 10)
export const VIEWS_IN_SESSION: Limit = { name: 'view-session', most: 60, withinMs: 60_000 }
/** Unknown order numbers per session: slows down guessing. */
export const ORDER_NUMBERS_IN_SESSION = anHour('order-number-session', 20)
export const ORDER_NUMBERS_FROM_ADDRESS = anHour('order-number-address', 120)
/** Payment pages opened by the link of an order, and from one address. */
export const PAY_LINK_PAGES = anHour('pay-link', 20)
export const PAY_LINK_PAGES_FROM_ADDRESS = anHour('pay-link-address', 60)
/** Charges of saved cards: a stolen session must not try out what they have. */
export const CARD_CHARGES_OF_ACCOUNT = anHour('card-charge', 20)
export const CARD_CHARGES_FROM_ADDRESS = anHour('card-charge-address', 60)
/** Charges of browsers' wallets, by order: a script must not try out tokens. */
export const WALLET_CHARGES_OF_ORDER = anHour('wallet-charge', 20)
export const WALLET_CHARGES_FROM_ADDRESS = anHour('wallet-charge-address', 60)
/** Reservations of gifts, and lists that guests share: both show typed words to others. */
export const GIFTS_IN_SESSION = anHour('gift-session', 40)
export const GIFTS_FROM_ADDRESS = anHour('gift-address', 240)
export const GUEST_LISTS_IN_SESSION = anHour('guest-list-session', 60)
export const GUEST_LISTS_FROM_ADDRESS = anHour('guest-list-address', 240)
/** Links by which others see a bag. */
export const BAG_SHARES_IN_SESSION = anHour('bag-share-session', 10)
export const BAG_SHARES_FROM_ADDRESS = anHour('bag-share-address', 60)
/** Pieces proposed for shared bags: each shows a stranger's words to their owner. */
export const PROPOSALS_IN_SESSION = anHour('bag-proposal-session', 10)
export const PROPOSALS_FROM_ADDRESS = anHour('bag-proposal-address', 60)
export const REFERRALS_FROM_ADDRESS = anHour('referral-address', 60)

const triesRow = v.object({ tries: v.number() })
const fullRow = v.object({ at: v.date() })
const takenRow = v.object({ before: v.number() })
const OF_KEY = 'FROM attempt_windows, unnest(times) AS at WHERE key = $1 AND at > $2::timestamptz'
const COUNT = `SELECT count(*) AS tries ${OF_KEY}`
/** The attempt that must expire before another is allowed. */
const FULL_SINCE = `SELECT at ${OF_KEY} ORDER BY at DESC OFFSET $3::int LIMIT 1`
/** Counts an attempt ($3) where fewer than $4 are in the window: one statement, so that parallel calls cannot pass a limit together. */
const TAKE = `
  INSERT INTO attempt_windows AS known (key, times) VALUES ($1, ARRAY[$3::timestamptz])
  ON CONFLICT (key) DO UPDATE SET times = ARRAY(SELECT at FROM unnest(known.times) AS at WHERE at > $2::timestamptz ORDER BY at) || excluded.times
  WHERE (SELECT count(*) FROM unnest(known.times) AS at WHERE at > $2::timestamptz) < $4::int
  RETURNING cardinality(times) - 1 AS before`
/** Uncounts one attempt of this moment. */
const GIVE_BACK = `
  UPDATE attempt_windows SET times = times[:array_position(times, $2::timestamptz) - 1] || times[array_position(times, $2::timestamptz) + 1:]
  WHERE key = $1 AND $2::timestamptz = ANY(times)`

// Keys are hashed: phones and addresses do not belong in a table that only counts.
const keyOf = ({ name }: Limit, who: string) => `${name}:${createHash('sha256').update(who).digest('base64url').slice(0, 22)}`
const sinceOf = (clock: Clock, limit: Limit) => new Date(clock.now().getTime() - limit.withinMs).toISOString()
const mostOf = (limit: Limit, factor: number) => Math.max(1, Math.floor(limit.most * factor))

/** Attempts of this key within the window of its limit. */
async function triesOf(connection: Queryable, clock: Clock, limit: Limit, who: string): Promise<number> {
  const row = await rowOf(connection, triesRow, COUNT, [keyOf(limit, who), sinceOf(clock, limit)])
  return row?.tries ?? 0
}

/** Limits with the key each one counts: a certificate, an address. */
export type Guard = readonly (readonly [limit: Limit, who: string])[]

/** Throws TOO_MANY_REQUESTS with the seconds to wait when a limit is reached. `factor` raises all limits. */
export async function requireLimits(connection: Queryable, clock: Clock, guard: Guard, factor = 1): Promise<void> {
  for (const [limit, who] of guard) {
    const last = mostOf(limit, factor) - 1
    const full = await rowOf(connection, fullRow, FULL_SINCE, [keyOf(limit, who), sinceOf(clock, limit), last])
    if (full) throw tooMany(clock, limit, full.at)
  }
}

const needsCaptchaAt = (limit: Limit, tries: number, factor: number) =>
  limit.captchaFrom !== undefined && tries >= limit.captchaFrom * factor

/** Whether the captcha threshold of any limit is reached. */
export async function needsCaptcha(connection: Queryable, clock: Clock, guard: Guard, factor = 1): Promise<boolean> {
  for (const [limit, who] of guard) {
    if (limit.captchaFrom !== undefined && needsCaptchaAt(limit, await triesOf(connection, clock, limit, who), factor)) return true
  }
  return false
}

/**
 * Counts one attempt for every limit; throws TOO_MANY_REQUESTS when one is reached, and counts nothing then. Returns the attempts before, by
 * limit.
 */
export const countOne = async (connection: Queryable, clock: Clock, guard: Guard, factor = 1): Promise<number[]> =>
  (await countGuess(connection, clock, guard, factor)).before

/**
 * Counts a guess before checking it, so that parallel guesses count too; `forgive` uncounts a right one. `needsCaptcha`: a captcha is
 * required. Throws TOO_MANY_REQUESTS at the limit without counting, which would prolong the lock.
 */
export async function countGuess(connection: Queryable, clock: Clock, guard: Guard, factor = 1) {
  const counted: string[] = []
  const before: number[] = []
  const at = clock.now().toISOString()
  const forgive = async () => {
    for (const key of counted) await connection.query(GIVE_BACK, [key, at])
  }
  let needsCaptcha = false
  for (const [limit, who] of guard) {
    const key = keyOf(limit, who)
    const row = await rowOf(connection, takenRow, TAKE, [key, sinceOf(clock, limit), at, mostOf(limit, factor)])
    if (!row) {
      await forgive()
      await requireLimits(connection, clock, guard, factor)
      // The window has moved on: the next attempt is allowed.
      throw new TooMany(1)
    }
    counted.push(key)
    before.push(row.before)
    if (needsCaptchaAt(limit, row.before, factor)) needsCaptcha = true
  }
  return { needsCaptcha, before, forgive }
}

const tooMany = (clock: Clock, { withinMs }: Limit, at: Date) =>
  new TooMany(Math.max(1, Math.ceil((at.getTime() + withinMs - clock.now().getTime()) / 1000)))

/** Deletes keys without attempts inside any window. */
export const deleteOldAttempts = (connection: Queryable, clock: Clock) =>
  connection.query('DELETE FROM attempt_windows WHERE coalesce(times[cardinality(times)], $1::timestamptz) <= $1::timestamptz', [
    new Date(clock.now().getTime() - HOUR_MS).toISOString(),
  ])
