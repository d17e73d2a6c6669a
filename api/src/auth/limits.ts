import { createHash } from 'node:crypto'
import type { Clock } from '../clock/clock.ts'
import type { Queryable } from '../db/database.ts'
import { Refused } from '../http/refusal.ts'

/** How often something may be tried by one key in a time. */
export interface Limit {
  name: string
  most: number
  withinMs: number
}

const HOUR_MS = 60 * 60 * 1000

/** Reading 43. More shoppers may stand behind one address than behind one phone or session. */
export const CODES_TO_PHONE: Limit = { name: 'code-phone', most: 6, withinMs: HOUR_MS }
export const CODES_IN_SESSION: Limit = { name: 'code-session', most: 12, withinMs: HOUR_MS }
export const CODES_FROM_ADDRESS: Limit = { name: 'code-address', most: 120, withinMs: HOUR_MS }
/** From here on a picture of signs is asked for first. */
export const CAPTCHA_FROM = { phone: 3, session: 3, address: 30 } as const
export const CHECKS_FROM_ADDRESS: Limit = { name: 'check-address', most: 120, withinMs: HOUR_MS }
/** Who asks whether an e-mail is known tells customers from others: rarely, and less often from one session. */
export const SUBSCRIBERS_IN_SESSION: Limit = { name: 'subscriber-session', most: 10, withinMs: HOUR_MS }
export const SUBSCRIBERS_FROM_ADDRESS: Limit = { name: 'subscriber-address', most: 60, withinMs: HOUR_MS }
/** Reading 38: the code of a certificate guards money. */
export const DEPOSIT_TRIES: Limit = { name: 'deposit', most: 5, withinMs: HOUR_MS }
export const DEPOSIT_TRIES_FROM_ADDRESS: Limit = { name: 'deposit-address', most: 5, withinMs: HOUR_MS }
export const DEPOSIT_CAPTCHA_FROM = 3

const COUNT = 'SELECT count(*) AS tries FROM attempts WHERE key = $1 AND at > $2::timestamptz'
const NOTE = 'INSERT INTO attempts (key, at) VALUES ($1, $2::timestamptz)'

// Phones and addresses are nobody's business in a table that only counts.
const keyOf = ({ name }: Limit, who: string) => `${name}:${createHash('sha256').update(who).digest('base64url').slice(0, 22)}`

/** Tries of this key within the time of its limit. */
export async function triesOf(connection: Queryable, clock: Clock, limit: Limit, who: string): Promise<number> {
  const since = new Date(clock.now().getTime() - limit.withinMs).toISOString()
  const [row] = await connection.query<{ tries: number }>(COUNT, [keyOf(limit, who), since])
  return row?.tries ?? 0
}

/** Limits with what each counts: a certificate, an address. */
export type Guard = readonly (readonly [limit: Limit, who: string])[]

/**
 * Counts a guess before it is looked at, so that guesses made at once count as well; `forgive` takes it back when it was right.
 * Answers how many there were before; throws TOO_MANY_REQUESTS for one too many.
 */
export async function countGuess(connection: Queryable, clock: Clock, guard: Guard) {
  const ids: number[] = []
  let before = 0
  for (const [limit, who] of guard) {
    const [row] = await connection.query<{ id: number }>(`${NOTE} RETURNING id`, [keyOf(limit, who), clock.now().toISOString()])
    if (row) ids.push(row.id)
    before = Math.max(before, (await triesOf(connection, clock, limit, who)) - 1)
    if (before >= limit.most) throw new Refused('TOO_MANY_REQUESTS')
  }
  return { before, forgive: () => connection.query('DELETE FROM attempts WHERE id = ANY($1::bigint[])', [ids]) }
}

export const noteTry = (connection: Queryable, clock: Clock, limit: Limit, who: string) =>
  connection.query(NOTE, [keyOf(limit, who), clock.now().toISOString()])

/** Forgets what no limit looks at any more. */
export const forgetOldTries = (connection: Queryable, clock: Clock) =>
  connection.query('DELETE FROM attempts WHERE at < $1::timestamptz', [new Date(clock.now().getTime() - HOUR_MS).toISOString()])
