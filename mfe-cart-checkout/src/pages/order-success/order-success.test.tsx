import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { GUEST } from '@shop/contracts/account/common-data'
import type { MoneyBack } from '@shop/contracts/orders/refunds/money-back'
import { exampleWays, type OrderWays } from '@shop/contracts/orders/order-ways'
import { type LinkedOrder, orderByLink } from '@shop/contracts/orders/order-by-link'
import { orderSuccess, type PlacedOrder, type SuccessData } from '@shop/contracts/orders/order'
import { purchaseMade } from '@shop/contracts/events/purchase'
import { lastOf } from '@shop/events'
import { localMoment, momentAhead } from '@shop/i18n/dates'
import { dutyText } from '@shop/i18n/duties'
import { $user } from '@shop/session'
import { aPhoto } from '@shop/testing/builders'
import { fakeWire, offline, refuse, type FakeAnswer } from '@shop/testing/fake-wire'
import { fakeStreams } from '@shop/testing/fake-streams'
import { given } from '@shop/testing/given'
import { renderPage, scopeOf } from '@shop/testing/render-page'
import { calendarOf } from './ui/next/calendar.ts'
import * as page from './index.ts'
import { texts as en } from './texts/en.ts'
import { texts as ru } from './texts/ru.ts'

const told = lastOf(purchaseMade)
const example = orderSuccess.example.answer as SuccessData
const line = {
  id: 'ring',
  name: 'Кольцо «Аврора»',
  url: '/catalog/rings/aurora-yellow',
  photo: aPhoto(),
  details: 'Золото 585, размер 16,5',
  quantity: 1,
  finalSum: 109_140_00,
  initialSum: 120_000_00,
}
const order = (changes: Partial<PlacedOrder> = {}): SuccessData => ({
  ...example,
  order: { ...example.order, lines: [line], pieces: 1, ...changes },
})

async function open(path: string, answers: Record<string, FakeAnswer>, isAuth = false, locale: 'ru' | 'en' = 'ru') {
  const wire = fakeWire(answers)
  const scope = scopeOf({ wire, values: [given($user, { ...GUEST, isAuth })] })
  await renderPage(page, path, { scope, locale, texts: { 'page/order-success': locale === 'ru' ? ru : en } })
  return { wire, purchase: scope.getState(told) }
}
const seen = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ') ?? ''

beforeEach(() => localStorage.clear())

test('thanks by the first name, whatever the order of the words in the order [orders.greeted-by-first-name]', async () => {
  const contact = { ...example.order.contact, name: 'Петрова Анна', firstName: 'Анна' }
  await open('/order-success/4820719', { 'GET /order/success-data/4820719': order({ contact }) })
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/^Спасибо, Анна$/)
})

test('shows the shopper’s name, the status, the pieces and the link to the order', async () => {
  await open('/order-success/4820719', { 'GET /order/success-data/4820719': order() }, true)
  expect(await screen.findByRole('heading', { name: 'Спасибо, Анна' })).toBeVisible()
  expect(screen.getByText('Оплачен', { selector: '[role=status]' })).toBeVisible()
  expect(screen.getByText(/Заказ 482-0719 у нас/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Следить за заказом' })).toHaveAttribute('href', '/profile?section=ordersData')
  const pieces = screen.getByRole('region', { name: '1 украшение' })
  expect(seen(pieces)).toContain('162 100 ₽')
  expect(within(pieces).getByRole('link', { name: 'Кольцо «Аврора»' })).toHaveAttribute('href', '/catalog/rings/aurora-yellow')
})

test.each([
  [false, 'Страница показывает последний заказ этого браузера. Войдите в профиль, чтобы увидеть все.', 'В каталог', '/catalog'],
  [true, 'Среди ваших заказов такого нет. Все они — в профиле.', 'Мои заказы', '/profile?section=ordersData'],
])('a stranger’s order, signed in: %s, says where one’s own are', async (isAuth, words, link, href) => {
  const notMine = () => {
    throw refuse(404, 'NOT_FOUND')
  }
  await open('/order-success/4820719', { 'GET /order/success-data/4820719': notMine }, isAuth)
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', href)
})

test('the session that placed the order sees its code and documents and can cancel it', async () => {
  const payment = { orderId: '4820719', number: '482-0719', status: 'cancelled', amount: 0, currency: 'RUB', methodId: 1, methodName: '' }
  const { wire } = await open('/order-success/4820719', {
    'GET /order/success-data/4820719': { ...order(), ways: { ...exampleWays, pickupCode: '051422' } },
    'POST /order/4820719/cancel': { result: true, payment: { ...payment, payableUntil: null, canRetry: false, message: null } },
  })
  expect(await screen.findByTestId('pickup-code')).toHaveTextContent('051 422')
  expect(screen.getByRole('link', { name: 'Счёт' })).toHaveAttribute('href', '/backend/order/4820719/documents/invoice')
  await userEvent.click(screen.getByRole('button', { name: 'Отменить заказ' }))
  expect(screen.getByText(/деньги — туда, откуда/)).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Да, отменить' }))
  expect(wire.sent.filter(({ path }) => path === '/order/4820719/cancel')).toHaveLength(1)
  expect(wire.sent.filter(({ path }) => path === '/order/success-data/4820719')).toHaveLength(2)
})

/** Rows as a shopper reads them: name and digits, with their sign. */
const rowsOf = (list: HTMLElement) => {
  const names = within(list).getAllByRole('term')
  const sums = within(list).getAllByRole('definition')
  return names.map((name, index) => [
    seen(name),
    Number(
      seen(sums[index] as HTMLElement)
        .replace('−', '-')
        .replace(/[^\d-]/g, ''),
    ),
  ])
}

const PAID_IN_PARTS = {
  goodsSum: 120_000_00,
  discount: 10_000_00,
  promocodeDiscount: 5_000_00,
  bonusesSpent: 1_000_00,
  packagingSum: 490_00,
  deliverySum: 390_00,
  orderSum: 104_880_00,
  certificatesSum: 3_000_00,
  depositsSum: 1_880_00,
  dueSum: 100_000_00,
}
const ROWS = [
  ['1 украшение', 120_000],
  ['Скидка на украшения', -10_000],
  ['Промокод WELCOME10', -5_000],
  ['Бонусы', -1_000],
  ['Упаковка', 490],
  ['Доставка', 390],
  ['Сертификаты', -4_880],
]
test('the order names the box that was chosen, among its sums and what comes with it [orders.box-named]', async () => {
  const chosen = { giftPack: false, festivePack: true, packagingName: 'Праздничная упаковка' }
  await open('/order-success/4820719', { 'GET /order/success-data/4820719': order({ ...PAID_IN_PARTS, ...chosen }) })
  const shown = await screen.findByRole('region', { name: 'Сумма заказа' })
  expect(seen(shown)).toContain('Праздничная упаковка')
  expect(screen.getByRole('heading', { name: 'Праздничная упаковка' })).toBeVisible()
  expect(screen.queryByText('Коробка и лента')).toBeNull()
})

const adds = (rows: (string | number)[][]) => rows.reduce((total, [, sum]) => total + Number(sum), 0)

test.each(['ru', 'en'] as const)('import duty is told once, in one sentence: %s [delivery.duties-stated]', async (locale) => {
  const duty = dutyText('US', locale) ?? ''
  const { delivery } = example.order
  await open('/order-success/4820719', { 'GET /order/success-data/4820719': order({ delivery: { ...delivery, duty } }) }, true, locale)
  const fact = (await screen.findByText(duty)).parentElement ?? document.body
  expect(seen(fact)).toBe(`${locale === 'ru' ? 'Таможня' : 'Customs'}${duty.replaceAll('\u00a0', ' ')}`)
})

test.each([
  ['certificates alone', ['certificates/card'], /^1.сертификат$/],
  ['a certificate beside a ring', ['certificates/card', 'rings/aurora'], /^2.товара$/],
])('goods are named as in the bag: %s', async (_, urls, name) => {
  const lines = urls.map((url) => ({ ...line, id: url, url: `/catalog/${url}` }))
  await open('/order-success/4820719', { 'GET /order/success-data/4820719': order({ lines, pieces: lines.length }) })
  expect(await screen.findByRole('heading', { name })).toBeVisible()
  const [first] = rowsOf(screen.getByRole('region', { name: 'Сумма заказа' }))
  expect(first?.[0]).toMatch(name)
})

describe('with the stream of the order', () => {
  const streams = fakeStreams()

  test('the page shows and says a new status without a reload [orders.followed-live]', async () => {
    let status: 'paid' | 'assembling' = 'paid'
    const timeline = [
      { status: 'paid' as const, name: 'Оплачен', at: null },
      { status: 'assembling' as const, name: 'Собираем', at: null },
    ]
    const { wire } = await open('/order-success/4820719', { 'GET /order/success-data/4820719': () => order({ status, timeline }) })
    expect(await screen.findByText('Оплачен', { selector: '[role=status]' })).toBeVisible()
    const [stream] = streams
    expect(stream?.path).toBe('/backend/order/4820719/events')
    await stream?.tell({ status: 'paid', version: 'paid' })
    expect(wire.sent.filter(({ path }) => path.includes('success-data'))).toHaveLength(1)
    status = 'assembling'
    await stream?.tell({ status: 'assembling', version: 'assembling' })
    expect(await screen.findByText('Собираем', { selector: '[role=status]' })).toBeVisible()
  })

  test('the courier of an order on its way comes nearer, and is gone with the delivery [orders.courier-on-map]', async () => {
    const point = { latitude: 55.76, longitude: 37.6 }
    let answer: SuccessData = { ...order({ status: 'shipped' }), courier: { position: point, house: point, minutes: 12 } }
    await open('/order-success/4820719', { 'GET /order/success-data/4820719': () => answer })
    const region = await screen.findByRole('region', { name: 'Курьер едет к вам' })
    expect(seen(region)).toContain('Будет примерно через 12 минут')
    expect(await within(region).findByRole('group', { name: 'Где курьер' })).toBeVisible()
    const [stream] = streams
    await stream?.tell({ status: 'shipped', version: '1' })
    answer = { ...answer, courier: { position: point, house: point, minutes: 2 } }
    await stream?.tell({ status: 'shipped', version: '2' })
    expect(await screen.findByText('Будет примерно через 2 минуты')).toBeVisible()
    answer = { ...answer, courier: { position: point, house: point, minutes: 0 } }
    await stream?.tell({ status: 'shipped', version: '3' })
    expect(await screen.findByRole('heading', { name: 'Курьер у вашего дома' })).toBeVisible()
    answer = order({ status: 'completed' })
    await stream?.tell({ status: 'completed', version: '4' })
    expect(await screen.findByText('Заказ у вас')).toBeVisible()
    expect(screen.queryByRole('heading', { name: /Курьер/ })).not.toBeInTheDocument()
  })
})

test('a reduced line shows its price before discounts, so lines and rows add up by eye [orders.lines-add-up]', async () => {
  const whole = { ...line, id: 'whole', name: 'Кольцо «Заря»', quantity: 2, initialSum: 50_000_00, finalSum: 50_000_00 }
  await open('/order-success/4820719', {
    'GET /order/success-data/4820719': order({ lines: [line, whole], pieces: 3, goodsSum: 170_000_00, discount: 10_860_00 }),
  })
  const [reduced, full] = within(await screen.findByRole('region', { name: '3 украшения' })).getAllByRole('listitem')
  expect(seen(reduced as HTMLElement)).toContain('Старая цена 120 000 ₽, новая цена 109 140 ₽')
  expect(seen(full as HTMLElement)).toMatch(/50 000 ₽$/)
  expect(within(full as HTMLElement).queryByRole('deletion')).toBeNull()
})

test('steps and deadline of an order are told in one time, the reader’s, without a raw zone [orders.dates-of-the-shop]', async () => {
  const at = '2099-11-18T11:06:00.000Z'
  const until = '2099-11-18T11:36:00.000Z'
  const timeline = [{ status: 'created' as const, name: 'Placed', at }]
  await open(
    '/order-success/4820719',
    { 'GET /order/success-data/4820719': order({ status: 'created', payableUntil: until, timeline }) },
    false,
    'en',
  )
  const [placed, deadline] = [localMoment(at, 'en'), momentAhead(until, 'en')].map((moment) => moment.replaceAll('\u00a0', ' '))
  expect(await screen.findByText((_, element) => element?.tagName === 'B' && seen(element as HTMLElement) === deadline)).toBeVisible()
  expect(seen(screen.getByRole('region', { name: 'What happens next' }))).toContain(placed)
  expect(seen(document.body)).not.toMatch(/Moscow|UTC|GMT/)
})

test('the rows add up to the amount paid, including certificates, delivery and packaging', async () => {
  await open('/order-success/4820719', { 'GET /order/success-data/4820719': order(PAID_IN_PARTS) })
  const rows = rowsOf(await screen.findByRole('region', { name: 'Сумма заказа' }))
  expect(rows).toStrictEqual([...ROWS, ['Оплачено', 100_000]])
  expect(adds(rows.slice(0, -1))).toBe(100_000)
})

test.each([
  ['paid', 'Оплачен', ['paid']],
  ['assembling', 'Собираем', ['paid', 'assembling']],
] as const)('an order that is %s shows it in the heading and timeline, as in the profile', async (status, name, reached) => {
  const at = (one: string) => (reached.some((known) => known === one) ? '2026-11-18T11:06:00.000Z' : null)
  const timeline = [
    { status: 'paid' as const, name: 'Оплачен', at: at('paid') },
    { status: 'assembling' as const, name: 'Собираем', at: at('assembling') },
    { status: 'shipped' as const, name: 'В пути', at: null },
  ]
  await open('/order-success/4820719', { 'GET /order/success-data/4820719': order({ status, timeline }) })
  await screen.findByRole('heading', { name: 'Что дальше' })
  expect(screen.getByText(name, { selector: '[role=status]' })).toBeVisible()
  expect(screen.getByText(name, { selector: 'li' })).toHaveAttribute('aria-current', 'step')
  expect(screen.getAllByRole('listitem').filter((step) => step.hasAttribute('aria-current'))).toHaveLength(1)
  expect(screen.queryByText(/уже собирают/) !== null).toBe(status === 'assembling')
})

test('an order awaiting payment can be paid from here', async () => {
  await open('/order-success/4820719', {
    'GET /order/success-data/4820719': order({ paidAt: null, status: 'created', payableUntil: '2026-11-18T11:36:00.000Z' }),
  })
  expect(await screen.findByRole('link', { name: 'Оплатить' })).toHaveAttribute('href', '/payment?order=4820719&step=payment')
})

test.each([
  ['ru', 'Сумма заказа', 'Осталось', '2 декабря 2026'],
  ['en', 'Order total', 'Left to pay', '2 December 2026'],
] as const)(
  'in four payments it says what was paid, what is left and when, in %s [payment.instalments-told]',
  async (locale, whole, left, day) => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-18T12:00:00Z'))
    const payment = { methodId: 3, name: 'Четыре платежа', online: true, firstPaidAt: '2026-11-18T11:06:00.000Z' }
    await open('/order-success/4820719', { 'GET /order/success-data/4820719': order({ ...PAID_IN_PARTS, payment }) }, false, locale)
    const sums = await screen.findByRole('region', { name: locale === 'ru' ? 'Сумма заказа' : 'Order total' })
    const rows = rowsOf(sums)
    expect(rows).toContainEqual([whole, 100_000])
    expect(rows).toContainEqual([day, 25_000])
    expect(rows.slice(-1)).toStrictEqual([[left, 75_000]])
    expect(rows.filter(([name]) => name === 'Оплачено' || name === 'Paid')).toStrictEqual([[locale === 'ru' ? 'Оплачено' : 'Paid', 25_000]])
    jest.restoreAllMocks()
  },
)

describe('by what has become of the order [orders.page-by-status]', () => {
  const MONEY_BACK: MoneyBack[] = [
    { to: 'card', sum: 199_000_00, by: '06.12.2026' },
    { to: 'certificates', sum: 3_000_00, by: null },
    { to: 'bonuses', sum: 1_200_00, by: null },
  ]
  const delivery = { ...example.order.delivery, estimation: '20 ноября', from: '2026-11-20', to: '2026-11-20' }
  const paid = { delivery, bonusesEarned: 9_000_00, dueSum: 199_000_00, paidAt: '2026-11-18T11:06:00.000Z' }
  const unpaid = { ...paid, paidAt: null }

  interface Shown {
    order: Partial<PlacedOrder>
    ways?: Partial<OrderWays>
    title: [string, string]
    says: [RegExp, RegExp]
    /** Whether the delivery date and what comes with the order are promised. */
    isComing?: boolean
    grand: [string, string]
  }
  const CASES: Record<string, Shown> = {
    paid: {
      order: { ...paid, status: 'paid' },
      title: ['Спасибо, Анна', 'Thank you, Анна'],
      says: [/у нас/, /We have your order/],
      isComing: true,
      grand: ['Оплачено', 'Paid'],
    },
    'on its way': {
      order: { ...paid, status: 'shipped' },
      title: ['Заказ в пути', 'Your order is on its way'],
      says: [/едет к вам/, /coming to you/],
      isComing: true,
      grand: ['Оплачено', 'Paid'],
    },
    'ready to collect': {
      order: { ...paid, status: 'ready' },
      title: ['Заказ ждёт вас', 'Your order is ready to collect'],
      says: [/можно забирать/, /can be collected/],
      isComing: true,
      grand: ['Оплачено', 'Paid'],
    },
    received: {
      order: { ...paid, status: 'completed' },
      title: ['Заказ у вас', 'The order is with you'],
      says: [/получен/, /received/],
      grand: ['Оплачено', 'Paid'],
    },
    'received, and returned in part': {
      order: { ...paid, status: 'completed' },
      ways: { moneyBack: [{ to: 'account', sum: 40_000_00, by: '06.12.2026' }] },
      title: ['Заказ у вас', 'The order is with you'],
      says: [/На счёт в банке.*не позже 6 декабря 2026.*40 000/, /To your bank account.*by 6 December 2026.*40,000/],
      grand: ['Оплачено', 'Paid'],
    },
    'returned as a whole': {
      order: { ...paid, status: 'refunded' },
      ways: { moneyBack: MONEY_BACK },
      title: ['Заказ возвращён', 'The order is returned'],
      says: [/На карту, с которой платили.*не позже 6 декабря 2026.*199 000/, /To the card that paid.*by 6 December 2026.*199,000/],
      grand: ['Было оплачено', 'Was paid'],
    },
    'cancelled after payment': {
      order: { ...paid, status: 'cancelled' },
      ways: { moneyBack: MONEY_BACK },
      title: ['Заказ отменён', 'The order is canceled'],
      says: [
        /чем вы платили, возвращаем.*не позже 6 декабря 2026199 000.*На сертификаты.*3 000.*Бонусами.*1 200/,
        /you paid goes back.*by 6 December 2026199,000.*To gift certificates.*3,000.*As bonuses.*1,200/,
      ],
      grand: ['Было оплачено', 'Was paid'],
    },
    'cancelled in four payments, of which one was taken': {
      order: { ...paid, status: 'cancelled' },
      ways: { moneyBack: [{ to: 'instalments', sum: 49_750_00, by: '06.12.2026' }] },
      title: ['Заказ отменён', 'The order is canceled'],
      says: [/Что внесено — на карту.*49 750/, /What you have paid, to your card.*49,750/],
      grand: ['Сумма заказа', 'Order total'],
    },
    'cancelled before payment': {
      order: { ...unpaid, status: 'cancelled' },
      title: ['Заказ отменён', 'The order is canceled'],
      says: [/Платить ничего не нужно/, /There is nothing to pay/],
      grand: ['Сумма заказа', 'Order total'],
    },
    expired: {
      order: { ...unpaid, status: 'expired' },
      title: ['Заказ не оплачен вовремя', 'The order was not paid in time'],
      says: [/больше не отложены\. Платить ничего не нужно/, /no longer keep its pieces\. There is nothing to pay/],
      grand: ['Сумма заказа', 'Order total'],
    },
    'unpaid, its time over': {
      order: { ...unpaid, status: 'created', payableUntil: null },
      title: ['Заказ не оплачен вовремя', 'The order was not paid in time'],
      says: [/Платить ничего не нужно/, /There is nothing to pay/],
      grand: ['Сумма заказа', 'Order total'],
    },
    'unpaid and held': {
      order: { ...unpaid, status: 'created', payableUntil: '2026-11-18T11:36:00.000Z' },
      title: ['Заказ ждёт оплаты', 'Your order is waiting for payment'],
      says: [/Украшения за вами до/, /The pieces are yours until/],
      grand: ['К оплате', 'To pay'],
    },
  }

  test.each(Object.entries(CASES))('%s', async (_, { order: changes, ways = {}, title, says, isComing = false, grand }) => {
    const timeline = [{ status: changes.status ?? 'paid', name: 'Статус', at: '2026-11-18T11:06:00.000Z' }]
    const answer = order({ ...changes, timeline })
    for (const [index, locale] of (['ru', 'en'] as const).entries()) {
      document.body.replaceChildren()
      await open(
        '/order-success/4820719',
        { 'GET /order/success-data/4820719': { ...answer, ways: { ...exampleWays, canCancel: false, ...ways } } },
        true,
        locale,
      )
      expect(await screen.findByRole('heading', { level: 1, name: title[index] ?? '' })).toBeVisible()
      expect(seen(document.body)).toMatch(says[index] ?? /./)
      const texts = locale === 'ru' ? ru : en
      const isThanked = changes.status === 'paid'
      expect(/Спасибо|Thank you/.test(seen(document.body))).toBe(isThanked)
      expect(screen.queryByText(texts.passports) !== null).toBe(isComing)
      expect(screen.queryByRole('button', { name: texts.calendar }) !== null).toBe(isComing)
      expect(screen.queryByText('20 ноября') !== null).toBe(isComing || title[0] === 'Заказ ждёт оплаты')
      expect(screen.queryByRole('link', { name: texts.pay }) !== null).toBe(title[0] === 'Заказ ждёт оплаты')
      expect(screen.getByRole('region', { name: texts.sums })).toHaveTextContent(grand[index] ?? '')
      // Where it will come to is said while it will.
      expect(screen.queryByText(texts.comesTo) !== null).toBe(isComing || title[0] === 'Заказ ждёт оплаты')
    }
  })

  const PLACES = { home: { ...delivery, methodId: 1 }, shop: { ...delivery, methodId: 3 } }
  test.each([
    ['ready, it is to be collected', 'ready', PLACES.shop, ['Где забрать', 'Collect at']],
    ['on its way, it comes', 'shipped', PLACES.home, ['Куда привезём', 'Delivering to']],
    ['cancelled, it is not to be collected', 'cancelled', PLACES.shop, ['Получение', 'Delivery']],
    ['cancelled, it does not come', 'cancelled', PLACES.home, ['Получение', 'Delivery']],
    ['returned, it is not to be collected', 'refunded', PLACES.shop, ['Получение', 'Delivery']],
  ] as const)('the place is named by that too: %s', async (_, status, place, names) => {
    for (const [index, locale] of (['ru', 'en'] as const).entries()) {
      document.body.replaceChildren()
      const answer = order({ ...paid, status, delivery: place })
      await open('/order-success/4820719', { 'GET /order/success-data/4820719': answer }, false, locale)
      const [placeName] = await screen.findAllByRole('term')
      expect(placeName).toHaveTextContent(names[index] ?? '')
    }
  })

  test('an order that is over is no purchase', async () => {
    for (const status of ['created', 'expired', 'cancelled', 'refunded'] as const) {
      document.body.replaceChildren()
      const { purchase } = await open('/order-success/4820719', { 'GET /order/success-data/4820719': order({ status }) })
      expect(purchase).toBeNull()
    }
  })

  test('a payment of one’s own that came second is said to go back [payment.second-told]', async () => {
    const { payment } = order().order
    await open('/order-success/4820719', {
      'GET /order/success-data/4820719': order({ payment: { ...payment, isByLink: true, isOwnReturned: true } }),
    })
    expect(await screen.findByText('За вас заплатили по ссылке')).toBeVisible()
    expect(screen.getByText(/Ваш платёж: к его приходу заказ был уже оплачен.*не позже чем через 10 дней/)).toBeVisible()
  })

  test.each(['ru', 'en'] as const)(
    'whoever paid by a link gets the money of a cancelled order, in %s [payment.link-refund]',
    async (locale) => {
      const texts = locale === 'ru' ? ru : en
      const { payment } = order().order
      const answer = (changes: object, ways: object) => ({
        ...order({ ...paid, ...changes, payment: { ...payment, isByLink: true } }),
        ways: { ...exampleWays, ...ways },
      })
      await open('/order-success/4820719', { 'GET /order/success-data/4820719': answer({}, { canCancel: true }) }, true, locale)
      await userEvent.click(await screen.findByRole('button', { name: texts.cancelOrder }))
      expect(screen.getByText(texts.cancelSureByLink)).toBeVisible()
      expect(screen.queryByText(texts.cancelSurePaid)).not.toBeInTheDocument()
      document.body.replaceChildren()
      const over = answer({ status: 'cancelled' }, { canCancel: false, moneyBack: MONEY_BACK })
      await open('/order-success/4820719', { 'GET /order/success-data/4820719': over }, true, locale)
      expect(await screen.findByText(texts.lead_cancelled_byLink.replace('{{number}}', '482-0719'))).toBeVisible()
    },
  )

  test('the same by the link of a letter, without a name', async () => {
    const linked = orderByLink.example.answer as { result: true; order: LinkedOrder }
    const notMine = () => {
      throw refuse(404, 'NOT_FOUND')
    }
    const byLink = { ...linked.order, status: 'cancelled' as const, payment: { name: 'Картой онлайн', isPaid: true } }
    await open('/order-success/4820719?key=4820719.fx.sign', {
      'GET /order/success-data/4820719': notMine,
      'GET /order/by-link/4820719.fx.sign': {
        result: true,
        order: { ...byLink, ways: { ...exampleWays, canCancel: false, moneyBack: MONEY_BACK } },
      },
    })
    expect(await screen.findByRole('heading', { level: 1, name: 'Заказ отменён' })).toBeVisible()
    expect(seen(screen.getByRole('region', { name: 'Возвращаем' }))).toMatch(
      /На карту.*не позже 6 декабря 2026199 000 ₽.*На сертификаты.*Бонусами/,
    )
    expect(seen(document.body)).not.toMatch(/Спасибо|завтра/)
    expect(screen.getByRole('region', { name: 'Сумма заказа' })).toHaveTextContent('Было оплачено')
  })
})

test('sends the purchase event once per transaction_id, even after reloads [orders.purchase-once]', async () => {
  const answers = { 'GET /order/success-data/4820719': order() }
  const { purchase } = await open('/order-success/4820719', answers)
  expect(purchase).toStrictEqual({
    transaction_id: '482-0719',
    affiliation: 'ZLATA',
    value: 162_100,
    shipping: 0,
    currency: 'RUB',
    coupon: 'WELCOME10',
    items: [],
  })
  document.body.replaceChildren()
  expect((await open('/order-success/4820719', answers)).purchase).toBeNull()
})

test('an order of 0 is no purchase [product.sizer-free-order]', async () => {
  const free = { ...order({ orderSum: 0, dueSum: 0 }), analytics: { ...example.analytics, value: 0 } }
  expect((await open('/order-success/4820719', { 'GET /order/success-data/4820719': free })).purchase).toBeNull()
})

test('without an id shows the last order of the session [orders.last-of-session]', async () => {
  const { wire } = await open('/order-success', {
    'GET /order/last': { result: true, orderId: '4820719' },
    'GET /order/success-data/4820719': order(),
  })
  expect(await screen.findByRole('heading', { name: 'Спасибо, Анна' })).toBeVisible()
  expect(wire.sent.map(({ path }) => path)).toStrictEqual(['/order/last', '/order/success-data/4820719'])
})

test.each<[string, string, Record<string, FakeAnswer>]>([
  ['no order in this session', '/order-success', { 'GET /order/last': { result: true, orderId: null } }],
  [
    'somebody else’s order',
    '/order-success/1',
    {
      'GET /order/success-data/1': () => {
        throw refuse(404, 'NOT_FOUND')
      },
    },
  ],
])('%s: shows that there is no such order and links to the catalog', async (_, path, answers) => {
  await open(path, answers)
  expect(await screen.findByRole('heading', { name: 'Заказа здесь нет' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'В каталог' })).toBeVisible()
})

test('an order that failed to load can be retried', async () => {
  await open('/order-success/4820719', {
    'GET /order/success-data/4820719': () => {
      throw offline()
    },
  })
  expect(await screen.findByRole('alert')).toHaveTextContent('Заказ не открылся')
})

test('the calendar event covers the promised days, including the last one', () => {
  const { delivery } = example.order
  const text = calendarOf(
    { id: '7', delivery: { ...delivery, from: '2026-11-30', to: '2026-12-01', address: 'Лесная, 7; кв. 1' } },
    'Заказ 7',
  )
  expect(text?.split('\r\n')).toEqual(
    expect.arrayContaining([
      'DTSTART;VALUE=DATE:20261130',
      'DTEND;VALUE=DATE:20261202',
      'SUMMARY:Заказ 7',
      'LOCATION:Лесная\\, 7\\; кв. 1',
    ]),
  )
  expect(calendarOf({ id: '7', delivery: { ...delivery, from: null } }, 'Заказ 7')).toBeNull()
})

describe('the link of a letter', () => {
  const linked = orderByLink.example.answer as { result: true; order: object }
  const notMine = {
    'GET /order/success-data/4820719': () => {
      throw refuse(404, 'NOT_FOUND')
    },
  }
  const path = '/order-success/4820719?key=4820719.fx.sign'

  test('opens the order in another browser and cancels it after confirmation', async () => {
    const cancelled = {
      ...linked.order,
      status: 'cancelled',
      ways: { ...exampleWays, canCancel: false },
      timeline: [{ status: 'cancelled', name: 'Отменён', at: null }],
    }
    const { wire } = await open(path, {
      ...notMine,
      'GET /order/by-link/4820719.fx.sign': linked,
      'POST /order/by-link/4820719.fx.sign/cancel': { result: true, order: cancelled },
    })
    expect(await screen.findByRole('heading', { name: 'Заказ 482-0719' })).toBeVisible()
    expect(screen.getByText('Принят', { selector: '[role=status]' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Отменить заказ' }))
    expect(wire.sent.filter(({ path }) => path.endsWith('/cancel'))).toStrictEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Да, отменить' }))
    expect(await screen.findByText('Отменён', { selector: '[role=status]' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Отменить заказ' })).toBeNull()
  })

  test('a reduced line shows its price before discounts [orders.lines-add-up]', async () => {
    await open(path, { ...notMine, 'GET /order/by-link/4820719.fx.sign': { result: true, order: { ...linked.order, lines: [line] } } })
    expect(seen(await screen.findByRole('deletion'))).toContain('120 000 ₽')
  })

  test('an unpaid order says until when it is kept, and leads to its payment by the same key [payment.by-letter]', async () => {
    const held = { ...linked.order, status: 'created', payableUntil: '2099-11-18T11:36:00.000Z' }
    await open(path, { ...notMine, 'GET /order/by-link/4820719.fx.sign': { result: true, order: held } })
    expect(await screen.findByRole('link', { name: 'Оплатить' })).toHaveAttribute(
      'href',
      '/payment?order=4820719&step=payment&key=4820719.fx.sign',
    )
    expect(screen.getByText(/^18 ноября 2099, /)).toBeVisible()
  })

  test('an order that is accepted or over leads to no payment', async () => {
    await open(path, { ...notMine, 'GET /order/by-link/4820719.fx.sign': linked })
    expect(await screen.findByRole('heading', { name: 'Заказ 482-0719' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Оплатить' })).toBeNull()
  })

  test('shows totals that add up', async () => {
    const sums = {
      goods: 120_000_00,
      discount: 10_000_00,
      promocodeDiscount: 5_000_00,
      bonuses: 1_000_00,
      packaging: 490_00,
      delivery: 390_00,
      certificates: 4_880_00,
    }
    await open(path, {
      ...notMine,
      'GET /order/by-link/4820719.fx.sign': { result: true, order: { ...linked.order, lines: [line], sums, dueSum: 100_000_00 } },
    })
    const rows = rowsOf(await screen.findByRole('region', { name: 'Сумма заказа' }))
    expect(rows.slice(-2)).toStrictEqual([
      ['Сертификаты', -4_880],
      ['К оплате', 100_000],
    ])
    expect(adds(rows.slice(0, -1))).toBe(100_000)
  })

  test('says when it is too late to cancel the order', async () => {
    await open(path, {
      ...notMine,
      'GET /order/by-link/4820719.fx.sign': linked,
      'POST /order/by-link/4820719.fx.sign/cancel': { result: false, order: linked.order },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Отменить заказ' }))
    await userEvent.click(screen.getByRole('button', { name: 'Да, отменить' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Заказ уже нельзя отменить здесь')
  })

  const withWays = (ways: object, rest: object = {}) => ({
    result: true,
    order: { ...linked.order, ...rest, ways: { ...exampleWays, canCancel: false, ...ways } },
  })

  test('leads to the exchange of a piece for another size, and to how it stands [exchange.status-on-order]', async () => {
    const exchange = {
      number: '482-0719-x1',
      status: 'accepted',
      createdAt: '2026-11-21T10:00:00.000Z',
      keptUntil: '2026-11-24T10:00:00.000Z',
      endedAt: null,
      from: '16,5',
      to: '17',
      difference: 0,
      isPaid: true,
    }
    const answer = withWays({ exchangeable: [line.id], exchanges: [exchange] }, { status: 'completed', lines: [line] })
    await open(path, { ...notMine, 'GET /order/by-link/4820719.fx.sign': answer })
    expect(await screen.findByRole('link', { name: new RegExp(`Обменять на.другой размер: ${line.name}`) })).toHaveAttribute(
      'href',
      `/exchange?order=4820719&line=${encodeURIComponent(line.id)}`,
    )
    expect(screen.getByRole('link', { name: 'Обмен размера: подробности' })).toHaveAttribute('href', '/exchange?order=4820719')
    expect(seen(document.body)).toMatch(/Обмен 482-0719-x1: 17 готов к обмену/)
  })

  test('shows the pickup code and documents after the phone is confirmed', async () => {
    await open(path, {
      ...notMine,
      'GET /order/by-link/4820719.fx.sign': withWays({ pickupCode: '051422' }, { id: '4820719', status: 'ready' }),
    })
    expect(await screen.findByTestId('pickup-code')).toHaveTextContent('051 422')
    expect(screen.getByRole('link', { name: 'Счёт' })).toHaveAttribute('href', '/backend/order/by-link/4820719.fx.sign/documents/invoice')
    expect(screen.queryByRole('button', { name: /Подтвердить телефон/ })).not.toBeInTheDocument()
  })

  test('asks for phone confirmation before showing the code', async () => {
    await open(path, { ...notMine, 'GET /order/by-link/4820719.fx.sign': withWays({}, { status: 'ready' }) })
    expect(await screen.findByRole('button', { name: /Подтвердить телефон/ })).toBeVisible()
    expect(screen.queryByTestId('pickup-code')).not.toBeInTheDocument()
  })

  test('with an invalid signature opens nothing', async () => {
    await open(path, {
      ...notMine,
      'GET /order/by-link/4820719.fx.sign': () => {
        throw refuse(404, 'NOT_FOUND')
      },
    })
    expect(await screen.findByRole('heading', { name: 'Заказа здесь нет' })).toBeVisible()
  })
})

test.each([
  ['no piece', [false, false], /Поменяем за 30 дней, новый размер отложим на 3 дня$/],
  ['one piece', [true, false], /Поменяем за 30 дней украшение без гравировки, новый размер отложим на 3 дня/],
  ['every piece', [true, true], null],
])(
  'an exchange is promised as far as it can be kept: %s is engraved [engraving.no-return-promised] [exchange.promise-figures]',
  async (_, engraved, promise) => {
    const lines = engraved.map((isEngraved, index) => ({ ...line, id: `ring ${index}`, isEngraved }))
    await open('/order-success/4820719', { 'GET /order/success-data/4820719': order({ lines }) })
    const pieces = await screen.findByRole('region', { name: '1 украшение' })
    expect(within(pieces).getByRole('heading', { name: 'Паспорта украшений' })).toBeInTheDocument()
    const exchange = within(pieces).queryByRole('heading', { name: 'Не подошёл размер' })
    if (promise === null) expect(exchange).not.toBeInTheDocument()
    else expect(seen(exchange?.closest('li') as HTMLElement)).toMatch(promise)
  },
)
