import type http from 'node:http'
import type { MoneyBack } from '@shop/contracts/orders/refunds/money-back'
import { orderByLink } from '@shop/contracts/orders/order-by-link'
import { GUEST } from '@shop/contracts/account/common-data'
import { aFullCart, aFullCartAnswer, anOrderAnswer } from '@shop/testing/builders'
import { openFrontDoor } from '../support/door.ts'
import { ask, bodyOf, serve } from '../support/requests.ts'
import { makeSmallShop } from '../support/small-shop.ts'

jest.setTimeout(30_000)

const shop = makeSmallShop()
const heard: { url: string; body: string }[] = []
let isConfirmed = false
let isSuspected = false
let order = {}
let moneyBack: MoneyBack[] = []
let canCancel = false
let isCancelled = true
let unpaidOrder: object | null = null
/** Saved cards; null for a guest. */
let cards: object[] | null = null
let bag: Parameters<typeof aFullCart>[0] = {}
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
  '/cart/calculate': () => {
    const answer = aFullCartAnswer(aFullCart(bag))
    return { ...answer, cartData: { ...answer.cartData, unpaidOrder } }
  },
  '/location/countries': () => ({
    countries: [
      { code: 'US', name: 'United States', currency: 'USD', isAnotherDomain: false },
      { code: 'AE', name: 'United Arab Emirates', currency: 'AED', isAnotherDomain: false },
      { code: 'RU', name: 'Russia', currency: 'RUB', isAnotherDomain: true },
    ],
  }),
  '/location/set-country': () => ({ countryChanged: true }),
  '/shops/list': () => ({ shops: [{ id: 1, name: 'Цветной', address: 'Цветной бульвар, 15' }] }),
  '/api/pickup-points/list/': () => ({ points: [] }),
  '/phone/send_code': () =>
    isSuspected ? { result: false, code: 'CAPTCHA_REQUIRED', error: 'Введите символы с картинки' } : { result: true },
  '/phone/confirm': () => ({ result: (isConfirmed = true) }),
  '/order/create/v2': () =>
    isConfirmed
      ? anOrderAnswer({ result: true, order: { id: '482', number: '482-0719', paymentUrl: null } })
      : anOrderAnswer({ code: 'NEED_PHONE_CONFIRMATION', error: 'Подтвердите телефон' }),
  '/order/by-link/482.key': () => orderByLink.example.answer as object,
  '/order/by-link/482.key/cancel': () => ({ result: isCancelled }),
  '/order/482/cancel': () => ({ result: isCancelled }),
  '/order/success-data/482': () => ({
    order: {
      number: '482-0719',
      status: 'accepted',
      paidAt: null,
      goodsSum: 700_000,
      discount: 101_000,
      promocodeDiscount: 0,
      bonusesSpent: 0,
      packagingSum: 0,
      deliverySum: 39_000,
      certificatesSum: 0,
      depositsSum: 0,
      dueSum: 638_000,
      currency: 'RUB',
      lines: [
        {
          id: 'ring',
          name: 'Кольцо «Аврора»',
          url: '/catalog/rings/aurora',
          photo: null,
          details: 'Золото 585, размер 16,5',
          quantity: 2,
          finalSum: 599_000,
          initialSum: 700_000,
        },
      ],
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
      ...order,
    },
    ways: { moneyBack, canCancel },
  }),
}

async function playApi(request: http.IncomingMessage, response: http.ServerResponse) {
  const url = request.url ?? ''
  heard.push({ url, body: await bodyOf(request) })
  const answer = url === '/profile/cards' && cards ? () => ({ result: cards }) : answers[url.split('?')[0] ?? '']
  const said = answer?.() ?? { code: 'NOT_FOUND' }
  const status = 'code' in said && said.code === 'CAPTCHA_REQUIRED' ? 429 : 200
  response.writeHead(answer ? status : 404, { 'content-type': 'application/json' }).end(JSON.stringify(said))
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
  isSuspected = false
  order = {}
  moneyBack = []
  canCancel = false
  isCancelled = true
  unpaidOrder = null
  bag = {}
  cards = null
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
const post = (changes: Record<string, string> = {}, { site = 'same-origin', ...headers }: Record<string, string> = {}) =>
  ask(door.port, '/do/order', {
    method: 'POST',
    body: new URLSearchParams({ ...typed, ...changes }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': site, ...headers },
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

describe('a code that is on its way', () => {
  const waiting = { code_to: typed.phone, code: '12' }

  test('is sent by Enter: its button is the first of the form', async () => {
    const { text } = await post()
    const [first = ''] = /<button type="submit"[^>]*>/.exec(text) ?? []
    expect(first).toContain('name="step" value="order"')
    expect(text).toContain(`<input type="hidden" name="code_to" value="${typed.phone}">`)
  })

  test.each<[string, Record<string, string>]>([
    ['"count again"', { step: 'count' }],
    ['a changed total', { seen: '599000' }],
  ])('stays asked for after %s', async (_, changes) => {
    const { text } = await post({ ...waiting, ...changes })
    expect(text).toMatch(/name="code" value="12"/)
  })

  test('is not asked for after the phone was changed', async () => {
    const { text } = await post({ ...waiting, step: 'count', phone: '8 916 123-45-68' })
    expect(text).not.toContain('name="code"')
  })
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
  expect((await post({}, { site: 'cross-site' })).status).toBe(403)
  expect(heard).toStrictEqual([])
})

test('an unpaid order is paid from the bag, which it has emptied', async () => {
  unpaidOrder = { id: '482', number: '482-0719', payableUntil: '2026-11-18T11:36:00.000Z' }
  const { text } = await ask(door.port, '/do/cart')
  expect(wordsOf(text)).toContain('Заказ 482-0719 ждёт оплаты. Оплатить')
  expect(text).toContain('<a href="/do/payment/482" class="link">')
})

test('electronic certificates alone ask for their recipient, and for no address [bag.without-scripts]', async () => {
  const [line] = aFullCart().products
  const [kind] = aFullCart().delivery
  if (!line || !kind) throw new Error('A bag has a line.')
  const mailed = { ...kind, typeId: 4, courierType: null, name: 'Электронный сертификат' }
  bag = { products: [{ ...line, certificate: 'electronic' }], delivery: [mailed], onlyOnlineCertificates: true }
  isConfirmed = true
  const { text } = await ask(door.port, '/do/checkout')
  expect(text).toContain('<input type="radio" name="delivery" value="4:" checked>')
  expect(text).not.toContain('name="address"')
  expect(text).not.toContain('name="recipient_name"')
  await post({ delivery: '4:', address: '', certificate_to: 'maria@mail.example', certificate_message: 'Поздравляю!' })
  expect(sentTo('/order/create/v2')[0]).toMatchObject({
    delivery_method_id: 4,
    certificate_email: 'maria@mail.example',
    certificate_phone: null,
    certificate_message: 'Поздравляю!',
  })
})

test('four payments come with their schedule before they are chosen [payment.first-payment]', async () => {
  const card = { id: 1, type: 'card' as const, online: true, name: 'Картой онлайн', description: '' }
  bag = { dueSum: 39_600_02, availablePaymentMethods: [card, { ...card, id: 3, type: 'instalments', name: 'Четыре платежа' }] }
  const { text } = await ask(door.port, '/do/checkout')
  const [, schedule = ''] = /<ol[^>]*aria-label="Четыре платежа">(.*?)<\/ol>/.exec(text) ?? []
  expect(schedule.match(/<li>/g)).toHaveLength(4)
  expect(wordsOf(schedule)).toMatch(/^ Сегодня, \d+ \S+( \d{4})?: 9 900,02 ₽ .* 9 900 ₽ $/)
  expect(wordsOf(text)).toContain('Всего 39 600,02 ₽: ровно столько, сколько стоит заказ')
})

test('saved cards are offered, and the chosen one pays [payment.card-chosen] [bag.without-scripts]', async () => {
  bag = { availablePaymentMethods: [{ id: 1, type: 'card', online: true, name: 'Картой онлайн', description: '' }] }
  expect((await ask(door.port, '/do/checkout')).text).not.toContain('name="save_card"')
  cards = [{ id: 7, brand: 'Visa', last4: '4242', expires: '2028-04', isExpired: false, currency: 'RUB' }]
  const { text } = await ask(door.port, '/do/checkout')
  expect(text).toContain('<input type="radio" name="card" value="7" checked>')
  await post({ code: '1234', payment: '1', card: '7' })
  await post({ code: '1234', payment: '1', card: 'new', save_card: 'yes' })
  const sent = sentTo('/order/create/v2').map(({ card_id, save_card }) => ({ card_id, save_card }))
  expect(sent).toStrictEqual([
    { card_id: 7, save_card: undefined },
    { card_id: undefined, save_card: true },
  ])
})

test('without four payments there is no schedule', async () => {
  expect((await ask(door.port, '/do/checkout')).text).not.toContain('<ol')
})

test('a code in the bag can be taken off again, and in checkout no form stands in the form [bag.without-scripts]', async () => {
  bag = {
    promocodes: [
      { code: 'WELCOME10', kind: 'percent', applied: true, reason: 'applied', message: '10 % на украшения', discount: 1_000_00 },
    ],
  }
  const { text } = await ask(door.port, '/do/cart')
  const [, form = ''] = /<form method="post" action="\/do\/cart\/code\/remove"[^>]*>(.*?)<\/form>/.exec(text) ?? []
  expect(form).toContain('<input type="hidden" name="kind" value="promocode">')
  expect(form).toContain('<input type="hidden" name="code" value="WELCOME10">')
  expect(wordsOf(form)).toContain('Убрать : Промокод WELCOME10')
  expect((await ask(door.port, '/do/checkout')).text).not.toContain('/do/cart/code/remove')
})

test('an order is read by the key of its letter, without who made it [bag.without-scripts]', async () => {
  const { status, text } = await ask(door.port, '/do/order/999?key=482.key')
  expect(status).toBe(200)
  expect(wordsOf(text)).toContain('Заказ 482-0719')
  expect(text).not.toMatch(/undefined|null/)
})

test('the page of an order leads to the plain one [bag.without-scripts]', async () => {
  const { text } = await ask(door.port, '/order-success/482?key=482.key')
  expect(text).toContain('<noscript><meta http-equiv="refresh" content="0;url=/do/order/482?key=482.key"></noscript>')
})

test('an order of somebody else is not found', async () => {
  expect((await ask(door.port, '/do/order/999')).status).toBe(404)
})

describe('a gift for somebody else', () => {
  const gift = { gift: 'yes', recipient_name: 'Мария Иванова', recipient_phone: '8 903 000-00-01', code: '1234' }

  test('has its recipient in the order [bag.without-scripts]', async () => {
    await post(gift)
    expect(sentTo('/order/create/v2')).toMatchObject([{ is_gift: true, recipient_name: 'Мария Иванова', recipient_phone: '+79030000001' }])
  })

  test('keeps what was typed while the phone waits for its code', async () => {
    const { text } = await post({ ...gift, code: '' })
    expect(text).toContain('<input type="checkbox" name="gift" value="yes" checked>')
    expect(text).toMatch(/name="recipient_name" value="Мария Иванова"/)
  })

  test('that is none sends no recipient', async () => {
    await post({ ...gift, gift: '' })
    expect(sentTo('/order/create/v2')[0]).not.toHaveProperty('recipient_name')
  })
})

describe('an address abroad', () => {
  const abroad = { host: 'shop.com.localhost', cookie: 'country=US' }
  const address = {
    address: '350 Fifth Avenue',
    address_line2: 'Apt 5B',
    city: 'New York',
    region: 'NY',
    postal_code: '10118',
    phone: '+12125550123',
    code: '1234',
  }

  test('is asked for by the format of the country [checkout.address-by-country]', async () => {
    const { text } = await ask(door.port, '/do/checkout', { headers: abroad })
    expect(text).toMatch(/<label>Street address<input name="address" value="" autocomplete="address-line1">/)
    expect(text).toMatch(/Apartment, suite, floor \(optional\)<input name="address_line2"/)
    expect(text).toMatch(/<label>State<select name="region" autocomplete="address-level1">.*<option value="NY">New York</)
    expect(text).toMatch(/<label>ZIP code<input name="postal_code" value="" autocomplete="postal-code">/)
    expect(text).not.toContain('name="apartment"')
  })

  test.each([
    ['AE', 'Emirate', 'postal_code'],
    ['GB', 'Postcode', 'region'],
  ])('in %s has %s and no %s', async (country, label, missing) => {
    const { text } = await ask(door.port, '/do/checkout', { headers: { ...abroad, cookie: `country=${country}` } })
    expect(text).toContain(`<label>${label}`)
    expect(text).not.toContain(`name="${missing}"`)
  })

  test('comes with the import duty, in checkout and bag [delivery.duties-stated]', async () => {
    for (const page of ['/do/checkout', '/do/cart']) {
      expect(wordsOf((await ask(door.port, page, { headers: abroad })).text)).toContain('Import duty is paid on receipt, about')
      expect(wordsOf((await ask(door.port, page)).text)).not.toContain('ошлин')
    }
  })

  test('goes into the order as it was typed', async () => {
    const { status } = await post(address, abroad)
    expect(status).toBe(303)
    const { code: _, phone, ...typedAddress } = address
    expect(sentTo('/order/create/v2')).toMatchObject([{ ...typedAddress, phone, country: 'US', city_id: null }])
    expect(sentTo('/order/create/v2')[0]).not.toHaveProperty('apartment')
  })

  test('goes to another country after its address was seen: what was typed stays, nothing is ordered yet', async () => {
    const { text } = await post({ ...address, country: 'AE' }, abroad)
    expect(sentTo('/location/set-country')).toStrictEqual([{ countryCode: 'AE' }])
    expect(sentTo('/order/create/v2')).toStrictEqual([])
    expect(text).toContain('<option value="AE" selected>United Arab Emirates</option>')
    expect(text).not.toContain('value="RU"')
    expect(text).toContain('<label>Emirate')
    expect(text).toContain('value="350 Fifth Avenue"')
    expect(wordsOf(text)).toContain('Country of delivery: United Arab Emirates.')
    // Before the contacts are filled in too.
    expect(text).toContain('value="count" formnovalidate')
  })

  test('stays in the form while the phone waits for its code', async () => {
    const { text } = await post({ ...address, code: '' }, abroad)
    expect(text).toContain('<option value="NY" selected>New York</option>')
    expect(text).toContain('name="postal_code" value="10118"')
  })
})

test('a captcha names scripts and the shop’s phone as ways on, not a picture that is not there', async () => {
  isSuspected = true
  const { status, text } = await post()
  expect(status).toBe(200)
  expect(wordsOf(text)).toMatch(/Включите скрипты в браузере или позвоните: \+7 [\d -]+\. Примем заказ по телефону\./)
  expect(text).toContain('value="Лесная улица, 7"')
  const bag = await ask(door.port, '/do/cart', { headers: { cookie: 'notice=CAPTCHA_REQUIRED' } })
  expect(wordsOf(bag.text)).toContain('Включите скрипты в браузере или позвоните')
})

describe('the page of an order', () => {
  const open = async () => {
    const { status, headers, text } = await ask(door.port, '/do/order/482')
    return { status, to: headers.location, words: wordsOf(text) }
  }

  test.each(['created', 'expired'])('that is %s leads to its payment', async (status) => {
    order = { status }
    expect(await open()).toMatchObject({ status: 303, to: '/do/payment/482' })
  })

  test.each(['accepted', 'cancelled'])(
    'that is %s lists its pieces with quantity, price before discounts and sum [orders.lines-add-up]',
    async (status) => {
      order = { status }
      expect((await open()).words).toContain('В заказе Кольцо «Аврора» Золото 585, размер 16,5, 2 шт. 7 000 ₽ 5 990 ₽')
    },
  )

  test('adds up, with its certificates [bag.without-scripts]', async () => {
    order = { certificatesSum: 300_000, depositsSum: 38_000, dueSum: 300_000 }
    expect((await open()).words.replaceAll('−', '-')).toContain(
      'Украшения 7 000 ₽ Скидка на украшения -1 010 ₽ Доставка 390 ₽ Сертификаты -3 380 ₽ Сумма заказа 3 000 ₽',
    )
  })

  test('in four payments says what was taken so far [payment.instalments-told]', async () => {
    const firstPaidAt = new Date().toISOString()
    order = { status: 'paid', paidAt: firstPaidAt, payment: { methodId: 3, name: 'Четыре платежа', online: true, firstPaidAt } }
    expect((await open()).words).toContain('Четыре платежа: 6 380 ₽. Оплачено: 1 595 ₽')
  })

  test('says where it goes and when, in one sentence', async () => {
    expect((await open()).words).toContain('Курьер: Лесная улица, 7, 21 ноября')
  })

  test('says that it is paid', async () => {
    order = { status: 'paid', paidAt: '2026-11-18T11:36:00.000Z', payment: { methodId: 1, name: 'Картой онлайн', online: true } }
    expect((await open()).words).toContain('Картой онлайн: 6 380 ₽. Оплачено')
  })

  test('that was cancelled after it was paid says how much goes back, where to and by when [orders.money-back]', async () => {
    order = { status: 'cancelled', paidAt: '2026-11-18T11:36:00.000Z' }
    moneyBack = [
      { to: 'instalments', sum: 159_500, by: '28.11.2026' },
      { to: 'certificates', sum: 300_000, by: null },
    ]
    expect((await open()).words).toContain(
      'Возвращаем Что внесено — на карту, остальные платежи не спишут не позже 28 ноября 2026 1 595 ₽ На сертификаты уже вернули 3 000 ₽',
    )
  })

  test.each([
    ['before it was paid', null, 'Оплачивать его не нужно.'],
    ['after it was paid', '2026-11-18T11:36:00.000Z', 'Деньги возвращаем'],
  ])('that was cancelled %s does not say thank you', async (_, paidAt, said) => {
    order = { status: 'cancelled', paidAt }
    const { words } = await open()
    expect(words).toContain('Заказ 482-0719 отменён')
    expect(words).toContain(said)
    expect(words).not.toContain('21 ноября')
  })

  const formOf = (text: string) => /<form method="post" action="([^"]*\/cancel[^"]*)"/.exec(text)?.[1]
  const press = (address: string, headers: Record<string, string> = {}) =>
    ask(door.port, address, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', ...headers },
    })

  test('is cancelled after one question [bag.without-scripts]', async () => {
    canCancel = true
    const { text } = await ask(door.port, '/do/order/482')
    expect(wordsOf(text)).toContain('Отменить заказ Украшения вернутся на витрину. Отменить заказ? Да, отменить')
    const { status, headers } = await press(formOf(text) ?? '')
    expect([status, headers.location]).toStrictEqual([303, '/do/order/482'])
    expect(sentTo('/order/482/cancel')).toStrictEqual([{}])
  })

  test('that somebody else has paid says before it is cancelled that the money goes to them [payment.link-refund]', async () => {
    canCancel = true
    order = {
      status: 'paid',
      paidAt: '2026-11-18T11:36:00.000Z',
      payment: { methodId: 1, name: 'Картой онлайн', online: true, isByLink: true },
    }
    expect(wordsOf((await ask(door.port, '/do/order/482')).text)).toContain('деньги — тому, кто заплатил по ссылке')
  })

  test('is cancelled by the key of its letter too', async () => {
    const { text } = await ask(door.port, '/do/order/999?key=482.key')
    const { status, headers } = await press(formOf(text) ?? '')
    expect([status, headers.location]).toStrictEqual([303, '/do/order/999?key=482.key'])
    expect(sentTo('/order/by-link/482.key/cancel')).toStrictEqual([{}])
    expect(sentTo('/order/999/cancel')).toStrictEqual([])
  })

  test('that is packed already says so', async () => {
    canCancel = true
    isCancelled = false
    const { status, text } = await press('/do/order/482/cancel')
    expect(status).toBe(200)
    expect(wordsOf(text)).toContain('Заказ уже нельзя отменить здесь. Напишите нам.')
  })

  test('offers no cancellation once there is none', async () => {
    expect(formOf((await ask(door.port, '/do/order/482')).text)).toBeUndefined()
  })

  test('is not cancelled by another site, nor for somebody else', async () => {
    canCancel = true
    expect((await press('/do/order/482/cancel', { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect(sentTo('/order/482/cancel')).toStrictEqual([])
    expect((await press('/do/order/999/cancel')).status).toBe(404)
  })
})
