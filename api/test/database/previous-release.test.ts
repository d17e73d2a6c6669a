import { Buyer, PHONE } from '../support/people/buyer.ts'
import { end, freePort, MAIN_OF_TESTS, type Running, runReady, sql } from '../support/services/processes.ts'
import { type PreviousRelease, previousRelease } from '../support/services/previous-release.ts'
import { openShop, type Shop } from '../support/shop.ts'

const RING = 'letter-m-yellow-one'

// A second API from git takes its time; migrations.test.ts has the quick form.
const inLongRun = process.env['FULL'] === '1' ? describe : describe.skip

inLongRun('after the database was migrated for a release', () => {
  let shop: Shop
  let previous: PreviousRelease | undefined
  let running: Running | undefined

  beforeAll(async () => {
    shop = await openShop()
    await shop.stop()
  })
  afterAll(async () => {
    if (running) await end(running, 'SIGKILL')
    previous?.remove()
    await shop.remove()
  })

  test('the API of the previous release starts on it, and a shopper buys', async () => {
    previous = previousRelease()
    if (previous.stepAhead.length > 0) await sql(shop.environment, ...previous.stepAhead)
    const environment = { ...shop.environment, PORT: String(await freePort()) }
    running = await runReady(environment, MAIN_OF_TESTS, previous.api)
    const buyer = await new Buyer(running.url).arrive()
    running.process.send({ statements: [`UPDATE sessions SET confirmed_phone = '${PHONE}'`] })
    await new Promise((done) => running?.process.once('message', done))
    await buyer.cart('add', { sku_id: RING })
    expect(await buyer.order()).toMatchObject({ result: true, order: { id: expect.any(String) } })
    expect((await fetch(`${running.url}/health/ready`)).status).toBe(200)
  })
})
