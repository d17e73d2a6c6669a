import { createHmac } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createSandbox } from '../frame/server.ts'
import { faultOf, reasonOf } from './cards.ts'
import { paymentService } from './payments.ts'
import { stopReports } from './reports.ts'
import { eventually } from '@shop/testing/eventually'

const SITE = '42'
const KEY = 'key-of-this-test'

interface Told {
  event: string
  isSigned: boolean
}
const told: Told[] = []
let sandbox: string
let shopUrl: string
let servers: Server[]

const listen = async (server: Server) => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

beforeAll(async () => {
  const shop = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => {
      const signature = createHmac('sha256', KEY)
        .update(['POST', `${shopUrl}/hook`, SITE, body].join('\n'))
        .digest('hex')
      told.push({ event: (JSON.parse(body) as { Event: string }).Event, isSigned: signature === request.headers['x-webhook-signature'] })
      response.end()
    })
  })
  shopUrl = await listen(shop)
  const server = createSandbox([paymentService({ siteId: SITE, key: KEY })])
  sandbox = await listen(server)
  servers = [shop, server]
})
beforeEach(() => {
  told.length = 0
})
afterAll(() => {
  stopReports()
  for (const server of servers) server.close()
})

let orders = 0
const PAGE = 'http://shop.ru.localhost/payment?order=1'
const aRequest = (changes: { amount?: string; total?: string; method?: string; order?: string } = {}) => {
  orders += 1
  const { amount = '109140.00', total = amount, method = 'card', order = `order-${orders}` } = changes
  return {
    PaymentRequest: {
      OrderId: order,
      Amount: amount,
      Currency: 'RUB',
      Description: 'Заказ 482-0719 в ZLATA',
      PaymentMethod: method,
      ExtraData: { ReturnUrl: `${PAGE}&left=1`, SuccessUrl: PAGE, DeclineUrl: `${PAGE}&declined=1`, WebhookUrl: `${shopUrl}/hook` },
    },
    ReceiptData: {
      receipt: { items: [{ name: 'Кольцо', price: total, quantity: 1, sum: total }], payments: [{ type: 1, sum: total }], total },
    },
    CustomerInfo: { Email: 'anna@mail.example', Language: 'ru' },
  }
}

async function ask(method: string, path: string, message?: object, key = KEY) {
  const body = message ? JSON.stringify(message) : ''
  const signature = createHmac('sha256', key).update([method, path, SITE, 'r1', body].join('\n')).digest('hex')
  const headers = { 'x-site-id': SITE, 'x-request-id': 'r1', 'x-request-signature': signature }
  const response = await fetch(sandbox + path, { method, headers, ...(message && { body }) })
  return { status: response.status, body: (await response.json()) as Record<string, string> }
}

const pageOf = async (request = aRequest()) => (await ask('POST', '/webpayments/create', request)).body['url'] ?? ''
const press = (page: string, form: Record<string, string>, site = 'same-origin') =>
  fetch(page, { method: 'POST', redirect: 'manual', headers: { 'sec-fetch-site': site }, body: new URLSearchParams(form) })
const card = { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' }

async function hasTold(event: string) {
  await eventually(`the event ${event}`, () => told.some((one) => one.event === event))
  return told.filter((one) => one.event === event)
}

test('a request without the shop’s signature is rejected', async () => {
  expect(await ask('POST', '/webpayments/create', aRequest(), 'guessed')).toMatchObject({ status: 401 })
})

test('a receipt that does not add up is rejected', async () => {
  expect(await ask('POST', '/webpayments/create', aRequest({ total: '1.00' }))).toMatchObject({ status: 400 })
})

test('the same attempt opens the same page', async () => {
  const request = aRequest()
  expect(await pageOf(request)).toBe(await pageOf(request))
})

test('the page shows the order in the shopper’s language and allows form redirects to the shop only', async () => {
  const response = await fetch(await pageOf())
  expect(await response.text()).toMatch(/<html lang="ru">[^]*Оплатить 109\u00a0140\u00a0₽/)
  expect(response.headers.get('content-security-policy')).toContain("form-action 'self' http://shop.ru.localhost;")
})

test('a valid card pays: the shopper is redirected and the shop gets a signed webhook', async () => {
  const request = aRequest()
  const response = await press(await pageOf(request), { ...card, action: 'pay', telling: 'now' })
  expect([response.status, response.headers.get('location')]).toStrictEqual([303, 'http://shop.ru.localhost/payment?order=1'])
  expect(await hasTold('Payment')).toStrictEqual([{ event: 'Payment', isSigned: true }])
  expect((await ask('GET', `/orders/${request.PaymentRequest.OrderId}`)).body).toMatchObject({ TransactionState: 'success' })
})

test('a card without funds is declined with a reason, and another card on the same page pays', async () => {
  const page = await pageOf()
  await press(page, { ...card, number: '4000 0000 0000 9995', action: 'pay', telling: 'now' })
  expect(await hasTold('Fail')).toHaveLength(1)
  await press(page, { ...card, action: 'pay', telling: 'now' })
  expect(await hasTold('Payment')).toHaveLength(1)
})

test('leaving without paying, paying and a refusal lead to an address each', async () => {
  const page = await pageOf()
  expect(await (await fetch(page)).text()).toMatch(/href="http:\/\/shop.ru.localhost\/payment\?order=1&(amp;)?left=1">Вернуться/)
  const declined = await press(page, { ...card, action: 'decline', telling: 'never' })
  expect(declined.headers.get('location')).toBe(`${PAGE}&declined=1`)
  const paid = await press(page, { ...card, action: 'pay', telling: 'never' })
  expect(paid.headers.get('location')).toBe(PAGE)
})

test('a webhook can be dropped: the shop gets none, and polling returns the real state', async () => {
  const request = aRequest()
  await press(await pageOf(request), { ...card, action: 'pay', telling: 'never' })
  expect((await ask('GET', `/orders/${request.PaymentRequest.OrderId}`)).body).toMatchObject({ TransactionState: 'success' })
  expect(told).toStrictEqual([])
})

test('a refund is made once and reported', async () => {
  const request = aRequest()
  await press(await pageOf(request), { ...card, action: 'pay', telling: 'now' })
  const { body } = await ask('GET', `/orders/${request.PaymentRequest.OrderId}`)
  for (const _ of [1, 2])
    expect(await ask('POST', '/payments/refund', { TransactionId: body['TransactionId'] })).toMatchObject({ status: 200 })
  expect(await hasTold('Refund')).toHaveLength(1)
})

test('an invalid card is reported on the page, and no bank is asked', async () => {
  const response = await press(await pageOf(), { ...card, number: '4242 4242 4242 4241', action: 'pay' })
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('Проверьте номер карты')
  expect(told).toStrictEqual([])
})

test('a cross-site form pays nothing', async () => {
  expect((await press(await pageOf(), { ...card, action: 'pay' }, 'cross-site')).status).toBe(403)
})

test.each([
  ['4242 4242 4242 4242', '12/30', '123', null],
  ['2200 0000 0000 0004', '12/30', '123', null],
  ['4242 4242 4242 4241', '12/30', '123', 'number'],
  ['4242 4242 4242 4242', '13/30', '123', 'expiry'],
  ['4242 4242 4242 4242', '10/26', '123', 'expiry'],
  ['4242 4242 4242 4242', '11/26', '123', null],
  ['4242 4242 4242 4242', '12/30', '12', 'cvc'],
])('%s %s %s: %s', (number, expiry, cvc, fault) => {
  expect(faultOf(number, expiry, cvc, new Date('2026-11-18'))).toBe(fault)
})

test('an unknown card is declined', () => {
  expect([reasonOf('4242424242424242'), reasonOf('5555 5555 5555 4444')]).toStrictEqual([null, 'other'])
})

describe('a card that is remembered', () => {
  const remembering = (request: ReturnType<typeof aRequest>) => ({
    ...request,
    PaymentRequest: { ...request.PaymentRequest, RebillFlag: true },
  })
  /** The token of a card that was remembered at a payment. */
  async function tokenOf(number = card.number) {
    const request = remembering(aRequest())
    await press(await pageOf(request), { ...card, number, action: 'pay', telling: 'never', save: 'on' })
    return (await ask('GET', `/orders/${request.PaymentRequest.OrderId}`)).body
  }
  const charge = (token: string | undefined, request = aRequest()) =>
    ask('POST', '/payments/requests/rebill', { ...request, RebillId: token })

  test('is offered where the shop asks for it, and kept where the shopper leaves it ticked', async () => {
    expect(await (await fetch(await pageOf())).text()).not.toContain('Запомнить карту')
    const request = remembering(aRequest())
    const page = await pageOf(request)
    expect(await (await fetch(page)).text()).toContain('Запомнить карту')
    await press(page, { ...card, action: 'pay', telling: 'never' })
    expect((await ask('GET', `/orders/${request.PaymentRequest.OrderId}`)).body).not.toHaveProperty('RebillId')
    expect(await tokenOf()).toMatchObject({
      RebillId: expect.stringMatching(/^tok_/) as string,
      Brand: 'Visa',
      CardMasked: '424242******4242',
      ExpirationDate: '12/30',
    })
  })

  test('pays by its token, once per reference, and reports it', async () => {
    const { RebillId } = await tokenOf()
    const request = aRequest()
    const [first, second] = [await charge(RebillId, request), await charge(RebillId, request)]
    expect(first.body).toMatchObject({ TransactionState: 'success' })
    expect(second.body).toStrictEqual(first.body)
    expect(await hasTold('Payment')).toHaveLength(1)
  })

  test.each([
    ['4000 0000 0000 0341', 'insufficient_funds'],
    ['unknown', 'card_unknown'],
  ])('%s is declined: %s', async (number, reason) => {
    const token = number === 'unknown' ? 'tok_guessed' : (await tokenOf(number))['RebillId']
    expect((await charge(token)).body).toMatchObject({ TransactionState: 'declined', ErrorMessage: reason })
  })

  test('is confirmed at the bank first, where that asks for it', async () => {
    const { body } = await charge((await tokenOf('4000 0027 6000 3184'))['RebillId'])
    expect(body).toMatchObject({ TransactionState: 'pending' })
    const page = body['RedirectUrl'] ?? ''
    expect(await (await fetch(page)).text()).not.toContain('Номер карты')
    await press(page, { action: 'pay', telling: 'now' })
    expect(await hasTold('Payment')).toHaveLength(1)
  })

  test('pays no more once it is forgotten', async () => {
    const { RebillId } = await tokenOf()
    await ask('POST', '/payments/unsubscribe', { RebillId })
    expect((await charge(RebillId)).body).toMatchObject({ TransactionState: 'declined', ErrorMessage: 'card_unknown' })
  })
})

describe('the token of a wallet', () => {
  const charge = (token: string, request = aRequest()) =>
    ask('POST', '/payments/requests/single', { ...request, PaymentDetails: { Type: 'GooglePay', PayToken: token } })

  test('pays, once per reference, and is shown with the payments but not kept', async () => {
    const request = aRequest()
    const [first, second] = [await charge('{"signedMessage":"sealed"}', request), await charge('{"signedMessage":"sealed"}', request)]
    expect(first.body).toMatchObject({ TransactionState: 'success' })
    expect(second.body).toStrictEqual(first.body)
    expect(await hasTold('Payment')).toHaveLength(1)
    expect(await (await fetch(sandbox)).text()).toContain('Картой, GooglePay')
    expect(await (await fetch(`${sandbox}/payments`)).text()).not.toContain('sealed')
  })

  test('ends like the test card that it names: declined, or confirmed at the bank', async () => {
    expect((await charge('{"signedMessage":"4000 0000 0000 9995"}')).body).toMatchObject({
      TransactionState: 'declined',
      ErrorMessage: 'insufficient_funds',
    })
    const { body } = await charge('{"signedMessage":"4000 0027 6000 3184"}')
    expect(body).toMatchObject({ TransactionState: 'pending' })
    expect(await (await fetch(body['RedirectUrl'] ?? '')).text()).toContain('подтвердить оплату через кошелёк')
  })
})
