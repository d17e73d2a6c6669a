import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { DISTRIBUTION } from '../../src/platform/db/schema/distribution.ts'
import * as schema from '../../src/platform/db/schema/index.ts'
import { type ShardFigures, unexplained } from '../support/shards/check.ts'
import { reachOf } from '../support/shards/reach.ts'
import { readSent } from '../support/shards/record.ts'
import { loadParser } from '../support/shards/statement.ts'

// Statements are recorded there only.
const inTheLongRun = process.env['FULL'] === '1' ? test : test.skip

beforeAll(() => loadParser())

const tables = Object.values(schema).map((table) => getTableConfig(table as PgTable))

test('every table of the schema says where its rows would be', () => {
  expect([...DISTRIBUTION.keys()].sort()).toStrictEqual(tables.map(({ name }) => name).sort())
})

test('the key of a sharded table is a number that every row has', () => {
  const keys = tables.flatMap(({ name, columns }) => {
    const distribution = DISTRIBUTION.get(name)
    if (distribution?.kind !== 'shards') return []
    const key = columns.find((column) => column.name === distribution.key)
    return `${name} ${key?.getSQLType()} ${key?.notNull}`
  })
  expect(keys.filter((key) => !key.endsWith(' bigint true'))).toStrictEqual([])
})

const CART = { kind: 'shard', key: 'cart' }
const ORDER = { kind: 'shard', key: 'order' }
const crossing = (name: string) => ({ kind: 'crossing', name })

test.each<[string, string, object]>([
  ['a key that is a parameter', 'SELECT quantity FROM cart_lines WHERE cart_id = $1 AND sku_id = $2', CART],
  ['a cast parameter, of a table without an alias', 'SELECT version FROM carts WHERE $1::bigint = id', CART],
  ['a join by the key', 'SELECT FROM orders o JOIN order_lines l ON l.order_id = o.id WHERE o.id = $1', ORDER],
  ['a join by USING', 'SELECT FROM order_lines l JOIN order_history h USING (order_id) WHERE h.order_id = $1', ORDER],
  [
    'tables of every node beside it',
    'SELECT FROM cart_lines l JOIN skus s ON s.id = l.sku_id JOIN stock ON stock.sku_id = s.id WHERE l.cart_id = $1',
    CART,
  ],
  ['a sub-select of the same key', 'SELECT (SELECT count(*) FROM cart_lines l WHERE l.cart_id = c.id) FROM carts c WHERE c.id = $1', CART],
  ['EXISTS alone', 'SELECT EXISTS (SELECT FROM order_lines WHERE order_id = $1)', ORDER],
  [
    'a key that a WITH query hands on',
    'WITH c AS (SELECT id AS cart FROM carts WHERE id = $1) SELECT FROM c JOIN cart_lines l ON l.cart_id = c.cart',
    CART,
  ],
  ['a key by IN', 'DELETE FROM cart_lines WHERE cart_id IN (SELECT id FROM carts WHERE id = $1)', CART],
  ['a row with its key', 'INSERT INTO order_history (order_id, status, at) VALUES ($1, $2, $3)', ORDER],
  [
    'rows of a SELECT with their key',
    'INSERT INTO order_history (order_id, status, at) SELECT $1, x, now() FROM unnest($2::text[]) x',
    ORDER,
  ],
  [
    'a row whose key is drawn',
    'INSERT INTO users (name, surname, locale, created_at) VALUES ($1, $2, $3, $4) RETURNING id',
    { kind: 'shard', key: 'user' },
  ],
  ['tables of every node', 'UPDATE stock SET quantity = quantity - 1 WHERE sku_id = $1', { kind: 'reference' }],
  ['the coordinator', 'SELECT FROM outbox WHERE id = $1', { kind: 'coordinator' }],
  ['no table', 'SELECT now()', { kind: 'none' }],
  ['no key', 'SELECT FROM orders WHERE number = $1', crossing('read orders by number')],
  ['two keys', 'SELECT FROM cart_lines WHERE cart_id = $1 OR cart_id = $2', crossing('read cart_lines')],
  ['a list of keys', 'SELECT FROM orders WHERE id = ANY($1::bigint[])', crossing('read orders by id')],
  [
    'a key in one arm of a UNION',
    'SELECT id FROM orders WHERE id = $1 UNION SELECT id FROM orders WHERE phone = $2',
    crossing('read orders by id, phone'),
  ],
  [
    'keys of two kinds',
    'SELECT FROM sessions s JOIN carts c ON c.session_id = s.id WHERE s.id = $1',
    crossing('read carts, sessions by id'),
  ],
  [
    'keys of two kinds by one parameter',
    'SELECT FROM orders o, carts c WHERE o.id = $1 AND c.id = $1',
    crossing('read carts, orders by id'),
  ],
  [
    'a table of the coordinator beside it',
    'WITH o AS (UPDATE orders SET status = $2 WHERE id = $1) INSERT INTO outbox (kind) VALUES ($3)',
    crossing('insert outbox, update orders by id'),
  ],
  [
    'a write on every node beside it',
    'WITH l AS (SELECT sku_id FROM order_lines WHERE order_id = $1) UPDATE stock SET quantity = 0 FROM l WHERE stock.sku_id = l.sku_id',
    crossing('update stock, read order_lines by order_id'),
  ],
  [
    'a conflict that no shard can see',
    'INSERT INTO carts (session_id) VALUES ($1) ON CONFLICT (session_id) DO NOTHING',
    crossing('insert carts'),
  ],
])('%s', (_, text, reach) => {
  expect(reachOf(text)).toStrictEqual(reach)
})

test('a statement that crosses shards needs a word, any other does not [machines.crossing-is-explained]', () => {
  const sent = (text: string) => unexplained({ statements: new Map([[text, 'src/buying/orders/orders.ts']]) })
  expect(sent('SELECT FROM orders WHERE number = $1')).toStrictEqual([])
  expect(sent('SELECT FROM orders WHERE id = $1')).toStrictEqual([])
  expect(sent('SELECT FROM orders WHERE host = $1')).toStrictEqual([
    "api/src/buying/orders/orders.ts sends a statement that would cross shards: name its key, or add 'read orders by host' to api/test/support/shards/crossings.ts with how it would change. It begins: SELECT FROM orders WHERE host = $1",
  ])
})

inTheLongRun('what the shop of these tests has sent is on record, each statement with its file', () => {
  const senders = [...new Set(readSent(process.env['STATEMENTS_DIR'] ?? '').statements.values())]
  expect(senders).not.toStrictEqual([])
  expect(senders.filter((file) => !existsSync(resolve(__dirname, '../..', file)))).toStrictEqual([])
})

test('docs/machines.md tells the figures of docs/shards.md', () => {
  const read = (file: string) => readFileSync(resolve(__dirname, '../../..', file), 'utf8')
  const { on, statements } = JSON.parse(read('api/test/support/shards/figures.json')) as ShardFigures
  const { total, shard, reference, coordinator, crossing } = statements
  const routed = Object.values(shard).reduce((sum, count) => sum + count, 0)
  expect(read('docs/machines.md')).toContain(
    `Of ${total} statements that the tests sent on ${on}, ${routed} go to one shard, ${reference} ask tables that every node has, ${coordinator} the coordinator, and ${crossing} cross.`,
  )
})
