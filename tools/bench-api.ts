/**
 * `npm run bench:api -- [--engine postgres|pglite] [--products demo|100000] [--seconds 5] [--connections 1,16] [--calls listing,search]
 * [--database postgres://…] [--folder DIR] [--out]`: what the API's calls cost, on a database of its own, over loopback. With `--out`
 * the table goes into docs/performance-api.md.
 */
import os from 'node:os'
import { parseArgs } from 'node:util'
import { asTable, type Figures } from './bench-api/figures.ts'
import { kindsOf } from './bench-api/kinds.ts'
import { measure } from './bench-api/measure.ts'
import { writePage } from './bench-api/page.ts'
import { openBench } from './bench-api/stand.ts'
import { arrive } from './bench-api/visitor.ts'
import { command, UserError, step } from './print/steps.ts'
import { onStopSignal } from './processes/stop-signal.ts'

const SESSIONS = 1500
const MAX_SECONDS = 60

const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: 'postgres' },
    products: { type: 'string', default: 'demo' },
    seconds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '1,16' },
    calls: { type: 'string' },
    database: { type: 'string' },
    folder: { type: 'string' },
    out: { type: 'boolean', default: false },
  },
})

function wholeNumber(text: string, what: string, most: number): number {
  const number = Number(text)
  if (Number.isInteger(number) && number >= 1 && number <= most) return number
  throw new UserError(`${what} is "${text}", and it must be a whole number up to ${most}.`)
}

// The database is no child that leaves with its parent: it is ended on exit.
void onStopSignal().then(() => process.exit(1))
await command(async () => {
  const { engine } = values
  if (engine !== 'postgres' && engine !== 'pglite') throw new UserError(`There is no engine "${engine}": choose postgres or pglite.`)
  const products = values.products === 'demo' ? null : wholeNumber(values.products, '--products', 1_000_000)
  const seconds = wholeNumber(values.seconds, '--seconds', MAX_SECONDS)
  const connections = values.connections.split(',').map((one) => wholeNumber(one, '--connections', 256))
  const { database, folder } = values

  const bench = await step('Preparing the database and the API', 'The API answers', () =>
    openBench({ engine, products, database, folder, sessions: SESSIONS }),
  )
  try {
    const visitors = await step('Visitors arrive', `${SESSIONS} visitors`, () => arrive(bench, bench.cookies))
    const kinds = await kindsOf(bench, visitors)
    const wanted = values.calls?.split(',') ?? kinds.map(({ name }) => name)
    const unknown = wanted.find((name) => !kinds.some((kind) => kind.name === name))
    if (unknown) throw new UserError(`There is no call "${unknown}": choose from ${kinds.map(({ name }) => name).join(', ')}.`)

    const figures: Figures[] = []
    for (const kind of kinds.filter(({ name }) => wanted.includes(name))) {
      // Promises apply to PostgreSQL only.
      const validated = engine === 'postgres' ? kind : { ...kind, most: null }
      for (const count of connections) figures.push(await measure(bench, validated, count, seconds))
      console.log(asTable(figures.slice(-connections.length)))
    }
    const about = `${engine === 'postgres' ? 'PostgreSQL' : 'PGlite'}, ${products ?? 'demo shop'}${products ? ' products' : ''}`
    console.log(`\n${about}; ${os.cpus().length} cores, load ${os.loadavg()[0]?.toFixed(1)}\n\n${asTable(figures)}`)
    if (values.out) writePage(about, figures)
  } finally {
    await bench.stop()
  }
})
