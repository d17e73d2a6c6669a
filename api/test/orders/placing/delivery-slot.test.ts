import type { DeliverySlots } from '@shop/contracts/places/delivery-slot'
import type { OrderDraftInput } from '@shop/contracts/orders/order'
import { eventually } from '@shop/testing/eventually'
import { aDraft, Buyer, PHONE } from '../../support/people/buyer.ts'
import { Gateway } from '../../support/services/gateway.ts'
import { Office } from '../../support/services/office.ts'
import { openShop, type Shop } from '../../support/shop.ts'

const RING = 'solitaire-aurora-yellow-165'
const KAZAN = 'Казань'
const HOUR_PRICE = 49_000
const ONLINE = 1
const ON_RECEIPT = 4

const gateway = new Gateway()
const office = new Office()
let shop: Shop

beforeAll(async () => {
  shop = await openShop({ ...(await gateway.open()), ...(await office.open()), HOLIDAYS: '' })
  await shop.behindTheScenes('UPDATE stock SET quantity = 100')
})
afterAll(async () => {
  await shop.remove()
  await gateway.close()
  await office.close()
})

async function aBuyer() {
  const buyer = await new Buyer(shop.url()).arrive()
  await buyer.cart('add', { sku_id: RING })
  await shop.behindTheScenes(`UPDATE sessions SET confirmed_phone = '${PHONE}'`)
  return buyer
}
const byCourier = (changes: OrderDraftInput = {}) =>
  aDraft({ delivery_method_id: 1, courier_type: 'standard', shop_id: null, address: 'Лесная улица, 7', ...changes })
const courierOf = async (buyer: Buyer, draft = byCourier()) =>
  (await buyer.calculated(draft)).delivery.find(({ courierType }) => courierType === 'standard')
async function slotsOf(buyer: Buyer): Promise<DeliverySlots> {
  const slots = (await courierOf(buyer))?.slots
  if (!slots) throw new Error('The courier of Moscow has no hours.')
  return slots
}
const inWords = (day: string) =>
  new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(day)).replace(' ', '\u00a0')

test('a courier of Moscow has seven days and windows without a price, one of Kazan has none [delivery.chosen-slot]', async () => {
  const buyer = await aBuyer()
  const { days, windows } = await slotsOf(buyer)
  expect(days).toHaveLength(7)
  expect(windows.map(({ from, to, price }) => [from, to, price])).toStrictEqual([
    ['10:00', '18:00', 0],
    ['10:00', '13:00', 0],
    ['13:00', '16:00', 0],
    ['16:00', '19:00', 0],
    ['19:00', '22:00', 0],
  ])
  expect(await courierOf(buyer, byCourier({ city: KAZAN, address: 'Баумана, 5' }))).toMatchObject({ slots: null, contactless: false })
})

test('the chosen window is kept with the bag, ordered, and told to the shopper and the office [delivery.chosen-slot]', async () => {
  const buyer = await aBuyer()
  const { days } = await slotsOf(buyer)
  const slot = { day: days[2] ?? '', from: '19:00', to: '22:00' }
  const draft = byCourier({ delivery_slot: slot })
  const any = await buyer.calculated(byCourier())
  const whole = await buyer.calculated(draft)
  expect(whole.deliverySum).toBe(any.deliverySum)
  const { order } = await buyer.order(draft)
  const { delivery } = (await buyer.success(order?.id ?? '')).order
  expect(delivery).toMatchObject({ from: slot.day, to: slot.day, estimation: `${inWords(slot.day)}, 19:00\u2060–\u206022:00` })
})

test('an hour of one’s own is added to the price of the courier, by the minute [delivery.chosen-slot]', async () => {
  const buyer = await aBuyer()
  const { days } = await slotsOf(buyer)
  const before = await buyer.calculated(byCourier())
  const draft = byCourier({ delivery_slot: { day: days[0] ?? '', from: '14:25', to: '15:25' } })
  const after = await buyer.calculated(draft)
  // The bag keeps it: a call without choices answers the same.
  expect((await buyer.whole('calculate')).cartData.dueSum).toBe(after.dueSum)
  expect([after.deliverySum, after.dueSum]).toStrictEqual([(before.deliverySum ?? 0) + HOUR_PRICE, before.dueSum + HOUR_PRICE])
  expect(after.delivery.find(({ courierType }) => courierType === 'standard')?.price).toBe(after.deliverySum)
  expect(after.sums?.rows.find(({ kind }) => kind === 'delivery')?.why?.replaceAll('\u00a0', ' ')).toBe('Курьер, час на выбор: 490 ₽')
  const { order } = await buyer.order(draft)
  expect((await buyer.success(order?.id ?? '')).order).toMatchObject({ deliverySum: after.deliverySum, dueSum: after.dueSum })
})

test('kilometers beyond the ring road stand with their price beside the courier', async () => {
  const buyer = await aBuyer()
  const { sums } = await buyer.calculated(byCourier({ address: 'Троицкая улица, 5' }))
  expect(sums?.rows.find(({ kind }) => kind === 'delivery')?.why).toMatch(/^Курьер, \d+ км за кольцевой дорогой: [\d\s]+₽$/)
})

test.each<[string, (days: string[]) => { day: string; from: string; to: string }]>([
  ['yesterday', () => ({ day: '2020-01-01', from: '10:00', to: '13:00' })],
  ['a window that is not offered', ([day = '']) => ({ day, from: '10:00', to: '16:00' })],
  ['an hour before the courier begins', ([day = '']) => ({ day, from: '09:59', to: '10:59' })],
  ['an hour that ends too late', ([day = '']) => ({ day, from: '21:01', to: '22:01' })],
])('%s is refused at its field, and costs nothing [delivery.chosen-slot]', async (_, slotOf) => {
  const buyer = await aBuyer()
  const { days } = await slotsOf(buyer)
  const draft = byCourier({ delivery_slot: slotOf(days) })
  expect((await buyer.calculated(draft)).dueSum).toBe((await buyer.calculated(byCourier())).dueSum)
  expect((await buyer.order(draft)).errors).toStrictEqual({ delivery_slot: 'SLOT_TAKEN' })
})

test('a slot that passes while the form is open is told at its field, before the changed sum [delivery.chosen-slot]', async () => {
  const buyer = await aBuyer()
  const { days } = await slotsOf(buyer)
  const draft = byCourier({ delivery_slot: { day: days[0] ?? '', from: '12:00', to: '13:00' } })
  const { dueSum } = await buyer.calculated(draft)
  await shop.later(2 * 24 * 60 * 60 * 1000)
  const answer = await buyer.order(draft, { dueSum })
  expect([answer.code, answer.errors]).toStrictEqual([null, { delivery_slot: 'SLOT_TAKEN' }])
})

test.each([
  ['no time at all', { delivery_slot: { day: '2026-13-45', from: '10:00', to: '13:00' } }],
  ['25 o’clock', { delivery_slot: { day: '2026-12-01', from: '25:00', to: '26:00' } }],
])('%s is a malformed call', async (_, choices) => {
  const buyer = await aBuyer()
  expect((await buyer.post('/cart/calculate', choices)).status).toBe(400)
})

test('left at the door: paid online only, named in the order, told to the office [delivery.left-at-door]', async () => {
  const buyer = await aBuyer()
  const draft = byCourier({ contactless: true, payment_method_id: ONLINE })
  const whole = await buyer.calculated(draft)
  const courier = whole.delivery.find(({ courierType }) => courierType === 'standard')
  expect(courier?.description).not.toContain('Примерка')
  expect(whole.availablePaymentMethods.map(({ type }) => type)).not.toContain('onReceipt')
  expect(await buyer.order(byCourier({ contactless: true, payment_method_id: ON_RECEIPT }))).toMatchObject({
    code: 'PAYMENT_NOT_AVAILABLE',
  })
  const { order } = await buyer.order(draft)
  expect((await buyer.success(order?.id ?? '')).order.delivery.name).toBe('Курьер, оставит у двери')
  await gateway.report(order?.id ?? '', 'Payment', { to: shop.url() })
  const told = await eventually('the office hears of the order', () => office.of(order?.id ?? '').at(-1))
  expect(told.delivery).toMatchObject({ contactless: true, slot: null })
})

test('where nothing is left at doors it is refused at its field [delivery.contactless-cities]', async () => {
  const buyer = await aBuyer()
  const { errors } = await buyer.order(byCourier({ city: KAZAN, address: 'Баумана, 5', contactless: true }))
  expect(errors).toStrictEqual({ contactless: 'DELIVERY_NOT_AVAILABLE' })
})
