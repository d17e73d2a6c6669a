import type { CreateOrderAnswer } from '@shop/contracts/orders/order'
import type { PaymentState } from '@shop/contracts/orders/payment/payment'
import { instalmentsLeft } from '@shop/contracts/cart/instalments'
import { dayInWords } from '@shop/i18n/dates'
import { exactMoney } from '@shop/i18n/money'
import { orderLetter, orderText } from '../../../src/buying/letters/orders/order.ts'
import { aDraft, type Buyer } from '../../support/people/buyer.ts'
import { openShopOfBuyers } from '../../support/people/buyers.ts'
import { Gateway } from '../../support/services/gateway.ts'
import type { Shop } from '../../support/shop.ts'

const gateway = new Gateway()
let shop: Shop
let next: () => Buyer

beforeAll(async () => {
  ;({ shop, next } = await openShopOfBuyers(gateway, 16))
})
afterAll(async () => {
  await shop.remove()
  await gateway.close()
})

interface Retried {
  result: boolean
  paymentUrl: string | null
  code: string | null
  payment: PaymentState
}

async function anOrder(draft: Parameters<typeof aDraft>[0] = {}, buyer = next()) {
  const { order, ...rest }: CreateOrderAnswer = await buyer.order(aDraft(draft))
  if (!order) throw new Error(JSON.stringify(rest))
  const { id } = order
  const pay = async (methodId?: number) =>
    (await buyer.post(`/order/${id}/payment`, methodId === undefined ? {} : { payment_method_id: methodId })).body as Retried
  return { buyer, id, pay }
}
const report = (id: string, event: 'Payment' | 'Fail', changes: { reference?: string; transaction?: string } = {}) =>
  gateway.report(id, event, { to: shop.url(), ...changes })
const typesOf = ({ methods }: PaymentState) => methods.map(({ type }) => type)

test('an unpaid order offers the methods that checkout offered, by the same names [payment.choice-again]', async () => {
  const buyer = next()
  const { availablePaymentMethods: offered } = await buyer.calculated(aDraft())
  const { id } = await anOrder({ payment_method_id: 3 }, buyer)
  const { methods } = await buyer.payment(id)
  expect(methods).toStrictEqual(offered.map(({ id, type, name, description }) => ({ id, type, name, description })))
  expect(methods.map(({ name }) => name)).toContain('Четыре платежа')
})

test('an order chosen in four payments opens such a page again, for the same whole sum', async () => {
  const { id, pay, buyer } = await anOrder({ payment_method_id: 3 })
  await report(id, 'Fail')
  expect(await pay(3)).toMatchObject({ result: true, paymentUrl: `https://pay.example/${id}-2`, payment: { methodId: 3 } })
  const [again, first] = gateway.pagesOf(id)
  expect(again?.body.PaymentRequest).toMatchObject({ PaymentMethod: 'instalments', Amount: first?.body.PaymentRequest.Amount })
  expect(again?.body.ReceiptData).toStrictEqual(first?.body.ReceiptData)
  // Without a choice it is the last one.
  expect((await pay()).paymentUrl).toBe(`https://pay.example/${id}-2`)
  expect((await buyer.payment(id)).methodName).toBe('Четыре платежа')
})

test('once the first of four payments has arrived, order, letter and text message say what is left and when [payment.instalments-told]', async () => {
  const { id, buyer } = await anOrder({ payment_method_id: 3 })
  expect((await buyer.success(id)).order.payment.firstPaidAt).toBeUndefined()
  await report(id, 'Payment')
  const { order } = await buyer.success(id)
  expect(order.payment.firstPaidAt).toBe(order.paidAt)
  const now = new Date(order.paidAt ?? '')
  const { left, paid, next: days } = instalmentsLeft(order.dueSum, order.paidAt ?? '', now)
  const sum = (minor: number) => exactMoney(minor, 'RUB', 'ru')
  const { text } = orderLetter('paid', order, 'ru', { origin: 'https://shop.ru', token: 't', tracking: null, moneyBack: [], now })
  for (const said of [sum(paid), sum(left), ...days.map(({ day }) => dayInWords(day, 'ru'))]) expect(text).toContain(said)
  expect(orderText('paid', order, 'ru', { tracking: null, code: null, now })).toContain(`осталось ${sum(left)}`)
})

test('the same choice twice opens one page', async () => {
  const { id, pay } = await anOrder()
  const urls = (await Promise.all([pay(2), pay(2), pay(2)])).map(({ paymentUrl }) => paymentUrl)
  expect(new Set(urls)).toStrictEqual(new Set([`https://pay.example/${id}-2`]))
})

describe('a method that checkout would not offer', () => {
  test('is refused, and the order keeps its own', async () => {
    const { id, pay, buyer } = await anOrder()
    for (const unknown of [13, 99]) {
      expect(await pay(unknown)).toMatchObject({ result: false, paymentUrl: null, code: 'PAYMENT_NOT_AVAILABLE' })
    }
    expect(await buyer.payment(id)).toMatchObject({ methodId: 1, status: 'pending' })
  })

  test('four payments are not for certificates [payment.instalments-not-for-certificates]', async () => {
    const { id, pay, buyer } = await anOrder()
    await shop.behindTheScenes(
      `UPDATE order_lines SET url = '/catalog/certificates/card' WHERE order_id = (SELECT id FROM orders WHERE number = '${id}')`,
    )
    expect(typesOf(await buyer.payment(id))).toStrictEqual(['card', 'fastPayment'])
    expect(await pay(3)).toMatchObject({ result: false, code: 'PAYMENT_NOT_AVAILABLE' })
  })

  test('four payments are not for sums outside of their limits', async () => {
    const { id, pay, buyer } = await anOrder()
    await shop.behindTheScenes(`UPDATE orders SET due_sum = 20000001 WHERE number = '${id}'`)
    expect(typesOf(await buyer.payment(id))).not.toContain('instalments')
    expect(await pay(3)).toMatchObject({ result: false, code: 'PAYMENT_NOT_AVAILABLE' })
  })

  test('payment on receipt is not for a place that takes none', async () => {
    const { id, pay, buyer } = await anOrder()
    await shop.behindTheScenes(
      `UPDATE orders SET delivery = jsonb_set(delivery, '{payments}', '["card", "fastPayment", "instalments"]') WHERE number = '${id}'`,
    )
    expect(typesOf(await buyer.payment(id))).not.toContain('onReceipt')
    expect(await pay(4)).toMatchObject({ result: false, code: 'PAYMENT_NOT_AVAILABLE' })
  })
})

describe('payment on receipt instead', () => {
  test('accepts the order and ends its hold', async () => {
    const { id, pay, buyer } = await anOrder()
    expect(await pay(4)).toMatchObject({ result: true, paymentUrl: null, code: null, payment: { status: 'none', canRetry: false } })
    const { order } = await buyer.success(id)
    expect(order).toMatchObject({ status: 'accepted', payableUntil: null, paidAt: null, payment: { methodId: 4, name: 'При получении' } })
    expect(order.timeline[0]?.status).toBe('accepted')
    await shop.later(31 * 60_000)
    expect((await buyer.success(id)).order.status).toBe('accepted')
  })

  test('a payment that arrives meanwhile wins', async () => {
    const { id, pay, buyer } = await anOrder()
    await pay(4)
    await report(id, 'Payment', { transaction: 'PS-won' })
    expect(await buyer.payment(id)).toMatchObject({ status: 'paid', methodId: 1, methodName: 'Картой онлайн' })
    expect(gateway.refunds.map((refund) => refund.id)).not.toContain('PS-won')
  })
})

describe('a second payment [payment.never-twice]', () => {
  test('of a paid order is refused', async () => {
    const { id, pay } = await anOrder()
    await report(id, 'Payment')
    expect(await pay()).toMatchObject({ result: false, paymentUrl: null, payment: { status: 'paid' } })
    expect(await pay(2)).toMatchObject({ result: false, paymentUrl: null, payment: { status: 'paid' } })
    expect(gateway.pagesOf(id)).toHaveLength(1)
  })

  test('is refused while the report of the first is on its way: the gateway is asked before another page opens', async () => {
    const { id, pay } = await anOrder()
    gateway.states[`${id}-1`] = { TransactionState: 'success', TransactionId: `PS-way-${id}` }
    expect(await pay(2)).toMatchObject({ result: false, paymentUrl: null, payment: { status: 'paid', methodId: 1 } })
    expect(gateway.pagesOf(id)).toHaveLength(1)
  })
})

test('the payment that arrives names the method, not the choice made after it', async () => {
  const { id, pay, buyer } = await anOrder()
  await pay(2)
  await report(id, 'Payment', { reference: `${id}-1` })
  expect(await buyer.payment(id)).toMatchObject({ status: 'paid', methodId: 1, methodName: 'Картой онлайн' })
})

describe('a fast payment', () => {
  test('is shown with the bank’s URL until it is paid, declined or left for another way [payment.fast-by-qr]', async () => {
    const buyer = next()
    const { order } = await buyer.order(aDraft({ payment_method_id: 2 }))
    const { id = '', isFastPayment, paymentUrl } = order ?? {}
    expect({ isFastPayment, paymentUrl }).toStrictEqual({ isFastPayment: true, paymentUrl: `https://pay.example/${id}-1` })
    const shown = async () => (await buyer.payment(id)).fastPaymentUrl
    expect(await shown()).toBe(paymentUrl)
    await report(id, 'Fail', { reference: `${id}-1` })
    expect(await shown()).toBeUndefined()
    await buyer.post(`/order/${id}/payment`, { payment_method_id: 2 })
    expect(await shown()).toBe(`https://pay.example/${id}-2`)
    await buyer.post(`/order/${id}/payment`, { payment_method_id: 1 })
    expect(await shown()).toBeUndefined()
  })

  test('of a card is none', async () => {
    const { buyer, id } = await anOrder()
    expect(await buyer.payment(id)).not.toHaveProperty('fastPaymentUrl')
  })
})
