import { aDraft, Buyer } from '../../support/people/buyer.ts'
import { LETTER, openShopOfBuyers } from '../../support/people/buyers.ts'
import { Gateway } from '../../support/services/gateway.ts'
import { refusal } from '../../support/people/shopper.ts'
import type { Shop } from '../../support/shop.ts'
import { eventually } from '@shop/testing/eventually'

const RING = 'solitaire-aurora-yellow-165'
const HOLD_MS = 30 * 60 * 1000

const gateway = new Gateway()
let shop: Shop
let next: () => Buyer
const report = (order: string, event: 'Payment' | 'Fail' | 'Refund', changes: Omit<Parameters<Gateway['report']>[2], 'to'> = {}) =>
  gateway.report(order, event, { to: shop.url(), ...changes })

/** Pieces that a shopper could put into a bag now. */
async function left(sku = LETTER) {
  const visitor = await new Buyer(shop.url()).arrive()
  const { cartData } = await visitor.whole('add', { sku_id: sku, quantity: 90 }).catch(() => ({ cartData: null }))
  return cartData?.products[0]?.quantity ?? 0
}

const until = (isSo: () => Promise<boolean>) => eventually('it comes to that', isSo)

beforeAll(async () => {
  ;({ shop, next } = await openShopOfBuyers(gateway, 22))
})
afterAll(async () => {
  await shop.remove()
  await gateway.close()
})

async function anOrder(buyer = next(), draft = aDraft()) {
  const { order } = await buyer.order(draft)
  if (!order) throw new Error('No order was made.')
  return { buyer, id: order.id }
}

test('an unpaid order is held for half an hour and can be paid [payment.hold-30-minutes]', async () => {
  const { buyer, id } = await anOrder()
  const payment = await buyer.payment(id)
  expect(payment).toMatchObject({ orderId: id, status: 'pending', canRetry: true, methodId: 1, currency: 'RUB', message: null })
  expect(Math.round((Date.parse(payment.payableUntil ?? '') - Date.now()) / 60_000)).toBe(30)
})

test('a signed webhook marks the order as paid [payment.webhook-is-truth]', async () => {
  const { buyer, id } = await anOrder()
  expect(await report(id, 'Payment')).toBe(200)
  expect(await buyer.payment(id)).toMatchObject({ status: 'paid', canRetry: false, payableUntil: null })
  const { order } = await buyer.success(id)
  expect(order).toMatchObject({ status: 'paid', payableUntil: null })
  expect(order.timeline.find(({ status }) => status === 'paid')?.at).toBe(order.paidAt)
})

test('a repeated webhook changes nothing', async () => {
  const { buyer, id } = await anOrder()
  const before = gateway.refunds.length
  for (const _ of [1, 2, 3]) expect(await report(id, 'Payment', { transaction: 'PS-twice' })).toBe(200)
  expect(await buyer.payment(id)).toMatchObject({ status: 'paid' })
  expect(gateway.refunds).toHaveLength(before)
})

describe('a forged webhook', () => {
  test.each([
    ['another key', { key: 'guessed' }],
    ['a body that was changed on the way', { tampered: true }],
  ])('%s: rejected, and nothing is paid', async (_, changes) => {
    const { buyer, id } = await anOrder()
    expect(await report(id, 'Payment', changes)).toBe(401)
    expect(await buyer.payment(id)).toMatchObject({ status: 'pending' })
  })

  test('an amount other than the order’s: rejected', async () => {
    const { buyer, id } = await anOrder()
    expect(await report(id, 'Payment', { amount: '1.00' })).toBe(400)
    expect(await buyer.payment(id)).toMatchObject({ status: 'pending' })
  })
})

test('a declined payment gives the reason and can be retried on a new page with another method', async () => {
  const { buyer, id } = await anOrder()
  await report(id, 'Fail', { message: 'insufficient_funds' })
  expect(await buyer.payment(id)).toMatchObject({
    status: 'declined',
    canRetry: true,
    message: 'На карте не хватает денег. Деньги не списаны.',
  })
  const { body } = await buyer.post(`/order/${id}/payment`, { payment_method_id: 2 })
  expect(body).toMatchObject({ result: true, paymentUrl: `https://pay.example/${id}-2`, payment: { status: 'pending', methodId: 2 } })
  expect(gateway.pagesOf(id)[0]?.body.PaymentRequest.PaymentMethod).toBe('fastPayment')
  await report(id, 'Payment')
  expect(await buyer.payment(id)).toMatchObject({ status: 'paid', methodName: 'Система быстрых платежей' })
})

test('two clicks on «try again» open one page', async () => {
  const { buyer, id } = await anOrder()
  await report(id, 'Fail')
  const answers = await Promise.all([1, 2].map(() => buyer.post(`/order/${id}/payment`, {})))
  expect(new Set(answers.map(({ body }) => (body as { paymentUrl: string }).paymentUrl)).size).toBe(1)
})

test('a duplicate payment of an order is refunded once', async () => {
  const { id, buyer } = await anOrder()
  await report(id, 'Fail')
  await buyer.post(`/order/${id}/payment`, {})
  await report(id, 'Payment', { reference: `${id}-2`, transaction: 'PS-second' })
  await report(id, 'Payment', { reference: `${id}-1`, transaction: 'PS-first' })
  await until(async () => gateway.refunds.some(({ id }) => id === 'PS-first'))
  expect(gateway.refunds.filter(({ id }) => id === 'PS-first' || id === 'PS-second')).toHaveLength(1)
  expect(await buyer.payment(id)).toMatchObject({ status: 'paid' })
})

test('a second payment on the same page is refunded; the order stays paid', async () => {
  const { id } = await anOrder()
  const statuses = () => shop.behindTheScenes(`SELECT status, transaction_id AS transaction FROM payments WHERE subject_id = '${id}'`)
  await report(id, 'Payment', { transaction: 'PS-kept' })
  for (const _ of [1, 2]) await report(id, 'Payment', { transaction: 'PS-again' })
  await until(async () => gateway.refunds.some(({ id }) => id === 'PS-again'))
  await report(id, 'Refund', { transaction: 'PS-again' })
  expect(gateway.refunds.filter(({ id }) => id === 'PS-kept' || id === 'PS-again').map(({ id }) => id)).toStrictEqual(['PS-again'])
  expect(await statuses()).toStrictEqual([{ status: 'paid', transaction: 'PS-kept' }])
  await report(id, 'Refund', { transaction: 'PS-kept' })
  expect(await statuses()).toStrictEqual([{ status: 'refunded', transaction: 'PS-kept' }])
})

test('canceling an order releases its stock at once, and only once', async () => {
  const before = await left()
  const { buyer, id } = await anOrder()
  expect(await left()).toBe(before - 1)
  expect((await buyer.post(`/order/${id}/cancel`, {})).body).toMatchObject({
    result: true,
    payment: { status: 'cancelled', canRetry: false },
  })
  expect((await buyer.post(`/order/${id}/cancel`, {})).body).toMatchObject({ result: false })
  expect(await left()).toBe(before)
})

test('canceling a paid order before packing refunds it once', async () => {
  const { buyer, id } = await anOrder()
  await report(id, 'Payment', { transaction: 'PS-given-up' })
  expect((await buyer.post(`/order/${id}/cancel`, {})).body).toMatchObject({ result: true, payment: { status: 'refunded' } })
  expect((await buyer.post(`/order/${id}/cancel`, {})).body).toMatchObject({ result: false })
  await until(async () => gateway.refunds.some((refund) => refund.id === 'PS-given-up'))
  expect(gateway.refunds.filter((refund) => refund.id === 'PS-given-up')).toHaveLength(1)
})

test('a lost webhook is recovered after a minute by polling the gateway', async () => {
  const { buyer, id } = await anOrder()
  gateway.states[`${id}-1`] = { TransactionState: 'success', TransactionId: 'PS-lost-early' }
  expect((await buyer.payment(id)).status).toBe('pending')
  await shop.later(60_000)
  await until(async () => (await buyer.payment(id)).status === 'paid')
})

test('paying a canceled order returns that it is canceled', async () => {
  const { buyer, id } = await anOrder()
  expect((await buyer.post(`/order/${id}/cancel`, {})).body).toMatchObject({ result: true })
  expect((await buyer.post(`/order/${id}/payment`, {})).body).toMatchObject({
    result: false,
    code: 'ORDER_CANCELLED',
    error: 'Заказ отменён, оплатить его уже нельзя',
    paymentUrl: null,
  })
})

describe('after the half-hour hold', () => {
  /** Orders of now, and then it is too late to pay. */
  async function expired(count: number, prepare: (buyer: Buyer) => Promise<unknown> = async () => null) {
    const orders = []
    for (let index = 0; index < count; index += 1) {
      const buyer = next()
      await prepare(buyer)
      orders.push(await anOrder(buyer))
    }
    return orders
  }

  // Orders of the tests before are over too, so that each test sees its own alone.
  beforeEach(async () => {
    await shop.later(HOLD_MS + 1000)
    // The demo has an order that waits for a week.
    const waiting = "SELECT id FROM orders WHERE status = 'created' AND payable_until < now() + interval '1 day'"
    await until(async () => (await shop.behindTheScenes(waiting)).length === 0)
  })

  test('everything is released exactly once: stock, promo code uses, balances', async () => {
    const before = await left()
    const [first, second] = await expired(2, async (buyer) => {
      await buyer.whole('promocode/apply', { code: 'ONETIME' })
      await buyer.whole('certificate/apply', { code: 'ZLATA-3000-K7WQ' })
    })
    if (!first || !second) throw new Error('Two orders are needed.')
    expect(await left()).toBe(before - 2)
    await shop.later(HOLD_MS + 1000)
    for (const { buyer, id } of [first, second]) await until(async () => (await buyer.success(id)).order.status === 'expired')
    expect(await left()).toBe(before)
    const visitor = await new Buyer(shop.url()).arrive()
    await visitor.whole('add', { sku_id: LETTER })
    expect((await visitor.whole('promocode/apply', { code: 'ONETIME' })).cartData.promocodes).toMatchObject([{ reason: 'applied' }])
    expect((await visitor.whole('certificate/apply', { code: 'ZLATA-3000-K7WQ' })).cartData.certificates[0]?.balance).toBe(300_000)
    expect(await first.buyer.payment(first.id)).toMatchObject({ status: 'expired', canRetry: false })
    expect((await first.buyer.post(`/order/${first.id}/payment`, {})).body).toMatchObject({
      result: false,
      code: 'ORDER_EXPIRED',
      paymentUrl: null,
    })
  })

  test('the gateway is polled for a lost webhook before anything is released', async () => {
    const [order] = await expired(1)
    if (!order) throw new Error('An order is needed.')
    // Nobody asks on the way: the end of the hold must ask itself.
    await shop.behindTheScenes("DELETE FROM outbox WHERE kind = 'payment.follow-up'")
    gateway.states[`${order.id}-1`] = { TransactionState: 'success', TransactionId: 'PS-lost' }
    await shop.later(HOLD_MS + 1000)
    await until(async () => (await order.buyer.payment(order.id)).status === 'paid')
    expect(await report(order.id, 'Payment', { transaction: 'PS-lost' })).toBe(200)
    expect((await order.buyer.success(order.id)).order.status).toBe('paid')
  })

  test('a late webhook reserves the items again while in stock [payment.late-webhook]', async () => {
    const before = await left()
    const [order] = await expired(1)
    if (!order) throw new Error('An order is needed.')
    await shop.later(HOLD_MS + 1000)
    await until(async () => (await left()) === before)
    expect(await report(order.id, 'Payment', { transaction: 'PS-late' })).toBe(200)
    expect(await order.buyer.payment(order.id)).toMatchObject({ status: 'paid' })
    expect(await left()).toBe(before - 1)
    expect(gateway.refunds.map(({ id }) => id)).not.toContain('PS-late')
  })

  test('a late webhook for sold-out items refunds the payment [payment.late-webhook]', async () => {
    const buyer = next()
    await buyer.cart('clear')
    await buyer.cart('add', { sku_id: RING, quantity: 60 })
    const order = await anOrder(buyer)
    await shop.later(HOLD_MS + 1000)
    await until(async () => (await left(RING)) === 60)
    const other = next()
    await other.cart('add', { sku_id: RING })
    await anOrder(other, aDraft({ payment_method_id: 4 }))
    expect(await report(order.id, 'Payment', { transaction: 'PS-too-late' })).toBe(200)
    await until(async () => gateway.refunds.some(({ id }) => id === 'PS-too-late'))
    expect(await buyer.payment(order.id)).toMatchObject({ status: 'refunded', canRetry: false })
    expect(gateway.refunds.filter(({ id }) => id === 'PS-too-late')).toHaveLength(1)
    expect(await left(RING)).toBe(59)
  })
})

test('a webhook for an unknown order returns 404', async () => {
  const { id } = await anOrder()
  const page = gateway.pagesOf(id)[0]
  if (page) page.body.PaymentRequest.OrderId = `${id}-99`
  expect(await report(id, 'Payment')).toBe(404)
})

test('the payment state is visible to the owner only', async () => {
  const { id } = await anOrder()
  expect(refusal(await new Buyer(shop.url()).get(`/order/${id}/payment`))).toStrictEqual({ status: 404, code: 'NOT_FOUND' })
})
