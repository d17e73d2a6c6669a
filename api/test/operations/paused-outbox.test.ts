import { aDraft, Buyer, PHONE } from '../support/people/buyer.ts'
import { Gateway } from '../support/services/gateway.ts'
import { messagesArrived, messagesTo } from '../support/services/sandbox.ts'
import { openShop, type Shop } from '../support/shop.ts'
import { eventually } from '@shop/testing/eventually'

const EMAIL = 'of-a-restored-copy@mail.example'

const gateway = new Gateway()
let shop: Shop

beforeAll(async () => {
  shop = await openShop({ ...(await gateway.open()), OUTBOX: 'paused' })
})
afterAll(async () => {
  await shop.remove()
  await gateway.close()
})

const waiting = async () => Number(((await shop.behindTheScenes('SELECT count(*) AS rows FROM outbox')) as { rows: unknown }[])[0]?.rows)
const silentSeconds = async () =>
  Number(/^api_outbox_silent_seconds (\S+)$/m.exec(await (await fetch(`${shop.url()}/metrics`)).text())?.[1])

test('a restored copy sends nothing that is stored until it is started without OUTBOX=paused [orders.paused-copy]', async () => {
  const buyer = await new Buyer(shop.url()).arrive()
  await buyer.cart('add', { sku_id: 'solitaire-aurora-yellow-165' })
  await shop.behindTheScenes(`UPDATE sessions SET confirmed_phone = '${PHONE}'`)
  expect(await buyer.order(aDraft({ email: EMAIL, payment_method_id: 4 }))).toMatchObject({ result: true })

  // Longer than several rounds of an outbox that works.
  await eventually('three seconds of silence', async () => (await silentSeconds()) > 3)
  expect(await waiting()).toBeGreaterThan(0)
  expect(await messagesTo(EMAIL)).toStrictEqual([])
  expect(shop.log()).toContain('the outbox is paused')

  await shop.reopened(async () => delete shop.environment['OUTBOX'])
  expect(await messagesArrived(EMAIL)).not.toStrictEqual([])
})
