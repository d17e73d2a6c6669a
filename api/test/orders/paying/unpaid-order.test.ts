import type { CommonData } from '@shop/contracts/account/common-data'
import { aDraft, Buyer } from '../../support/people/buyer.ts'
import { LETTER, openShopOfBuyers } from '../../support/people/buyers.ts'
import { Gateway } from '../../support/services/gateway.ts'
import type { Shop } from '../../support/shop.ts'

const HOLD_MS = 30 * 60 * 1000

const gateway = new Gateway()
let shop: Shop
let next: () => Buyer

beforeAll(async () => {
  ;({ shop, next } = await openShopOfBuyers(gateway, 8))
})
afterAll(async () => {
  await shop.remove()
  await gateway.close()
})

const ordered = async (buyer: Buyer, draft = aDraft()) => {
  const { order } = await buyer.order(draft)
  if (!order) throw new Error('No order was made.')
  return order
}

/** What the bag and every page say of an order that waits for its payment. */
async function toldTo(buyer: Buyer) {
  const { unpaidOrder } = (await buyer.whole('calculate')).cartData
  const { cartData } = (await buyer.post('/pd/frontend/common_data', { path: '/' })).body as CommonData
  expect(cartData?.unpaidOrder).toStrictEqual(unpaidOrder)
  return unpaidOrder
}

test('the emptied bag shows the unpaid order until it is paid, to its shopper only', async () => {
  const [buyer, stranger] = [next(), next()]
  expect(await toldTo(buyer)).toBeNull()
  const order = await ordered(buyer)
  const { payableUntil } = await buyer.payment(order.id)
  expect(await toldTo(buyer)).toStrictEqual({ id: order.id, number: order.number, payableUntil })
  expect(await toldTo(stranger)).toBeNull()
  await gateway.report(order.id, 'Payment', { to: shop.url() })
  expect(await toldTo(buyer)).toBeNull()
})

test('an order with a declined payment is shown for a retry; a canceled one is not', async () => {
  const buyer = next()
  const order = await ordered(buyer)
  await gateway.report(order.id, 'Fail', { to: shop.url() })
  expect(await toldTo(buyer)).toMatchObject({ id: order.id })
  await buyer.post(`/order/${order.id}/cancel`, {})
  expect(await toldTo(buyer)).toBeNull()
})

test('an order paid on receipt is not shown', async () => {
  const buyer = next()
  await ordered(buyer, aDraft({ payment_method_id: 4 }))
  expect(await toldTo(buyer)).toBeNull()
})

test('a later order without a payment due does not hide the unpaid one', async () => {
  const buyer = next()
  const unpaid = await ordered(buyer)
  await buyer.cart('add', { sku_id: LETTER })
  const later = await ordered(buyer, aDraft({ payment_method_id: 4 }))
  expect((await buyer.get('/order/last')).body).toStrictEqual({ result: true, orderId: later.id, unpaidOrderId: unpaid.id })
  expect(await toldTo(buyer)).toMatchObject({ id: unpaid.id })
})

test('an order past its hold is not shown', async () => {
  const buyer = next()
  const order = await ordered(buyer)
  expect(await toldTo(buyer)).toMatchObject({ id: order.id })
  await shop.later(HOLD_MS + 1000)
  expect(await toldTo(buyer)).toBeNull()
  expect((await buyer.get('/order/last')).body).toStrictEqual({ result: true, orderId: order.id, unpaidOrderId: null })
})
