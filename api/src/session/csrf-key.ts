import { randomBytes } from 'node:crypto'
import type { Database } from '../db/database.ts'

/** The key of CSRF tokens, made once and kept in the database: tokens outlive a restart. */
export async function csrfKeyOf(database: Database): Promise<string> {
  await database.query("INSERT INTO settings (name, value) VALUES ('csrf-key', $1) ON CONFLICT (name) DO NOTHING", [
    randomBytes(32).toString('base64url'),
  ])
  const [row] = await database.query<{ value: string }>("SELECT value FROM settings WHERE name = 'csrf-key'")
  if (!row) throw new Error('The key of CSRF tokens is not in the database.')
  return row.value
}
