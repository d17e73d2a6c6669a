/**
 * `npm run api:seed -- --products 100000 [--database postgres://…] [--folder DIR]`: a large shop for measuring, the same one each time,
 * in a database of its own: of PostgreSQL (also by DATABASE_URL), else of the embedded engine in a folder.
 */
import path from 'node:path'
import { parseArgs } from 'node:util'
import { StartError } from '../api/src/platform/db/database.ts'
import { openDatabase } from '../api/src/platform/db/open.ts'
import { multiply } from '../api/src/demo/many/many.ts'
import { brandOf } from '../api/src/platform/brand/brand-file.ts'
import { seed } from '../api/src/demo/seed.ts'
import { STATE_DIR } from './processes/state.ts'
import { command, UserError, step } from './print/steps.ts'

const MAX_PRODUCTS = 1_000_000

const { values } = parseArgs({
  options: { products: { type: 'string', default: '100000' }, database: { type: 'string' }, folder: { type: 'string' } },
})

await command(async () => {
  const products = Number(values.products)
  if (!Number.isInteger(products) || products < 1 || products > MAX_PRODUCTS)
    throw new UserError(`--products is "${values.products}", and it must be a whole number up to ${MAX_PRODUCTS}.`)
  const databaseUrl = values.database ?? (values.folder ? undefined : process.env['DATABASE_URL'])
  const folder = path.resolve(values.folder ?? path.join(STATE_DIR, `seeded-${products}`))
  const database = await openDatabase({ databaseUrl, stateDir: folder }).catch((error: unknown) => {
    throw error instanceof StartError ? new UserError(error.message) : error
  })
  try {
    await step('Making the demo shop', 'The demo shop is there', () => seed(database, brandOf().name))
    const made = (count: number) => process.stdout.write(`  ${count} products\n`)
    await step(`Making ${products} products`, `${products} products`, () => multiply(database, products, made))
  } catch (error) {
    throw error instanceof Error && error.message.startsWith('This database has') ? new UserError(error.message) : error
  } finally {
    await database.close()
  }
  console.log(databaseUrl ? 'Use it with DATABASE_URL=…' : `Use it with STATE_DIR=${path.relative(process.cwd(), folder)} npm start`)
})
