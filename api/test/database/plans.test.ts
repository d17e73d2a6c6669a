import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { NODE } from '../support/services/processes.ts'
import { openShop, type Shop } from '../support/shop.ts'

const PRODUCTS = 3000
/** Tables that grow with the shop; those of sections, houses and places never get large. */
const LARGE = ['products', 'product_texts', 'product_offers', 'skus', 'stock', 'prices', 'price_history', 'media', 'product_tags']

let shop: Shop
let plans: Record<string, string[]>

beforeAll(async () => {
  shop = await openShop()
  const env = { ...process.env, ...shop.environment }
  const cwd = resolve(__dirname, '../..')
  const { stdout } = await shop.reopened(() => promisify(execFile)(NODE, ['test/support/plans.ts', String(PRODUCTS)], { cwd, env }))
  plans = JSON.parse(stdout) as typeof plans
})
afterAll(() => shop.remove())

test.each(['prices and stock of cards', 'names and pictures of cards', 'a product', 'a bag', 'a bag that is held', 'a line of a bag'])(
  '%s: uses an index in a large shop, never a sequential scan',
  (name) => {
    const whole = new RegExp(`Seq Scan on (${LARGE.join('|')})\\b`)
    expect(plans[name]?.filter((line) => whole.test(line))).toStrictEqual([])
    expect(plans[name]?.some((line) => /Index/.test(line))).toBe(true)
  },
)
