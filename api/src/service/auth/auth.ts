import { confirmPhone, identification } from '@shop/contracts/auth/auth'
import { sendCode } from '@shop/contracts/confirmation/code'
import { Email, Phone } from '@shop/contracts/contact/contact'
import * as v from 'valibot'
import { userByEmail } from '../../visitors/users/users.ts'
import { type Api, implement } from '../../platform/http/implement.ts'
import { Refused } from '../../platform/http/refusal.ts'
import { sessionOf } from '../../visitors/session/shopper.ts'
import { countCheck, phoneRefusal } from './codes/check.ts'
import { checkCode } from './codes/codes.ts'
import { mailCodes } from './codes/mailed-code.ts'
import { phoneConfirmed } from './phone-confirmed.ts'
import { placeOf, sendCodeTo } from './codes/send-code.ts'
import { setSessionCookie } from './sign-in.ts'

/** Sign-in: identification, codes, phone confirmation. */
export function serveAuth(api: Api) {
  const { database, clock, codeKey } = api
  mailCodes(api)

  implement(api, identification, async ({ body: { login, captcha }, sessionHash, visitor }) => {
    const { sessionId } = await sessionOf(database, sessionHash)
    const known = loginOf(login)
    const isMail = known.includes('@')
    const letter = isMail && (await userByEmail(database, known)) === null ? 'no-account' : 'sign-in'
    const method = isMail ? 'email' : 'sms'
    const code = await sendCodeTo(api, { sessionId, login: known, method, captcha, letter, ...placeOf(visitor) })
    return { result: true, step: 'code', code }
  })

  implement(api, sendCode, async ({ body: { phone, method, captcha }, sessionHash, visitor }) => {
    const { sessionId } = await sessionOf(database, sessionHash)
    return { result: true, code: await sendCodeTo(api, { sessionId, login: phone, method, captcha, ...placeOf(visitor) }) }
  })

  implement(api, confirmPhone, async ({ body: { phone, code, captcha, source, favorites }, sessionHash, visitor, reply }) => {
    await countCheck(api, { sessionHash, visitor, login: phone, captcha })
    const done = await database.transaction(async (connection) => {
      const { sessionId } = await sessionOf(connection, sessionHash)
      const verdict = await checkCode(connection, clock, codeKey, { sessionId, login: phone }, code)
      if (typeof verdict === 'string') return verdict
      return phoneConfirmed(connection, api, visitor, { sessionHash, phone, source, method: verdict.method, favorites })
    })
    if (typeof done === 'string') throw phoneRefusal(done)
    if (done.cookie) setSessionCookie(reply, done.cookie, visitor.secure)
    return { result: true, user: done.user, step: done.step, merged: done.merged }
  })
}

/** A phone in E.164 or an e-mail in lower case; throws WRONG_LOGIN otherwise. */
function loginOf(login: string): string {
  const found = v.safeParse(login.includes('@') ? Email : Phone, login)
  if (!found.success) throw new Refused('WRONG_LOGIN', { login: 'WRONG_LOGIN' })
  return found.output.toLowerCase()
}
