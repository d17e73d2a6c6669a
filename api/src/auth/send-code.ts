import { randomUUID } from 'node:crypto'
import type { CaptchaReply, CodeMethod, CodeState } from '@shop/contracts/auth'
import type { Locale } from '@shop/contracts/storefront'
import type { Queryable } from '../db/database.ts'
import type { Api } from '../http/implement.ts'
import { Refused } from '../http/refusal.ts'
import { codeLetter, codeText } from '../letters/code.ts'
import { demandCaptcha } from './captcha.ts'
import { type CodeOwner, codeUnderWay, dropCode, newCode } from './codes.ts'
import { CODES_FROM_ADDRESS, CODES_IN_SESSION, CODES_TO_PHONE, countOne, demandRoom, type Guard, isDoubtful } from './limits.ts'

interface Asked extends Asker {
  method: CodeMethod
  host: string
  locale: Locale
  /** False for an e-mail without an account: the answer is the same, but no letter goes out. */
  isKnown: boolean
  /** True when the limits have let this in already, for another way of confirming. */
  isAdmitted?: boolean
}

/** Sends a code, or tells that one is under way. A doubtful shopper reads a picture first; too many codes are refused. */
export async function sendCodeTo(api: Api, asked: Asked): Promise<CodeState> {
  const { database, clock, codeKey } = api
  const underWay = await database.transaction((connection) => codeUnderWay(connection, clock, asked))
  if (underWay) return underWay

  if (!asked.isAdmitted) await demandCodeRoom(api, asked)

  const made = await database.transaction(async (connection) => {
    // Of two clicks at once the second finds the first one's code.
    await connection.query('SELECT id FROM sessions WHERE id = $1 FOR UPDATE', [asked.sessionId])
    const other = await codeUnderWay(connection, clock, asked)
    if (other) return { code: null, state: other }
    const next = await newCode(connection, clock, codeKey, asked, asked.method)
    if (!asked.isAdmitted) await countCode(connection, api, asked)
    return next
  })
  if (made.code !== null && asked.isKnown) await deliver(api, asked, made.code)
  return made.state
}

export interface Asker extends CodeOwner {
  address: string
  captcha: CaptchaReply | undefined
}

const guardOf = ({ login, sessionId, address }: Asker): Guard => [
  [CODES_TO_PHONE, login],
  [CODES_IN_SESSION, String(sessionId)],
  [CODES_FROM_ADDRESS, address],
]

/**
 * Whoever asks too much is refused, who is doubtful shows a captcha first. Outside of a transaction: a reply that was wrong is used
 * up all the same.
 */
export async function demandCodeRoom({ database, clock, limits, codeKey }: Api, asker: Asker): Promise<void> {
  const guard = guardOf(asker)
  await demandRoom(database, clock, guard, limits)
  if (await isDoubtful(database, clock, guard, limits)) await demandCaptcha(database, clock, codeKey, asker.captcha)
}

/** One more code, or question of the operator, for this phone, session and address. */
export const countCode = (connection: Queryable, { clock, limits }: Api, asker: Asker) =>
  countOne(connection, clock, guardOf(asker), limits)

async function deliver({ ports, database, log }: Api, asked: Asked, code: string) {
  const { login: to, method, locale, host } = asked
  const id = randomUUID()
  try {
    if (method === 'email') await ports.mail.send({ id, to, ...codeLetter(code, locale) })
    else if (method === 'flashcall') await ports.sms.call({ id, to, code })
    else await ports.sms.send({ id, to, text: codeText(code, locale, host) })
  } catch (error) {
    log.warn({ method, reason: error instanceof Error ? error.message : 'unknown' }, 'code not sent')
    await dropCode(database, asked)
    throw new Refused('CODE_NOT_SENDED')
  }
}
