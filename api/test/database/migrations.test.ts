import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { Buyer, PHONE } from '../support/people/buyer.ts'
import { aShopper } from '../support/people/sign-in.ts'
import { untilWaiting } from '../support/services/locks.ts'
import { NODE, refusalToStart } from '../support/services/processes.ts'
import { openShop, type Shop } from '../support/shop.ts'

const MIGRATIONS = join(__dirname, '../../migrations')
const RING = 'letter-m-yellow-one'

const newestMigration = async () => (await readdir(MIGRATIONS)).filter((file) => file.endsWith('.sql')).length - 1

describe('the schema of a newer release', () => {
  let shop: Shop
  let known: number

  beforeAll(async () => {
    shop = await openShop()
    known = await newestMigration()
  })
  afterAll(() => shop.remove())

  const ahead = (steps: number) => `INSERT INTO schema_migrations (version, name, hash) VALUES (${known + steps}, 'newer.sql', '')`

  test('one step ahead is accepted at start, and the shop sells', async () => {
    await shop.whileClosed('ALTER TABLE carts ADD COLUMN "gift_note" text', 'CREATE TABLE newer (id int)', ahead(1))
    expect((await fetch(`${shop.url()}/health/ready`)).status).toBe(200)
    const buyer = await new Buyer(shop.url()).arrive()
    await shop.behindTheScenes(`UPDATE sessions SET confirmed_phone = '${PHONE}'`)
    await buyer.cart('add', { sku_id: RING })
    expect(await buyer.order()).toMatchObject({ result: true, order: { id: expect.any(String) } })
  })

  test('two steps ahead is refused in one sentence, and nothing is changed', async () => {
    await shop.behindTheScenes(ahead(2))
    await shop.stop()
    expect(await refusalToStart(shop.environment)).toBe(
      `The database has schema ${known + 2}, and this version of the shop works with ${known} and one newer: update the code, or choose another folder with STATE_DIR=….`,
    )
  })
})

// The embedded database has a single session, so no other one can hold a lock.
const onPostgres = process.env['DATABASE_URL'] ? describe : describe.skip

onPostgres('a migration of a table that a long statement reads', () => {
  const LONG_READ = 'SELECT count(*) FROM carts'
  let shop: Shop
  let reader: Client
  let folder: string

  beforeAll(async () => {
    shop = await openShop({ LOCK_MS: '3000', STATEMENT_MS: '5000' })
    reader = new Client({ connectionString: shop.environment.DATABASE_URL })
    await reader.connect()
    folder = await mkdtemp(join(tmpdir(), 'migrations-'))
    await cp(MIGRATIONS, folder, { recursive: true })
    await writeFile(
      join(folder, '9999_note.sql'),
      'CREATE TABLE "notes" ("id" int);\n--> statement-breakpoint\nALTER TABLE "carts" ADD COLUMN "note" text;',
    )
  })
  afterAll(async () => {
    await reader.end()
    await shop.remove()
    await rm(folder, { recursive: true, force: true })
  })

  const migrating = async (migrationMs: number) => {
    const env = { ...process.env, DATABASE_URL: shop.environment.DATABASE_URL }
    const { stdout } = await promisify(execFile)(NODE, [join(__dirname, '../support/migrate.ts'), folder, String(migrationMs)], { env })
    return stdout.trim()
  }
  const newTables = async () => (await reader.query("SELECT to_regclass('notes') AS notes")).rows as unknown

  test('gives up in a sentence when it gets no lock, and changes nothing', async () => {
    await reader.query('BEGIN')
    await reader.query(LONG_READ)
    expect(await migrating(1000)).toMatch(/^The migration \d+_note\.sql got no lock in 1000 ms, .+ Nothing was changed: .+\.$/)
    expect(await newTables()).toStrictEqual([{ notes: null }])
    await reader.query('ROLLBACK')
  })

  test('tries again and again, bags work meanwhile, and it is done once when the reader ends', async () => {
    const shopper = await aShopper({ url: shop.url() })
    await shopper.cart('add', { sku_id: RING })
    await reader.query('BEGIN')
    await reader.query(LONG_READ)
    const both = [migrating(60_000), migrating(60_000)]
    for (let attempt = 0; attempt < 2; attempt += 1) {
      // One of the two processes waits for the reader, the other for its turn.
      await untilWaiting(reader, 2)
      expect((await shopper.post('/cart/add', { sku_id: RING })).status).toBe(200)
    }
    await reader.query('ROLLBACK')
    expect(await Promise.all(both)).toStrictEqual(['', ''])
    expect(await newTables()).toStrictEqual([{ notes: 'notes' }])
    expect((await reader.query("SELECT version FROM schema_migrations WHERE name LIKE '%_note.sql'")).rowCount).toBe(1)
  })
})
