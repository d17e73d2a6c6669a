import { watchProcess } from '@shop/observability/watch'
import { readConfig } from './platform/config.ts'
import { StartError } from './platform/db/database.ts'
import { start } from './start.ts'

try {
  await start(readConfig(process.env), await watchProcess('api', process.env))
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
}
