import type http from 'node:http'
import { GUEST } from '@shop/contracts/account/common-data'
import { aFullCart, aFullCartAnswer, anOrderAnswer } from '@shop/testing/builders'
import { openFrontDoor } from './support/door.ts'
import { ask, bodyOf, serve } from './support/requests.ts'
import { makeSmallShop } from './support/small-shop.ts'

jest.setTimeout(30_000)

const shop = makeSmallShop()
const heard: { url: string; body: string }[] = []
let isConfirmed = false
let api: Awaited<ReturnType<typeof serve>>
let door: Awaited<ReturnType<typeof openFrontDoor>>

const location = {
  city_id: 1,
  city: 'Москва',
  region: 'Москва',
  country_iso_code: 'RU',
  country: 'Россия',
  beltway_hit: null,
  beltway_distance: null,
}
const answers: Record<string, () => object> = {
  '/token': () => ({ csrfToken: 'token', cookie: 'sid' }),
  '/pd/frontend/common_data': () => ({ user: GUEST, location }),
  '/cart/calculate': () => aFullCartAnswer(aFullCart()),
  '/shops/list': () => ({ shops: [{ id: 1, name: 'Цветной', address: 'Цветной бульвар, 15' }] }),
  '/api/pickup-points/list/': () => ({ points: [] }),
  '/phone/send_code': () => ({ result: true }),
  '/phone/confirm': () => ({ result: (isConfirmed = true) }),
  '/order/create/v2': () =>
    isConfirmed
      ? anOrderAnswer({ result: true, order: { id: '482', number: '482-0719', paymentUrl: null } })
      : anOrderAnswer({ code: 'NEED_PHONE_CONFIRMATION', error: 'Подтвердите телефон' }),
  '/order/success-data/482': () => ({
    order: {
      number: '482-0719',
      dueSum: 638_000,
      currency: 'RUB',
      delivery: {
        methodId: 1,
        courierType: 'standard',
        name: 'Курьер',
        address: 'Лесная улица, 7',
        estimation: '21 ноября',
        from: null,
        to: null,
      },
      payment: { methodId: 4, name: 'При получении', online: false },
    },
  }),
}

async function playApi(request: http.IncomingMessage, response: http.ServerResponse) {
  const url = request.url ?? ''
  heard.push({ url, body: await bodyOf(request) })
  const answer = answers[url.split('?')[0] ?? '']
  response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(answer?.() ?? { code: 'NOT_FOUND' }))
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
  isConfirmed = false
})

const typed = {
  fio: 'Анна Петрова',
  email: 'anna@mail.example',
  phone: '8 916 123-45-67',
  delivery: '1:standard',
  address: 'Лесная улица, 7',
  payment: '4',
  agreement: 'yes',
  seen: '638000',
  key: 'a-key-of-the-order',
  step: 'order',
}
const post = (changes: Partial<Record<keyof typeof typed | 'code', string>> = {}, site = 'same-origin') =>
  ask(door.port, '/do/order', {
    method: 'POST',
    body: new URLSearchParams({ ...typed, ...changes }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': site },
  })
const sentTo = (url: string) => heard.filter((call) => call.url === url).map(({ body }) => JSON.parse(body) as Record<string, unknown>)
const wordsOf = (text: string) => text.replace(/<[^>]+>/g, ' ').replace(/[\s\u00a0]+/g, ' ')

test('checkout is one form with what is offered and what is due [bag.without-scripts]', async () => {
  const { status, headers, text } = await ask(door.port, '/do/checkout')
  expect([status, headers['cache-control']]).toStrictEqual([200, 'private, no-store'])
  expect(text).toContain('<input type="radio" name="delivery" value="1:standard" checked>')
  expect(text).toContain('<option value="1">Цветной, Цветной бульвар, 15</option>')
  expect(wordsOf(text)).toContain('К оплате 6 380 ₽')
})

test('an unconfirmed phone is asked for its code, and what was typed stays', async () => {
  const { status, text } = await post()
  expect(status).toBe(200)
  expect(sentTo('/phone/send_code')).toStrictEqual([{ phone: '+79161234567' }])
  expect(text).toContain('name="code"')
  expect(text).toContain('value="Лесная улица, 7"')
  expect(text).toContain('value="a-key-of-the-order"')
})

test('with the code the phone is confirmed and the order placed, once, by its key', async () => {
  const { status, headers } = await post({ code: '1234' })
  expect([status, headers.location]).toStrictEqual([303, '/do/order/482'])
  expect(sentTo('/phone/confirm')).toMatchObject([{ phone: '+79161234567', code: '1234' }])
  expect(sentTo('/order/create/v2')).toMatchObject([
    {
      idempotencyKey: 'a-key-of-the-order',
      dueSum: 638_000,
      address: 'Лесная улица, 7',
      payment_method_id: 4,
      personalDataAgreement: true,
    },
  ])
  const { text } = await ask(door.port, '/do/order/482')
  expect(wordsOf(text)).toContain('Заказ 482-0719 принят')
})

test('a total that has changed is shown before anything is ordered', async () => {
  const { text } = await post({ seen: '599000' })
  expect(text).toContain('Итог изменился')
  expect(sentTo('/order/create/v2')).toStrictEqual([])
})

test('"count again" orders nothing', async () => {
  expect((await post({ step: 'count', delivery: '3:' })).status).toBe(200)
  expect(sentTo('/cart/calculate')).toMatchObject([{ delivery_method_id: 3, courier_type: null }])
  expect(sentTo('/order/create/v2')).toStrictEqual([])
})

test('a form of another site orders nothing', async () => {
  expect((await post({}, 'cross-site')).status).toBe(403)
  expect(heard).toStrictEqual([])
})

test('an order of somebody else is not found', async () => {
  expect((await ask(door.port, '/do/order/999')).status).toBe(404)
})
