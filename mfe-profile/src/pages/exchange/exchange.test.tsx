import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { GUEST } from '@shop/contracts/account/common-data'
import type { ErrorCode } from '@shop/contracts/core/error-codes'
import type { SizeExchange } from '@shop/contracts/orders/exchanges/exchange'
import { aPhoto } from '@shop/testing/builders'
import { fakeWire, offline, refuse, type FakeAnswer } from '@shop/testing/fake-wire'
import { renderPage } from '@shop/testing/render-page'
import * as exchange from './index.ts'
import type { Options } from './model.ts'
import { texts as en } from './texts/en.ts'
import { texts as ru } from './texts/ru.ts'

const CALL = '/order/4820719/exchange'
const size = (name: string, changes: object = {}) => ({
  sku: `ring-${name}`,
  size: name,
  difference: 0,
  obstacle: null,
  shops: [],
  ...changes,
})
const ring: Options['items'][number] = {
  id: 'ring-165',
  name: 'Кольцо «Аврора»',
  photo: aPhoto(),
  details: 'Жёлтое золото, размер 16,5',
  size: '16,5',
  quantity: 1,
  sizes: [
    size('16'),
    size('17', { shops: [1] }),
    size('17,5', { obstacle: 'soldOut' }),
    size('18', { difference: 300_000 }),
    size('15,5', { difference: -100_000 }),
  ],
}
const options = (changes: Partial<Options> = {}): Options => ({
  result: true,
  available: true,
  until: '2026-12-21T10:00:00.000Z',
  status: 'completed',
  number: '482-0719',
  currency: 'RUB',
  items: [ring],
  shops: [{ id: 1, name: 'Цветной бульвар', address: 'Москва, Цветной бульвар, 15' }],
  exchanges: [],
  ...changes,
})
const asked = (changes: Partial<SizeExchange> = {}): SizeExchange => ({
  id: '4820719-x1',
  number: '482-0719-x1',
  status: 'requested',
  createdAt: '2026-11-21T10:00:00.000Z',
  keptUntil: '2026-11-24T10:00:00.000Z',
  name: 'Кольцо «Аврора»',
  photo: null,
  from: '16,5',
  to: '17',
  quantity: 1,
  handover: 'courier',
  shop: null,
  difference: 0,
  isPaid: true,
  canPay: false,
  canCancel: true,
  answer: null,
  ...changes,
})
const fails = (error: unknown) => () => {
  throw error
}
const refusedField = (errors: Record<string, ErrorCode>) => ({
  ...refuse(400, 'WRONG_FORM_DATA'),
  refusal: { result: false, code: 'WRONG_FORM_DATA', error: '', errors },
})
/** One answer after another; the last one stays. */
const inTurn = (...answers: FakeAnswer[]) => {
  let turn = 0
  return () => {
    const answer = answers[Math.min(turn, answers.length - 1)]
    turn += 1
    return typeof answer === 'function' ? (answer as () => unknown)() : answer
  }
}

async function show(
  answers: Record<string, FakeAnswer> = {},
  { path = '/exchange?order=4820719&line=ring-165', locale = 'ru' }: { path?: string; locale?: 'ru' | 'en' } = {},
) {
  const wire = fakeWire({
    [`GET ${CALL}`]: options(),
    'GET /captcha': { image: 'data:image/png;base64,AA==', token: 'picture' },
    ...answers,
  })
  const page = await renderPage(exchange, path, { wire, locale, texts: { 'page/exchange': locale === 'ru' ? ru : en } })
  const user = userEvent.setup()
  const sentTo = (called: string) => wire.sent.filter(({ method, path: to }) => `${method} ${to}` === called).map(({ body }) => body)
  const choose = async (name: string | RegExp) => user.click(await screen.findByRole('radio', { name }))
  const confirm = (name: RegExp = /^Обменять/) => user.click(screen.getByRole('button', { name }))
  return { ...page, wire, user, sentTo, choose, confirm }
}
const seen = (element: HTMLElement = document.body) => element.textContent?.replaceAll('\u00a0', ' ') ?? ''

describe('an exchange', () => {
  test('to a size of the same price says that nothing is paid, and is kept for three days [exchange.kept-3-days]', async () => {
    const { choose, confirm, sentTo } = await show({
      [`GET ${CALL}`]: inTurn(options(), options({ available: false, items: [], exchanges: [asked()] })),
      [`POST ${CALL}`]: { result: true, exchange: asked(), paymentUrl: null },
    })
    await choose('17')
    expect(seen()).toContain('Отложим размер 17 на 3 дня')
    expect(seen()).toContain('Цена та же, доплаты нет.')
    await choose(/Курьер/)
    await confirm(/^Обменять 16,5 на.17$/)
    expect(sentTo(`POST ${CALL}`)).toStrictEqual([
      {
        idempotencyKey: expect.any(String) as string,
        id: 'ring-165',
        sku: 'ring-17',
        quantity: 1,
        handover: 'courier',
        shopId: null,
        difference: 0,
      },
    ])
    const heading = await screen.findByRole('heading', { name: /Размер 17 отложен для.вас до.24.ноября/ })
    await waitFor(() => expect(heading).toHaveFocus())
    expect(seen()).toContain('Курьер позвонит')
    expect(screen.queryByRole('group', { name: ru.newSize })).not.toBeInTheDocument()
  })

  test.each([
    ['18', /\+ 3 000 ₽/, /доплатите картой после подтверждения/],
    ['15,5', /− 1 000 ₽/, /вернём разницу туда, откуда вы платили/],
  ])('to %s tells the difference before it is confirmed [exchange.difference-told]', async (name, sum, words) => {
    const { choose, sentTo } = await show()
    await choose(name)
    expect(seen()).toMatch(sum)
    expect(seen()).toMatch(words)
    expect(sentTo(`POST ${CALL}`)).toStrictEqual([])
  })

  test('to a cheaper size of an order that somebody else paid says that the difference is theirs [exchange.difference-told]', async () => {
    const exchange = asked({ to: '15,5', difference: -1_000_00 })
    const { choose } = await show({ [`GET ${CALL}`]: options({ isPaidByLink: true, exchanges: [exchange] }) })
    await choose('15,5')
    expect(seen()).toContain('вернём разницу тому, кто заплатил по ссылке')
    expect(seen()).toContain('После обмена вернём 1 000 ₽ тому, кто заплатил по ссылке')
    expect(seen()).not.toContain('откуда вы платили')
  })

  test('by the only way is confirmed without a choice of it, after an early press too [exchange.only-way-chosen]', async () => {
    const { choose, confirm, sentTo } = await show({ [`POST ${CALL}`]: { result: true, exchange: asked(), paymentUrl: null } })
    await screen.findByRole('radio', { name: '16' })
    await confirm()
    await choose('16')
    expect(screen.getByRole('radio', { name: new RegExp(`^${ru.courier}`) })).toBeChecked()
    expect(screen.getByRole('group', { name: ru.way })).not.toHaveAccessibleDescription(/\S/)
    await confirm()
    await waitFor(() => expect(sentTo(`POST ${CALL}`)).toMatchObject([{ sku: 'ring-16', handover: 'courier' }]))
  })

  test('in a shop is offered only where the size is', async () => {
    const { choose, confirm, sentTo } = await show({ [`POST ${CALL}`]: fails(offline()) })
    await choose('17')
    await choose(/Цветной бульвар/)
    await choose('16')
    expect(screen.queryByRole('radio', { name: /Цветной бульвар/ })).not.toBeInTheDocument()
    expect(seen()).toContain('В магазинах вашего города размера 16 сейчас нет.')
    await confirm()
    expect(sentTo(`POST ${CALL}`)).toStrictEqual([])
    expect(await screen.findByRole('group', { name: ru.way })).toHaveAccessibleDescription(/\S/)
    await choose('17')
    await choose(/Цветной бульвар/)
    await confirm()
    expect(sentTo(`POST ${CALL}`)).toMatchObject([{ handover: 'shop', shopId: 1 }])
  })

  test('says in words which sizes are sold out, and sends none of them', async () => {
    const { choose, confirm, sentTo } = await show()
    await screen.findByRole('group', { name: ru.newSize })
    expect(seen()).toContain('Нет в наличии: 17,5')
    await confirm()
    expect(await screen.findByRole('group', { name: ru.newSize })).toHaveAccessibleDescription('Выберите размер или длину')
    await choose(/^17,5/)
    expect(screen.getByRole('group', { name: ru.newSize })).toHaveAccessibleDescription(/Размера 17,5 сейчас нет/)
    await choose(/Курьер/)
    await confirm()
    expect(sentTo(`POST ${CALL}`)).toStrictEqual([])
  })

  test('that was refused shows why under its field, keeps what was chosen, and asks for the sizes anew', async () => {
    const { choose, confirm, sentTo } = await show({
      [`POST ${CALL}`]: fails(refusedField({ sku: 'SIZE_SOLD_OUT' })),
    })
    await choose('16')
    await choose(/Курьер/)
    await confirm()
    expect(await screen.findByRole('group', { name: ru.newSize })).toHaveAccessibleDescription(/Этот вариант раскупили/)
    expect(screen.getByRole('radio', { name: '16' })).toBeChecked()
    await waitFor(() => expect(sentTo(`GET ${CALL}`)).toHaveLength(2))
  })

  test('at a price that has changed is confirmed again by the shopper', async () => {
    const dearer = options({ items: [{ ...ring, sizes: [size('16', { difference: 50_000 })] }] })
    const { choose, confirm } = await show({
      [`GET ${CALL}`]: inTurn(options(), dearer),
      [`POST ${CALL}`]: fails(refusedField({ difference: 'PRICE_CHANGED' })),
    })
    await choose('16')
    await choose(/Курьер/)
    await confirm()
    expect(await screen.findByRole('alert')).toHaveTextContent('Цена изменилась')
    await waitFor(() => expect(seen()).toMatch(/\+ 500 ₽/))
  })

  test('repeated after a lost answer has the same key [exchange.idempotency-key]', async () => {
    const { choose, confirm, sentTo } = await show({ [`POST ${CALL}`]: fails(offline()) })
    await choose('16')
    await choose(/Курьер/)
    await confirm()
    await screen.findByRole('alert')
    await confirm()
    const keys = sentTo(`POST ${CALL}`).map((body) => (body as { idempotencyKey: string }).idempotencyKey)
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })
})

describe('an exchange that was asked for', () => {
  test('is called off after a question, and the page says so [exchange.called-off]', async () => {
    const over = asked({ status: 'cancelled', canCancel: false })
    const { user, sentTo } = await show({
      [`GET ${CALL}`]: inTurn(options({ exchanges: [asked()] }), options({ exchanges: [over] })),
      [`POST ${CALL}/4820719-x1/cancel`]: { result: true, exchange: over },
    })
    await user.click(await screen.findByRole('button', { name: 'Отменить обмен' }))
    expect(sentTo(`POST ${CALL}/4820719-x1/cancel`)).toStrictEqual([])
    await user.click(screen.getByRole('button', { name: 'Да, отменить' }))
    expect(sentTo(`POST ${CALL}/4820719-x1/cancel`)).toStrictEqual([{}])
    expect(await screen.findByRole('heading', { name: 'Обмен отменён' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Отменить обмен' })).not.toBeInTheDocument()
  })

  test('of a dearer size waits for its payment, and says when the bank does not answer', async () => {
    const unpaid = asked({ difference: 300_000, isPaid: false, canPay: true })
    const { user } = await show({
      [`GET ${CALL}`]: options({ exchanges: [unpaid] }),
      [`POST ${CALL}/4820719-x1/pay`]: { result: false, exchange: unpaid, paymentUrl: null },
    })
    await screen.findByRole('article')
    expect(seen()).toContain('Доплатите 3 000 ₽, чтобы мы начали обмен.')
    await user.click(screen.getByRole('button', { name: /Доплатить 3.000.₽/ }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Банк не')
  })

  test.each<[Partial<SizeExchange>, RegExp]>([
    [
      { status: 'accepted', handover: 'shop', shop: { id: 1, name: 'Цветной', address: 'Москва' } },
      /готов к обмену.*Приходите с украшением.*Цветной/,
    ],
    [{ status: 'done', canCancel: false, difference: -100_000 }, /Обмен завершён: теперь у вас 17.*Разница 1 000 ₽ возвращена/],
    [{ status: 'declined', canCancel: false, answer: 'Нет бирки.' }, /Обмен не состоится.*Нет бирки/],
    [{ status: 'expired', canCancel: false, difference: 300_000 }, /Срок вышел.*Доплату 3 000 ₽ возвращаем/],
  ])('%j is told in words [exchange.declined-with-reason]', async (changes, says) => {
    await show({ [`GET ${CALL}`]: options({ exchanges: [asked(changes)] }) })
    expect(seen(await screen.findByRole('article'))).toMatch(says)
  })
})

describe('the page', () => {
  test.each<[string, Partial<Options>, RegExp]>([
    ['before receipt', { available: false, until: null, status: 'shipped', items: [] }, /после получения.*30 дней/],
    ['after the period', { available: false, until: '2020-01-01T00:00:00.000Z', items: [] }, /Срок обмена прошёл/],
    ['without pieces to exchange', { available: false, items: [] }, /менять нечего/],
  ])('%s says why nothing can be exchanged [exchange.within-30-days]', async (_, changes, says) => {
    await show({ [`GET ${CALL}`]: options(changes) })
    expect(seen(await screen.findByRole('region', { name: says.source.startsWith('менять') ? /нечего/ : /./ }))).toMatch(says)
  })

  test('of several pieces asks which one', async () => {
    const chain = { ...ring, id: 'chain-45', name: 'Цепь', size: '45 см' }
    await show({ [`GET ${CALL}`]: options({ items: [ring, chain] }) }, { path: '/exchange?order=4820719' })
    expect(await screen.findByRole('link', { name: 'Поменять размер: Цепь' })).toHaveAttribute(
      'href',
      '/exchange?order=4820719&line=chain-45',
    )
  })

  test('of an order that this session does not know asks for its number and phone [exchange.owner-only]', async () => {
    await show({ [`GET ${CALL}`]: fails(refuse(404, 'NOT_FOUND')), 'POST /pd/frontend/common_data': fails(offline()) })
    expect(await screen.findByRole('textbox', { name: 'Номер заказа' })).toHaveValue('4820719')
    expect(GUEST.confirmedPhone).toBeNull()
  })

  test('that could not be loaded can be tried again', async () => {
    const { user } = await show({ [`GET ${CALL}`]: inTurn(fails(offline()), options()) })
    await user.click(await screen.findByRole('button', { name: /ещё раз|Повторить/ }))
    expect(await screen.findByRole('group', { name: ru.newSize })).toBeVisible()
  })

  test('is in English abroad', async () => {
    const { choose } = await show({}, { locale: 'en' })
    await choose('17')
    expect(screen.getByRole('heading', { level: 1, name: 'Size exchange' })).toBeVisible()
    expect(within(screen.getByRole('form')).getByRole('button', { name: 'Exchange 16,5 for 17' })).toBeVisible()
  })
})
