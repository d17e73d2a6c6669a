import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { StartError, type Database } from './database.ts'

const FOLDER = new URL('../../migrations/', import.meta.url)

/** Migrates the schema to this version. Throws StartError when the database is newer than the code. */
export async function migrate(database: Database): Promise<void> {
  await database.query(
    'CREATE TABLE IF NOT EXISTS schema_migrations (version int PRIMARY KEY, name text NOT NULL, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())',
  )
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.sql')).sort()
  const applied = await database.query<{ version: number }>('SELECT version FROM schema_migrations')
  const newest = Math.max(-1, ...applied.map(({ version }) => version))
  if (newest >= files.length) {
    throw new StartError(
      `The database has schema ${newest}, newer than this version of the shop knows (${files.length - 1}): update the code, or choose another folder with STATE_DIR=….`,
    )
  }

  for (const [version, name] of files.entries()) {
    if (version <= newest) continue
    const text = await readFile(new URL(name, FOLDER), 'utf8')
    await database.transaction(async (connection) => {
      // One of several starting processes migrates; the others wait for it.
      await connection.query('LOCK TABLE schema_migrations IN EXCLUSIVE MODE')
      if ((await connection.query('SELECT 1 FROM schema_migrations WHERE version = $1', [version])).length > 0) return
      for (const statement of text.split('--> statement-breakpoint')) await connection.query(statement)
      const hash = createHash('sha256').update(text).digest('hex')
      await connection.query('INSERT INTO schema_migrations (version, name, hash) VALUES ($1, $2, $3)', [version, name, hash])
    })
  }
}
