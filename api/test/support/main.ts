import { watchProcess } from '@shop/observability/watch'
import { readConfig } from '../../src/platform/config.ts'
import { start } from '../../src/start.ts'

/** What a test may say to its shop: statements to run in the database while it stays open. */
export interface Statements {
  statements: string[]
}

/** A fault that nothing in the shop catches. */
export interface Crash {
  crash: 'error' | 'rejection'
}

/** Rows of the last statement, or what went wrong. */
export interface Result {
  rows?: unknown[]
  error?: string
}

// The shop as src/main.ts starts it, with one ear more.
const database = await start(readConfig(process.env), await watchProcess('api', process.env))

process.on('message', (message: Partial<Statements & Crash>) => {
  if (message.crash === 'error') setImmediate(fail)
  if (message.crash === 'rejection') void Promise.resolve().then(fail)
  if (!message.statements) return
  run(message.statements).then(
    (rows) => tell({ rows }),
    (error) => tell({ error: String(error) }),
  )
})

async function run(statements: readonly string[]): Promise<unknown[]> {
  let rows: unknown[] = []
  for (const statement of statements) rows = await database.query(statement)
  return rows
}

function fail() {
  throw new Error('a fault that nothing caught')
}

const tell = (result: Result) => process.send?.(result)
