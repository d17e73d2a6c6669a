import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import type { Database } from '../../platform/db/database.ts'
import { rowOf } from '../../platform/db/rows.ts'

const settingRow = v.object({ value: v.string() })

/** A server key, generated once and stored in the database, so that signatures survive a restart. */
export async function keyOf(database: Database, name: string): Promise<string> {
  await database.query('INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING', [
    name,
    randomBytes(32).toString('base64url'),
  ])
  const row = await rowOf(database, settingRow, 'SELECT value FROM settings WHERE name = $1', [name])
  if (!row) throw new Error(`The key ${name} is not in the database.`)
  return row.value
}
