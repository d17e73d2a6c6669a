import type { CourierOnTheWay, CourierReport } from '@shop/contracts/orders/tracking'
import type { LinkedOrder } from '@shop/contracts/orders/order-by-link'
import { aDraft, Buyer } from '../../support/people/buyer.ts'
import { newPhone, register } from '../../support/people/sign-in.ts'
import { Office } from '../../support/services/office.ts'
import { openShop, type Shop } from '../../support/shop.ts'
import { until } from '../../support/until.ts'

const HOUSE = { latitude: 55.7796, longitude: 37.5905 }
const report = (minutes: number): CourierReport => ({ position: { latitude: 55.76123, longitude: 37.60456 }, house: HOUSE, minutes })

const office = new Office()
const phone = newPhone()
let shop: Shop
let buyer: Buyer

beforeAll(async () => {
  shop = await openShop(await office.open())
  buyer = await new Buyer(shop.url()).arrive()
  await register(buyer, phone)
  await shop.behindTheScenes('UPDATE stock SET quantity = 60')
})
afterAll(async () => {
  await shop.remove()
  await office.close()
})

const post = (id: string, path: string, message: object) => office.ask(shop.url(), 'POST', `/back-office/orders/${id}/${path}`, message)
const move = (id: string, status: string) =>
  post(id, 'status', { status, tracking: status === 'shipped' ? { carrier: 'ZLATA', number: 'ZL1', url: null } : null })
const tell = async (id: string, message: object = report(12)) => (await post(id, 'courier', message)).body

async function anOrder(draft: object = { delivery_method_id: 1, courier_type: 'standard', address: 'Лесная улица, 7' }) {
  await buyer.cart('add', { sku_id: 'letter-a-silver-one', quantity: 1 })
  const { order, ...rest } = await buyer.order(aDraft({ phone, payment_method_id: 4, ...draft }))
  if (!order) throw new Error(JSON.stringify(rest))
  return order.id
}

async function shipped() {
  const id = await anOrder()
  await move(id, 'assembling')
  await move(id, 'shipped')
  return id
}

const shownTo = async (id: string) => ((await buyer.get(`/order/success-data/${id}`)).body as { courier?: CourierOnTheWay }).courier

test('the owner sees where the courier is, beside the house; the next report replaces it [orders.courier-on-map]', async () => {
  const id = await shipped()
  expect(await shownTo(id)).toBeUndefined()
  expect(await tell(id)).toMatchObject({ result: true })
  expect(await shownTo(id)).toStrictEqual(report(12))
  await tell(id, report(3))
  expect(await shownTo(id)).toStrictEqual(report(3))
})

test('whoever has the link sees it roughly, without the house [orders.courier-on-map]', async () => {
  const id = await shipped()
  await tell(id)
  const { key } = (await buyer.get(`/order/${id}/link`)).body as { key: string }
  const reader = await new Buyer(shop.url()).arrive()
  const { order } = (await reader.get(`/order/by-link/${key}`)).body as { order: LinkedOrder }
  expect(order.courier).toStrictEqual({ position: { latitude: 55.76, longitude: 37.6 }, house: null, minutes: 12 })
  expect(JSON.stringify(order)).not.toContain(String(HOUSE.latitude))
})

test('an old report says nothing, and a delivery forgets it [orders.courier-on-map]', async () => {
  const id = await shipped()
  await tell(id)
  await shop.behindTheScenes(
    `UPDATE orders SET tracking = jsonb_set(tracking, '{courier,at}', '"2026-01-01T00:00:00.000Z"') WHERE number = '${id}'`,
  )
  expect(await shownTo(id)).toBeUndefined()
  await tell(id)
  expect(await shownTo(id)).toBeDefined()
  await move(id, 'completed')
  expect(await shownTo(id)).toBeUndefined()
  expect(await shop.behindTheScenes(`SELECT tracking FROM orders WHERE number = '${id}'`)).toStrictEqual([
    { tracking: { carrier: 'ZLATA', number: 'ZL1', url: null } },
  ])
})

test('only an order on its way to a house has a courier', async () => {
  const packed = await anOrder()
  await move(packed, 'assembling')
  expect(await tell(packed)).toMatchObject({ result: false })
  const inShop = await anOrder({})
  await move(inShop, 'assembling')
  await move(inShop, 'ready')
  expect(await tell(inShop)).toMatchObject({ result: false })
  expect(await tell('1000000')).toMatchObject({ result: false })
  expect(await tell(packed, { ...report(12), minutes: -1 })).toMatchObject({ code: 'WRONG_FORM_DATA' })
})

test('the office learns where the house is once the order is shipped', async () => {
  const id = await shipped()
  const [known] = await until(
    () => office.of(id).filter(({ status }) => status === 'shipped'),
    (orders) => orders.length > 0,
  )
  expect(known?.delivery.house?.latitude).toBeCloseTo(55.78, 1)
  expect(office.of(id).find(({ status }) => status === 'assembling')?.delivery.house).toBeUndefined()
})
