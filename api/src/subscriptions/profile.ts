import type { ErrorCode } from '@shop/contracts/error-codes'
import { changeSubscriptions, profileSubscriptions, type Subscriptions } from '@shop/contracts/subscriptions'
import { hasConfirmedEmail, noteSubscription } from '../account/users.ts'
import type { Clock } from '../clock/clock.ts'
import type { Queryable } from '../db/database.ts'
import { type Api, implement } from '../http/implement.ts'
import { Refused } from '../http/refusal.ts'
import { tellSubscribed } from '../marketing/operations.ts'
import { sessionOf, signedInUser } from '../session/shopper.ts'
import { SUBSCRIPTION_WORDS } from './words.ts'

const READ = 'SELECT is_subscribed AS mail, sms_subscribed AS sms, email, phone FROM users WHERE id = $1'
const LOCK = `${READ} FOR UPDATE`
const WRITE = 'UPDATE users SET is_subscribed = $2, sms_subscribed = $3 WHERE id = $1'
const NOTE_TEXTS = `
  INSERT INTO consents (user_id, kind, given, text_version, at) VALUES ($1, 'newsletter-sms', $2, '1', $3::timestamptz)`

/** Subscriptions of the profile: which channels the shopper wants news by. */
export function serveProfileSubscriptions(api: Api) {
  const { database } = api
  implement(api, profileSubscriptions, async ({ sessionHash }) => ({
    result: await read(database, READ, await signedInUser(database, sessionHash)),
  }))
  implement(api, changeSubscriptions, async ({ body, sessionHash, visitor: { shop } }) => {
    const result = await database.transaction(async (connection) => {
      const userId = await signedInUser(connection, sessionHash)
      const { sessionId } = await sessionOf(connection, sessionHash)
      const known = await read(connection, LOCK, userId)
      const next = { ...known, mail: body.mail ?? known.mail, sms: body.sms ?? known.sms }
      check(known, next)
      await write(connection, api.clock, userId, known, next)
      const isTold = next.mail && !known.mail && (await hasConfirmedEmail(connection, userId))
      if (isTold && next.email) await tellSubscribed(connection, api, { sessionId, userId }, next.email)
      return next
    })
    return { result, message: SUBSCRIPTION_WORDS[shop.locale].changed }
  })
}

/** Ends all news of an account, with the consents that are taken back. */
export async function endSubscriptions(connection: Queryable, clock: Clock, userId: number): Promise<void> {
  const known = await read(connection, LOCK, userId)
  await write(connection, clock, userId, known, { mail: false, sms: false })
}

async function write(connection: Queryable, clock: Clock, userId: number, known: Subscriptions, next: Pick<Subscriptions, 'mail' | 'sms'>) {
  await connection.query(WRITE, [userId, next.mail, next.sms])
  if (next.mail !== known.mail) await noteSubscription(connection, clock, userId, next.mail)
  if (next.sms !== known.sms) await connection.query(NOTE_TEXTS, [userId, next.sms, clock.now().toISOString()])
}

async function read(connection: Queryable, sql: string, userId: number): Promise<Subscriptions> {
  const [row] = await connection.query<Subscriptions>(sql, [userId])
  if (!row) throw new Refused('UNAUTHORIZED')
  return row
}

/** News need a place to go to. */
function check(known: Subscriptions, next: Subscriptions) {
  if (next.mail === known.mail && next.sms === known.sms) throw new Refused('NOT_CHANGED')
  const errors: Record<string, ErrorCode> = {
    ...(next.mail && !known.mail && next.email === null && { mail: 'EMPTY_EMAIL' as const }),
    ...(next.sms && !known.sms && next.phone === null && { sms: 'EMPTY_PHONE' as const }),
  }
  if (Object.keys(errors).length > 0) throw new Refused('WRONG_FORM_DATA', errors)
}
