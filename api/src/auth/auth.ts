import { authenticate, confirmPhone, identification, registration, sendCode } from '@shop/contracts/auth'
import { Email, Phone } from '@shop/contracts/contact'
import { hostnameOf } from '@shop/contracts/storefront'
import { name as nameVerdict, surname as surnameVerdict } from '@shop/forms/names'
import * as v from 'valibot'
import { createUser, userByEmail, userByPhone } from '../account/users.ts'
import { shopperOf } from '../account/user.ts'
import { type Api, implement } from '../http/implement.ts'
import { Refused } from '../http/refusal.ts'
import type { ShopVisitor } from '../http/visitor.ts'
import { sessionOf } from '../session/shopper.ts'
import { checkCode } from './codes.ts'
import { CHECKS_FROM_ADDRESS, noteTry, triesOf } from './limits.ts'
import { sendCodeTo } from './send-code.ts'
import { giveCookie, signIn } from './sign-in.ts'

/** Spec §7, signing in: identification, codes, confirmation, registration. */
export function serveAuth(api: Api) {
  const { database, clock, codeKey } = api

  implement(api, identification, async ({ body: { login, captcha }, sessionHash, visitor }) => {
    const { sessionId } = await sessionOf(database, sessionHash)
    const known = loginOf(login)
    const isMail = known.includes('@')
    const isKnown = !isMail || (await userByEmail(database, known)) !== null
    const method = isMail ? 'email' : 'sms'
    const code = await sendCodeTo(api, { sessionId, login: known, method, captcha, isKnown, ...placeOf(visitor) })
    return { result: true, step: 'code', code }
  })

  implement(api, sendCode, async ({ body: { phone, method, captcha }, sessionHash, visitor }) => {
    const { sessionId } = await sessionOf(database, sessionHash)
    return { result: true, code: await sendCodeTo(api, { sessionId, login: phone, method, captcha, isKnown: true, ...placeOf(visitor) }) }
  })

  implement(api, confirmPhone, async ({ body: { phone, code, source, favorites }, sessionHash, visitor, reply }) => {
    await countCheck(api, visitor)
    const done = await database.transaction(async (connection) => {
      const { sessionId, userId } = await sessionOf(connection, sessionHash)
      const verdict = await checkCode(connection, clock, codeKey, { sessionId, login: phone }, code)
      if (verdict !== 'right') return verdict
      const account = await userByPhone(connection, phone)
      if (account?.isDeactivated) return 'deactivated'
      await connection.query('UPDATE sessions SET confirmed_phone = $2 WHERE id = $1', [sessionId, phone])
      // Somebody signed in confirms one more phone: they stay who they are.
      if (!account || userId !== null) {
        const { user } = await shopperOf(connection, sessionHash)
        return { user, step: userId === null ? ('registration' as const) : ('done' as const), merged: null, cookie: null }
      }
      const { cookie, answer } = await signIn(connection, api, visitor, { sessionId, userId: account.id, source, method: 'sms', favorites })
      return { ...answer, step: 'done' as const, cookie }
    })
    if (typeof done === 'string') throw refusalOf(done, 'WRONG_AUTH_CODE')
    if (done.cookie) giveCookie(reply, done.cookie, visitor.secure)
    return { result: true, user: done.user, step: done.step, merged: done.merged }
  })

  implement(api, authenticate, async ({ body: { login, code, source, favorites }, sessionHash, visitor, reply }) => {
    await countCheck(api, visitor)
    const email = login.toLowerCase()
    const done = await database.transaction(async (connection) => {
      const { sessionId } = await sessionOf(connection, sessionHash)
      const verdict = await checkCode(connection, clock, codeKey, { sessionId, login: email }, code)
      if (verdict !== 'right') return verdict
      const account = await userByEmail(connection, email)
      if (!account) return 'gone'
      if (account.isDeactivated) return 'deactivated'
      return signIn(connection, api, visitor, { sessionId, userId: account.id, source, method: 'email', favorites })
    })
    if (typeof done === 'string') throw refusalOf(done, 'AUTHENTICATE_WRONG_CODE')
    giveCookie(reply, done.cookie, visitor.secure)
    return done.answer
  })

  implement(api, registration, async ({ body, sessionHash, visitor, reply }) => {
    const { locale } = visitor.shop
    const wrong = { name: nameVerdict(body.name, locale), surname: surnameVerdict(body.surname, locale) }
    const errors = Object.fromEntries(Object.entries(wrong).flatMap(([field, code]) => (code ? [[field, code]] : [])))
    if (Object.keys(errors).length > 0) throw new Refused('WRONG_FORM_DATA', errors)
    const { cookie, answer } = await database.transaction(async (connection) => {
      const owner = await sessionOf(connection, sessionHash)
      if (owner.confirmedPhone !== body.phone) throw new Refused('PHONE_NOT_CONFIRMED')
      const userId = await createUser(connection, clock, { ...body, locale })
      const { source, favorites } = body
      return signIn(connection, api, visitor, { sessionId: owner.sessionId, userId, source, method: 'sms', favorites })
    })
    giveCookie(reply, cookie, visitor.secure)
    return answer
  })
}

const placeOf = ({ address, host, shop: { locale } }: ShopVisitor) => ({ address, host: hostnameOf(host), locale })

/** A phone in E.164 or an e-mail in lower case; WRONG_LOGIN for anything else (reading 39). */
function loginOf(login: string): string {
  const found = v.safeParse(login.includes('@') ? Email : Phone, login.includes('@') ? login : login.replace(/[\s()-]/g, ''))
  if (!found.success) throw new Refused('WRONG_LOGIN', { login: 'WRONG_LOGIN' })
  return found.output.toLowerCase()
}

/** Guessing is counted by address too: a code is bound to its session, but sessions cost nothing (reading 43). */
async function countCheck({ database, clock, limits }: Api, { address }: ShopVisitor) {
  if ((await triesOf(database, clock, CHECKS_FROM_ADDRESS, address)) >= CHECKS_FROM_ADDRESS.most * limits) {
    throw new Refused('TOO_MANY_REQUESTS')
  }
  await noteTry(database, clock, CHECKS_FROM_ADDRESS, address)
}

function refusalOf(verdict: 'wrong' | 'gone' | 'deactivated', wrong: 'WRONG_AUTH_CODE' | 'AUTHENTICATE_WRONG_CODE'): Refused {
  if (verdict === 'deactivated') return new Refused('ACCOUNT_DEACTIVATED')
  return verdict === 'wrong' ? new Refused(wrong, { code: wrong }) : new Refused('PHONE_NOT_CONFIRMED', { code: 'PHONE_NOT_CONFIRMED' })
}
