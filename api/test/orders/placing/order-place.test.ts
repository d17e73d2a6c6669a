import type { ErrorCode } from '@shop/contracts/core/error-codes'
import type { OrderDraftInput } from '@shop/contracts/orders/order'
import { aDraft, Buyer, PHONE } from '../../support/people/buyer.ts'
import { Gateway } from '../../support/services/gateway.ts'
import { INTERNATIONAL } from '../../support/people/shopper.ts'
import { openShop, type Shop } from '../../support/shop.ts'

const RING = 'solitaire-aurora-yellow-165'
const BUYERS = 12
const DUBAI_SHOP = 11
const KAZAN_SHOP = 8

const gateway = new Gateway()
let shop: Shop
const pool: Buyer[] = []
let abroad: Buyer
const cities: Record<string, number> = {}

beforeAll(async () => {
  shop = await openShop({ ...(await gateway.open()), HOLIDAYS: '' })
  for (let count = 0; count < BUYERS; count += 1) {
    const buyer = await new Buyer(shop.url()).arrive()
    await buyer.cart('add', { sku_id: RING })
    pool.push(buyer)
  }
  abroad = await new Buyer(shop.url(), INTERNATIONAL, { country: 'AE' }).arrive()
  await abroad.cart('add', { sku_id: RING })
  await shop.behindTheScenes(`UPDATE sessions SET confirmed_phone = '${PHONE}'`, 'UPDATE stock SET quantity = 500')
  const rows = (await shop.behindTheScenes('SELECT id, name_en FROM cities')) as { id: number; name_en: string }[]
  for (const { id, name_en } of rows) cities[name_en] = id
})
afterAll(async () => {
  await shop.remove()
  await gateway.close()
})

const next = () => {
  const buyer = pool.pop()
  if (!buyer) throw new Error('More shoppers are needed.')
  return buyer
}
const idOf = (city: string) => cities[city] ?? 0
const to = (city: string, name: string, changes: OrderDraftInput) => aDraft({ city_id: idOf(city), city: name, shop_id: null, ...changes })
const courier = (address: string): OrderDraftInput => ({ delivery_method_id: 1, courier_type: 'standard', address })
const pointIn = async (city: string) => {
  const sql = `SELECT id FROM pickup_points WHERE city_id = ${idOf(city)} ORDER BY id LIMIT 1`
  return ((await shop.behindTheScenes(sql)) as { id: number }[])[0]?.id ?? 0
}
const placeOf = async (buyer: Buyer, draft: OrderDraftInput) => {
  const { order, ...refused } = await buyer.order(draft)
  if (!order) throw new Error(JSON.stringify(refused))
  return (await buyer.success(order.id)).order.delivery
}

describe('everything of an order is in one city [delivery.one-city]', () => {
  const kazan = (changes: OrderDraftInput) => to('Kazan', 'Казань', changes)
  const refused: [string, () => Promise<OrderDraftInput>, Record<string, ErrorCode>][] = [
    ['a shop of another city', async () => kazan({ delivery_method_id: 3, shop_id: 1 }), { shop_id: 'ANOTHER_CITY' }],
    [
      'a pickup point of another city',
      async () => kazan({ delivery_method_id: 2, pickup_point: await pointIn('Moscow') }),
      { pickup_point: 'ANOTHER_CITY' },
    ],
    ['an address that names another city', async () => kazan(courier('Москва, Лесная улица, 7')), { address: 'ANOTHER_CITY' }],
    ['an address that starts with another city', async () => kazan(courier('г. Самара Лесная улица 7')), { address: 'ANOTHER_CITY' }],
    ['a name of another city', async () => to('Kazan', 'Москва', courier('Лесная улица, 7')), { city: 'ANOTHER_CITY' }],
    ['an unknown city', async () => aDraft({ city_id: 999_999, ...courier('Лесная улица, 7') }), { city: 'EMPTY_CITY' }],
  ]
  test.each(refused)('%s is refused at its field', async (_, draft, errors) => {
    expect(await next().order(await draft())).toMatchObject({ result: false, order: null, errors })
  })

  test('without a named city, the city of the shopper counts', async () => {
    const buyer = next()
    await buyer.post('/location', { country: 'RU', city_id: idOf('Kazan') })
    expect(await buyer.order(aDraft({ city: null, shop_id: 1 }))).toMatchObject({ errors: { shop_id: 'ANOTHER_CITY' } })
  })

  test('the bag tells of an address in another city before the order', async () => {
    const buyer = next()
    const answer = (address: string) =>
      buyer.whole('calculate', { delivery: { city_id: idOf('Kazan'), city: 'Казань', address }, delivery_method_id: 1 })
    expect((await answer('Москва, Лесная улица, 7')).fields).toStrictEqual({ address: 'ANOTHER_CITY' })
    expect((await answer('Московская улица, 7')).fields).toStrictEqual({})
  })

  test('a shop close enough to collect from serves a neighboring city, and is listed for it alone', async () => {
    const buyer = next()
    const place = await placeOf(buyer, to('Khimki', 'Химки', { delivery_method_id: 3, shop_id: 1 }))
    expect(place.address).toMatch(/^Цветной, Москва, /)
    const listed = async (city: string) => {
      const { body } = await buyer.get(`/shops/list?order_city_id=${idOf(city)}`)
      return (body as { shops: { id: number }[] }).shops.map(({ id }) => id)
    }
    expect(await listed('Khimki')).toContain(1)
    expect(await listed('Kazan')).toStrictEqual([KAZAN_SHOP])
    expect(await listed('Omsk')).toStrictEqual([])
  })
})

describe('the address of an order names its city [orders.place-named]', () => {
  test.each([
    ['Лесная улица, 7', 'Казань, Лесная улица, 7, кв. 12'],
    ['Казань, Лесная улица, 7', 'Казань, Лесная улица, 7, кв. 12'],
    ['Республика Татарстан, г. Казань, Лесная улица, 7', 'Республика Татарстан, г. Казань, Лесная улица, 7, кв. 12'],
  ])('%s', async (address, shown) => {
    const { address: named } = await placeOf(next(), to('Kazan', 'Казань', { ...courier(address), apartment: '12' }))
    expect(named).toBe(shown)
  })

  test('abroad also its country, after street and city [orders.address-order]', async () => {
    const draft = (changes: OrderDraftInput) => to('Dubai', 'Dubai', { payment_method_id: 1, fio: 'Anna Smith', ...changes })
    const shopPlace = await placeOf(abroad, draft({ delivery_method_id: 3, shop_id: DUBAI_SHOP }))
    expect(shopPlace.address).toMatch(/^Dubai Hills Mall, .*, Dubai, United Arab Emirates$/)
    await abroad.cart('add', { sku_id: RING })
    const home = await placeOf(abroad, draft({ delivery_method_id: 1, courier_type: 'ems', address: '7 Palm Street', apartment: '12' }))
    expect(home.address).toMatch(/^7 Palm Street, .*Dubai, United Arab Emirates$/)
  })
})
