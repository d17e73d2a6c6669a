import { createHash } from 'node:crypto'
import { type Database, type Queryable, StartError } from '../platform/db/database.ts'
import { fill, isEmpty, nameOf } from '../platform/db/fill.ts'
import { makeAllOffers } from '../goods/catalog/cards/offers.ts'
import { certificates, deposits, orders, promocodes, users } from '../platform/db/schema/index.ts'
import { demoCertificates, demoPromocodes } from './shoppers/codes.ts'
import { DEMO_TABLES, type DemoRows, demoRows } from './rows.ts'
import { demoReviewPictures, seedReviewPictures } from './reviews.ts'
import { isUnchanged, type Checksums, checksumsOf } from './seal.ts'
import { seedCodes } from './shoppers/seed-codes.ts'
import { seedShoppers } from './shoppers/seed-shoppers.ts'
import { demoDeposits, demoShoppers } from './shoppers/shoppers.ts'
import { readSource } from './source.ts'

/** `settings` row of the demo: its content hash and table checksums. */
interface Seeded {
  hash: string
  seal: Checksums
}

const TABLES = Object.values(DEMO_TABLES)

/** Content hashes by the name of the house. A process that opens several shops makes the rows once. */
const hashes = new Map<string, string>()

const rowsOf = async (house: string) => demoRows(await readSource(), house)
const hashOf = (rows: DemoRows) =>
  createHash('sha256')
    .update(JSON.stringify([rows, demoReviewPictures, demoShoppers, demoDeposits, demoPromocodes, demoCertificates]))
    .digest('hex')

/**
 * Seeds an empty database with the demo shop. When the demo changes, reseeds the catalog unless it was changed since; bags and sessions
 * stay. Throws StartError when the database has rows of another origin.
 */
export async function seed(database: Database, house: string): Promise<void> {
  let rows: DemoRows | null = null
  let hash = hashes.get(house)
  if (!hash) {
    rows = await rowsOf(house)
    hash = hashOf(rows)
    hashes.set(house, hash)
  }
  await database.transaction(async (connection) => {
    // Serializes processes that start at once.
    await connection.query("INSERT INTO settings (name, value) VALUES ('demo', '') ON CONFLICT (name) DO NOTHING")
    const [row] = await connection.query<{ value: string }>("SELECT value FROM settings WHERE name = 'demo' FOR UPDATE")
    const seeded = readSeeded(row?.value ?? '')
    if (seeded === null) await checkEmpty(connection)
    else if (seeded.hash === hash) return
    else if (!(await isUnchanged(connection, TABLES, seeded.seal))) {
      console.warn(
        'The demo shop of this version is not put in: something was sold or changed in this database. npm run reset makes it anew.',
      )
      return
    }
    await addedQuantity(connection, rows ?? (await rowsOf(house)))
    const value: Seeded = { hash, seal: await checksumsOf(connection, TABLES) }
    await connection.query("UPDATE settings SET value = $1 WHERE name = 'demo'", [JSON.stringify(value)])
  })
}

/** Null before the first seeding. Older versions stored only the hash. */
function readSeeded(value: string): Seeded | null {
  if (value === '') return null
  return value.startsWith('{') ? (JSON.parse(value) as Seeded) : { hash: value, seal: {} }
}

/** @throws StartError for the first table with foreign data. */
async function checkEmpty(connection: Queryable) {
  for (const table of [...TABLES, users, orders, deposits, promocodes, certificates]) {
    if (await isEmpty(connection, table)) continue
    throw new StartError(
      `DEMO=1 fills an empty database only, and this one has rows in "${nameOf(table)}" that the demo did not make: start without DEMO=1, or give it another database.`,
    )
  }
}

async function addedQuantity(connection: Queryable, rows: DemoRows) {
  await seedCodes(connection)
  for (const name of Object.keys(rows) as (keyof DemoRows)[]) {
    await connection.query(`DELETE FROM "${nameOf(DEMO_TABLES[name])}"`)
    await fill(connection, DEMO_TABLES[name], rows[name])
  }
  await seedReviewPictures(connection)
  await connection.query('DELETE FROM product_offers')
  await makeAllOffers(connection)
  await seedShoppers(connection, new Date())
  await connection.query('ANALYZE')
}
