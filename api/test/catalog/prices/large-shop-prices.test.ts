import { anyOf } from '../../../src/goods/catalog/index/choice.ts'
import { CatalogIndex, MAX_WAITED_FOR } from '../../../src/goods/catalog/index/catalog-index.ts'
import type { PieceScope } from '../../../src/goods/catalog/index/choice.ts'
import { until } from '../../support/until.ts'

const COUNT = MAX_WAITED_FOR + 1
/** The larger size of the second piece costs less than that of the first. */
const VARIANTS = [
  { id: 1, variants: 'RUB/0/1/100/100/16;RUB/0/1/900/900/17' },
  { id: 2, variants: 'RUB/0/1/200/200/16;RUB/0/1/300/300/17' },
]

/** A large shop, where the first reading of SKU prices fails. */
function aDatabase() {
  const pieces = Array.from({ length: COUNT }, (_, index) => ({
    id: index + 1,
    design: index + 1,
    offers: `RUB:${100 * (index + 1)}:${100 * (index + 1)}`,
    sizes: '16|17',
    left: '16|17',
    stocked: true,
  }))
  const shop = { reads: 0 }
  const answer = (sql: string, [ids]: [number[]?]) => {
    if (sql.includes('catalogue_snapshots')) return []
    if (sql.includes('AS rows')) return [{ horizon: 1, rows: null }]
    if (sql.startsWith('SELECT pg_snapshot')) return [{ horizon: 1 }]
    if (sql.startsWith('SELECT id FROM products')) return pieces.map(({ id }) => ({ id }))
    if (!sql.includes('string_agg(variants')) return pieces.filter(({ id }) => ids?.includes(id))
    shop.reads += 1
    if (shop.reads === 1) throw new Error('The database is away.')
    return VARIANTS.filter(({ id }) => ids?.includes(id))
  }
  const query = (sql: string, values: [number[]?] = []) => Promise.resolve().then(() => answer(sql, values))
  return Object.assign(shop, { query, renew: () => {} })
}

test('a large shop is there before the prices of its variants, which it reads until it has them [search.price-of-variant]', async () => {
  const database = aDatabase()
  const index = new CatalogIndex(database as never, database as never, { log: { warn: () => {} }, brand: 'ZLATA' })
  const scope: PieceScope = {
    kind: 'found',
    name: 'size 17',
    hasCertificates: true,
    variants: { sizes: ['17'], weights: [] },
    scores: (columns) => new Uint8Array(columns.ids.length).fill(1),
  }
  const first = async () => (await index.page(scope, { ...anyOf('RUB'), sort: 'price-asc' }, { limit: 2, offset: 0 })).ids
  expect(await first()).toStrictEqual([1, 2])
  expect(database.reads).toBe(0)
  // 300 and 300, by id; the first piece costs 900.
  expect(await until(first, ([id]) => id === 2)).toStrictEqual([2, 3])
})
