import { randomBytes } from 'node:crypto'
import type { Database } from '../../platform/db/database.ts'

/** A server key, generated once and stored in the database, so that signatures survive a restart. */
export async function keyOf(database: Database, name: string): Promise<string> {
  await database.query('INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING', [
    name,
    randomBytes(32).toString('base64url'),
  ])
  const [row] = await database.query<{ value: string }>('SELECT value FROM settings WHERE name = $1', [name])
  if (!row) throw new Error(`The key ${name} is not in the database.`)
  return row.value
}
