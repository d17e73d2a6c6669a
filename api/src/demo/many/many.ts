import type { PgTable } from 'drizzle-orm/pg-core'
import { getTableConfig } from '../../platform/db/drizzle.ts'
import type { Database, Queryable } from '../../platform/db/database.ts'
import { productOffers } from '../../platform/db/schema/index.ts'
import { DEMO_TABLES } from '../rows.ts'
import { CHANGES, DESIGN_ROUND, FACTOR, ONLY, PRODUCT_ROUND } from './columns.ts'
import { NAMES } from './names.ts'

const ROUNDS_AT_ONCE = 40

/**
 * Grows the demo shop to the given number of products: copies with other names, prices, designers and stock. Deterministic, and never
 * deletes. Throws when there are products that are not the demo's.
 */
export async function multiply(database: Database, products: number, onProgress: (made: number) => void = () => {}): Promise<void> {
  const [known] = await database.query<{ all: number; demo: number }>(
    `SELECT count(*) AS all, count(*) FILTER (WHERE id < ${PRODUCT_ROUND}) AS demo FROM products`,
  )
  const { all = 0, demo = 0 } = known ?? {}
  if (all === products) return
  if (all !== demo) throw new Error(`This database has ${all} products already: take an empty one.`)

  const missing = products - demo
  const rounds = Math.max(0, Math.ceil(missing / demo))
  for (let first = 1; first <= rounds; first += ROUNDS_AT_ONCE) {
    const last = Math.min(rounds, first + ROUNDS_AT_ONCE - 1)
    await database.transaction((connection) => addRounds(connection, { first, last, demo, missing }))
    onProgress(Math.min(products, demo + last * demo))
  }
  await database.query('ANALYZE')
}

interface Rounds {
  first: number
  last: number
  /** Pieces per round and the total; the last round is partial. */
  demo: number
  missing: number
}

async function addRounds(connection: Queryable, { first, last, demo, missing }: Rounds) {
  await connection.query('CREATE TEMP TABLE many_designs (id int, base int, v int) ON COMMIT DROP')
  await connection.query(
    `INSERT INTO many_designs
      SELECT id + v * ${DESIGN_ROUND}, id, v FROM designs, generate_series($1::int, $2::int) AS v WHERE id < ${DESIGN_ROUND}`,
    [first, last],
  )
  await connection.query(
    'CREATE TEMP TABLE many_pieces (id int, base int, v int, factor int, code text, name_ru text, name_en text) ON COMMIT DROP',
  )
  await connection.query(
    `INSERT INTO many_pieces
      SELECT b.id + v * ${PRODUCT_ROUND}, b.id, v, ${FACTOR}, b.product_code,
        ($1::text[])[1 + v % ${NAMES.length}] || ' ' || v, ($2::text[])[1 + v % ${NAMES.length}] || ' ' || v
      FROM (SELECT id, product_code, row_number() OVER (ORDER BY id) AS place FROM products WHERE id < ${PRODUCT_ROUND}) AS b,
        generate_series($3::int, $4::int) AS v
      WHERE (v - 1) * $5::int + place <= $6::int`,
    [NAMES.map(([ru]) => ru), NAMES.map(([, en]) => en), first, last, demo, missing],
  )
  await connection.query('ANALYZE many_pieces')
  for (const table of [...Object.values(DEMO_TABLES), productOffers]) {
    const statement = copyOf(table)
    if (statement) await connection.query(statement)
  }
}

/** The statement that copies a table's rows for the current pieces; null for tables unrelated to pieces. */
function copyOf(table: PgTable): string | null {
  const { name, columns: all } = getTableConfig(table)
  // The database gives identities.
  const columns = all.filter(({ generatedIdentity }) => !generatedIdentity).map((column) => column.name)
  const source = sourceOf(name, columns)
  if (!source) return null
  const changes = { ...source.ids, ...CHANGES[name] }
  const values = columns.map((column) => changes[column] ?? `b."${column}"`)
  return `INSERT INTO "${name}" (${columns.map((column) => `"${column}"`).join(', ')})
    SELECT ${values.join(', ')} FROM "${name}" b ${source.join} WHERE ${ONLY[name] ?? 'true'}`
}

function sourceOf(name: string, columns: string[]): { join: string; ids: Record<string, string> } | null {
  // Copies of a piece have no buyers.
  if (name === 'reviews') return null
  if (name === 'designs') return { join: 'JOIN many_designs m ON m.base = b.id', ids: {} }
  if (name === 'design_sets') return { join: 'JOIN many_designs m ON m.base = b.design_id', ids: {} }
  if (name === 'products') return { join: 'JOIN many_pieces m ON m.base = b.id', ids: {} }
  if (columns.includes('product_id')) return { join: 'JOIN many_pieces m ON m.base = b.product_id', ids: { product_id: 'm.id' } }
  if (!columns.includes('sku_id')) return null
  return {
    join: 'JOIN skus s ON s.id = b.sku_id JOIN many_pieces m ON m.base = s.product_id',
    ids: { sku_id: "b.sku_id || '-v' || m.v" },
  }
}
