import { aDraft, Buyer, PHONE } from '../support/people/buyer.ts'
import { openShop, type Shop } from '../support/shop.ts'
import { Shopper } from '../support/people/shopper.ts'

/** The only one left. */
const LAST = 'hoops-bold-silver-one'

let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.remove())

const inStock = async () => (await new Shopper({ url: shop.url() }).show('catalog', 'earrings?in_stock=1&metal=silver')).quantity

async function until<T>(read: () => Promise<T>, wanted: T) {
  for (let round = 0; round < 200; round += 1) if ((await read()) === wanted) return
  expect(await read()).toBe(wanted)
}

test('a listing reflects the last unit sold and a unit returned', async () => {
  const buyer = await new Buyer(shop.url()).arrive()
  await buyer.cart('add', { sku_id: LAST })
  await shop.behindTheScenes(`UPDATE sessions SET confirmed_phone = '${PHONE}'`)
  const before = await inStock()
  const { order } = await buyer.order(aDraft())
  await until(inStock, before - 1)
  await buyer.post(`/order/${order?.id}/cancel`, {})
  await until(inStock, before)
})

test('a price change of today shows on the card and in the sort order', async () => {
  const rings = async () => (await new Shopper({ url: shop.url() }).show('catalog', 'rings?sort=price-asc&metal=silver')).products
  const [cheapest, next] = await rings()
  await shop.whileClosed(`UPDATE product_offers SET final = final + 100000000 WHERE product_id = ${cheapest?.id}`)
  const [first, ...rest] = await rings()
  expect(first?.id).toBe(next?.id)
  expect(rest.at(-1)).toMatchObject({ id: cheapest?.id, price: { final: (cheapest?.price.final ?? 0) + 100_000_000 } })
})
