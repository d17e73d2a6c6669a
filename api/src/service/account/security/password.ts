import { changePassword } from '@shop/contracts/auth/password'
import * as v from 'valibot'
import {
  countGuess,
  type Guard,
  PASSWORDS_FROM_ADDRESS,
  PASSWORDS_IN_SESSION,
  PASSWORDS_OF_LOGIN,
} from '../../../visitors/guards/limits.ts'
import { hashPassword, isPassword } from '../../auth/passwords.ts'
import { type Api, implement } from '../../../platform/http/implement.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { signedInUser } from '../../../visitors/session/shopper.ts'
import { endOtherSessions } from './sessions.ts'
import { rowOf } from '../../../platform/db/rows.ts'

const passwordRow = v.object({
  email: v.nullable(v.string()),
  hash: v.nullable(v.string()),
})

const READ = 'SELECT email, password_hash AS hash FROM users WHERE id = $1'
/** Updates only the hash that was verified: the second of two concurrent changes must know the first one's password. */
const WRITE = 'UPDATE users SET password_hash = $2 WHERE id = $1 AND password_hash IS NOT DISTINCT FROM $3 RETURNING id'

/** Sets the first password of an e-mail account, or changes it given the current one. */
export function servePassword(api: Api) {
  const { database, clock, limits } = api
  implement(api, changePassword, async ({ body: { password, oldPassword }, sessionHash, visitor }) => {
    const userId = await signedInUser(database, sessionHash)
    const known = await rowOf(database, passwordRow, READ, [userId])
    if (!known?.email) throw new Refused('WRONG_FORM_DATA', { email: 'EMPTY_EMAIL' })
    if (known.hash !== null) {
      if (oldPassword === null) throw new Refused('WRONG_FORM_DATA', { oldPassword: 'EMPTY_PASSWORD' })
      const guard: Guard = [
        // Not counted per e-mail: attempts at a stranger's e-mail would lock its owner out.
        [PASSWORDS_OF_LOGIN, `account ${userId}`],
        [PASSWORDS_IN_SESSION, sessionHash ?? ''],
        [PASSWORDS_FROM_ADDRESS, visitor.address],
      ]
      const guess = await countGuess(database, clock, guard, limits)
      if (!(await isPassword(oldPassword, known.hash))) throw new Refused('WRONG_PASSWORD', { oldPassword: 'WRONG_PASSWORD' })
      await guess.forgive()
    }
    const hash = await hashPassword(password)
    const revoked = await database.transaction(async (connection) => {
      const written = await connection.query(WRITE, [userId, hash, known.hash])
      if (written.length === 0) throw new Refused('WRONG_PASSWORD', { oldPassword: 'WRONG_PASSWORD' })
      return endOtherSessions(connection, userId, sessionHash)
    })
    return { result: true, revoked }
  })
}
