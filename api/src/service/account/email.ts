import { confirmEmail, sendEmailCode } from '@shop/contracts/auth/email-confirmation'
import type { PersonalData } from '@shop/contracts/account/profile'
import { countCheck, emailRefusal } from '../auth/codes/check.ts'
import { checkCode } from '../auth/codes/codes.ts'
import { placeOf, sendCodeTo } from '../auth/codes/send-code.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { type Api, implement } from '../../platform/http/implement.ts'
import { Refused } from '../../platform/http/refusal.ts'
import { queueSubscribed } from '../../visitors/marketing/operations.ts'
import { sessionOf, signedInUser } from '../../visitors/session/shopper.ts'
import { readPersonalData } from './personal-data/personal-data.ts'
import { moveSubscription } from '../../visitors/users/users.ts'

/** Locks rows in id order: two accounts confirming the same e-mail at once do not deadlock. */
const LOCK_HOLDERS = 'SELECT id FROM users WHERE id = $1 OR email = $2 ORDER BY id FOR UPDATE'
const TAKE_OVER =
  'UPDATE users SET email = NULL, email_confirmed_at = NULL WHERE email = $2 AND id <> $1 AND email_confirmed_at IS NOT NULL'
const CONFIRM = 'UPDATE users SET email_confirmed_at = $3::timestamptz WHERE id = $1 AND email = $2 RETURNING id'

/** Confirms that the account's e-mail belongs to the shopper. Only a confirmed e-mail signs in. */
export function serveEmail(api: Api) {
  const { database, clock, codeKey } = api

  implement(api, sendEmailCode, async ({ body: { captcha }, sessionHash, visitor }) => {
    const { email } = await unconfirmed(database, sessionHash)
    const { sessionId } = await sessionOf(database, sessionHash)
    const asked = { sessionId, login: email, purpose: 'confirm', method: 'email', letter: 'confirm', captcha } as const
    return { result: true, code: await sendCodeTo(api, { ...asked, ...placeOf(visitor) }) }
  })

  implement(api, confirmEmail, async ({ body: { email: asked, code, captcha }, sessionHash, visitor }) => {
    const { email } = await unconfirmed(database, sessionHash)
    // The e-mail was changed in another tab after the code was sent.
    if (asked.toLowerCase() !== email) throw new Refused('WRONG_EMAIL', { email: 'WRONG_EMAIL' })
    await countCheck(api, { sessionHash, visitor, login: email, purpose: 'confirm', captcha })
    const result = await database.transaction(async (connection) => {
      const { id } = await unconfirmed(connection, sessionHash)
      const { sessionId } = await sessionOf(connection, sessionHash)
      const verdict = await checkCode(connection, clock, codeKey, { sessionId, login: email, purpose: 'confirm' }, code)
      if (typeof verdict === 'string') return verdict
      if (!(await confirm(connection, clock, id, email))) return 'ended'
      const confirmed = await readPersonalData(connection, id)
      if (confirmed.isSubscribed) await queueSubscribed(connection, api, { sessionId, userId: id }, email)
      return confirmed
    })
    if (typeof result === 'string') throw emailRefusal(result)
    return { result }
  })
}

async function unconfirmed(connection: Queryable, sessionHash: string | null): Promise<PersonalData & { email: string }> {
  const person = await readPersonalData(connection, await signedInUser(connection, sessionHash))
  if (person.email === null) throw new Refused('WRONG_FORM_DATA', { email: 'EMPTY_EMAIL' })
  if (person.isEmailConfirmed) throw new Refused('NOT_CHANGED')
  return { ...person, email: person.email }
}

/**
 * Returns false if the account's e-mail has changed since. Takes a confirmed e-mail from another account: mailboxes change owners.
 */
async function confirm(connection: Queryable, clock: Clock, userId: number, email: string): Promise<boolean> {
  await connection.query(LOCK_HOLDERS, [userId, email])
  await connection.query(TAKE_OVER, [userId, email])
  const done = await connection.query(CONFIRM, [userId, email, clock.now().toISOString()])
  if (done.length > 0) await moveSubscription(connection, clock, userId, null)
  return done.length > 0
}
