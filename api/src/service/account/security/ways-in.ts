import * as v from 'valibot'
import type { Queryable } from '../../../platform/db/database.ts'
import { rowOf } from '../../../platform/db/rows.ts'
import { Refused } from '../../../platform/http/refusal.ts'

const waysRow = v.object({
  phone: v.boolean(),
  email: v.boolean(),
  identities: v.number(),
  passkeys: v.number(),
})

const READ = `
  SELECT u.phone IS NOT NULL AS phone, u.email_confirmed_at IS NOT NULL AS email,
    (SELECT count(*) FROM identities i WHERE i.user_id = u.id) AS identities,
    (SELECT count(*) FROM passkeys p WHERE p.user_id = u.id) AS passkeys
  FROM users u WHERE u.id = $1`
/** Serializes concurrent removals, so the second sees the first. */
const LOCK = 'SELECT id FROM users WHERE id = $1 FOR UPDATE'

/**
 * Removes sign-in methods within a transaction; returns their number. Throws LAST_WAY_IN when none would be left. A phone, a confirmed
 * e-mail, providers and passkeys count.
 */
export async function removeWayIn(connection: Queryable, userId: number, remove: () => Promise<unknown[]>): Promise<number> {
  await connection.query(LOCK, [userId])
  const removed = await remove()
  if (removed.length === 0) return 0
  const left = await rowOf(connection, waysRow, READ, [userId])
  if (!left?.phone && !left?.email && !left?.identities && !left?.passkeys) throw new Refused('LAST_WAY_IN')
  return removed.length
}
