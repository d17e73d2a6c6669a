import type { ErrorCode } from '@shop/contracts/core/error-codes'
import {
  changeSubscriptions,
  type Channel,
  CHANNELS,
  profileSubscriptions,
  type SubscriptionChange,
  type Subscriptions,
  TOPICS,
} from '@shop/contracts/marketing/subscriptions'
import { countUpdate } from '../../visitors/guards/count-update.ts'
import { CONSENT_VERSION, recordSubscription } from '../../visitors/users/users.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { type Api, implement } from '../../platform/http/implement.ts'
import { Refused } from '../../platform/http/refusal.ts'
import { queueSubscribed } from '../../visitors/marketing/operations.ts'
import { sessionOf, signedInUser } from '../../visitors/session/shopper.ts'
import { kindOf, KINDS } from './kinds.ts'
import { SUBSCRIPTION_TEXTS } from './texts.ts'

const READ = `
  SELECT is_subscribed AS mail, sms_subscribed AS sms, email, phone, email_confirmed_at IS NOT NULL AS "isEmailConfirmed"
  FROM users WHERE id = $1`
const LOCK = `${READ} FOR UPDATE`
const WRITE = 'UPDATE users SET is_subscribed = $2, sms_subscribed = $3 WHERE id = $1'
const LAST_WORDS = 'SELECT DISTINCT ON (kind) kind, given, at FROM consents WHERE user_id = $1 ORDER BY kind, id DESC'
const NOTE = 'INSERT INTO consents (user_id, kind, given, text_version, at) VALUES ($1, $2, $3, $4, $5::timestamptz)'

/** Subscriptions of the account, by topic and channel. */
export function serveProfileSubscriptions(api: Api) {
  const { database, clock } = api
  implement(api, profileSubscriptions, async ({ sessionHash }) => ({
    result: await read(database, READ, await signedInUser(database, sessionHash)),
  }))
  implement(api, changeSubscriptions, async (call) => {
    const { body, sessionHash, visitor } = call
    await signedInUser(database, sessionHash)
    await countUpdate(api, call)
    const result = await database.transaction(async (connection) => {
      const userId = await signedInUser(connection, sessionHash)
      const { sessionId } = await sessionOf(connection, sessionHash)
      const known = await read(connection, LOCK, userId)
      const news = { topic: 'news' as const }
      const wanted = [
        ...(body.mail === undefined ? [] : [{ ...news, channel: 'mail' as const, given: body.mail }]),
        ...(body.sms === undefined ? [] : [{ ...news, channel: 'sms' as const, given: body.sms }]),
        ...(body.changes ?? []),
      ]
      const changes = differing(known, wanted)
      check(known, changes)
      await write(connection, clock, userId, known, changes)
      const next = await read(connection, READ, userId)
      if (next.mail && !known.mail && next.email !== null) await queueSubscribed(connection, api, { sessionId, userId }, next.email)
      return next
    })
    return { result, message: SUBSCRIPTION_TEXTS[visitor.shop.locale].changed }
  })
}

/** Ends all subscriptions of an account and withdraws their consents. */
export async function endSubscriptions(connection: Queryable, clock: Clock, userId: number): Promise<void> {
  const known = await read(connection, LOCK, userId)
  await write(
    connection,
    clock,
    userId,
    known,
    differing(
      known,
      KINDS.map((one) => ({ ...one, given: false })),
    ),
  )
}

/** The last change of a topic wins; unchanged ones are skipped. */
function differing({ topics }: Subscriptions, wanted: readonly SubscriptionChange[]): SubscriptionChange[] {
  const last = new Map(wanted.map((change) => [kindOf(change.topic, change.channel), change]))
  return [...last.values()].filter(({ topic, channel, given }) => topics.find((known) => known.topic === topic)?.[channel].given !== given)
}

async function write(
  connection: Queryable,
  clock: Clock,
  userId: number,
  known: Pick<Subscriptions, 'mail' | 'sms'>,
  changes: readonly SubscriptionChange[],
) {
  const newsBy = (channel: 'mail' | 'sms') =>
    changes.find((change) => change.topic === 'news' && change.channel === channel)?.given ?? known[channel]
  await connection.query(WRITE, [userId, newsBy('mail'), newsBy('sms')])
  for (const { topic, channel, given } of changes) {
    if (topic === 'news' && channel === 'mail') await recordSubscription(connection, clock, userId, given)
    else await connection.query(NOTE, [userId, kindOf(topic, channel), given, CONSENT_VERSION, clock.now().toISOString()])
  }
}

type Account = Omit<Subscriptions, 'topics'>
interface Word {
  kind: string
  given: boolean
  at: Date
}

async function read(connection: Queryable, sql: string, userId: number): Promise<Subscriptions> {
  const [account] = await connection.query<Account>(sql, [userId])
  if (!account) throw new Refused('UNAUTHORIZED')
  const texts = new Map((await connection.query<Word>(LAST_WORDS, [userId])).map((word) => [word.kind, word]))
  const consentOf = (topic: (typeof TOPICS)[number], channel: Channel) => {
    const word = texts.get(kindOf(topic, channel))
    // News by email and text message have other switches too, so they are updated together.
    const given = topic === 'news' && channel !== 'push' ? account[channel] : (word?.given ?? false)
    return { given, at: word?.given === given ? word.at.toISOString() : null }
  }
  const topics = TOPICS.map((topic) => ({
    topic,
    mail: consentOf(topic, 'mail'),
    sms: consentOf(topic, 'sms'),
    push: consentOf(topic, 'push'),
  }))
  return { ...account, topics }
}

/** Subscribing needs a confirmed phone or e-mail; unsubscribing is always possible. */
function check({ email, phone, isEmailConfirmed }: Subscriptions, changes: readonly SubscriptionChange[]) {
  if (changes.length === 0) throw new Refused('NOT_CHANGED')
  const lacks: Record<Channel, ErrorCode | null> = {
    mail: email === null ? 'EMPTY_EMAIL' : isEmailConfirmed ? null : 'EMAIL_NOT_CONFIRMED',
    // An account's phone is always confirmed.
    sms: phone === null ? 'EMPTY_PHONE' : null,
    push: null,
  }
  const wanted = CHANNELS.filter((channel) => changes.some((change) => change.channel === channel && change.given))
  const errors = Object.fromEntries(wanted.flatMap((channel) => (lacks[channel] ? [[channel, lacks[channel]]] : [])))
  if (Object.keys(errors).length > 0) throw new Refused('WRONG_FORM_DATA', errors)
}
