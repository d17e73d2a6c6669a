import { addReference } from './goods/reference/reference.ts'
import { seed } from './demo/seed.ts'
import { readConfig } from './platform/config.ts'
import { StartError } from './platform/db/database.ts'
import { openDatabase } from './platform/db/open.ts'

/** Brings the schema up to date and ends: a job before a rolling update. A starting API does the same. */
try {
  const { databaseUrl, connections, stateDir, migrationMs, isDemo, brand } = readConfig(process.env)
  const prepare = isDemo ? (opened: Parameters<typeof seed>[0]) => seed(opened, brand.name) : addReference
  const database = await openDatabase({ databaseUrl, connections, stateDir, migrationMs }, prepare)
  await database.close()
  console.log('schema is up to date')
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
}
