import type { CaptchaReply } from '@shop/contracts/confirmation/captcha'
import type { Queryable } from '../../../platform/db/database.ts'
import type { Api } from '../../../platform/http/implement.ts'
import { requireCaptcha } from '../../../visitors/guards/captcha/captcha.ts'
import {
  CODES_AFTER_CAPTCHA,
  CODES_FROM_ADDRESS,
  CODES_IN_SESSION,
  CODES_TO_OWNER,
  CODES_TO_PHONE,
  countOne,
  type Guard,
  needsCaptcha,
  requireLimits,
} from '../../../visitors/guards/limits.ts'
import { type CodeOwner, codesSent } from './codes.ts'

export interface CodeRequester extends CodeOwner {
  address: string
  captcha: CaptchaReply | undefined
}

/** Codes per hour that a session may still request for a phone over its limit, when the session is not known to be the owner's. */
const OWN_CODES = 2

const OWNS = `
  SELECT FROM sessions s LEFT JOIN users u ON u.id = s.user_id
  WHERE s.id = $1 AND $2 IN (s.confirmed_phone, u.phone, CASE WHEN u.email_confirmed_at IS NOT NULL THEN u.email END)`

/**
 * The limits that one more code counts against. Strangers may have used up the limit of a phone, so a session that has solved a captcha
 * may still request codes: the owner's session has its own limit, any other session gets a few [auth.owner-not-locked-out].
 */
async function guardOf({ database, clock }: Api, asker: CodeRequester, hasSolved: boolean): Promise<Guard> {
  const { login, sessionId, address } = asker
  const mayGoOn = hasSolved && (await codesSent(database, clock, asker)) < OWN_CODES
  const isOwner = hasSolved && (await database.query(OWNS, [sessionId, login])).length > 0
  return [
    [isOwner ? CODES_TO_OWNER : mayGoOn ? CODES_AFTER_CAPTCHA : CODES_TO_PHONE, login],
    [CODES_IN_SESSION, String(sessionId)],
    [CODES_FROM_ADDRESS, address],
  ]
}

/**
 * Refuses too many requests, and demands a captcha from suspicious ones. Runs outside of a transaction: a wrong captcha reply must stay
 * used up. Returns the limits to count the code against.
 */
export async function requireCodeLimits(api: Api, asker: CodeRequester): Promise<Guard> {
  const { database, clock, limits, codeKey } = api
  const afterCaptcha = await guardOf(api, asker, true)
  await requireLimits(database, clock, afterCaptcha, limits)
  const withoutCaptcha = await guardOf(api, asker, false)
  if (!(await needsCaptcha(database, clock, withoutCaptcha, limits))) return withoutCaptcha
  await requireCaptcha(database, clock, codeKey, asker.captcha)
  return afterCaptcha
}

/** Counts one more code or operator confirmation. */
export const countCode = (connection: Queryable, { clock, limits }: Api, guard: Guard) => countOne(connection, clock, guard, limits)
