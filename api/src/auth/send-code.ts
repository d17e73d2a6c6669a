import { randomUUID } from 'node:crypto'
import type { CaptchaReply, CodeMethod, CodeState } from '@shop/contracts/auth'
import type { Locale } from '@shop/contracts/storefront'
import type { Queryable } from '../db/database.ts'
import type { Api } from '../http/implement.ts'
import { Refused } from '../http/refusal.ts'
import { codeLetter, codeText } from '../letters/code.ts'
import { demandCaptcha } from './captcha.ts'
import { type CodeOwner, codeUnderWay, dropCode, newCode } from './codes.ts'
import { CAPTCHA_FROM, CODES_FROM_ADDRESS, CODES_IN_SESSION, CODES_TO_PHONE, noteTry, triesOf } from './limits.ts'

interface Asked extends CodeOwner {
  method: CodeMethod
  captcha: CaptchaReply | undefined
  address: string
  host: string
  locale: Locale
  /** False for an e-mail without an account: the answer is the same, but no letter goes out. */
  isKnown: boolean
}

/** Sends a code, or tells that one is under way. A doubtful shopper reads a picture first; too many codes are refused. */
export async function sendCodeTo(api: Api, asked: Asked): Promise<CodeState> {
  const { database, clock, codeKey } = api
  const underWay = await database.transaction((connection) => codeUnderWay(connection, clock, asked))
  if (underWay) return underWay

  // Outside of the transaction: a reply that was wrong is used up all the same.
  if (await isDoubtful(api, database, asked)) await demandCaptcha(database, clock, asked.captcha)

  const made = await database.transaction(async (connection) => {
    // Of two clicks at once the second finds the first one's code.
    await connection.query('SELECT id FROM sessions WHERE id = $1 FOR UPDATE', [asked.sessionId])
    const other = await codeUnderWay(connection, clock, asked)
    if (other) return { code: null, state: other }
    const next = await newCode(connection, clock, codeKey, asked, asked.method)
    await noteTry(connection, clock, CODES_TO_PHONE, asked.login)
    await noteTry(connection, clock, CODES_IN_SESSION, String(asked.sessionId))
    await noteTry(connection, clock, CODES_FROM_ADDRESS, asked.address)
    return next
  })
  if (made.code !== null && asked.isKnown) await deliver(api, asked, made.code)
  return made.state
}

async function isDoubtful({ clock, limits }: Api, connection: Queryable, asked: Asked): Promise<boolean> {
  const tries = {
    phone: await triesOf(connection, clock, CODES_TO_PHONE, asked.login),
    session: await triesOf(connection, clock, CODES_IN_SESSION, String(asked.sessionId)),
    address: await triesOf(connection, clock, CODES_FROM_ADDRESS, asked.address),
  }
  const isTooMany =
    tries.phone >= CODES_TO_PHONE.most * limits ||
    tries.session >= CODES_IN_SESSION.most * limits ||
    tries.address >= CODES_FROM_ADDRESS.most * limits
  if (isTooMany) throw new Refused('TOO_MANY_REQUESTS')
  return (['phone', 'session', 'address'] as const).some((who) => tries[who] >= CAPTCHA_FROM[who] * limits)
}

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
