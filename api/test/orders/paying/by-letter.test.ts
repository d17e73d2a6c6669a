import { randomUUID } from 'node:crypto'
import type { PaymentState } from '@shop/contracts/orders/payment/payment'
import { aDraft, Buyer, PHONE } from '../../support/people/buyer.ts'
import { openShopOfBuyers } from '../../support/people/buyers.ts'
import { refusal } from '../../support/people/shopper.ts'
import { newEmail } from '../../support/people/sign-in.ts'
import { Gateway } from '../../support/services/gateway.ts'
import { messagesArrived } from '../../support/services/sandbox.ts'
import type { Shop } from '../../support/shop.ts'

const NOT_FOUND = { status: 404, code: 'NOT_FOUND' }
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

interface Answer {
  result: boolean
  paymentUrl: string | null
  code: string | null
  payment: PaymentState
}

/** An unpaid order, the key of its letter, and another browser that opens it. */
async function aLetter(changes: Parameters<typeof aDraft>[0] = {}) {
  const buyer = next()
  const email = newEmail()
  const { order, ...rest } = await buyer.order(aDraft({ email, ...changes }))
  if (!order) throw new Error(JSON.stringify(rest))
  const [letter] = await messagesArrived(email)
  const key = /\/payment\?order=\d+&step=payment&key=([\w.-]+)/.exec(letter?.text ?? '')?.[1] ?? ''
  const reader = await new Buyer(shop.url()).arrive()
  const pay = async (body: object = {}, by = reader) => (await by.post(`/order/${key}/payment`, body)).body as Answer
  return { buyer, id: order.id, key, reader, pay }
}

test('the key of a letter opens the payment in any browser, with every online way [payment.by-letter]', async () => {
  const { buyer, id, key, reader } = await aLetter()
  expect(refusal(await reader.get(`/order/${id}/payment`))).toStrictEqual(NOT_FOUND)
  const own = await buyer.payment(id)
  const byLetter = await reader.payment(key)
  expect(byLetter).toMatchObject({ orderId: id, status: 'pending', amount: own.amount, isByLetter: true, payableUntil: own.payableUntil })
  const types = ({ methods }: PaymentState) => methods.map(({ type }) => type)
  expect(types(own)).toContain('onReceipt')
  expect(types(byLetter)).toStrictEqual(types(own).filter((type) => type !== 'onReceipt'))
})

test('it pays: the bank leads back by the same key, which no attempt stores, and fills in no contact [payment.by-letter]', async () => {
  const { buyer, id, key, pay } = await aLetter()
  expect(await pay()).toMatchObject({ result: true, paymentUrl: `https://pay.example/${id}-2` })
  expect((await pay()).paymentUrl).toBe(`https://pay.example/${id}-2`)
  const [page, own] = gateway.pagesOf(id)
  const [left, paid] = ['payment', 'processing'].map(
    (step) => `http://shop.ru.localhost/payment?order=${id}&step=${step}&key=${encodeURIComponent(key)}`,
  )
  expect(page?.body.PaymentRequest.ExtraData).toMatchObject({ ReturnUrl: left, SuccessUrl: paid, DeclineUrl: paid })
  expect(own?.body).toMatchObject({ CustomerInfo: { Phone: PHONE } })
  expect(page?.body).toHaveProperty('CustomerInfo', { Language: 'ru' })
  expect(JSON.stringify(await shop.behindTheScenes('SELECT p::text FROM payments p'))).not.toContain(key)
  await gateway.report(id, 'Payment', { to: shop.url() })
  expect((await buyer.success(id)).order).toMatchObject({ status: 'paid' })
})

test('what binds its owner stays closed: payment on receipt, the link for somebody else, cancellation by number [payment.by-letter]', async () => {
  const { buyer, id, key, reader, pay } = await aLetter()
  expect(await pay({ payment_method_id: 4 })).toMatchObject({ result: false, code: 'PAYMENT_NOT_AVAILABLE' })
  expect(await pay({ payment_method_id: 1, card_id: 1, save_card: true })).toMatchObject({ result: true })
  expect(gateway.pagesOf(id)[0]?.body.PaymentRequest.RebillFlag).toBe(false)
  for (const path of ['pay-link', 'cancel']) expect(refusal(await reader.post(`/order/${key}/${path}`, {}))).toStrictEqual(NOT_FOUND)
  expect((await buyer.payment(id)).status).toBe('pending')
})

test('who ordered keeps every way, also by the link of the letter [payment.by-letter]', async () => {
  const { buyer, key, pay } = await aLetter()
  expect((await buyer.payment(key)).isByLetter).toBeUndefined()
  expect(await pay({ payment_method_id: 4 }, buyer)).toMatchObject({ result: true, code: null, payment: { status: 'none' } })
})

test('the bank’s refusal of the owner is not told to the reader of a letter', async () => {
  const { buyer, id, key, reader } = await aLetter()
  await gateway.report(id, 'Fail', { to: shop.url(), message: 'insufficient_funds' })
  expect(await buyer.payment(id)).toMatchObject({ status: 'declined' })
  expect(await reader.payment(key)).toMatchObject({ status: 'pending', message: null, canRetry: true })
})

test('a key that was changed, or is of another order, opens nothing', async () => {
  const { id, key, reader } = await aLetter()
  const [, day, signature] = key.split('.')
  const wrong = [`${key}x`, `${id}.${day}`, `${Number(id) + 1}.${day}.${signature}`, `${id}.zzzz.${signature}`, `x.${day}.${signature}`]
  for (const name of wrong) {
    expect(refusal(await reader.get(`/order/${name}/payment`))).toStrictEqual(NOT_FOUND)
    expect(refusal(await reader.post(`/order/${name}/payment`, {}))).toStrictEqual(NOT_FOUND)
  }
  const sheet = { wallet: 'google', token: '{"signature":"MEUCIQ"}', amount: 1, currency: 'USD', key: randomUUID() }
  expect(refusal(await reader.post(`/order/${key}x/wallet`, sheet))).toStrictEqual(NOT_FOUND)
})

test('a letter opens twenty pages an hour [payment.by-letter]', async () => {
  const { pay, key, reader } = await aLetter()
  for (let times = 0; times < 20; times += 1) await pay()
  expect(refusal(await reader.post(`/order/${key}/payment`, {}))).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' })
})
