import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { CodeMethod, type CodeState } from '@shop/contracts/confirmation/code'
import { AUTH_CODE_LENGTH, CODE_LIFE_SECONDS, CODE_RESEND_SECONDS, CODE_TRIES } from '@shop/contracts/core/limits'
import * as v from 'valibot'
import { after, type Clock } from '../../../platform/clock/clock.ts'
import type { Queryable } from '../../../platform/db/database.ts'
import { rowOf } from '../../../platform/db/rows.ts'
import { Refused } from '../../../platform/http/refusal.ts'

/** Confirms an account's e-mail, or deletes an account. */
export type CodePurpose = 'confirm' | 'delete'

/** A code works only in the session that requested it. */
export interface CodeOwner {
  sessionId: number
  /** E.164 phone or e-mail. */
  login: string
  /** The purpose of the code besides signing in; a code works for one purpose only. */
  purpose?: CodePurpose
}

const codeRow = v.object({
  code_hash: v.string(),
  method: CodeMethod,
  sends: v.number(),
  tries: v.number(),
  sent_at: v.date(),
  expires_at: v.date(),
})

/** After this pause the resend counter starts over. */
const ROW_OVER_MS = 60 * 60 * 1000
/** From the second resend on a call is offered too. */
const SENDS_BEFORE_OTHERS = 2

const FIND = 'SELECT code_hash, method, sends, tries, sent_at, expires_at FROM auth_codes WHERE session_id = $1 AND login = $2 FOR UPDATE'
const STORE = `
  INSERT INTO auth_codes (session_id, login, code_hash, method, sends, tries, sent_at, expires_at)
  VALUES ($1, $2, $3, $4, $5, 0, $6::timestamptz, $7::timestamptz)
  ON CONFLICT (session_id, login) DO UPDATE SET code_hash = excluded.code_hash, method = excluded.method, sends = excluded.sends,
    tries = 0, sent_at = excluded.sent_at, expires_at = excluded.expires_at`
const COUNT_ATTEMPT = 'UPDATE auth_codes SET tries = tries + 1 WHERE session_id = $1 AND login = $2'
const END_PAUSE = `
  UPDATE auth_codes SET sends = sends - 1, sent_at = sent_at - make_interval(secs => $3::int) WHERE session_id = $1 AND login = $2`
const DELETE = 'DELETE FROM auth_codes WHERE session_id = $1 AND login = $2'

const hashOf = (key: string, owner: CodeOwner, code: string) =>
  createHmac('sha256', key)
    .update(`${owner.sessionId}:${keyOf(owner)}:${code}`)
    .digest('hex')

/** Lookup key of a code's row. */
const keyOf = ({ login, purpose }: CodeOwner) => (purpose ? `${purpose}:${login}` : login)

const find = (connection: Queryable, owner: CodeOwner) => rowOf(connection, codeRow, FIND, [owner.sessionId, keyOf(owner)])

/** Whether this session requested a code for this login within the last hour, used up or not. */
export const hasRequestedCode = async (connection: Queryable, owner: CodeOwner) => (await find(connection, owner)) !== undefined

/** Codes that this session was sent within the hour, since it last typed a right one. */
export async function codesSent(connection: Queryable, clock: Clock, owner: CodeOwner): Promise<number> {
  const known = await find(connection, owner)
  return known && clock.now().getTime() - known.sent_at.getTime() < ROW_OVER_MS ? known.sends : 0
}

/** Methods offered for the next code. */
const methodsAfter = (sends: number, login: string): CodeMethod[] => {
  if (login.includes('@')) return ['email']
  return sends >= SENDS_BEFORE_OTHERS ? ['sms', 'flashcall'] : ['sms']
}

const secondsUntil = (clock: Clock, at: Date) => Math.max(0, Math.ceil((at.getTime() - clock.now().getTime()) / 1000))

/** The valid code sent less than a minute ago; null when a new one may be sent. */
export async function pendingCode(connection: Queryable, clock: Clock, owner: CodeOwner): Promise<CodeState | null> {
  const known = await find(connection, owner)
  if (!known || known.tries >= CODE_TRIES) return null
  const resendIn = secondsUntil(clock, new Date(known.sent_at.getTime() + CODE_RESEND_SECONDS * 1000))
  const expiresIn = secondsUntil(clock, known.expires_at)
  return resendIn > 0 ? { ...stateOf(owner.login, known.method, known.sends), sent: false, resendIn, expiresIn } : null
}

export const randomCode = () => String(randomInt(10 ** AUTH_CODE_LENGTH)).padStart(AUTH_CODE_LENGTH, '0')

interface NextCode extends CodeOwner {
  method: CodeMethod
  code: string
}

/** Stores the HMAC of a new code; the caller sends the code. Refuses a method that is not offered yet. */
export async function storeCode(connection: Queryable, clock: Clock, key: string, owner: NextCode): Promise<CodeState> {
  const { sessionId, login, method, code } = owner
  const before = await codesSent(connection, clock, owner)
  if (!methodsAfter(before, login).includes(method)) throw new Refused('WRONG_FORM_DATA', { method: 'WRONG_FIELD' })
  const expires = after(clock, CODE_LIFE_SECONDS * 1000)
  await connection.query(STORE, [sessionId, keyOf(owner), hashOf(key, owner, code), method, before + 1, clock.now().toISOString(), expires])
  return stateOf(login, method, before + 1)
}

const stateOf = (login: string, method: CodeMethod, sends: number): CodeState => ({
  login,
  method,
  sent: true,
  resendIn: CODE_RESEND_SECONDS,
  expiresIn: CODE_LIFE_SECONDS,
  codeLength: AUTH_CODE_LENGTH,
  methods: methodsAfter(sends, login),
})

/** The next code needs no pause, because this one may not have been sent. It stays valid: its message may arrive although the answer was lost. */
export const endPause = (connection: Queryable, owner: CodeOwner) =>
  connection.query(END_PAUSE, [owner.sessionId, keyOf(owner), CODE_RESEND_SECONDS])

const deleteCode = (connection: Queryable, owner: CodeOwner) => connection.query(DELETE, [owner.sessionId, keyOf(owner)])

/**
 * Checks a code; returns the method that delivered it. A right code is used up, a wrong one is counted, the fifth ends the code. Returns
 * instead of throwing, because a rollback would lose the count.
 */
export async function checkCode(
  connection: Queryable,
  clock: Clock,
  key: string,
  owner: CodeOwner,
  code: string,
): Promise<{ method: CodeMethod } | 'wrong' | 'ended'> {
  const known = await find(connection, owner)
  if (!known || known.tries >= CODE_TRIES || known.expires_at <= clock.now()) return 'ended'
  const [given, stored] = [Buffer.from(hashOf(key, owner, code)), Buffer.from(known.code_hash)]
  if (given.length === stored.length && timingSafeEqual(given, stored)) {
    await deleteCode(connection, owner)
    return { method: known.method }
  }
  await connection.query(COUNT_ATTEMPT, [owner.sessionId, keyOf(owner)])
  return known.tries + 1 >= CODE_TRIES ? 'ended' : 'wrong'
}

export const deleteOldCodes = (connection: Queryable, clock: Clock) =>
  connection.query('DELETE FROM auth_codes WHERE sent_at < $1::timestamptz', [new Date(clock.now().getTime() - ROW_OVER_MS).toISOString()])
