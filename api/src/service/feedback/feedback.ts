import { randomUUID } from 'node:crypto'
import { sendFeedback } from '@shop/contracts/services/feedback'
import { CONSENT_VERSION } from '../../visitors/users/users.ts'
import { requireCaptcha } from '../../visitors/guards/captcha/captcha.ts'
import {
  countOne,
  requireLimits,
  FEEDBACK_FROM_ADDRESS,
  FEEDBACK_IN_SESSION,
  FEEDBACK_OF_CONTACT,
  type Guard,
  needsCaptcha,
} from '../../visitors/guards/limits.ts'
import { runPeriodically } from '../../platform/clock/rounds.ts'
import { type Api, implement } from '../../platform/http/implement.ts'
import { feedbackLetter, receiptLetter, THANKS } from '../../buying/letters/feedback.ts'
import { letter } from '../../platform/outbox/messages.ts'
import { enqueue } from '../../platform/outbox/enqueue.ts'
import { sessionOf } from '../../visitors/session/shopper.ts'

/** Retention: long enough to look up what was promised. */
const KEEP_DAYS = 365
const ROUND_MS = 60 * 60 * 1000

const KNOWN = 'SELECT id FROM feedback WHERE request_key = $1'
const ADD = `
  INSERT INTO feedback (id, request_key, user_id, topic, name, contact, message, locale, country, agreement_version, at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11::timestamptz)
  ON CONFLICT (request_key) DO NOTHING RETURNING id`
const FORGET = 'DELETE FROM feedback WHERE at < $1::timestamptz - make_interval(days => $2::int)'

/** Reference number shown to people. */
const numberOf = (id: string) => id.slice(0, 8).toUpperCase()

export interface FeedbackApi extends Api {
  /** E-mail for feedback. */
  supportEmail: string
}

/** Feedback: stored, mailed to support, confirmed to the sender. */
export function serveFeedback(api: FeedbackApi) {
  const { database, clock, limits, codeKey, supportEmail } = api
  implement(api, sendFeedback, async ({ body, sessionHash, visitor }) => {
    const { sessionId, userId } = await sessionOf(database, sessionHash)
    const { locale, country } = visitor.shop
    const { topic, name, contact, message, captcha } = body
    const key = `${sessionId}:${body.idempotencyKey}`
    const answer = (id: string) => ({ result: true as const, number: numberOf(id), message: THANKS[locale] })
    const [known] = await database.query<{ id: string }>(KNOWN, [key])
    if (known) return answer(known.id)

    const guard: Guard = [
      [FEEDBACK_IN_SESSION, String(sessionId)],
      [FEEDBACK_FROM_ADDRESS, visitor.address],
      [FEEDBACK_OF_CONTACT, contact],
    ]
    await requireLimits(database, clock, guard, limits)
    // Outside of the transaction: a wrong captcha reply must stay used up.
    if (await needsCaptcha(database, clock, guard, limits)) await requireCaptcha(database, clock, codeKey, captcha)

    const id = await database.transaction(async (connection) => {
      const now = clock.now().toISOString()
      const row = [randomUUID(), key, userId, topic, name, contact, message, locale, country, CONSENT_VERSION, now]
      const [added] = await connection.query<{ id: string }>(ADD, row)
      if (!added) return (await connection.query<{ id: string }>(KNOWN, [key]))[0]?.id ?? ''
      await countOne(connection, clock, guard, limits)
      const written = { number: numberOf(added.id), topic, name, contact, message, country }
      await enqueue(connection, letter, { to: supportEmail, ...feedbackLetter(written) })
      if (contact.includes('@'))
        await enqueue(connection, letter, { to: contact, replyTo: supportEmail, ...receiptLetter(written, locale) })
      return added.id
    })
    return answer(id)
  })
  runPeriodically(api, 'feedback', ROUND_MS, async () => void (await database.query(FORGET, [clock.now().toISOString(), KEEP_DAYS])))
}
