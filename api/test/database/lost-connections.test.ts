import { Client } from 'pg'
import { untilWaiting } from '../support/services/locks.ts'
import { openShop, type Shop } from '../support/shop.ts'
import { refusal } from '../support/people/shopper.ts'
import { aShopper } from '../support/people/sign-in.ts'

const RING = 'letter-m-yellow-one'
const END_ALL = 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()'

// The embedded engine has no connections to lose.
const onPostgres = process.env['DATABASE_URL'] ? describe : describe.skip

onPostgres('PostgreSQL ends every connection once', () => {
  let shop: Shop
  let other: Client

  beforeAll(async () => {
    shop = await openShop()
    other = new Client({ connectionString: shop.environment.DATABASE_URL })
    await other.connect()
  })
  afterAll(async () => {
    await other.end()
    await shop.remove()
  })

  test('calls in flight return 503, the next ones work, and the process lives on', async () => {
    const buyers = await Promise.all(Array.from({ length: 6 }, () => aShopper({ url: shop.url() })))
    for (const buyer of buyers) await buyer.cart('add', { sku_id: RING })
    await other.query('BEGIN')
    await other.query('SELECT 1 FROM carts FOR UPDATE')
    const inFlight = Promise.all(buyers.map((buyer) => buyer.post('/cart/add', { sku_id: RING })))
    await untilWaiting(other, buyers.length)
    await other.query(END_ALL)
    for (const answer of await inFlight) expect(refusal(answer)).toStrictEqual({ status: 503, code: 'SERVER_BUSY' })
    await other.query('ROLLBACK')
    for (const buyer of buyers) expect((await buyer.cart('add', { sku_id: RING })).cartData.totalProducts).toBe(2)
  })

  test('under load every call returns 200 or 503, and afterwards 200', async () => {
    const buyers = await Promise.all(Array.from({ length: 6 }, () => aShopper({ url: shop.url() })))
    for (const buyer of buyers) await buyer.cart('add', { sku_id: RING })
    const statuses = new Set<number>()
    const over = new AbortController()
    const load = buyers.map(async (buyer) => {
      while (!over.signal.aborted) statuses.add((await buyer.post('/cart/calculate', {})).status)
    })
    for (let round = 0; round < 10; round += 1) {
      await other.query(END_ALL)
      expect((await fetch(`${shop.url()}/health/live`)).status).toBe(200)
    }
    over.abort()
    await Promise.all(load)
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toStrictEqual([])
    for (const buyer of buyers) expect((await buyer.post('/cart/calculate', {})).status).toBe(200)
    expect(await shop.stop()).toBe(0)
  })
})
