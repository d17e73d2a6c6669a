import { CART_SQL, LOCK_CART, SET_LINE } from '../../src/buying/cart/cart-sql.ts'
import { FIXED_SQL, MOVING_SQL } from '../../src/goods/catalog/cards/cards.ts'
import { PRODUCT_SQL } from '../../src/goods/catalog/product/product-sql.ts'
import { openDatabase } from '../../src/platform/db/open.ts'
import { multiply } from '../../src/demo/many/many.ts'

/** Makes the shop of this environment a large one and prints how its database means to run what pages ask for most, as json. */
const database = await openDatabase({ databaseUrl: process.env['DATABASE_URL'], stateDir: process.env['STATE_DIR'] ?? '' })
await multiply(database, Number(process.argv[2]))

const array = "'{10011,20011,30011,40011}'::int[]"
const STATEMENTS: Record<string, [text: string, ...values: string[]]> = {
  'prices and stock of cards': [MOVING_SQL, "'RUB'", array],
  'names and pictures of cards': [FIXED_SQL, "'ru'", "'RUB'", array],
  'a product': [PRODUCT_SQL, "'ru'", "'RUB'", "'rings'", "'band-classic-rose'", "'RU'"],
  'a bag': [CART_SQL, "'ru'", "'RUB'", "'0123'", 'now()'],
  'a bag that is held': [LOCK_CART, "'0123'"],
  'a line of a bag': [SET_LINE, '1', "'letter-a-yellow-one'", "'RUB'", '1', 'true', '10', '50', "'letter-a-yellow-one'", 'NULL'],
}

const plans: Record<string, string[]> = {}
for (const [name, [text, ...values]] of Object.entries(STATEMENTS)) {
  // As a prepared statement is planned: for any values.
  await database.query(`PREPARE asked AS ${text}`)
  await database.query('SET plan_cache_mode = force_generic_plan')
  const rows = await database.query<{ 'QUERY PLAN': string }>(`EXPLAIN EXECUTE asked (${values.join(', ')})`)
  await database.query('DEALLOCATE asked')
  plans[name] = rows.map((row) => row['QUERY PLAN'])
}
await database.close()
console.log(JSON.stringify(plans))
