import type { CaptchaReply } from '@shop/contracts/auth/auth'
import type { Queryable } from '../../db/database.ts'
import type { Api } from '../../http/implement.ts'
import { requireCaptcha } from '../captcha/captcha.ts'
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
} from '../limits.ts'
import { type CodeOwner, codesSent } from './codes.ts'

export interface CodeRequester extends CodeOwner {
  address: string
  captcha: CaptchaReply | undefined
}

/** Codes that a session of nobody known may have above the limit of a phone. */
const OWN_CODES = 2

const OWNS = `
  SELECT FROM sessions s LEFT JOIN users u ON u.id = s.user_id
  WHERE s.id = $1 AND $2 IN (s.confirmed_phone, u.phone, CASE WHEN u.email_confirmed_at IS NOT NULL THEN u.email END)`

/**
 * What a code counts for. Above the limit of a phone, which strangers may have used up, sessions that have solved a captcha go on: one of
 * its owner by a limit of its own, another with its first codes [auth.owner-not-locked-out].
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
 * used up. Returns what the code is to be counted for.
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
