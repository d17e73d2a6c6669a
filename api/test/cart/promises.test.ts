import { shops, type Shop as Store } from '@shop/contracts/places/shops'
import { DAY_MS } from '@shop/contracts/core/time/durations'
import { aDraft, Buyer, PHONE } from '../support/people/buyer.ts'
import { Gateway } from '../support/services/gateway.ts'
import { keeps } from '../support/people/shopper.ts'
import { openShop, type Shop } from '../support/shop.ts'

const RING = 'solitaire-aurora-yellow-165'
const MOSCOW_MS = 3 * 60 * 60 * 1000
/** Tsvetnoy: 10:00–22:00 on weekdays. */
const STORE = 1

const gateway = new Gateway()
let shop: Shop
let buyer: Buyer
let forward = 0

/** A Tuesday at least a day ahead, YYYY-MM-DD; the Thursday after it is a day off. */
const tuesday = (() => {
  const moscow = new Date(Date.now() + MOSCOW_MS + DAY_MS)
  return new Date(moscow.getTime() + ((9 - moscow.getUTCDay()) % 7) * DAY_MS).toISOString().slice(0, 10)
})()
const day = (later: number) => new Date(Date.parse(tuesday) + later * DAY_MS).toISOString().slice(0, 10)
const inWords = (date: string) =>
  new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(date)).replace(' ', '\u00a0')
const [wednesday, thursday, friday] = [day(1), day(2), day(3)]

/** Puts the shop's clock to a moment of Moscow. */
async function at(date: string, time: string) {
  const by = Date.parse(`${date}T${time}:00+03:00`) - Date.now() - forward
  forward += by
  await shop.later(by)
}
const store = async () => {
  const answer = await buyer.get(`${shops.path}?sku_ids[]=${RING}`)
  expect(keeps(shops, answer)).toBe(true)
  return (answer.body as { shops: Store[] }).shops.find(({ id }) => id === STORE)
}
const termOf = async (typeId: number, courierType: string | null = null) =>
  (await buyer.calculated(aDraft())).deliveryEstimations.find((one) => one.typeId === typeId && one.courierType === courierType)

beforeAll(async () => {
  shop = await openShop({ ...(await gateway.open()), HOLIDAYS: thursday })
  buyer = await new Buyer(shop.url()).arrive()
  await buyer.cart('add', { sku_id: RING })
  await shop.behindTheScenes(
    'UPDATE stock SET quantity = 500',
    `DELETE FROM shop_stock WHERE sku_id = '${RING}'`,
    `INSERT INTO shop_stock (shop_id, sku_id, quantity) VALUES (${STORE}, '${RING}', 1)`,
  )
})
afterAll(async () => {
  await shop.remove()
  await gateway.close()
})

// The shop's clock only goes forward: the tests follow one another through the week.
test('in the morning express arrives within three hours, and pickup is ready in an hour', async () => {
  await at(tuesday, '10:20')
  expect(await termOf(1, 'express')).toMatchObject({ from: tuesday, to: tuesday, text: 'сегодня до 13:15' })
  expect((await store())?.ready).toStrictEqual({ date: tuesday, time: '11:20', text: 'через час' })
})

/** What the shops of Moscow say of the bag, as checkout lists them. */
const storesOfMoscow = async () => {
  const { products } = await buyer.calculated(aDraft())
  const pieces = products.flatMap(({ id, quantity }) => Array.from({ length: quantity }, () => `sku_ids[]=${id}`))
  const answer = await buyer.get(`${shops.path}?order_city_id=1&${pieces.join('&')}`)
  return (answer.body as { shops: Store[] }).shops.map(({ ready }) => ready?.text)
}

test('pickup as a way of delivery says what its shops say: one day, or from the first to the last [delivery.days-of-shops]', async () => {
  expect(new Set(await storesOfMoscow())).toStrictEqual(new Set(['через час', 'завтра']))
  expect(await termOf(3)).toMatchObject({ from: tuesday, to: wednesday })
  await shop.behindTheScenes(`UPDATE shop_stock SET quantity = 0 WHERE sku_id = '${RING}'`)
  expect(new Set(await storesOfMoscow())).toStrictEqual(new Set(['завтра']))
  expect(await termOf(3)).toMatchObject({ from: wednesday, to: wednesday, text: 'завтра' })
  await shop.behindTheScenes(`UPDATE shop_stock SET quantity = 1 WHERE sku_id = '${RING}'`)
})

test('a list for no piece promises no hour [delivery.days-of-shops]', async () => {
  const answer = await buyer.get(shops.path)
  const texts = (answer.body as { shops: Store[] }).shops.map(({ ready }) => ready?.text)
  expect(texts).toContain('завтра')
  expect(texts).not.toContain('через час')
})

test('two units are not ready in an hour when the store has only one', async () => {
  const answer = await buyer.get(`${shops.path}?sku_ids[]=${RING}&sku_ids[]=${RING}`)
  const ready = (answer.body as { shops: Store[] }).shops.find(({ id }) => id === STORE)?.ready
  expect(ready).toStrictEqual({ date: wednesday, time: null, text: 'завтра' })
})

test('pickup is promised for the next opening when the store closes before it is ready [delivery.closed-shop]', async () => {
  await at(tuesday, '21:30')
  expect((await store())?.ready).toStrictEqual({ date: wednesday, time: '11:00', text: 'завтра с 11:00' })
})

test('a minute before midnight nothing is promised for the ending day', async () => {
  await at(tuesday, '23:59')
  const { deliveryEstimations } = await buyer.calculated(aDraft())
  expect(deliveryEstimations.filter(({ from }) => from === null || from <= tuesday)).toStrictEqual([])
  expect(await termOf(3)).toMatchObject({ from: wednesday })
})

test('an expired option is rejected with the next available date [delivery.next-true-day]', async () => {
  const { delivery } = await buyer.calculated(aDraft())
  expect(delivery.find(({ courierType }) => courierType === 'express')).toMatchObject({
    available: false,
    code: 'LATE_EXPRESS_DELIVERY',
    message: `Доступно только в будни при заказе до 16:00. Ближайшая доставка: ${inWords(wednesday)}`,
  })
})

test('before a day off the store promises the day after it and lists its closed days', async () => {
  await at(wednesday, '21:45')
  const found = await store()
  expect(found?.ready).toStrictEqual({ date: friday, time: '11:00', text: `${inWords(friday)} с 11:00` })
  expect(found?.days_off).toStrictEqual([thursday])
})

test('an order keeps the promise of its store as an absolute date', async () => {
  await shop.behindTheScenes(`UPDATE sessions SET confirmed_phone = '${PHONE}'`)
  const { order } = await buyer.order(aDraft({ shop_id: STORE }))
  expect((await buyer.success(order?.id ?? '')).order.delivery).toMatchObject({ estimation: `${inWords(friday)} с 11:00` })
})
