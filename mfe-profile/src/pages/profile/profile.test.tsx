import { allSettled } from 'effector'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { emptyCart } from '@shop/contracts/cart/cart'
import { certificateAdded } from '@shop/contracts/events/certificate-added'
import { GUEST, type User } from '@shop/contracts/account/common-data'
import type { DepositCard } from '@shop/contracts/certificates/deposits'
import { orderChanged } from '@shop/contracts/events/order-changed'
import { exampleWays } from '@shop/contracts/orders/order-ways'
import type { PersonalData } from '@shop/contracts/account/profile'
import type { ProfileOrder } from '@shop/contracts/account/profile-orders'
import { shopContext } from '@shop/contracts/shop/storefront'
import { emitterOf } from '@shop/events'
import { momentAhead } from '@shop/i18n/dates'
import { $bagCount, $context, $popup, $toast, $user, userChanged } from '@shop/session'
import { aPhoto } from '@shop/testing/builders'
import { fakeWire, offline, refuse, type FakeAnswer } from '@shop/testing/fake-wire'
import { given } from '@shop/testing/given'
import { renderPage } from '@shop/testing/render-page'
import * as profile from './index.ts'
import { sectionWanted } from './model/visit.ts'
import { texts as en } from './texts/en.ts'
import { phrase } from './texts/index.ts'
import { texts as ru } from './texts/ru.ts'

// Whole forms in jsdom are slow on a busy machine.
jest.setTimeout(30_000)

const anna: User = { ...GUEST, id: 1, name: 'Анна', surname: 'Петрова', isAuth: true, phone: '+79000000001' }
const LAST_YEAR = new Date().getFullYear() - 1
const at = (day: number) => new Date(LAST_YEAR, 10, day, 14, 6).toISOString()

const anOrder = (changes: Partial<ProfileOrder> = {}): ProfileOrder => ({
  id: 'o-1',
  number: '48207',
  createdAt: at(19),
  status: 'shipped',
  timeline: [
    { status: 'paid', name: 'Оплачен', at: at(19) },
    { status: 'shipped', name: 'В пути', at: at(20) },
    { status: 'completed', name: 'Получен', at: null },
  ],
  lines: [
    {
      id: 'ring',
      name: 'Кольцо «Аврора»',
      url: '/catalog/rings/aurora-yellow',
      photo: aPhoto(),
      designer: 'Noor Atelier',
      size: '16,5',
      variant: 'размер\u00a016,5, 0,50\u00a0ct',
      quantity: 2,
      price: { initial: 5_990_00, final: 5_990_00 },
      sum: 11_980_00,
    },
  ],
  currency: 'RUB',
  sums: { goods: 11_980_00, discount: 0, bonuses: 1_000_00, packaging: 0, delivery: 0, certificates: 0, total: 10_980_00 },
  delivery: { typeId: 3, name: 'Магазин', address: 'Цветной бульвар, 15', recipient: 'Анна Петрова', term: '21 ноября' },
  payment: { id: 13, name: 'Картой', isPaid: true },
  tracking: null,
  payableUntil: null,
  ways: { ...exampleWays, canCancel: false, documents: [] },
  ...changes,
})

const personal: PersonalData = {
  id: 1,
  phone: '+79000000001',
  email: null,
  name: 'Анна',
  surname: 'Петрова',
  birthday: null,
  canChangeBirthday: true,
  isSubscribed: false,
  isEmailConfirmed: false,
}
const NO_SIZES = { result: [], choices: { ring: [], bracelet: [], chain: [] } }
const aDeposit = (changes: Partial<DepositCard> = {}): DepositCard => ({
  id: '7K2M-9QXD',
  design: null,
  amount: 5_000_00,
  balance: 3_200_00,
  status: 'active',
  message: '',
  senderName: 'Илья',
  recipient: null,
  sendDate: '01.12.2026',
  validUntil: '01.12.2027',
  ...changes,
})

async function open(path: string, answers: Record<string, FakeAnswer>, host = 'shop.ru.localhost') {
  const wire = fakeWire({
    'POST /pd/frontend/common_data': () => {
      throw offline()
    },
    ...answers,
  })
  const context = shopContext({ host, cookies: {} })
  const { scope, address } = await renderPage(profile, path, {
    wire,
    locale: context.locale,
    texts: { 'page/profile': context.locale === 'ru' ? ru : en },
    values: [given($user, anna), given($context, context)],
  })
  const sentTo = (place: string) => wire.sent.filter((call) => `${call.method} ${call.path}` === place).map(({ body }) => body)
  return { scope, address, sentTo, user: userEvent.setup() }
}
const orders = (...result: ProfileOrder[]) => ({ 'GET /profile/orders': { result } })
const seen = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ').replace(/\s+/g, ' ')

test('an order shows its status, contents and cost', async () => {
  await open('/profile', orders(anOrder()))
  const order = screen.getByRole('article', { name: /Заказ 48207/ })
  expect(seen(order)).toContain(`Заказ 48207 от 19 ноября ${LAST_YEAR}10 980 ₽В пути`)
  expect(within(order).getByRole('link', { name: 'Кольцо «Аврора»' })).toHaveAttribute('href', '/catalog/rings/aurora-yellow')
  expect(seen(order)).toContain('размер 16,5, 0,50 ct, 2 штуки')
  expect(seen(order)).toContain('10 980 ₽')
  expect(within(order).getByText('В пути', { selector: 'li' })).toHaveAttribute('aria-current', 'step')
  expect(within(order).queryByRole('link', { name: /Оплатить/ })).not.toBeInTheDocument()
})

test('a reduced line shows its price before discounts [orders.lines-add-up]', async () => {
  const order = anOrder()
  await open(
    '/profile',
    orders({ ...order, lines: order.lines.map((line) => ({ ...line, price: { initial: 7_000_00, final: 5_990_00 } })) }),
  )
  expect(seen(screen.getByRole('deletion'))).toContain('14 000 ₽')
})

test('a piece of a received order leads to its passport', async () => {
  const order = anOrder({ status: 'completed' })
  await open('/profile', orders({ ...order, lines: order.lines.map((line) => ({ ...line, passports: ['p-1'] })) }))
  expect(screen.getByRole('link', { name: /^Паспорт/ })).toHaveAttribute('href', '/profile?section=piecesData&piece=p-1')
})

test('an unpaid order links to payment while its stock is held', async () => {
  const soon = new Date(Date.now() + 20 * 60_000)
  await open('/profile', orders(anOrder({ status: 'created', payableUntil: soon.toISOString() })))
  expect(screen.getByRole('link', { name: /Оплатить/ })).toHaveAttribute('href', '/payment?order=o-1')
  expect(screen.getByText(`Держим украшения для вас до ${momentAhead(soon.toISOString(), 'ru').replaceAll('\u00a0', ' ')}`)).toBeVisible()
})

test('an unpaid order in four payments names the first one', async () => {
  const soon = new Date(Date.now() + 20 * 60_000).toISOString()
  const payment = { id: 3, name: 'Четыре платежа', isPaid: false }
  await open('/profile', orders(anOrder({ status: 'created', payableUntil: soon, payment })))
  expect(screen.getByRole('link', { name: /Первый платёж 2.745.₽/ })).toHaveAttribute('href', '/payment?order=o-1')
})

test('an order whose stock hold has expired cannot be paid', async () => {
  await open('/profile', orders(anOrder({ status: 'created', payableUntil: at(19) })))
  expect(screen.queryByRole('link', { name: /Оплатить/ })).not.toBeInTheDocument()
})

const DETAILS = '/profile?section=ordersData&order=o-1'
const ways = (changes: Partial<ProfileOrder['ways']>): Partial<ProfileOrder> => ({
  ways: { ...exampleWays, canCancel: false, documents: [], ...changes },
})

describe('what can be done with an order', () => {
  test('while awaiting pickup shows a large code that can be copied', async () => {
    const { user } = await open('/profile', orders(anOrder({ status: 'ready', ...ways({ pickupCode: '051422' }) })))
    const pickup = screen.getByRole('region', { name: ru.pickupCode })
    expect(within(pickup).getByTestId('pickup-code')).toHaveTextContent('051 422')
    await user.click(within(pickup).getByRole('button', { name: 'Скопировать' }))
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe('051422'))
  })

  test('without a code, a point, a return or a document offers none of them', async () => {
    await open(DETAILS, orders(anOrder()))
    expect(screen.queryByRole('region', { name: ru.pickupCode })).not.toBeInTheDocument()
    expect(screen.queryByRole('region', { name: 'Документы' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /Изменить пункт|Отменить заказ/ })).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: /Вернуть/ })).not.toBeInTheDocument()
  })

  test('opens the pickup point popup with its city and total, then reloads the orders', async () => {
    const { scope, sentTo, user } = await open(DETAILS, orders(anOrder(ways({ canChangePoint: true, pointCityId: 5 }))))
    await user.click(screen.getByRole('button', { name: /Изменить пункт выдачи заказа 48207/ }))
    expect(scope.getState($popup)).toStrictEqual({
      owner: 'mfe-cart-checkout',
      widget: 'pickpoint-choose',
      props: { order: 'o-1', city: 5, goods: 11_980_00 },
    })
    expect(sentTo('GET /profile/orders')).toHaveLength(1)
    await act(() => allSettled(emitterOf(orderChanged, 'mfe-cart-checkout'), { scope, params: { orderId: 'o-1' } }))
    expect(sentTo('GET /profile/orders')).toHaveLength(2)
  })

  test.each([
    ['shop.ru.localhost', '/vozvrat?order=o-1#start'],
    ['shop.com.localhost', '/returns?order=o-1#start'],
  ])('on %s a return links to %s', async (host, href) => {
    await open(DETAILS, orders(anOrder({ status: 'completed', ...ways({ canReturn: true }) })), host)
    expect(screen.getByRole('link', { name: /Вернуть украшения|Return pieces/ })).toHaveAttribute('href', href)
  })

  test.each(['/profile', DETAILS])('at %s its refund opens in a popup [profile.refund-popup]', async (path) => {
    const { scope, address, user } = await open(path, orders(anOrder({ status: 'completed', ...ways({ canReturn: true }) })))
    const before = address()
    await user.click(screen.getByRole('link', { name: /Вернуть украшения/ }))
    expect(scope.getState($popup)).toStrictEqual({ owner: 'mfe-profile', widget: 'refund', props: { order: 'o-1' } })
    expect(address()).toBe(before)
  })

  test('its documents are downloaded from the API', async () => {
    await open(DETAILS, orders(anOrder(ways({ documents: ['receipt', 'invoice'] }))))
    const links = within(screen.getByRole('region', { name: 'Документы' })).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.hasAttribute('download')])).toStrictEqual([
      ['Чек', '/backend/order/o-1/documents/receipt', true],
      ['Счёт', '/backend/order/o-1/documents/invoice', true],
    ])
  })

  test('a refund is a step in the timeline', async () => {
    const refund = { number: '48207-r1', status: 'requested' as const, createdAt: at(25), decidedAt: null, sum: 5_990_00 }
    await open(DETAILS, orders(anOrder({ status: 'completed', ...ways({ refunds: [refund] }) })))
    const last = within(screen.getByRole('list', { name: ru.timeline }))
      .getAllByRole('listitem')
      .at(-1)
    expect(last).toHaveTextContent(/Возврат 48207-r1: ждём.украшения/)
    expect(last).toHaveAttribute('aria-current', 'step')
  })
})

describe('exchanges for another size', () => {
  test('a line that can be exchanged leads to its page, others do not [exchange.sizes-without-engraving]', async () => {
    await open(DETAILS, orders(anOrder({ status: 'completed', ...ways({ exchangeable: ['ring'] }) })))
    const link = screen.getByRole('link', { name: /Обменять на.другой размер: Кольцо «Аврора»/ })
    expect(link).toHaveAttribute('href', '/exchange?order=o-1&line=ring')
  })

  test.each<[Partial<ProfileOrder['ways']['exchanges'][number]>, RegExp, boolean]>([
    [{}, /Обмен 48207-x1: 16,5 → 17, отложили до.24 ноября/, true],
    [{ difference: 3_000_00, isPaid: false }, /ждём доплату 3.000.₽ до.24 ноября/, true],
    [{ status: 'accepted' }, /17 готов к.обмену/, true],
    [{ status: 'done', endedAt: at(23) }, /16,5 → 17, поменяли/, false],
    [{ status: 'expired', endedAt: at(24) }, /срок вышел, 17 больше не.отложен/, false],
  ])('an exchange %j is a step in the timeline [exchange.status-on-order]', async (changes, says, isPresent) => {
    const exchange = {
      number: '48207-x1',
      status: 'requested' as const,
      createdAt: at(21),
      keptUntil: at(24),
      endedAt: null,
      from: '16,5',
      to: '17',
      difference: 0,
      isPaid: true,
      ...changes,
    }
    await open(DETAILS, orders(anOrder({ status: 'completed', ...ways({ exchanges: [exchange] }) })))
    const last = within(screen.getByRole('list', { name: ru.timeline }))
      .getAllByRole('listitem')
      .at(-1)
    expect(last).toHaveTextContent(says)
    expect(last?.getAttribute('aria-current')).toBe(isPresent ? 'step' : null)
    expect(screen.getByRole('link', { name: 'Обмен размера: подробности' })).toHaveAttribute('href', '/exchange?order=o-1')
  })
})

describe('calling an order off', () => {
  const payment = { orderId: 'o-1', number: '48207', status: 'refunded', amount: 0, currency: 'RUB', methodId: 1, methodName: '' }
  const cancelled = (result: boolean) => ({ result, payment: { ...payment, payableUntil: null, canRetry: false, message: null } })
  const press = async (user: Awaited<ReturnType<typeof open>>['user'], name: RegExp) => user.click(screen.getByRole('button', { name }))

  test('asks for confirmation, then shows a toast and reloads the orders', async () => {
    const { scope, sentTo, user } = await open(DETAILS, {
      ...orders(anOrder({ status: 'paid', ...ways({ canCancel: true }) })),
      'POST /order/o-1/cancel': cancelled(true),
    })
    await press(user, /^Отменить заказ/)
    expect(screen.getByText(/деньги — туда, откуда/)).toHaveFocus()
    await press(user, /^Оставить/)
    expect(sentTo('POST /order/o-1/cancel')).toStrictEqual([])
    await press(user, /^Отменить заказ/)
    await press(user, /^Да, отменить/)
    expect(sentTo('POST /order/o-1/cancel')).toStrictEqual([{}])
    expect(scope.getState($toast)?.text).toStrictEqual(phrase('orderCancelled'))
    expect(sentTo('GET /profile/orders')).toHaveLength(2)
  })

  test('of an order that somebody else has paid says that the money goes to them [payment.link-refund]', async () => {
    const { payment } = anOrder()
    const { user } = await open(DETAILS, {
      ...orders(anOrder({ status: 'paid', payment: { ...payment, isPaid: true, isByLink: true }, ...ways({ canCancel: true }) })),
    })
    await press(user, /^Отменить заказ/)
    expect(screen.getByText(/деньги — тому, кто заплатил по ссылке/)).toHaveFocus()
  })

  test.each<[string, FakeAnswer]>([
    ['is being packed already', cancelled(false)],
    [
      'cannot be asked',
      () => {
        throw offline()
      },
    ],
  ])('that %s shows an error and keeps the order', async (_, answer) => {
    const { user } = await open(DETAILS, {
      ...orders(anOrder({ status: 'paid', ...ways({ canCancel: true }) })),
      'POST /order/o-1/cancel': answer,
    })
    await press(user, /^Отменить заказ/)
    await press(user, /^Да, отменить/)
    expect(await screen.findByRole('alert')).toHaveTextContent(/уже нельзя отменить/)
  })
})

describe('an order that is bought again', () => {
  const piece = (changes: object) => ({
    id: 'ring',
    name: 'Кольцо',
    photo: null,
    wanted: 2,
    added: 2,
    was: 100_00,
    now: 100_00,
    ...changes,
  })
  const repeated = (changes: object) => ({
    result: true,
    added: 2,
    missing: [],
    repriced: [],
    currency: 'RUB',
    cartData: emptyCart,
    ...changes,
  })
  const repeat = async (answer: object) => {
    const opened = await open('/profile', { ...orders(anOrder()), 'POST /order/o-1/repeat': answer })
    await opened.user.click(screen.getByRole('button', { name: 'Повторить заказ 48207' }))
    return opened
  }

  test('shows what was added to the bag, what is sold out and what changed price', async () => {
    const { scope } = await repeat(
      repeated({
        missing: [piece({ added: 1 }), piece({ id: 'chain', name: 'Цепь', added: 0, now: null })],
        repriced: [piece({ now: 120_00 })],
        cartData: { ...emptyCart, totalProducts: 2 },
      }),
    )
    const told = await screen.findByRole('status')
    expect(seen(told)).toBe(
      'Положили в корзину 2 украшения. В корзинуКольцо: положили 1 из 2, больше нетЦепь: нет в наличииКольцо: было 100 ₽, теперь 120 ₽',
    )
    expect(within(told).getByRole('link', { name: /В.корзину/ })).toHaveAttribute('href', '/cart')
    expect(scope.getState($bagCount)).toBe(2)
  })

  test('asked again after a lost answer, carries the same key; a later wish has its own [bag.retry-adds-once]', async () => {
    let isOnline = false
    const answer = () => {
      if (isOnline) return repeated({})
      throw offline()
    }
    const { user, sentTo } = await open('/profile', { ...orders(anOrder()), 'POST /order/o-1/repeat': answer })
    const again = () => user.click(screen.getByRole('button', { name: 'Повторить заказ 48207' }))
    await again()
    await screen.findByRole('alert')
    isOnline = true
    await again()
    await screen.findByRole('status')
    await again()
    const keys = () => sentTo('POST /order/o-1/repeat').map((body) => (body as { idempotencyKey: string }).idempotencyKey)
    await waitFor(() => expect(keys()).toHaveLength(3))
    const [first, second, third] = keys()
    expect(first).toMatch(/^[\w-]{16,64}$/)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  test('with nothing in stock shows no link to the bag', async () => {
    await repeat(repeated({ result: false, added: 0, missing: [piece({ added: 0 })] }))
    const told = await screen.findByRole('status')
    expect(seen(told)).toContain('Этих украшений сейчас нет в наличии')
    expect(within(told).queryByRole('link')).not.toBeInTheDocument()
  })
})

describe('the list of orders', () => {
  const soon = () => new Date(Date.now() + 20 * 60_000).toISOString()

  test('is closed but for the orders that wait for their shopper [profile.orders-closed]', async () => {
    await open(
      '/profile',
      orders(
        anOrder({ id: 'o-1', number: '1', status: 'created', payableUntil: soon() }),
        anOrder({ id: 'o-2', number: '2', status: 'ready' }),
        anOrder({ id: 'o-3', number: '3', status: 'shipped' }),
        anOrder({ id: 'o-4', number: '4', status: 'completed' }),
        anOrder({ id: 'o-5', number: '5', status: 'created', payableUntil: null }),
      ),
    )
    const isOpen = screen.getAllByRole('article').map((article) => article.querySelector('details')?.open)
    expect(isOpen).toStrictEqual([true, true, false, false, false])
  })

  test('a closed order shows its number, date, status and sum, and opens with the keyboard', async () => {
    const { user } = await open('/profile', orders(anOrder()))
    const order = screen.getByRole('article', { name: /Заказ 48207/ })
    const summary = order.querySelector('summary')
    expect(summary?.textContent?.replaceAll('\u00a0', ' ')).toMatch(/Заказ 48207 от 19 ноября.*10 980 ₽.*В пути/)
    expect(within(order).getByRole('link', { name: /Подробнее/ })).not.toBeVisible()
    await user.click(summary as HTMLElement)
    expect(within(order).getByRole('link', { name: /Подробнее/ })).toBeVisible()
  })
})

test('a canceled order of which one of four payments was taken does not say that all of it was', async () => {
  const moneyBack = [{ to: 'instalments' as const, sum: 2_745_00, by: '06.12.2026' }]
  await open(DETAILS, orders(anOrder({ status: 'cancelled', ...ways({ moneyBack }) })))
  const order = screen.getByRole('article', { name: /Заказ 48207/ })
  expect(seen(order)).toMatch(/Что внесено — на карту.*2 745 ₽/)
  expect(seen(order)).not.toContain('Было оплачено')
})

test('a canceled order says what goes back, and promises no delivery', async () => {
  const moneyBack = [
    { to: 'fastPayment' as const, sum: 10_980_00, by: '06.12.2026' },
    { to: 'bonuses' as const, sum: 1_000_00, by: null },
  ]
  await open(DETAILS, orders(anOrder({ status: 'cancelled', ...ways({ moneyBack }) })))
  const order = screen.getByRole('article', { name: /Заказ 48207/ })
  const back = within(order).getByRole('region', { name: 'Возвращаем' })
  expect(seen(back)).toMatch(/На счёт, с которого платили.*не позже 6 декабря 202610 980 ₽.*Бонусами.*1 000 ₽/)
  expect(seen(order)).toContain('Было оплачено')
  expect(seen(order)).not.toMatch(/Цветной бульвар|, оплачено|Когда/)
})

test('the order details have their own URL', async () => {
  const { user, address } = await open('/profile?section=ordersData', orders(anOrder(), anOrder({ id: 'o-2', number: '48001' })))
  await user.click(screen.getByRole('link', { name: 'Подробнее о заказе 48001' }))
  expect(address()).toBe('/profile?section=ordersData&order=o-2')
  const order = await screen.findByRole('article', { name: /Заказ 48001/ })
  expect(seen(order)).toContain('Цветной бульвар, 15')
  expect(seen(order)).toContain('Бонусы−1 000 ₽Доставкабесплатно')
  expect(within(order).getByRole('link', { name: 'Все заказы' })).toHaveAttribute('href', '/profile?section=ordersData')
})

test('another shopper’s order is not found', async () => {
  await open('/profile?section=ordersData&order=somebody-else', orders(anOrder()))
  expect(screen.getByRole('heading', { name: 'Такого заказа нет' })).toBeVisible()
})

test('without orders the page links to the catalog', async () => {
  await open('/profile', orders())
  expect(screen.getByRole('link', { name: 'В каталог' })).toHaveAttribute('href', '/catalog')
})

test('a section that failed to load can be retried', async () => {
  let calls = 0
  const { user } = await open('/profile', {
    'GET /profile/orders': () => {
      if (++calls === 1) throw offline()
      return { result: [anOrder()] }
    },
  })
  expect(screen.getByRole('alert')).toHaveTextContent('Нет ответа от сервера')
  await user.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(await screen.findByRole('article')).toBeVisible()
})

test('a 401 redirects to the home page and opens the sign-in [profile.unauthorized-goes-home]', async () => {
  const refused = () => {
    throw refuse(401, 'UNAUTHORIZED')
  }
  const { scope, address } = await open('/profile', { 'GET /profile/orders': refused })
  expect(address()).toBe('/')
  expect(scope.getState($popup)).toMatchObject({ widget: 'auth', props: { source: 'profile' } })
})

test('signing out in another tab leaves the profile without opening the sign-in', async () => {
  const { scope, address } = await open('/profile', orders(anOrder()))
  await act(() => allSettled(userChanged, { scope, params: GUEST }))
  expect(address()).toBe('/')
  expect(scope.getState($popup)).toBeNull()
})

test.each([
  [
    'shop.ru.localhost',
    ['Заказы', 'Мои украшения', 'Бонусы', 'Сертификаты', 'Подписки и уведомления', 'Личные данные', 'Вход и безопасность', 'Избранное'],
  ],
  ['shop.com.localhost', ['Orders', 'My pieces', 'News and alerts', 'Personal data', 'Sign-in and security', 'Favorites']],
])('on %s the profile has its own sections', async (host, names) => {
  await open('/profile', orders(), host)
  const nav = screen.getByRole('navigation')
  expect(
    within(nav)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toStrictEqual(names)
})

test('certificates show their balance; gifted ones show their recipient', async () => {
  await open('/profile?section=certificatesData', {
    'GET /profile/certificates': {
      result: { received: [aDeposit()], bought: [aDeposit({ id: 'B', status: 'paid', recipient: 'maria@example.com' })] },
    },
  })
  const section = screen.getByRole('region', { name: 'Сертификаты' })
  expect(seen(section)).toContain('3 200 ₽7K2M-9QXD, действует до 1 декабря 2027Остаток от 5 000 ₽')
  expect(seen(section)).toContain('maria@example.comОтправим 1 декабря 2026')
})

test('a certificate added in its popup appears in the list immediately', async () => {
  let received = [aDeposit()]
  const { scope, user } = await open('/profile?section=certificatesData', {
    'GET /profile/certificates': () => ({ result: { received, bought: [] } }),
  })
  await user.click(await screen.findByRole('button', { name: 'Добавить сертификат' }))
  expect(scope.getState($popup)).toStrictEqual({ owner: 'mfe-certificates', widget: 'certificate', props: { place: 'profile' } })
  received = [aDeposit({ id: 'NEW1-GIFT' }), ...received]
  await act(() => allSettled(emitterOf(certificateAdded, 'mfe-certificates'), { scope, params: { depositId: 'NEW1-GIFT' } }))
  expect(await screen.findByText('NEW1-GIFT')).toBeVisible()
})

describe('personal data', () => {
  const answers = (data = personal): Record<string, FakeAnswer> => ({
    'GET /profile/info': { result: data },
    'GET /profile/addresses': { result: [] },
    'GET /profile/sizes': NO_SIZES,
    'POST /profile/update': { result: { ...data, email: 'anna@example.com' } },
  })
  const openPersonal = async (all: Record<string, FakeAnswer>) => {
    const page = await open('/profile?section=personalData', all)
    await screen.findByRole('textbox', { name: 'Имя' })
    return page
  }
  const save = () => screen.getByRole('button', { name: 'Сохранить' })

  test('sends only changed fields and shows that they are saved [errors.success-texts]', async () => {
    const { scope, sentTo, user } = await openPersonal(answers())
    await user.type(screen.getByRole('textbox', { name: /Почта/ }), 'anna@example.com')
    await user.click(save())
    expect(sentTo('POST /profile/update')).toStrictEqual([{ email: 'anna@example.com' }])
    expect(scope.getState($toast)?.text).toStrictEqual(phrase('saved'))
    expect(scope.getState($user).email).toBe('anna@example.com')
  })

  test('a surname in capitals is saved as the field shows it once it is left [forms.usual-capitals]', async () => {
    const { user, sentTo } = await openPersonal(answers())
    const surname = screen.getByRole('textbox', { name: 'Фамилия' })
    await user.clear(surname)
    await user.type(surname, 'ПЕТРОВА-ВОДКИНА')
    await user.tab()
    expect(surname).toHaveValue('Петрова-Водкина')
    await user.click(save())
    expect(sentTo('POST /profile/update')).toStrictEqual([{ surname: 'Петрова-Водкина' }])
  })

  test('an answer that comes while somebody types takes nothing away', async () => {
    const { scope, sentTo, user } = await openPersonal(answers())
    const mail = screen.getByRole('textbox', { name: /Почта/ })
    await user.click(save())
    await user.type(mail, 'anna@example.com')
    await act(() => allSettled(sectionWanted, { scope, params: 'personalData' }))
    expect(mail).toHaveValue('anna@example.com')
    await user.click(save())
    expect(sentTo('POST /profile/update')).toStrictEqual([{ email: 'anna@example.com' }])
  })

  test('an unchanged form shows a message and sends nothing [profile.nothing-changed]', async () => {
    const { sentTo, user } = await openPersonal(answers())
    await user.click(save())
    expect(await screen.findByText('Вы не изменили данные')).toBeVisible()
    expect(sentTo('POST /profile/update')).toStrictEqual([])
  })

  test('a birthday is formatted with dots while typing and must be a valid past date', async () => {
    const { user } = await openPersonal(answers())
    const birthday = screen.getByRole('textbox', { name: /Дата рождения/ })
    await user.type(birthday, '31022000')
    await user.click(save())
    expect(birthday).toHaveValue('31.02.2000')
    expect(birthday).toHaveAccessibleDescription('Такой даты нет')
    // One digit over the chosen day, then the field is left.
    ;(birthday as HTMLInputElement).setSelectionRange(0, 2)
    await user.keyboard('9')
    expect(birthday).toHaveValue('9.02.2000')
    await user.tab()
    expect(birthday).toHaveValue('09.02.2000')
    await waitFor(() => expect(birthday).toBeValid())
  })

  test.each([
    ['01012099', 'Проверьте год: подходит с 1900 по 2050'],
    ['01012049', 'Эта дата ещё не наступила'],
    ['05.03.90', 'Введите дату целиком: ДД.ММ.ГГГГ'],
  ])('the birthday "%s" is refused in words that say what is wrong with it', async (typed, words) => {
    const { user } = await openPersonal(answers())
    const birthday = screen.getByRole('textbox', { name: /Дата рождения/ })
    await user.type(birthday, typed)
    await user.click(save())
    expect(birthday).toHaveAccessibleDescription(words)
  })

  test('a birthday is said in words before it is saved: 12/7 is another day elsewhere', async () => {
    const { user } = await openPersonal(answers())
    const birthday = screen.getByRole('textbox', { name: /Дата рождения/ })
    await user.click(birthday)
    await user.paste('12/7/1990')
    expect(birthday).toHaveValue('12.07.1990')
    expect(birthday).toHaveAccessibleDescription(/^12\s+июля 1990\. /)
  })

  test('a birthday is entered once: said before, and after it [profile.birthday-once]', async () => {
    const { user } = await openPersonal(answers())
    const empty = screen.getByRole('textbox', { name: /Дата рождения/ })
    expect(empty).toHaveAccessibleDescription('Указать её можно один раз, изменить потом — через операторов')
    await user.click(empty)
    await user.paste('07.03.1990')
    expect(empty).toHaveAccessibleDescription(/^7\s+марта 1990\. Указать её можно один раз, изменить потом — через операторов$/)
  })

  test('a saved birthday is changed by operators only [profile.birthday-once]', async () => {
    await openPersonal(answers({ ...personal, birthday: '07.03.1990', canChangeBirthday: false }))
    const birthday = screen.getByRole('textbox', { name: /Дата рождения/ })
    expect(birthday).toHaveAttribute('readonly')
    expect(birthday).toHaveAccessibleDescription(/^7\s+марта 1990\. Изменить её помогут операторы$/)
  })

  test('a server refusal is shown at its field and keeps typed input', async () => {
    const refusal = {
      ...refuse(422, 'WRONG_FORM_DATA'),
      refusal: { result: false, code: 'WRONG_FORM_DATA', error: '', errors: { email: 'CORRECT_EMAIL' } },
    }
    const { user } = await openPersonal({
      ...answers(),
      'POST /profile/update': () => {
        throw refusal
      },
    })
    const mail = screen.getByRole('textbox', { name: /Почта/ })
    await user.type(mail, 'anna@example.com')
    await user.click(save())
    expect(await screen.findByText('Введите корректный адрес почты')).toBeVisible()
    expect(mail).toHaveValue('anna@example.com')
  })
})

test('signing out of the profile redirects to the home page [auth.logout-of-profile]', async () => {
  history.replaceState(null, '', '/profile')
  const { scope, address, user } = await open('/profile', { ...orders(anOrder()), 'GET /logout': { result: true } })
  await user.click(screen.getByRole('button', { name: 'Выйти' }))
  await waitFor(() => expect(address()).toBe('/'))
  expect(scope.getState($user)).toStrictEqual(GUEST)
})

test('an unknown section in the URL falls back to the orders', () => {
  expect(['?section=bonusesData', '?section=nonsense&order=1', ''].map((search) => profile.url({ search }))).toStrictEqual([
    { section: 'bonusesData', order: null },
    { section: 'ordersData', order: null },
    { section: 'ordersData', order: null },
  ])
})

describe('the e-mail', () => {
  const email = 'anna@mail.example'
  const sent = { login: email, method: 'email', sent: true, resendIn: 60, expiresIn: 300, codeLength: 4, methods: ['email'] }
  const withEmail = (changes: object) => ({
    'GET /profile/info': { result: { ...personal, email, ...changes } },
    'GET /profile/addresses': { result: [] },
    'GET /profile/sizes': NO_SIZES,
  })

  test('is confirmed by an emailed code, and the focus goes to the heading [screen.focus-follows]', async () => {
    const { user, sentTo } = await open('/profile?section=personalData', {
      ...withEmail({}),
      'POST /profile/email/send_code': { result: true, code: sent },
      'POST /profile/email/confirm': { result: { ...personal, email, isEmailConfirmed: true } },
    })
    await user.click(await screen.findByRole('button', { name: 'Получить код на почту' }))
    await user.type(await screen.findByRole('textbox', { name: 'Код из письма' }), '4821')
    await waitFor(() => expect(screen.queryByText(/не подтверждена/)).not.toBeInTheDocument())
    expect(screen.queryByRole('textbox', { name: 'Код из письма' })).not.toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Личные данные' })).toHaveFocus()
    expect(sentTo('POST /profile/email/confirm')).toStrictEqual([{ email, code: '4821' }])
  })

  test('already confirmed needs no action', async () => {
    await open('/profile?section=personalData', withEmail({ isEmailConfirmed: true }))
    expect(await screen.findByRole('textbox', { name: /Почта/ })).toHaveValue(email)
    expect(screen.queryByRole('button', { name: 'Получить код на почту' })).not.toBeInTheDocument()
  })

  test('requires a captcha when the server asks for one', async () => {
    let calls = 0
    const { user, sentTo } = await open('/profile?section=personalData', {
      ...withEmail({}),
      'POST /profile/email/send_code': () => {
        if (++calls === 1) throw refuse(400, 'CAPTCHA_REQUIRED')
        return { result: true, code: sent }
      },
      'GET /captcha': { image: 'data:image/png;base64,AAAA', token: 'once' },
    })
    await user.click(await screen.findByRole('button', { name: 'Получить код на почту' }))
    await user.type(await screen.findByRole('textbox', { name: 'Знаки с картинки' }), 'ab12')
    await user.click(screen.getByRole('button', { name: 'Получить код на почту' }))
    expect(await screen.findByRole('textbox', { name: 'Код из письма' })).toBeVisible()
    expect(sentTo('POST /profile/email/send_code')).toStrictEqual([{}, { captcha: { token: 'once', text: 'ab12' } }])
  })
})
