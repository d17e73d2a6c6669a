import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import * as schema from '../../src/platform/db/schema/index.ts'
import { openShop, type Shop } from '../support/shop.ts'

let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.remove())

const tables = Object.values(schema) as PgTable[]

test('migrations create exactly the tables and columns of the schema', async () => {
  const rows = (await shop.behindTheScenes(
    "SELECT table_name, column_name, is_nullable FROM information_schema.columns WHERE table_schema = 'public' AND table_name <> 'schema_migrations'",
  )) as { table_name: string; column_name: string; is_nullable: string }[]
  const made = rows.map((row) => `${row.table_name}.${row.column_name} ${row.is_nullable === 'YES' ? 'null' : ''}`).sort()
  const meant = tables.flatMap((table) => {
    const { name, columns } = getTableConfig(table)
    return columns.map((column) => `${name}.${column.name} ${column.notNull ? '' : 'null'}`)
  })
  expect(made).toStrictEqual(meant.sort())
})

test('migrations create exactly the indexes of the schema', async () => {
  const rows = (await shop.behindTheScenes(
    "SELECT indexname FROM pg_indexes WHERE schemaname = 'public' AND indexname !~ '_(pkey|pk|unique)$'",
  )) as {
    indexname: string
  }[]
  const meant = tables.flatMap((table) => getTableConfig(table).indexes.map(({ config }) => config.name ?? ''))
  expect(rows.map(({ indexname }) => indexname).sort()).toStrictEqual(meant.sort())
})

test('category slugs show and info are reserved [catalog.reserved-slugs]', async () => {
  const insert = (slug: string) => `INSERT INTO categories (id, slug, position) VALUES (900, '${slug}', 0)`
  // The second is tried where the first is refused: nothing is thrown when one of them is taken.
  const both = `DO $$ BEGIN ${insert('show')}; EXCEPTION WHEN check_violation THEN ${insert('info')}; END $$`
  await expect(shop.behindTheScenes(both)).rejects.toThrow('categories_slug_is_free')
})

test('the primary keys of bag tables start with the bag id', () => {
  const [key] = getTableConfig(schema.cartLines).primaryKeys
  expect(key?.columns[0]?.name).toBe('cart_id')
})
