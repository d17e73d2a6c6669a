import { Client } from 'pg'
import { untilWaiting } from '../support/services/locks.ts'
import { openShop, type Shop } from '../support/shop.ts'
import { aShopper } from '../support/people/sign-in.ts'
import { eventually } from '@shop/testing/eventually'

const RING = 'letter-m-yellow-one'
let shop: Shop

beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop.remove())

test.each(['error', 'rejection'] as const)('an uncaught %s is logged, the process stops accepting and exits with 1', async (kind) => {
  expect(await shop.crash(kind)).toBe(1)
  expect(shop.log()).toMatch(/"level":"fatal".*"message":"a fault that nothing caught".*"msg":"uncaught"/)
})

const onPostgres = process.env['DATABASE_URL'] ? test : test.skip

onPostgres('a call in flight is answered before a process with an uncaught error ends', async () => {
  const buyer = await aShopper({ url: shop.url() })
  await buyer.cart('add', { sku_id: RING })
  const other = new Client({ connectionString: shop.environment.DATABASE_URL })
  await other.connect()
  await other.query('BEGIN')
  await other.query('SELECT 1 FROM carts FOR UPDATE')
  const inFlight = buyer.post('/cart/add', { sku_id: RING })
  await untilWaiting(other, 1)
  const ended = shop.crash('error')
  await eventually('the error is in the log', () => shop.log().includes('uncaught'))
  await other.query('COMMIT')
  await other.end()
  expect((await inFlight).status).toBe(200)
  expect(await ended).toBe(1)
})
