import { pathToFileURL } from 'node:url'
import { StartError } from '../../src/platform/db/database.ts'
import { migrate } from '../../src/platform/db/migrate.ts'
import { openPostgres } from '../../src/platform/db/postgres.ts'

/** `migrate.ts <folder> <migrationMs>`: migrates DATABASE_URL by the files of a folder, as a starting API does; prints why not. */
const [folder = '', migrationMs] = process.argv.slice(2)
const database = await openPostgres(process.env['DATABASE_URL'] ?? '')
try {
  await migrate(database, { folder: pathToFileURL(`${folder}/`), migrationMs: Number(migrationMs) })
} catch (error) {
  console.log(error instanceof StartError ? error.message : error)
}
await database.close()
