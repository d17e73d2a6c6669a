import { Client } from 'pg'
import { Shopper } from '../support/people/shopper.ts'
import { openShop, type Shop } from '../support/shop.ts'

// Only a server has locks that hold up the reading.
const onPostgres = process.env['DATABASE_URL'] ? describe : describe.skip

onPostgres('a shop whose catalog takes long to read', () => {
  let shop: Shop
  let holder: Client

  beforeAll(async () => {
    shop = await openShop()
    holder = new Client({ connectionString: shop.environment.DATABASE_URL })
    await holder.connect()
  })
  afterAll(async () => {
    await holder.end()
    await shop.remove()
  })

  const readiness = async () => {
    const answer = await fetch(`${shop.url()}/health/ready`)
    return [answer.status, ((await answer.json()) as { catalog: boolean }).catalog]
  }

  test('is not ready until it is read, and then finds by words', async () => {
    await shop.reopened(async () => {
      await holder.query('BEGIN')
      await holder.query('LOCK TABLE product_tags IN ACCESS EXCLUSIVE MODE')
    })
    expect(await readiness()).toStrictEqual([503, false])
    expect((await fetch(`${shop.url()}/health/live`)).status).toBe(200)
    await holder.query('ROLLBACK')
    while ((await readiness())[0] !== 200);
    expect((await new Shopper({ url: shop.url() }).show('search', `?text=${encodeURIComponent('кольцо')}`)).quantity).toBeGreaterThan(0)
  })
})
