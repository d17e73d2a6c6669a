import type { CodeMethod } from '@shop/contracts/confirmation/code'
import type { Merged } from '@shop/contracts/auth/auth'
import type { AuthSource } from '@shop/contracts/auth/auth-source'
import type { User } from '@shop/contracts/account/common-data'
import { shopperOf } from '../../visitors/users/user.ts'
import { userByPhone } from '../../visitors/users/users.ts'
import type { Queryable } from '../../platform/db/database.ts'
import type { Api } from '../../platform/http/implement.ts'
import type { ShopVisitor } from '../../platform/http/visitor.ts'
import { confirmGuest } from './confirm-guest.ts'
import { sessionOf } from '../../visitors/session/shopper.ts'
import { signIn } from './sign-in.ts'

interface Confirmed {
  sessionHash: string | null
  phone: string
  source: AuthSource
  method: CodeMethod
  favorites: readonly number[]
}

const CONFIRM_ONE_MORE = 'UPDATE sessions SET confirmed_phone = $2, phone_confirmed_at = $3::timestamptz WHERE id = $1'

export interface AfterPhone {
  user: User
  step: 'done' | 'registration'
  merged: Merged | null
  /** Cookie of the new session, to set after the commit; null when the session stays. */
  cookie: string | null
}

/**
 * Signs in by a confirmed phone, if it has an account. Returns `deactivated` instead of throwing, so that the used-up code stays used up.
 */
export async function phoneConfirmed(
  connection: Queryable,
  api: Api,
  visitor: ShopVisitor,
  { sessionHash, phone, source, method, favorites }: Confirmed,
): Promise<AfterPhone | 'deactivated'> {
  const { sessionId, userId } = await sessionOf(connection, sessionHash)
  const account = await userByPhone(connection, phone)
  if (account?.isDeactivated) return 'deactivated'
  // Somebody signed in confirms one more phone: they stay who they are.
  if (userId !== null) {
    await connection.query(CONFIRM_ONE_MORE, [sessionId, phone, api.clock.now().toISOString()])
    const { user } = await shopperOf(connection, sessionHash)
    return { user, step: 'done', merged: null, cookie: null }
  }
  const { cookie: guestCookie, hash } = await confirmGuest(connection, api.clock, sessionId, phone)
  if (!account) {
    const { user } = await shopperOf(connection, hash)
    return { user, step: 'registration', merged: null, cookie: guestCookie }
  }
  const { cookie, answer } = await signIn(connection, api, visitor, { sessionId, userId: account.id, source, method, favorites })
  return { user: answer.user, merged: answer.merged, step: 'done', cookie }
}
