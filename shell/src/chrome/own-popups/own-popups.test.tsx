import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { GUEST } from '@shop/contracts/account/common-data'
import type { Shop } from '@shop/contracts/places/shops'
import { $cart, $context, $location, $popup, $user, toastShown } from '@shop/session'
import { shopContext } from '@shop/contracts/shop/storefront'
import { WINTER_SALE_COOKIE } from '@shop/contracts/content/winter-sale'
import { aCart, aPhoto } from '@shop/testing/builders'
import { fakeWire, offline, refuse, type FakeAnswer } from '@shop/testing/fake-wire'
import { given } from '@shop/testing/given'
import { aPlace } from '@shop/testing/places'
import { renderWith } from '@shop/testing/render-page'
import { ShellPopup } from './own-popup.tsx'
import { words as en } from './words/en.ts'
import { words as ru } from './words/ru.ts'

type Options = { props?: Record<string, unknown>; answers?: Record<string, FakeAnswer>; values?: ReturnType<typeof given>[] }

async function show(widget: string, { props = {}, answers = {}, values = [] }: Options = {}) {
  const wire = fakeWire({ 'GET /location/countries': { countries: [] }, ...answers })
  const context = shopContext({ host: 'shop.ru.localhost', cookies: {} })
  const all = [given($context, context), given($location, aPlace()), ...values]
  const scope = await renderWith(<ShellPopup widget={widget} props={props} words={ru} />, { wire, values: all })
  return { wire, scope, user: userEvent.setup() }
}

const sale = { title: 'Зима', text: 'Дешевле', action: 'Смотреть', url: '/catalog/sale', picture: aPhoto() }

test.each(['location', 'loyalty-tooltip', 'delivery', 'care', 'warranty', 'consult', 'instalments', 'shops', 'subscriptions', 'social'])(
  '%s has its own heading in both languages [popups.of-the-shell]',
  async (widget) => {
    for (const [locale, words] of [['ru', ru] as const, ['en', en] as const]) {
      const context = shopContext({ host: locale === 'ru' ? 'shop.ru.localhost' : 'shop.com.localhost', cookies: {} })
      document.body.innerHTML = ''
      await renderWith(<ShellPopup widget={widget} props={{}} words={words} />, {
        wire: fakeWire({ 'GET /winter-sale': { sale: { ...sale, title: locale === 'ru' ? 'Зима' : 'Winter' } } }),
        locale,
        values: [given($context, context), given($location, aPlace())],
      })
      await waitFor(() => expect(document.querySelector('#popup-title')).toBeInTheDocument())
      expect(document.querySelector('#popup-title')?.textContent).toMatch(locale === 'ru' ? /[а-я]{3}/i : /^[^а-я]*[a-z]{3}/i)
    }
  },
)

describe('delivery', () => {
  const offers = { city: null, currency: 'RUB', is_ems: false, beltway: null, offers: [] }

  test('requests offers for the shopper’s city', async () => {
    const { wire } = await show('delivery', { answers: { 'GET /delivery/offers?city_id=1': offers } })
    expect(wire.sent.map(({ path }) => path)).toStrictEqual(['/delivery/offers?city_id=1'])
  })

  test('opened from a piece it asks for the price of that piece, also after another city is chosen [delivery.price-one-rule]', async () => {
    const { wire, scope, user } = await show('delivery', { props: { sum: 2_490_000 } })
    expect(wire.sent.map(({ path }) => path)).toStrictEqual(['/delivery/offers?city_id=1&goods=2490000'])
    await user.click(screen.getByRole('button', { name: 'Выбрать другой город' }))
    expect(scope.getState($popup)?.props).toStrictEqual({ next: { owner: 'shell', widget: 'delivery', props: { sum: 2_490_000 } } })
  })

  test('a failed request can be retried', async () => {
    let calls = 0
    const answer = () => {
      calls += 1
      if (calls === 1) throw offline()
      return offers
    }
    const { user } = await show('delivery', { answers: { 'GET /delivery/offers?city_id=1': answer } })
    await user.click(await screen.findByRole('button', { name: 'Повторить' }))
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
    expect(calls).toBe(2)
  })
})

describe('instalments', () => {
  const payments = () =>
    within(screen.getByRole('list'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))

  test('splits the price of the piece into four', async () => {
    await show('instalments', { props: { sum: 4_000_000 } })
    expect(payments()).toHaveLength(4)
    for (const payment of payments()) expect(payment).toContain('10 000 ₽')
    expect(screen.queryByText(/Например/)).not.toBeInTheDocument()
  })

  test('without a piece uses the bag, and without a bag an example', async () => {
    await show('instalments', { values: [given($cart, aCart({ finalSum: 2_000_000 }))] })
    expect(payments()[0]).toContain('5 000 ₽')
    document.body.innerHTML = ''
    await show('instalments')
    expect(screen.getByText(/Например/)).toBeInTheDocument()
  })
})

describe('shops', () => {
  const day = { from: '10:00', to: '22:00' }
  const aShop = (changes: Partial<Shop>): Shop => ({
    id: 1,
    key: 'tsvetnoy',
    name: 'Цветной',
    city_id: 1,
    city: 'Москва',
    country_iso_code: 'RU',
    address: 'Цветной бульвар, 15',
    way: null,
    phone: '+7 495 123-45-01',
    latitude: 55.77,
    longitude: 37.62,
    week: Array.from({ length: 7 }, () => day),
    utc_offset_hours: 3,
    services: [],
    showcase: 1,
    days_off: [],
    has: 1,
    ready: { date: '2026-11-25', time: null, text: 'завтра' },
    ...changes,
  })
  const shops = [aShop({ id: 8, name: 'KazanMall', city_id: 61, city: 'Казань' }), aShop({ id: 2, name: 'Метрополис', has: 0 }), aShop({})]

  test('shops with the piece come first, then the shopper’s city, each with its pickup date', async () => {
    await show('shops', { props: { sku: 'y17', piece: 'Кольцо, размер 17' }, answers: { 'GET /shops/list?sku_ids%5B%5D=y17': { shops } } })
    const rows = await screen.findAllByRole('listitem')
    expect(rows.map((row) => within(row).getByRole('button').textContent?.replaceAll('\u00a0', ' '))).toStrictEqual([
      expect.stringMatching(/^Цветной.*Лежит на витрине: можно забрать завтра$/),
      expect.stringMatching(/^Метрополис.*Привезём под заказ: можно забрать завтра$/),
      expect.stringMatching(/^KazanMall.*Лежит на витрине/),
    ])
    expect(screen.getByText('Кольцо, размер 17')).toBeInTheDocument()
    expect(screen.getByText('Ежедневно')).toBeInTheDocument()
  })

  test('without shops there is nothing to choose between list and map', async () => {
    await show('shops', { answers: { 'GET /shops/list': { shops: [] } } })
    expect(await screen.findByText('В этой стране магазинов пока нет')).toBeInTheDocument()
    expect(screen.queryByRole('radio')).toBeNull()
  })
})

describe('subscriptions', () => {
  const user = { isAuth: true, email: 'anna@mail.example', phone: '+79162041877' }
  const result = { mail: true, sms: false, email: user.email, phone: null, isEmailConfirmed: true, topics: [] }

  test('a signed-in shopper can switch emails off; a channel without an address is disabled', async () => {
    const answers = {
      'GET /profile/subscriptions': { result },
      'POST /profile/subscriptions': { result: { ...result, mail: false }, message: 'Подписка изменена' },
    }
    const told: unknown[] = []
    toastShown.watch((toast) => told.push(toast.text))
    const values = [given($user, { ...$user.defaultState, ...user })]
    const { wire, scope, user: hand } = await show('subscriptions', { answers, values })
    expect(await screen.findByRole('checkbox', { name: /нет телефона/ })).toBeDisabled()
    await hand.click(screen.getByRole('checkbox', { name: /anna@mail.example/ }))
    const changes = wire.sent.filter(({ method, path }) => `${method} ${path}` === 'POST /profile/subscriptions')
    expect(changes.map(({ body }) => body)).toStrictEqual([{ mail: false }])
    expect(screen.getByRole('checkbox', { name: /anna@mail.example/ })).not.toBeChecked()
    expect([told, scope.getState($user).isSubscribed]).toStrictEqual([['Подписка изменена'], false])
  })
})

describe('consult', () => {
  const answered = { result: true, way: 'call', phone: '+79162041877', start: null }

  async function filled(answer: FakeAnswer, props = {}) {
    const shown = await show('consult', { props, answers: { 'POST /consults': answer } })
    await screen.findByRole('form')
    const { user } = shown
    await user.click(screen.getByRole('radio', { name: 'Звонок' }))
    await user.type(screen.getByRole('textbox', { name: 'Имя' }), 'Мария')
    await user.type(screen.getByRole('textbox', { name: 'Телефон' }), '9162041877')
    await user.click(screen.getByRole('checkbox'))
    const send = () => user.click(screen.getByRole('button', { name: 'Позвать стилиста' }))
    return { ...shown, send }
  }

  test('sends channel, phone and piece, and shows when to expect a call', async () => {
    const { wire, send } = await filled(answered, { piece: '/catalog/rings/aurora', name: 'Кольцо «Аврора»' })
    await send()
    expect(wire.sent.at(-1)?.body).toStrictEqual({
      way: 'call',
      start: null,
      name: 'Мария',
      phone: '+79162041877',
      comment: '',
      agreement: true,
      piece: '/catalog/rings/aurora',
      idempotencyKey: expect.stringMatching(/^[\w-]{16,64}$/) as string,
    })
    expect(screen.getByRole('heading', { name: 'Стилист уже знает' })).toHaveFocus()
    expect(screen.getByRole('status')).toHaveTextContent(/Позвоним на .*204.* в ближайшие 30 минут/)
  })

  test('retrying a lost request reuses its idempotency key, a rejected one gets a new key', async () => {
    const answers = [offline(), refuse(409, 'SLOT_TAKEN'), refuse(409, 'SLOT_TAKEN')]
    const { wire, send } = await filled(() => {
      throw answers.shift()
    })
    for (let times = 0; times < 3; times += 1) await send()
    const [lost, again, anew] = wire.sent.map(({ body }) => (body as { idempotencyKey: string }).idempotencyKey)
    expect(again).toBe(lost)
    expect(anew).not.toBe(again)
    expect(screen.getByRole('form')).toHaveTextContent('Это время только что заняли')
  })

  test('does not submit without consent', async () => {
    const { wire, user, send } = await filled(answered)
    await user.click(screen.getByRole('checkbox'))
    await send()
    expect(wire.sent.filter(({ path }) => path === '/consults')).toStrictEqual([])
    expect(screen.getByText('Нужно согласие на обработку данных')).toBeInTheDocument()
  })
})

describe('winter sale', () => {
  const seen = () => document.cookie.includes(WINTER_SALE_COOKIE)
  beforeEach(() => (document.cookie = `${WINTER_SALE_COOKIE}=; max-age=0`))

  test('shows the editor’s text, links to the pieces, and is stored as seen', async () => {
    await show('winter-sale', { answers: { 'GET /winter-sale': { sale } } })
    expect(await screen.findByRole('link', { name: 'Смотреть' })).toHaveAttribute('href', '/catalog/sale')
    expect(seen()).toBe(true)
  })

  test.each([
    ['is over since', { sale: null }],
    [
      'is not to be had',
      () => {
        throw offline()
      },
    ],
  ])('one that %s closes silently', async (_, answer) => {
    const { scope } = await show('winter-sale', {
      answers: { 'GET /winter-sale': answer },
      values: [given($popup, { owner: 'shell', widget: 'winter-sale' })],
    })
    await waitFor(() => expect(scope.getState($popup)).toBeNull())
    expect(seen()).toBe(false)
  })
})

test('guests see a sign-in button in the bonus explanation, signed-in shoppers do not', async () => {
  await show('loyalty-tooltip')
  expect(screen.getByText(/Вернём 2.%/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Войти' })).toBeVisible()
  document.body.innerHTML = ''
  await show('loyalty-tooltip', { values: [given($user, { ...GUEST, isAuth: true })] })
  expect(screen.getByText(/до 30.%/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Войти' })).not.toBeInTheDocument()
})

test.each([
  ['ru', ru, ['Telegram', 'VK', 'Дзен']],
  ['en', en, ['Instagram', 'Pinterest', 'YouTube']],
] as const)('in %s the social links match the language', async (locale, words, names) => {
  await renderWith(<ShellPopup widget="social" props={{}} words={words} />, { locale })
  const list = await screen.findByRole('list', { name: words.social.title })
  expect(
    within(list)
      .getAllByRole('link')
      .map(({ textContent }) => names.find((name) => textContent?.startsWith(name))),
  ).toStrictEqual(names)
})
