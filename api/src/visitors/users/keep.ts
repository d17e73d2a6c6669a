import * as v from 'valibot'
import type { Queryable } from '../../platform/db/database.ts'
import { rowOf } from '../../platform/db/rows.ts'
import { Refused } from '../../platform/http/refusal.ts'

const accountRow = v.object({ due: v.nullable(v.date()) })
const LOCK = 'SELECT deletion_due_at AS due FROM users WHERE id = $1 AND deactivated_at IS NULL FOR UPDATE'
const KEEP = 'UPDATE users SET deletion_due_at = NULL WHERE id = $1'

/**
 * Cancels a scheduled deletion at sign-in; returns true if there was one. Throws ACCOUNT_DEACTIVATED when the account has just been erased.
 */
export async function cancelDeletion(connection: Queryable, userId: number): Promise<boolean> {
  const account = await rowOf(connection, accountRow, LOCK, [userId])
  if (!account) throw new Refused('ACCOUNT_DEACTIVATED')
  if (account.due === null) return false
  await connection.query(KEEP, [userId])
  return true
}
