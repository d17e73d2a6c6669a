import { randomUUID } from 'node:crypto'
import type { CodeMethod, CodeState } from '@shop/contracts/confirmation/code'
import { hostnameOf, type Locale } from '@shop/contracts/shop/storefront'
import { CODE_LIFE_SECONDS } from '@shop/contracts/core/limits'
import { after } from '../../../platform/clock/clock.ts'
import type { Queryable } from '../../../platform/db/database.ts'
import type { Api } from '../../../platform/http/implement.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import type { ShopVisitor } from '../../../platform/http/visitor.ts'
import { codeText } from '../../../buying/letters/account/code.ts'
import { deletionCodeText } from '../../../buying/letters/account/deletion.ts'
import { enqueue } from '../../../platform/outbox/enqueue.ts'
import { type CodeRequester, countCode, requireCodeLimits } from './code-limits.ts'
import { endPause, pendingCode, storeCode, randomCode } from './codes.ts'
import { codeLetterDue, type CodeLetter, mailedCode } from './mailed-code.ts'

interface CodeToSend extends CodeRequester {
  method: CodeMethod
  host: string
  locale: Locale
  /** The letter template for a mailed code. */
  letter?: CodeLetter
  /** True when another confirmation method has already passed the limits. */
  isAdmitted?: boolean
}

/** Sends a code, or reports the one already sent. Suspicious requests need a captcha; too many are refused. */
export async function sendCodeTo(api: Api, asked: CodeToSend): Promise<CodeState> {
  const { database, clock, codeKey } = api
  const underWay = await database.transaction((connection) => pendingCode(connection, clock, asked))
  if (underWay) return underWay

  const guard = asked.isAdmitted ? null : await requireCodeLimits(api, asked)

  const made = await database.transaction(async (connection) => {
    // The second of two clicks finds the first one's code.
    await connection.query('SELECT id FROM sessions WHERE id = $1 FOR UPDATE', [asked.sessionId])
    const other = await pendingCode(connection, clock, asked)
    if (other) return { code: null, state: other }
    const nonce = randomUUID()
    const code = asked.method === 'email' ? mailedCode(codeKey, nonce) : randomCode()
    const state = await storeCode(connection, clock, codeKey, { ...asked, code })
    if (guard) await countCode(connection, api, guard)
    if (asked.method === 'email') await putLetter(connection, api, asked, nonce)
    return { code, state }
  })
  // Letters go through the outbox: known and unknown e-mails get the same response in the same time.
  if (made.code !== null && asked.method !== 'email') await deliver(api, asked, made.code)
  return made.state
}

const putLetter = (connection: Queryable, { clock }: Api, { login: to, letter = 'sign-in', locale }: CodeToSend, nonce: string) =>
  enqueue(connection, codeLetterDue, { to, letter, nonce, locale, expiresAt: after(clock, CODE_LIFE_SECONDS * 1000) })

/** Where a code is requested from: for limits and the message text. */
export const placeOf = ({ address, host, shop: { locale } }: ShopVisitor) => ({ address, host: hostnameOf(host), locale })

async function deliver({ ports, database, log }: Api, asked: CodeToSend, code: string) {
  const { login: to, method, locale, host, purpose } = asked
  const id = randomUUID()
  try {
    if (method === 'flashcall') await ports.sms.call({ id, to, code })
    else await ports.sms.send({ id, to, text: purpose === 'delete' ? deletionCodeText(code, locale, host) : codeText(code, locale, host) })
  } catch (error) {
    log.warn({ method, reason: error instanceof Error ? error.message : 'unknown' }, 'code not sent')
    await endPause(database, asked)
    throw new Refused('CODE_NOT_SENDED')
  }
}
