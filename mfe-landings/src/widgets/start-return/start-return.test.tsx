import { enter } from '@shop/testing/enter'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled, fork } from 'effector'
import type { InferOutput } from 'valibot'
import { GUEST, type User } from '@shop/contracts/account/common-data'
import { REFUND_REASONS, type Refund, type refundOptions } from '@shop/contracts/orders/refunds/refund'
import type { Locale } from '@shop/contracts/shop/storefront'
import { $favorites, $popup, $user } from '@shop/session'
import { aPhoto } from '@shop/testing/builders'
import { branded } from '@shop/testing/brand'
import { fakeWire, offline, refuse, type FakeAnswer } from '@shop/testing/fake-wire'
import { given } from '@shop/testing/given'
import { renderWith } from '@shop/testing/render-page'
import { $dirty, opened, Widget } from './index.ts'
import { obstacleOf, refundSum } from './sums.ts'
import { texts as en } from './texts/en.ts'
import { texts as ru } from './texts/ru.ts'

afterEach(() => sessionStorage.clear())

const PHONE = '+79000000001'
const ANNA: User = { ...GUEST, id: 1, name: 'Анна', isAuth: true, phone: PHONE, confirmedPhone: PHONE }
const SENT = {
  result: true,
  code: { login: PHONE, method: 'sms', sent: true, resendIn: 60, expiresIn: 300, codeLength: 4, methods: ['sms'] },
}
const CONFIRMED = { result: true, user: { ...GUEST, confirmedPhone: PHONE }, step: 'registration', merged: null }
type Options = InferOutput<typeof refundOptions.answer>

const options = (changes: Partial<Options> = {}): Options => ({
  result: true,
  available: true,
  until: '2026-12-21T10:00:00.000Z',
  number: '482-0719',
  createdAt: '2026-11-18T11:02:00.000Z',
  currency: 'RUB',
  reasons: [...REFUND_REASONS],
  to: ['card', 'account'],
  items: [
    { id: 'ring', name: 'Кольцо «Канат»', photo: aPhoto(), quantity: 2, sum: 1_000_001, sums: [500_000, 1_000_001] },
    { id: 'chain', name: 'Цепь', photo: null, quantity: 1, sum: 250_050, sums: [250_050] },
  ],
  services: 39_000,
  refunds: [],
  ...changes,
})
const refund = (changes: Partial<Refund> = {}): Refund => ({
  id: '4820719-r1',
  status: 'requested',
  createdAt: '2026-11-21T10:00:00.000Z',
  handover: 'courier',
  to: 'card',
  accountEnd: null,
  sum: 500_000,
  money: 400_000,
  tenders: 100_000,
  bonuses: 0,
  bonusesTakenBack: 9_900,
  items: [{ id: 'ring', name: 'Кольцо «Канат»', quantity: 1, sum: 500_000 }],
  ...changes,
})
const ORDERS = [
  { id: '4820719', number: '482-0719', createdAt: '2026-11-18T11:02:00.000Z', until: '2026-12-21T10:00:00.000Z', pieces: ['Цепь'] },
]
const fails = (error: unknown) => () => {
  throw error
}

async function open(
  answers: Record<string, FakeAnswer> = {},
  { who = GUEST, search = '', locale = 'ru' }: { who?: User; search?: string; locale?: Locale } = {},
) {
  const wire = fakeWire({
    'GET /returns/orders': { result: ORDERS },
    'GET /order/4820719/refund': options(),
    'POST /order/4820719/refund': { result: true, refund: refund() },
    'POST /phone/send_code': SENT,
    'POST /phone/confirm': CONFIRMED,
    'GET /captcha': { image: 'data:image/png;base64,AA==', token: 'picture' },
    'POST /pd/frontend/common_data': fails(offline()),
    ...answers,
  })
  const scope = fork({ handlers: wire.handlers, values: [given($user, who), given($favorites, [7])] })
  await allSettled(opened, { scope, params: { pathname: '/vozvrat', search, params: {} } })
  await renderWith(<Widget />, { scope, locale, texts: { 'widget/start-return': locale === 'ru' ? ru : en } }, '/vozvrat')
  const user = userEvent.setup()
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  const sentTo = (path: string) => wire.sent.filter((call) => call.path === path && call.method === 'POST').map(({ body }) => body)
  const find = async (number = '482-0719') => {
    await enter(user, screen.getByRole('textbox', { name: ru.number }), number)
    await user.type(screen.getByRole('textbox', { name: ru.phone }), '9000000001')
    await press(ru.getCode)
  }
  return { scope, wire, user, press, sentTo, find }
}
const pieces = () => screen.findByRole('group', { name: ru.pieces })
const total = () => screen.getByText(/^К.возврату$/).parentElement?.textContent?.replaceAll('\u00a0', ' ')

describe('a guest', () => {
  test('finds the order by number and phone after confirming the phone with a code [routes.returns-pages]', async () => {
    const { wire, user, sentTo, find } = await open()
    await find()
    expect(await screen.findByRole('textbox', { name: ru.fourDigits })).toHaveFocus()
    expect(wire.sent.some(({ path }) => path === '/order/4820719/refund')).toBe(false)
    await user.keyboard('4821')
    expect(sentTo('/phone/confirm')).toMatchObject([{ phone: PHONE, code: '4821' }])
    expect(await pieces()).toBeVisible()
    expect(screen.getByRole('heading', { name: /Заказ 482-0719/ })).toHaveFocus()
  })

  test('needs no second code for a confirmed phone', async () => {
    const { sentTo, user, press } = await open({}, { who: { ...GUEST, confirmedPhone: PHONE } })
    await user.type(screen.getByRole('textbox', { name: ru.number }), '4820719')
    await press(ru.getCode)
    expect(await pieces()).toBeVisible()
    expect(sentTo('/phone/send_code')).toStrictEqual([])
  })

  test('sees an error for an unknown order and can correct the number', async () => {
    const { user, find } = await open({ 'GET /order/4820719/refund': fails(refuse(404, 'NOT_FOUND')) })
    await find()
    await screen.findByRole('textbox', { name: ru.fourDigits })
    await user.keyboard('4821')
    expect(await screen.findByRole('alert')).toHaveTextContent(/Не.нашли заказа с.таким номером и.телефоном/)
    expect(screen.getByRole('textbox', { name: ru.number })).toHaveValue('4820719')
  })

  test('is rate limited after too many attempts', async () => {
    const { user, press } = await open(
      { 'GET /order/4820719/refund': fails(refuse(429, 'TOO_MANY_REQUESTS')) },
      { who: { ...GUEST, confirmedPhone: PHONE } },
    )
    await user.type(screen.getByRole('textbox', { name: ru.number }), '4820719')
    await press(ru.getCode)
    expect(await screen.findByRole('alert')).toHaveTextContent('Слишком много попыток')
  })

  test('must fill in both fields', async () => {
    const { sentTo, press } = await open()
    await press(ru.getCode)
    expect(screen.getByRole('textbox', { name: ru.number })).toBeInvalid()
    expect(screen.getByRole('textbox', { name: ru.phone })).toBeInvalid()
    expect(sentTo('/phone/send_code')).toStrictEqual([])
  })

  test('solves a captcha first when the server requires one', async () => {
    let isFirst = true
    const answer = () => {
      if (!isFirst) return SENT
      isFirst = false
      throw refuse(400, 'CAPTCHA_REQUIRED')
    }
    const { sentTo, user, press, find } = await open({ 'POST /phone/send_code': answer })
    await find()
    const signs = await screen.findByRole('textbox', { name: /картинк/i })
    await user.type(signs, 'W7KQ2')
    await press(ru.getCode)
    expect(sentTo('/phone/send_code')[1]).toMatchObject({ captcha: { token: 'picture', text: 'W7KQ2' } })
    expect(await screen.findByRole('textbox', { name: ru.fourDigits })).toBeInTheDocument()
  })

  test('can sign in instead', async () => {
    const { scope, press } = await open()
    await press(ru.signIn)
    expect(scope.getState($popup)).toMatchObject({ owner: 'mfe-profile', widget: 'auth' })
  })

  test('with the order in the session sees its pieces immediately', async () => {
    await open({}, { search: '?order=482-0719' })
    expect(await pieces()).toBeVisible()
  })

  test('following a link to another shopper’s order sees its number filled in', async () => {
    await open({ 'GET /order/4820719/refund': fails(refuse(404, 'NOT_FOUND')) }, { search: '?order=4820719' })
    expect(screen.getByRole('textbox', { name: ru.number })).toHaveValue('4820719')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

describe('a signed-in shopper', () => {
  test('selects one of their own orders', async () => {
    const { user } = await open({}, { who: ANNA })
    await user.click(screen.getByRole('button', { name: /Заказ 482-0719.*Цепь/ }))
    expect(await pieces()).toBeVisible()
  })

  test('without a returnable order sees a message and can enter any number', async () => {
    const { press } = await open({ 'GET /returns/orders': { result: [] } }, { who: ANNA })
    expect(screen.getByRole('heading', { name: ru.noOrders })).toBeVisible()
    await press(ru.byNumber)
    expect(screen.getByRole('textbox', { name: ru.number })).toBeVisible()
    await press(ru.toOwnOrders)
    expect(screen.getByRole('heading', { name: ru.noOrders })).toBeVisible()
  })
})

describe('a request', () => {
  async function openPieces(answers: Record<string, FakeAnswer> = {}) {
    const opening = await open(answers, { who: ANNA, search: '?order=4820719' })
    await pieces()
    const choose = (name: string) => opening.user.click(screen.getByRole('radio', { name }))
    const check = (name: string) => opening.user.click(screen.getByRole('checkbox', { name }))
    return { ...opening, choose, check }
  }

  test('sends pieces, reason and handover; then shows its number and the next steps', async () => {
    const { scope, user, press, choose, check, sentTo } = await openPieces()
    await check('Кольцо «Канат»')
    await press('Уменьшить: Кольцо «Канат»')
    expect(total()).toContain('5 000 ₽')
    await choose(ru['why-size'])
    await user.type(screen.getByRole('textbox', { name: /Комментарий/ }), 'Нужен 17')
    await choose(ru.courier)
    expect(scope.getState($dirty)).toBe(true)
    await press(ru.send)
    expect(sentTo('/order/4820719/refund')).toStrictEqual([
      { items: [{ id: 'ring', quantity: 1 }], reason: 'size', handover: 'courier', comment: 'Нужен 17', to: 'card', account: null },
    ])
    expect(await screen.findByRole('heading', { name: /Заявка 482-0719-r1/ })).toHaveFocus()
    expect(screen.getByText(/Позвоним в.течение рабочего дня/)).toBeVisible()
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toStrictEqual([
      '4 000 ₽',
      '1 000 ₽',
      '99 ₽',
      '5 000 ₽',
    ])
    expect(scope.getState($dirty)).toBe(false)
  })

  test('to a bank account sends validated details without spaces and shows the last digits', async () => {
    const toAccount = { result: true, refund: refund({ to: 'account', accountEnd: '0473' }) }
    const { user, press, sentTo } = await open({ 'POST /order/4820719/refund': toAccount }, { search: '?order=4820719' })
    await user.click(within(await pieces()).getByRole('checkbox', { name: 'Цепь' }))
    await user.click(screen.getByRole('radio', { name: ru['why-size'] }))
    await user.click(screen.getByRole('radio', { name: ru.courier }))
    expect(screen.queryByRole('textbox', { name: ru.bic })).not.toBeInTheDocument()
    await user.click(screen.getByRole('radio', { name: ru['to-account'] }))
    await user.type(screen.getByRole('textbox', { name: ru.bic }), '04452522')
    await press(ru.send)
    expect(screen.getByRole('textbox', { name: ru.bic })).toHaveAccessibleDescription('БИК\u00a0— 9\u00a0цифр')
    expect(screen.getByRole('textbox', { name: ru.tin })).toBeInvalid()
    expect(screen.getByRole('textbox', { name: ru.account })).toBeInvalid()
    expect(sentTo('/order/4820719/refund')).toStrictEqual([])
    await user.type(screen.getByRole('textbox', { name: ru.bic }), '5x')
    await user.type(screen.getByRole('textbox', { name: ru.tin }), '7707083893')
    await user.type(screen.getByRole('textbox', { name: ru.account }), '4070 2810 9380 0006 0473')
    await press(ru.send)
    expect(sentTo('/order/4820719/refund')).toMatchObject([
      { to: 'account', account: { bic: '044525225', tin: '7707083893', account: '40702810938000060473' } },
    ])
    expect(await screen.findByText(/На\s?счёт •\s?0473/)).toBeVisible()
  })

  test('errors of bank details go with them, and do not come back with them [forms.errors-go]', async () => {
    const { user, press } = await open({}, { search: '?order=4820719' })
    await pieces()
    await user.click(screen.getByRole('radio', { name: ru['to-account'] }))
    await press(ru.send)
    await waitFor(() => expect(screen.getByRole('textbox', { name: ru.tin })).toBeInvalid())
    await user.click(screen.getByRole('radio', { name: ru['to-card'] }))
    await user.click(screen.getByRole('radio', { name: ru['to-account'] }))
    for (const name of [ru.bic, ru.tin, ru.account]) expect(screen.getByRole('textbox', { name })).toBeValid()
  })

  test('a reload keeps what was chosen and typed, but no bank details; a sent one leaves nothing [forms.reload-keeps]', async () => {
    const opening = { who: ANNA, search: '?order=4820719' }
    const first = await open({}, opening)
    await first.user.click(within(await pieces()).getByRole('checkbox', { name: 'Цепь' }))
    for (const name of [ru['why-size'], ru['to-account']]) await first.user.click(screen.getByRole('radio', { name }))
    await first.user.type(screen.getByRole('textbox', { name: /Комментарий/ }), 'Нужен 17')
    await first.user.type(screen.getByRole('textbox', { name: ru.bic }), '044525225')
    cleanup()
    const { user, press } = await open({ 'POST /order/4820719/refund': { result: true, refund: refund() } }, opening)
    expect(within(await pieces()).getByRole('checkbox', { name: 'Цепь' })).toBeChecked()
    expect(screen.getByRole('radio', { name: ru['why-size'] })).toBeChecked()
    expect(screen.getByRole('textbox', { name: /Комментарий/ })).toHaveValue('Нужен 17')
    expect(screen.getByRole('textbox', { name: ru.bic })).toHaveValue('')
    for (const name of [ru.courier, ru['to-card']]) await user.click(screen.getByRole('radio', { name }))
    await press(ru.send)
    await screen.findByRole('heading', { name: /Заявка/ })
    expect(sessionStorage).toHaveLength(0)
  })

  test('of an order outside Russia is refunded to its card, without bank details', async () => {
    await open({ 'GET /order/4820719/refund': options({ currency: 'USD', to: ['card'] }) }, { search: '?order=4820719', locale: 'en' })
    await screen.findByRole('group', { name: en.pieces })
    expect(screen.queryByRole('radio', { name: en['to-account'] })).not.toBeInTheDocument()
  })

  test.each(['bic', 'tin', 'account'] as const)('refused by the server for its %s shows an error at the field', async (field) => {
    const { user, press } = await open(
      {
        'POST /order/4820719/refund': fails({
          ...refuse(400, 'WRONG_FORM_DATA'),
          refusal: { result: false, code: 'WRONG_FORM_DATA', error: '', errors: { [`account.${field}`]: 'WRONG_FIELD' } },
        }),
      },
      { search: '?order=4820719' },
    )
    await user.click(within(await pieces()).getByRole('checkbox', { name: 'Цепь' }))
    for (const name of [ru['why-size'], ru.courier, ru['to-account']]) await user.click(screen.getByRole('radio', { name }))
    await user.type(screen.getByRole('textbox', { name: ru.bic }), '044525225')
    await user.type(screen.getByRole('textbox', { name: ru.tin }), '7707083893')
    await user.type(screen.getByRole('textbox', { name: ru.account }), '40702810938000060473')
    await press(ru.send)
    await waitFor(() => expect(screen.getByRole('textbox', { name: ru[field] })).toBeInvalid())
  })

  test.each([
    ['offline', offline(), /Нет ответа от сервера/],
    ['session over', refuse(404, 'NOT_FOUND'), /Сеанс закончился/],
    ['signed out', refuse(401, 'UNAUTHORIZED'), /Сеанс закончился/],
  ] as const)('refused as a whole says why beside its button: %s', async (_, error, words) => {
    const { press, choose, check } = await openPieces({ 'POST /order/4820719/refund': fails(error) })
    await check('Цепь')
    await choose(ru['why-other'])
    await choose(branded(ru.shop))
    await press(ru.send)
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(words)
    expect(screen.getByText(/^К.возврату$/).compareDocumentPosition(alert)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  test('of a session that is over offers to sign in', async () => {
    const { scope, press, choose, check } = await openPieces({ 'POST /order/4820719/refund': fails(refuse(404, 'NOT_FOUND')) })
    await check('Цепь')
    await choose(ru['why-other'])
    await choose(branded(ru.shop))
    await press(ru.send)
    await press(ru.signInAgain)
    expect(scope.getState($popup)).toMatchObject({ owner: 'mfe-profile', widget: 'auth' })
    expect(screen.getByRole('radio', { name: ru['why-other'] })).toBeChecked()
  })

  test('without a piece, a reason and a handover shows the missing fields', async () => {
    const { press, sentTo } = await openPieces()
    await press(ru.send)
    expect(await pieces()).toHaveAccessibleDescription('Отметьте хотя бы одно украшение')
    expect(await pieces()).toHaveFocus()
    expect(screen.getByRole('group', { name: ru.reason })).toHaveAccessibleDescription('Выберите причину возврата')
    expect(screen.getByRole('group', { name: ru.handover })).toHaveAccessibleDescription('Обязательное поле')
    expect(sentTo('/order/4820719/refund')).toStrictEqual([])
  })

  test('offers every reason', async () => {
    await openPieces()
    expect(within(screen.getByRole('group', { name: ru.reason })).getAllByRole('radio')).toHaveLength(REFUND_REASONS.length)
  })

  test.each([
    ['REFUND_NOT_AVAILABLE', /здесь уже не вернуть/],
    ['NO_CHECKED_REFUND_ITEMS', /Отметьте хотя бы одно украшение/],
    ['EMPTY_REFUND_REASON', /Выберите причину возврата/],
  ] as const)('refused by the server with %s shows its text', async (code, words) => {
    const { press, choose, check } = await openPieces({ 'POST /order/4820719/refund': fails(refuse(400, code)) })
    await check('Цепь')
    await choose(ru['why-other'])
    await choose(branded(ru.shop))
    await press(ru.send)
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
  })

  test('can be switched to another order', async () => {
    const { press } = await openPieces()
    await press(ru.otherOrder)
    expect(screen.queryByRole('group', { name: ru.pieces })).not.toBeInTheDocument()
  })
})

test.each<[NonNullable<ReturnType<typeof obstacleOf>>, Partial<Options>]>([
  ['returned', { available: false, until: null, status: 'refunded' }],
  ['notBought', { available: false, until: null, status: 'cancelled' }],
  ['notReceived', { available: false, until: null }],
  ['tooLate', { available: false }],
  ['allAsked', { available: false, items: [] }],
])('an order that cannot be returned shows why: %s', async (reason, changes) => {
  const answer = options(changes)
  expect(obstacleOf(answer)).toBe(reason)
  await open({ 'GET /order/4820719/refund': answer }, { who: ANNA, search: '?order=4820719' })
  expect(await screen.findByRole('heading', { name: ru[`${reason}Title`] })).toBeVisible()
  expect(screen.getByText(/482-0719/)).toBeVisible()
})

test.each([
  [{ ring: 1 }, 'size', 500_000],
  [{ ring: 2, chain: 1 }, 'size', 1_250_051],
  [{ ring: 2, chain: 1 }, 'defect', 1_289_051],
  [{ ring: 1, chain: 1 }, 'defect', 750_050],
  [{ ring: 0 }, 'defect', 0],
])('for %j because of %s the refund is %i', (quantities, reason, sum) => {
  expect(refundSum(options(), quantities, reason)).toBe(sum)
})

test('renders in English', async () => {
  await open({}, { locale: 'en' })
  expect(screen.getByRole('heading', { name: en.byNumberTitle })).toBeVisible()
})

describe('in the popup of one order', () => {
  async function openGiven(answers: Record<string, FakeAnswer> = {}) {
    const wire = fakeWire({
      'GET /order/4820719/refund': options(),
      'POST /order/4820719/refund': { result: true, refund: refund() },
      'POST /pd/frontend/common_data': fails(offline()),
      ...answers,
    })
    const scope = fork({ handlers: wire.handlers, values: [given($user, ANNA), given($favorites, [7])] })
    await renderWith(<Widget order="4820719" />, { scope, texts: { 'widget/start-return': ru } }, '/profile')
    return { scope, user: userEvent.setup() }
  }

  test('shows its pieces immediately and no other order; typed input delays an update', async () => {
    const { scope, user } = await openGiven()
    await user.click(within(await pieces()).getByRole('checkbox', { name: 'Цепь' }))
    expect(scope.getState($dirty)).toBe(true)
    expect(screen.queryByRole('button', { name: ru.otherOrder })).not.toBeInTheDocument()
    await user.click(screen.getByRole('radio', { name: ru['why-size'] }))
    await user.click(screen.getByRole('radio', { name: /^В.магазине/ }))
    await user.click(screen.getByRole('button', { name: ru.send }))
    expect(await screen.findByRole('heading', { name: /Заявка 482-0719-r1/ })).toBeVisible()
    expect(screen.queryByRole('button', { name: ru.oneMore })).not.toBeInTheDocument()
    expect(scope.getState($dirty)).toBe(false)
  })

  test('an order that failed to load can be retried', async () => {
    let calls = 0
    const { user } = await openGiven({
      'GET /order/4820719/refund': () => {
        if (++calls === 1) throw offline()
        return options()
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Повторить' }))
    expect(await pieces()).toBeVisible()
  })
})
