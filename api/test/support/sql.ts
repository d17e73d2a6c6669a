import { openDatabase } from '../../src/platform/db/open.ts'

/** Runs the statements it is given on the database of this environment and prints the rows of the last one. */
const database = await openDatabase({ databaseUrl: process.env['DATABASE_URL'], stateDir: process.env['STATE_DIR'] ?? '' })
let rows: unknown[] = []
for (const statement of process.argv.slice(2)) rows = await database.query(statement)
await database.close()
console.log(JSON.stringify(rows))
