import { deleteAccount, sendDeletionCode } from '@shop/contracts/account/account-deletion'
import { countCheck, phoneRefusal } from '../../auth/codes/check.ts'
import { checkCode } from '../../auth/codes/codes.ts'
import { placeOf, sendCodeTo } from '../../auth/codes/send-code.ts'
import { runPeriodically } from '../../../platform/clock/rounds.ts'
import { type Api, implement } from '../../../platform/http/implement.ts'
import { hostFor } from '../../../buying/payments/origin.ts'
import { sessionCookie } from '../../../platform/http/cookie.ts'
import { sessionOf } from '../../../visitors/session/shopper.ts'
import { requestDeletion } from './ask.ts'
import { eraseDueAccounts } from './erase.ts'

const ROUND_MS = 10 * 60 * 1000

/**
 * Deletes an account by a code sent to its phone, without signing in. The account is looked up only after the right code, so the response
 * does not reveal whether one exists.
 */
export function serveDeletion(api: Api) {
  const { database, clock, codeKey } = api

  implement(api, sendDeletionCode, async ({ body: { phone, method, captcha }, sessionHash, visitor }) => {
    const { sessionId } = await sessionOf(database, sessionHash)
    const asked = { sessionId, login: phone, purpose: 'delete', method, captcha } as const
    return { result: true, code: await sendCodeTo(api, { ...asked, ...placeOf(visitor) }) }
  })

  implement(api, deleteAccount, async ({ body: { phone, code, captcha }, sessionHash, visitor, reply }) => {
    await countCheck(api, { sessionHash, visitor, login: phone, purpose: 'delete', captcha })
    const asked = await database.transaction(async (connection) => {
      const { sessionId } = await sessionOf(connection, sessionHash)
      const verdict = await checkCode(connection, clock, codeKey, { sessionId, login: phone, purpose: 'delete' }, code)
      if (typeof verdict === 'string') return verdict
      return requestDeletion(connection, clock, { phone, locale: visitor.shop.locale, host: hostFor(visitor, api.shopHosts) })
    })
    if (typeof asked === 'string') throw phoneRefusal(asked)
    const { secure } = visitor
    if (asked.ended.some((hash) => hash === sessionHash)) void reply.clearCookie(sessionCookie(secure), { path: '/', secure })
    return { result: true, deletedAt: asked.due.toISOString() }
  })

  runPeriodically(api, 'account deletion', ROUND_MS, () => eraseDueAccounts(api))
}
