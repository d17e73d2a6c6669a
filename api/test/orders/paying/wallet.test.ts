import { randomUUID } from 'node:crypto'
import type { PaymentState } from '@shop/contracts/orders/payment/payment'
import { aDraft, Buyer, PHONE } from '../../support/people/buyer.ts'
import { INTERNATIONAL, RUSSIAN } from '../../support/people/shopper.ts'
import { Gateway } from '../../support/services/gateway.ts'
import { openShop, type Shop } from '../../support/shop.ts'

const RING = 'solitaire-aurora-yellow-165'
const gateway = new Gateway()
let shop: Shop

beforeAll(async () => {
  shop = await openShop({
    ...(await gateway.open()),
    GOOGLE_PAY_MERCHANT_ID: 'merchant-of-tests',
    APPLE_PAY_MERCHANT_ID: 'merchant.of.tests',
  })
  await shop.behindTheScenes('UPDATE stock SET quantity = 100')
})
afterAll(async () => {
  await shop.remove()
  await gateway.close()
})
beforeEach(() => {
  gateway.charges = {}
  gateway.losesAnswers = false
  gateway.isDown = false
})

interface Answer {
  result: boolean
  paymentUrl: string | null
  code: string | null
  error: string | null
  payment: PaymentState
}

let tokens = 0
const aToken = () => JSON.stringify({ protocolVersion: 'ECv2', signature: 'MEUCIQ', signedMessage: `sealed-${(tokens += 1)}` })

/** A shopper abroad with an unpaid order who has been sent to the bank's page. */
async function claire() {
  const buyer = await new Buyer(shop.url(), INTERNATIONAL, { country: 'US' }).arrive()
  await buyer.cart('add', { sku_id: RING })
  await shop.behindTheScenes(`UPDATE sessions SET confirmed_phone = '${PHONE}'`)
  const { order, ...rest } = await buyer.order(
    aDraft({
      delivery_method_id: 1,
      courier_type: 'ems',
      shop_id: null,
      fio: 'Claire Novak',
      address: '350 Fifth Avenue',
      city: 'New York',
      region: 'NY',
      postal_code: '10118',
    }),
  )
  if (!order) throw new Error(JSON.stringify(rest))
  const { id } = order
  const { amount, currency } = await buyer.payment(id)
  const sheet = (changes: object = {}) => ({ wallet: 'google', token: aToken(), amount, currency, key: randomUUID(), ...changes })
  const post = (body: object) => buyer.post(`/order/${id}/wallet`, body)
  const pay = async (body: object = sheet()) => (await post(body)).body as Answer
  const byCard = async () => (await buyer.post(`/order/${id}/payment`, { payment_method_id: 1 })).body as Answer
  return { buyer, id, amount, sheet, post, pay, byCard }
}

describe('offering', () => {
  test('an unpaid order abroad tells what a wallet needs, a paid one no more [payment.wallet-abroad]', async () => {
    const { buyer, id, pay } = await claire()
    expect((await buyer.payment(id)).wallets).toStrictEqual({
      gateway: 'payselection',
      gatewayMerchantId: '77001',
      country: 'AE',
      google: 'merchant-of-tests',
      apple: 'merchant.of.tests',
      isTest: true,
    })
    await pay()
    expect((await buyer.payment(id)).wallets).toBeUndefined()
  })

  test('an order in Russia offers none, and takes none [payment.wallet-abroad]', async () => {
    const buyer = await new Buyer(shop.url(), RUSSIAN).arrive()
    await buyer.cart('add', { sku_id: RING })
    await shop.behindTheScenes(`UPDATE sessions SET confirmed_phone = '${PHONE}'`)
    const { order } = await buyer.order()
    const id = order?.id ?? ''
    const { wallets, amount, currency } = await buyer.payment(id)
    expect(wallets).toBeUndefined()
    const { body } = await buyer.post(`/order/${id}/wallet`, { wallet: 'google', token: aToken(), amount, currency, key: randomUUID() })
    expect(body).toMatchObject({ result: false, code: 'PAYMENT_NOT_AVAILABLE', paymentUrl: null })
    expect(gateway.chargesOf(id)).toStrictEqual([])
  })
})

describe('paying', () => {
  test('the order is paid at once, for its own sum, as an online payment by card [payment.wallet-server-decides]', async () => {
    const { buyer, id, amount, pay } = await claire()
    expect(await pay()).toMatchObject({ result: true, code: null, paymentUrl: null, payment: { status: 'paid', methodId: 1 } })
    const charge = gateway.asked.find(({ path, body }) => path.endsWith('/single') && body.PaymentRequest.OrderId === `${id}-2`)
    expect(charge).toMatchObject({
      isSigned: true,
      body: {
        PaymentRequest: { Amount: (amount / 100).toFixed(2), Currency: 'USD', PaymentMethod: 'card' },
        PaymentDetails: { Type: 'GooglePay' },
      },
    })
    expect(charge?.body.ReceiptData.receipt.payments).toStrictEqual([{ type: 1, sum: (amount / 100).toFixed(2) }])
    expect((await buyer.success(id)).order).toMatchObject({ status: 'paid' })
  })

  test('the token is stored nowhere [payment.wallet-token-secret]', async () => {
    const { sheet, pay } = await claire()
    const body = sheet()
    await pay(body)
    const tables = ['payments', 'payment_reports', 'outbox', 'orders'].map((table) => `SELECT t::text FROM ${table} t`)
    const rows = JSON.stringify(await shop.behindTheScenes(tables.join(' UNION ALL ')))
    expect(rows).toContain(body.key)
    expect(rows).not.toContain(`sealed-${tokens}`)
  })

  test('a declined wallet says the reason of the bank, and every other way stays open [payment.wallet-declined]', async () => {
    const { sheet, pay, byCard, id } = await claire()
    const body = sheet()
    gateway.charges[body.token] = { TransactionState: 'declined', ErrorMessage: 'insufficient_funds' }
    const refused = {
      result: false,
      code: 'PAYMENT_DECLINED',
      error: 'There is not enough money on the card. Nothing was taken.',
      payment: { status: 'declined', canRetry: true },
    }
    expect(await pay(body)).toMatchObject(refused)
    expect(await pay(body)).toMatchObject(refused)
    expect(gateway.chargesOf(id)).toStrictEqual([`${id}-2`])
    expect((await byCard()).paymentUrl).toBe(`https://pay.example/${id}-3`)
    expect(await pay()).toMatchObject({ result: true, payment: { status: 'paid' } })
  })

  test('the page of the bank is opened where it asks to confirm', async () => {
    const { sheet, pay, id } = await claire()
    const body = sheet()
    gateway.charges[body.token] = { RedirectUrl: 'https://pay.example/3ds' }
    for (const _ of [1, 2]) expect(await pay(body)).toMatchObject({ result: true, paymentUrl: 'https://pay.example/3ds' })
    expect(gateway.chargesOf(id)).toHaveLength(1)
  })

  test('calls together charge once, and a repeated one gets the same answer [payment.wallet-charged-once]', async () => {
    const { sheet, pay, id } = await claire()
    const body = sheet()
    const sheets = [body, body, body, sheet()]
    const answers = (await Promise.all(sheets.map((one) => pay(one)))) as { result: boolean }[]
    expect(new Set(gateway.chargesOf(id))).toStrictEqual(new Set([`${id}-2`]))
    // Either sheet may have been the first.
    const charged = sheets[answers.findIndex(({ result }) => result)]
    expect(await pay(charged)).toMatchObject({ result: true, code: null, payment: { status: 'paid' } })
    expect(gateway.refunds.filter(({ id: transaction }) => transaction?.includes(id))).toStrictEqual([])
  })

  test('an answer that got lost is waited for, and no other payment begins [payment.wallet-charged-once]', async () => {
    const { pay, byCard, id } = await claire()
    gateway.losesAnswers = true
    gateway.states[`${id}-2`] = { TransactionState: 'pending', TransactionId: '' }
    expect((await pay()).paymentUrl).toContain(`/payment?order=${id}`)
    expect((await byCard()).paymentUrl).toContain(`/payment?order=${id}`)
    gateway.states[`${id}-2`] = { TransactionState: 'success', TransactionId: `PS-${id}-2` }
    expect(await byCard()).toMatchObject({ paymentUrl: null, payment: { status: 'paid' } })
  })

  test('a charge that never arrived is given up, and another way is open', async () => {
    const { pay, byCard, id } = await claire()
    gateway.isDown = true
    await pay()
    gateway.isDown = false
    gateway.unheard.add(`${id}-2`)
    expect((await byCard()).paymentUrl).toContain(`/payment?order=${id}`)
    await shop.later(31_000)
    expect((await byCard()).paymentUrl).toBe(`https://pay.example/${id}-3`)
  })
})

describe('Apple’s wallet', () => {
  const APPLE_URL = 'https://apple-pay-gateway-nc-pod1.apple.com/paymentservices/startSession'

  test('is vouched for by the gateway, for the host of the shop, and pays by its own token [payment.wallet-vouched]', async () => {
    const { buyer, id, sheet, pay } = await claire()
    const { body } = await buyer.post(`/order/${id}/wallet/session`, { validationUrl: APPLE_URL })
    expect(body).toStrictEqual({ result: true, session: { merchantSessionIdentifier: 'SSH1' } })
    const asked = gateway.asked.findLast(({ path }) => path === '/payments/applepay/session')
    expect(asked?.body).toStrictEqual({ ValidationUrl: APPLE_URL, DomainName: INTERNATIONAL.split(':')[0] })
    expect(await pay(sheet({ wallet: 'apple', token: apple() }))).toMatchObject({ result: true, payment: { status: 'paid' } })
    expect(gateway.asked.at(-1)?.body.PaymentDetails).toMatchObject({ Type: 'ApplePay' })
    const again = await buyer.post(`/order/${id}/wallet/session`, { validationUrl: APPLE_URL })
    expect([again.status, again.body]).toMatchObject([400, { code: 'PAYMENT_NOT_AVAILABLE' }])
  })

  test.each([
    'http://apple-pay-gateway.apple.com/paymentservices/startSession',
    'https://apple-pay-gateway.apple.com.evil.example/startSession',
    'https://evil.example/apple-pay-gateway.apple.com/startSession',
    'https://apple-pay-gateway.apple.com@evil.example/startSession',
    'https://apple-pay-gateway.apple.com:8443/startSession',
    'https://www.apple.com/startSession',
    'http://127.0.0.1/startSession',
  ])('the gateway is not sent to %s', async (validationUrl) => {
    const { buyer, id } = await claire()
    const before = gateway.asked.length
    expect((await buyer.post(`/order/${id}/wallet/session`, { validationUrl })).status).toBe(400)
    expect(gateway.asked).toHaveLength(before)
  })

  test('without an answer of the gateway the sheet is told so', async () => {
    const { buyer, id } = await claire()
    gateway.isDown = true
    expect((await buyer.post(`/order/${id}/wallet/session`, { validationUrl: APPLE_URL })).body).toMatchObject({ code: 'SERVER_BUSY' })
  })
})

describe('refusing', () => {
  test('an order that was paid meanwhile is charged no second time', async () => {
    const { pay, id } = await claire()
    await gateway.report(id, 'Payment', { to: shop.url() })
    expect(await pay()).toMatchObject({ result: false, code: null, paymentUrl: null, payment: { status: 'paid' } })
    expect(gateway.chargesOf(id)).toStrictEqual([])
  })

  test('an order whose time is over is not charged', async () => {
    const { pay, id } = await claire()
    await shop.later(31 * 60_000)
    expect(await pay()).toMatchObject({ result: false, code: 'ORDER_EXPIRED' })
    expect(gateway.chargesOf(id)).toStrictEqual([])
  })

  test.each([
    ['another sum', { amount: 100 }, 'PRICE_CHANGED'],
    ['another currency', { currency: 'AED' }, 'PRICE_CHANGED'],
  ])('%s is refused, and nothing is charged [payment.wallet-server-decides]', async (_, changes, code) => {
    const { sheet, pay, id } = await claire()
    expect(await pay(sheet(changes))).toMatchObject({ result: false, code, paymentUrl: null, payment: { canRetry: true } })
    expect(gateway.chargesOf(id)).toStrictEqual([])
  })

  test.each([
    ['no JSON', 'token'],
    ['an empty object', '{}'],
    ['a list', '["a"]'],
    ['a token of the other wallet', apple()],
    ['numbers', '{"protocolVersion":1,"signature":2,"signedMessage":3}'],
    ['a book', JSON.stringify({ protocolVersion: 'ECv2', signature: 's', signedMessage: 'x'.repeat(12_000) })],
  ])('%s instead of a token is not sent to the gateway', async (_, token) => {
    const { sheet, post, id } = await claire()
    expect((await post(sheet({ token }))).status).toBe(400)
    expect(gateway.chargesOf(id)).toStrictEqual([])
  })

  test('nobody pays for the order of another session', async () => {
    const { sheet, id } = await claire()
    const other = await new Buyer(shop.url(), INTERNATIONAL, { country: 'US' }).arrive()
    expect((await other.post(`/order/${id}/wallet`, sheet())).status).toBe(404)
  })

  test('charges of an order are limited in an hour', async () => {
    const { sheet, post } = await claire()
    await shop.behindTheScenes('DELETE FROM attempt_windows')
    let status = 200
    for (let tries = 0; tries < 21; tries += 1) ({ status } = await post(sheet({ amount: 1 })))
    expect(status).toBe(429)
  })
})

function apple() {
  return JSON.stringify({ version: 'EC_v1', signature: 'MIAG', data: 'x', header: { publicKeyHash: 'h', transactionId: 't' } })
}
