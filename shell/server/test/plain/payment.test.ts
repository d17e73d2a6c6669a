import type http from 'node:http'
import { orderSuccess, type SuccessData } from '@shop/contracts/orders/order'
import type { PaymentState } from '@shop/contracts/orders/payment/payment'
import { openFrontDoor } from '../support/door.ts'
import { ask, bodyOf, serve } from '../support/requests.ts'
import { makeSmallShop } from '../support/small-shop.ts'

jest.setTimeout(30_000)

const shop = makeSmallShop()
const BANK = 'https://pay.example/pay/0f8e'
const heard: { method: string; url: string; body: string }[] = []
let payment: PaymentState
/** Answer to paying again, beside the state. */
let again: { paymentUrl: string | null; code: string | null; error: string | null }
let unpaidOrderId: string | null
/** Saved cards; null for a guest. */
let cards: object | null = null
let isDown: boolean
let api: Awaited<ReturnType<typeof serve>>
let door: Awaited<ReturnType<typeof openFrontDoor>>

const unpaid = (changes: Partial<PaymentState> = {}): PaymentState => ({
  orderId: '482',
  number: '482-0719',
  status: 'pending',
  amount: 638_000,
  currency: 'RUB',
  methodId: 2,
  methodName: 'СБП',
  methods: [
    { id: 1, type: 'card', name: 'Картой онлайн', description: 'Мир, Visa' },
    { id: 2, type: 'fastPayment', name: 'СБП', description: 'Через приложение банка' },
  ],
  payableUntil: new Date(Date.now() + 20 * 60_000).toISOString(),
  canRetry: true,
  message: null,
  ...changes,
})
const { order: example, ...rest } = orderSuccess.example.answer as SuccessData
const ring = { id: 'ring', name: 'Кольцо «Аврора»', url: '/catalog/rings/aurora', photo: null, details: 'размер 17', quantity: 1 }
const placed = {
  ...rest,
  order: { ...example, status: 'created', paidAt: null, lines: [{ ...ring, finalSum: 638_000, initialSum: 638_000 }] },
}
const over = (status: PaymentState['status']) => unpaid({ status, methods: [], payableUntil: null, canRetry: false })

function answerOf(method: string, url: string): object | null {
  if (url === '/token') return { csrfToken: 'token', cookie: 'sid' }
  if (url === '/order/last') return { result: true, orderId: null, unpaidOrderId }
  if (url === '/order/success-data/482') return placed
  if (url === '/profile/cards') return cards
  if (url !== '/order/482/payment') return null
  return method === 'GET' ? { result: true, payment } : { result: again.code === null, ...again, payment }
}

async function playApi(request: http.IncomingMessage, response: http.ServerResponse) {
  const { url = '', method = '' } = request
  heard.push({ method, url, body: await bodyOf(request) })
  const answer = answerOf(method, url)
  response
    .writeHead(isDown ? 503 : url.includes('%00') ? 400 : answer ? 200 : 404, { 'content-type': 'application/json' })
    .end(JSON.stringify(isDown || !answer ? { code: 'NOT_FOUND' } : answer))
}

beforeAll(async () => {
  api = await serve((request, response) => void playApi(request, response))
  door = await openFrontDoor(shop.stateDir, api.port)
})
afterAll(async () => {
  await door.stop()
  await api.close()
  shop.remove()
})
beforeEach(() => {
  heard.splice(0)
  payment = unpaid()
  again = { paymentUrl: BANK, code: null, error: null }
  unpaidOrderId = null
  cards = null
  isDown = false
})

async function open(target = '/do/payment/482', host = 'shop.ru.localhost') {
  const { status, headers, text } = await ask(door.port, target, { headers: { host } })
  const words = text
    .replace(/<style>[^]*?<\/style>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/[\s\u00a0]+/g, ' ')
  return { status, headers, text, words }
}
const pay = (body = 'payment=1', site = 'same-origin') =>
  ask(door.port, '/do/payment/482', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': site },
  })
const FORM = '<form method="post" action="/do/payment/482" class="plain">'

test('an unpaid order offers every method of the API, and says how long its pieces are held [payment.without-scripts]', async () => {
  const { status, headers, text, words } = await open()
  expect([status, headers['cache-control'], headers['x-robots-tag']]).toStrictEqual([200, 'private, no-store', 'noindex'])
  expect(words).toContain('Заказ 482-0719 ждёт оплаты')
  expect(words).toMatch(/отложены для вас ещё на (19|20) мин/)
  expect(words).toContain('К оплате 6 380 ₽')
  expect(text).toContain(FORM)
  expect(text).toContain('<input type="radio" name="payment" value="1">Картой онлайн. Мир, Visa')
  expect(text).toContain('<input type="radio" name="payment" value="2" checked>СБП. Через приложение банка')
  expect(text).not.toContain('<script')
})

test('it names its pieces, and can be cancelled after one question', async () => {
  const { text, words } = await open()
  expect(words).toContain('Кольцо «Аврора» размер 17, 1 шт. 6 380 ₽')
  expect(words).toContain('Отменить заказ')
  expect(text).toContain('<form method="post" action="/do/order/482/cancel" class="row">')
})

test('back from the bank the payment is being checked, and can be paid again', async () => {
  const { text, words } = await open('/do/payment/482?step=processing')
  expect(words).toContain('Проверяем оплату')
  expect(text).toContain('<a href="/do/payment/482?step=processing" class="main">Проверить ещё раз</a>')
  expect(text).toContain(FORM)
})

test('a declined payment says why, and can be paid another way', async () => {
  payment = unpaid({ status: 'declined', message: 'Недостаточно средств' })
  const { text, words } = await open('/do/payment/482?step=processing')
  expect(words).toContain('Банк не подтвердил оплату')
  expect(words).toContain('Недостаточно средств')
  expect(text).toContain(FORM)
})

test.each<[PaymentState['status'], string, string]>([
  ['paid', 'Заказ 482-0719 оплачен', '/do/order/482'],
  ['expired', 'Время оплаты вышло', '/catalog'],
  ['cancelled', 'Заказ 482-0719 отменён', '/catalog'],
  ['refunded', 'Деньги возвращаем', '/catalog'],
])('an order that is %s says so and asks for no money', async (status, title, onward) => {
  payment = over(status)
  const { text, words } = await open('/do/payment/482?step=processing')
  expect(words).toContain(title)
  expect(text).toContain(`<a href="${onward}" class="main">`)
  expect(text).not.toContain('<form')
})

test('an order without online payment leads to its own page', async () => {
  payment = over('none')
  const { status, headers } = await open()
  expect([status, headers.location]).toStrictEqual([303, '/do/order/482'])
})

test('paying again leads to the bank by the chosen method', async () => {
  const { status, headers } = await pay('payment=1')
  expect([status, headers.location]).toStrictEqual([303, BANK])
  expect(heard.at(-1)).toStrictEqual({ method: 'POST', url: '/order/482/payment', body: JSON.stringify({ payment_method_id: 1 }) })
})

describe('saved cards', () => {
  const aCard = { id: 7, brand: 'Visa', last4: '4242', expires: '2028-04', isExpired: false, currency: 'RUB' }
  const expired = { ...aCard, id: 8, last4: '0004', isExpired: true }

  test('are offered beside a new one, which is remembered on wish [payment.card-chosen] [payment.without-scripts]', async () => {
    cards = { result: [expired, aCard] }
    const { text, words } = await open()
    expect(text).toContain('<input type="radio" name="card" value="7" checked>')
    expect(words).toContain('Visa •• 4242, до 04/28')
    expect(words).not.toContain('0004')
    expect(text).toContain('<input type="checkbox" name="save_card" value="yes">')
  })

  test('a guest is offered none', async () => {
    const { text } = await open()
    expect(text).not.toContain('name="card"')
    expect(text).not.toContain('name="save_card"')
  })

  test.each([
    ['payment=1&card=7&save_card=yes', { card_id: 7 }],
    ['payment=1&card=new&save_card=yes', { save_card: true }],
    ['payment=1&card=new', {}],
    ['payment=1&card=%22%3E', {}],
  ])('%s asks the API for %p', async (form, asked) => {
    await pay(form)
    expect(JSON.parse(heard.at(-1)?.body ?? '')).toStrictEqual({ payment_method_id: 1, ...asked })
  })
})

test('a method that needs no bank leads back to the order', async () => {
  again = { paymentUrl: null, code: null, error: null }
  const { status, headers } = await pay('payment=4')
  expect([status, headers.location]).toStrictEqual([303, '/do/payment/482'])
})

test('a refusal is said above the methods', async () => {
  again = { paymentUrl: null, code: 'SERVER_BUSY', error: 'Банк сейчас не отвечает' }
  const { status, text } = await pay()
  expect(status).toBe(200)
  expect(text).toContain('<p class="fault" role="alert">Банк сейчас не отвечает</p>')
  expect(text).toContain(FORM)
})

test('a form of another site pays nothing', async () => {
  expect((await pay('payment=1', 'cross-site')).status).toBe(403)
  expect(heard).toStrictEqual([])
})

test('an order of somebody else, or none, has nothing to pay [payment.without-order]', async () => {
  for (const target of ['/do/payment/999', '/do/payment/%00', '/do/payment']) {
    const { status, words } = await open(target)
    expect(status).toBe(200)
    expect(words).toContain('Сейчас оплачивать нечего')
  }
})

test('without a number the unpaid order is found', async () => {
  unpaidOrderId = '482'
  expect((await open('/do/payment')).headers.location).toBe('/do/payment/482')
})

test('in English it says the same', async () => {
  const { words } = await open('/do/payment/482?step=processing', 'shop.com.localhost')
  expect(words).toContain('Checking the payment')
  expect(words).toContain('Pay for the order')
})

test('an API that does not answer is said, with a way to try again', async () => {
  isDown = true
  const { status, text } = await open()
  expect(status).toBe(503)
  expect(text).toContain('<a class="main" href="/do/payment/482">')
})

test.each([
  ['/payment?order=482', '/do/payment/482'],
  ['/payment?order=482&step=processing', '/do/payment/482?step=processing'],
  ['/payment?order=482&step=payment&key=482.fx.sign', '/do/payment/482.fx.sign'],
  ['/payment?order=482&step=payment', '/do/payment/482'],
  ['/payment', '/do/payment'],
  ['/payment?order=%22%3E%3Cscript%3E', '/do/payment'],
  ['/cart?from=letter', '/do/cart'],
])('without scripts %s leads to %s', async (target, plain) => {
  const { text } = await open(target)
  expect(text).toContain(`<noscript><meta http-equiv="refresh" content="0;url=${plain}"></noscript>`)
})
