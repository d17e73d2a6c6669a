import { Email } from '@shop/contracts/contact/contact'
import { authenticateFully } from '@shop/contracts/auth/password'
import * as v from 'valibot'
import { type Account, userByEmail } from '../../visitors/users/users.ts'
import { type Api, type Call, implement } from '../../platform/http/implement.ts'
import { Refused } from '../../platform/http/refusal.ts'
import { sessionOf } from '../../visitors/session/shopper.ts'
import { requireCaptcha } from '../../visitors/guards/captcha/captcha.ts'
import { countCheck, emailRefusal } from './codes/check.ts'
import { checkCode } from './codes/codes.ts'
import {
  countGuess,
  requireLimits,
  type Guard,
  needsCaptcha,
  PASSWORDS_FROM_ADDRESS,
  PASSWORDS_IN_SESSION,
  PASSWORDS_OF_LOGIN,
} from '../../visitors/guards/limits.ts'
import { hashPassword, isOutdated, isPassword } from './passwords.ts'
import { setSessionCookie, signIn } from './sign-in.ts'

type AuthenticateCall = Call<string, v.InferOutput<NonNullable<(typeof authenticateFully)['body']>>>

/** POST /auth/authenticate: an e-mail account by password or mailed code. */
export function serveAuthenticate(api: Api) {
  implement(api, authenticateFully, async (call) => {
    const { code, password, login } = call.body
    const email = emailOf(login)
    if (code !== undefined) return byCode(api, call, email, code)
    if (password !== undefined) return byPassword(api, call, email, password)
    throw new Refused('WRONG_FORM_DATA', { code: 'EMPTY_AUTH_CODE', password: 'EMPTY_PASSWORD' })
  })
}

function emailOf(login: string): string {
  const found = v.safeParse(Email, login)
  if (!found.success) throw new Refused('WRONG_LOGIN', { login: 'WRONG_LOGIN' })
  return found.output.toLowerCase()
}

async function byCode(api: Api, { body, sessionHash, visitor, reply }: AuthenticateCall, email: string, code: string) {
  const { database, clock, codeKey } = api
  await countCheck(api, { sessionHash, visitor, login: email, captcha: body.captcha })
  const done = await database.transaction(async (connection) => {
    const { sessionId } = await sessionOf(connection, sessionHash)
    const verdict = await checkCode(connection, clock, codeKey, { sessionId, login: email }, code)
    if (typeof verdict === 'string') return verdict
    const account = await userByEmail(connection, email)
    if (!account) return 'ended'
    if (account.isDeactivated) return 'deactivated'
    return signIn(connection, api, visitor, { ...body, sessionId, userId: account.id, method: 'email' })
  })
  if (typeof done === 'string') throw emailRefusal(done)
  setSessionCookie(reply, done.cookie, visitor.secure)
  return done.answer
}

async function byPassword(api: Api, { body, sessionHash, visitor, reply }: AuthenticateCall, email: string, password: string) {
  const { database } = api
  await sessionOf(database, sessionHash)
  const account = await provedAccount(api, { email, password, captcha: body.captcha, sessionHash, address: visitor.address })
  const { cookie, answer } = await database.transaction(async (connection) => {
    const { sessionId } = await sessionOf(connection, sessionHash)
    return signIn(connection, api, visitor, { ...body, sessionId, userId: account.id, method: 'password' })
  })
  setSessionCookie(reply, cookie, visitor.secure)
  return answer
}

interface Proof {
  email: string
  password: string
  captcha: AuthenticateCall['body']['captcha']
  sessionHash: string | null
  address: string
}

/** The account of an e-mail and password. Neither response nor timing reveals whether one exists without the right password. */
async function provedAccount(api: Api, { email, password, captcha, sessionHash, address }: Proof): Promise<Account> {
  const { database, clock, limits, codeKey } = api
  const guard: Guard = [
    [PASSWORDS_OF_LOGIN, email],
    [PASSWORDS_IN_SESSION, sessionHash ?? ''],
    [PASSWORDS_FROM_ADDRESS, address],
  ]
  await requireLimits(database, clock, guard, limits)
  if (await needsCaptcha(database, clock, guard, limits)) await requireCaptcha(database, clock, codeKey, captcha)
  const guess = await countGuess(database, clock, guard, limits)
  const account = await userByEmail(database, email)
  const isRight = await isPassword(password, account?.passwordHash ?? null)
  if (!account || !isRight) throw new Refused('WRONG_PASSWORD', { password: 'WRONG_PASSWORD' })
  await guess.forgive()
  if (account.isDeactivated) throw new Refused('ACCOUNT_DEACTIVATED')
  if (account.passwordHash && isOutdated(account.passwordHash)) {
    const renewed = await hashPassword(password)
    await database.query('UPDATE users SET password_hash = $2 WHERE id = $1 AND password_hash = $3', [
      account.id,
      renewed,
      account.passwordHash,
    ])
  }
  return account
}
