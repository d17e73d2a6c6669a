import { ACCOUNT_DELETION_DAYS } from '@shop/contracts/core/limits'
import type { Locale } from '@shop/contracts/shop/storefront'
import { DAY_MS } from '@shop/contracts/core/time/durations'
import * as v from 'valibot'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Queryable } from '../../../platform/db/database.ts'
import { rowOf } from '../../../platform/db/rows.ts'
import { deletionLetter, deletionText } from '../../../buying/letters/account/deletion.ts'
import { letter, textMessage } from '../../../platform/outbox/messages.ts'
import { enqueue } from '../../../platform/outbox/enqueue.ts'
import { endSubscriptions } from '../../subscriptions/profile.ts'
import { endAllSessions } from '../security/sessions.ts'

interface DeletionRequest {
  phone: string
  locale: Locale
  /** Where to sign in to keep the account. */
  host: string
}

interface Deletion {
  due: Date
  /** Hashes of the sessions that it ended. */
  ended: string[]
}

const leavingRow = v.object({
  id: v.number(),
  /** Only a confirmed e-mail gets the letter. */
  email: v.nullable(v.string()),
  isDeactivated: v.boolean(),
  due: v.nullable(v.date()),
})
type Leaving = v.InferOutput<typeof leavingRow>

const LOCK = `
  SELECT id, CASE WHEN email_confirmed_at IS NOT NULL THEN email END AS email, deactivated_at IS NOT NULL AS "isDeactivated",
    deletion_due_at AS due
  FROM users WHERE phone = $1 FOR UPDATE`
const MARK = 'UPDATE users SET deletion_due_at = $2::timestamptz WHERE id = $1'

/**
 * Schedules the deletion of a phone's account. A repeated call keeps the date. Without an account the response is the same, and nothing
 * changes.
 */
export async function requestDeletion(connection: Queryable, clock: Clock, asked: DeletionRequest): Promise<Deletion | 'deactivated'> {
  const now = clock.now()
  const due = new Date(now.getTime() + ACCOUNT_DELETION_DAYS * DAY_MS)
  const account = await rowOf(connection, leavingRow, LOCK, [asked.phone])
  if (!account) return { due, ended: [] }
  if (account.isDeactivated) return 'deactivated'
  if (account.due) return { due: account.due, ended: [] }
  await connection.query(MARK, [account.id, due.toISOString()])
  await endSubscriptions(connection, clock, account.id)
  await tell(connection, account, asked, { now, due })
  return { due, ended: await endAllSessions(connection, account.id) }
}

/** Prefers a letter: somebody with a stolen phone does not get it. */
const tell = (connection: Queryable, { email }: Leaving, { phone, locale, host }: DeletionRequest, when: { now: Date; due: Date }) =>
  email === null
    ? enqueue(connection, textMessage, { to: phone, text: deletionText(when, locale, host) })
    : enqueue(connection, letter, { to: email, ...deletionLetter(when, locale, host) })
