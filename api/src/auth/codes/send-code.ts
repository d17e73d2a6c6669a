import { randomUUID } from 'node:crypto'
import type { CaptchaReply, CodeMethod, CodeState } from '@shop/contracts/auth/auth'
import { hostnameOf, type Locale } from '@shop/contracts/shop/storefront'
import { CODE_LIFE_SECONDS } from '@shop/contracts/core/limits'
import { after } from '../../clock/clock.ts'
import type { Queryable } from '../../db/database.ts'
import type { Api } from '../../http/implement.ts'
import { Refused } from '../../http/refusal.ts'
import type { ShopVisitor } from '../../http/visitor.ts'
import { codeText } from '../../letters/account/code.ts'
import { deletionCodeText } from '../../letters/account/deletion.ts'
import { put } from '../../outbox/put.ts'
import { demandCaptcha } from '../captcha/captcha.ts'
import { type CodeOwner, codeUnderWay, dropCode, keepCode, randomCode } from './codes.ts'
import { CODES_FROM_ADDRESS, CODES_IN_SESSION, CODES_TO_PHONE, countOne, demandRoom, type Guard, isDoubtful } from '../limits.ts'
import { codeLetterDue, type CodeLetter, mailedCode } from './mailed-code.ts'

interface Asked extends Asker {
  method: CodeMethod
  host: string
  locale: Locale
  /** Which letter a code by e-mail goes out in. */
  letter?: CodeLetter
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
    const nonce = randomUUID()
    const code = asked.method === 'email' ? mailedCode(codeKey, nonce) : randomCode()
    const state = await keepCode(connection, clock, codeKey, { ...asked, code })
    if (!asked.isAdmitted) await countCode(connection, api, asked)
    if (asked.method === 'email') await putLetter(connection, api, asked, nonce)
    return { code, state }
  })
  // A letter leaves by the outbox: known and unknown e-mails are answered alike and in the same time.
  if (made.code !== null && asked.method !== 'email') await deliver(api, asked, made.code)
  return made.state
}

const putLetter = (connection: Queryable, { clock }: Api, { login: to, letter = 'sign-in', locale }: Asked, nonce: string) =>
  put(connection, codeLetterDue, { to, letter, nonce, locale, expiresAt: after(clock, CODE_LIFE_SECONDS * 1000) })

/** Where a code is asked for: for limits, and for what the message says. */
export const placeOf = ({ address, host, shop: { locale } }: ShopVisitor) => ({ address, host: hostnameOf(host), locale })

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
  const { login: to, method, locale, host, purpose } = asked
  const id = randomUUID()
  try {
    if (method === 'flashcall') await ports.sms.call({ id, to, code })
    else await ports.sms.send({ id, to, text: purpose === 'delete' ? deletionCodeText(code, locale, host) : codeText(code, locale, host) })
  } catch (error) {
    log.warn({ method, reason: error instanceof Error ? error.message : 'unknown' }, 'code not sent')
    await dropCode(database, asked)
    throw new Refused('CODE_NOT_SENDED')
  }
}
