import type { Queryable } from '../../db/database.ts'
import { Refused } from '../../http/refusal.ts'

interface Ways {
  phone: boolean
  email: boolean
  identities: number
  passkeys: number
}

const READ = `
  SELECT u.phone IS NOT NULL AS phone, u.email_confirmed_at IS NOT NULL AS email,
    (SELECT count(*) FROM identities i WHERE i.user_id = u.id) AS identities,
    (SELECT count(*) FROM passkeys p WHERE p.user_id = u.id) AS passkeys
  FROM users u WHERE u.id = $1`
/** Two ways that are removed at once: the second sees that the first is gone. */
const LOCK = 'SELECT id FROM users WHERE id = $1 FOR UPDATE'

/**
 * Removes ways of signing in within a transaction; answers how many. Throws LAST_WAY_IN when nothing is left to sign in with: a phone
 * and a confirmed e-mail get codes, the others are providers and passkeys.
 */
export async function removeWayIn(connection: Queryable, userId: number, remove: () => Promise<unknown[]>): Promise<number> {
  await connection.query(LOCK, [userId])
  const removed = await remove()
  if (removed.length === 0) return 0
  const [left] = await connection.query<Ways>(READ, [userId])
  if (!left?.phone && !left?.email && !left?.identities && !left?.passkeys) throw new Refused('LAST_WAY_IN')
  return removed.length
}
