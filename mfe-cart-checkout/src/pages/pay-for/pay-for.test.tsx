import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled } from 'effector'
import type { PayLink } from '@shop/contracts/orders/payment/pay-link'
import { $pageFailure } from '@shop/routing'
import { momentAhead } from '@shop/i18n/dates'
import { fakeWire, offline, refuse, type FakeAnswer } from '@shop/testing/fake-wire'
import { renderPage, renderWith, scopeOf } from '@shop/testing/render-page'
import * as page from './index.ts'
import { $paymentUrl } from './model.ts'
import { texts as en } from './texts/en.ts'
import { texts as ru } from './texts/ru.ts'

const link: PayLink = {
  status: 'payable',
  amount: 162_100_00,
  paidAt: null,
  currency: 'RUB',
  methods: [
    { id: 1, type: 'card', name: 'Картой онлайн', description: 'Мир, Visa, Mastercard' },
    { id: 2, type: 'fastPayment', name: 'Система быстрых платежей', description: 'Откроется приложение банка' },
  ],
  payableUntil: '2026-11-18T11:36:00.000Z',
  pieces: [{ position: 0, name: 'Кольцо «Аврора»', details: 'Жёлтое золото, бриллиант', photo: null, quantity: 2 }],
  declined: null,
  returned: null,
}
const shownAs = (changes: Partial<PayLink> = {}) => ({ result: true, link: { ...link, ...changes } })
const paid = (changes: Partial<PayLink> = {}, rest: object = {}) => ({
  paymentUrl: null,
  code: null,
  error: null,
  ...shownAs(changes),
  ...rest,
})

interface Setup {
  shown?: FakeAnswer
  pay?: FakeAnswer
  search?: string
  locale?: 'ru' | 'en'
}

async function open({ shown = shownAs(), pay = paid(), search = '', locale = 'ru' }: Setup = {}) {
  // The bank's page is another site.
  const wire = fakeWire({ 'GET /pay-link/k3v9': shown, 'POST /pay-link/k3v9': pay })
  const result = await renderPage(page, `/pay/k3v9${search}`, { wire, locale, texts: { 'page/pay-for': locale === 'ru' ? ru : en } })
  return { ...result, wire, user: userEvent.setup() }
}
afterEach(() => jest.useRealTimers())

const seen = () => document.body.textContent?.replaceAll('\u00a0', ' ') ?? ''
const payButton = () => screen.getByRole('button', { name: ru.payCard })

test('whoever has the link reads what is paid for, the sum and until when, and pays [payment.by-link]', async () => {
  const { user, wire, scope } = await open({ pay: paid({}, { paymentUrl: '#bank' }) })
  expect(screen.getByRole('heading', { level: 1, name: ru.heading })).toBeVisible()
  expect(within(screen.getByRole('list', { name: ru.what })).getByRole('listitem')).toHaveTextContent(/Кольцо «Аврора».*× 2.*бриллиант/)
  expect(seen()).toMatch(/К оплате162 100 ₽.*Оплатить можно до/)
  await user.click(screen.getByRole('button', { name: ru.payFast }))
  expect(wire.sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toStrictEqual([{ payment_method_id: 2 }])
  expect(scope.getState($paymentUrl)).toBe('#bank')
})

test('the page says until when it can be paid and why, and at that time what has become of the order [payment.link-limit-told]', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-18T11:06:00.000Z') })
  let over = false
  await open({ shown: () => (over ? shownAs({ status: 'expired', methods: [], payableUntil: null }) : shownAs()) })
  expect(seen()).toContain(momentAhead(link.payableUntil as string, 'ru').replaceAll('\u00a0', ' '))
  expect(screen.getByText(ru.untilWhy)).toBeVisible()
  over = true
  await act(() => jest.advanceTimersByTimeAsync(31 * 60_000))
  expect(screen.getByRole('heading', { level: 1, name: ru.expiredTitle })).toBeVisible()
  expect(seen()).toMatch(/отложены 30 минут.*отменился сам.*ничего не списано.*новую ссылку/)
})

test.each([
  ['ru', /Оплатить можно до1 декабря, 01:01/],
  ['en', /You can pay until1 December, 01:01/],
] as const)('a limit after midnight is told with its day, in %s [payment.link-limit-told]', async (locale, said) => {
  // The clock of the reader.
  jest.useFakeTimers({ now: new Date(2026, 10, 30, 23, 58), advanceTimers: true })
  await open({ locale, shown: shownAs({ payableUntil: new Date(2026, 11, 1, 1, 1).toISOString() }) })
  expect(seen()).toMatch(said)
})

test('a surprise stays one [payment.link-hides-pieces]', async () => {
  await open({ shown: shownAs({ pieces: null }) })
  expect(screen.getByText(ru.hidden)).toBeVisible()
  expect(screen.queryByRole('list', { name: ru.what })).not.toBeInTheDocument()
  expect(payButton()).toBeEnabled()
})

test.each([
  ['paid', ru.paidTitle],
  ['cancelled', ru.cancelledTitle],
  ['expired', ru.expiredTitle],
] as const)('a link that is %s says so, and nothing can be paid [payment.link-over]', async (status, title) => {
  await open({ shown: shownAs({ status, methods: [], payableUntil: null }) })
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Оплатить/ })).not.toBeInTheDocument()
})

test.each(['ru', 'en'] as const)(
  'who has paid reads the sum, the day, the pieces and where the receipt goes, in %s [payment.link-over]',
  async (locale) => {
    const texts = locale === 'ru' ? ru : en
    const over: Partial<PayLink> = { status: 'paid', methods: [], payableUntil: null, paidAt: '2026-11-18T11:06:00.000Z' }
    await open({ shown: shownAs(over), locale })
    expect(seen()).toMatch(locale === 'ru' ? /Оплачено162 100 ₽Когда18 ноября/ : /Paid.*162,100.*On18 November/)
    expect(within(screen.getByRole('list', { name: texts.what })).getByRole('listitem')).toHaveTextContent(/Кольцо «Аврора»/)
    expect(screen.getByText(texts.receipt)).toBeVisible()
  },
)

test.each([
  ['a surprise stays one after it is paid', { paidAt: '2026-11-18T11:06:00.000Z', pieces: null }, true],
  ['an order that its owner has paid', {}, false],
] as const)('%s: no pieces are shown [payment.link-hides-pieces]', async (_, changes, isThanked) => {
  await open({ shown: shownAs({ status: 'paid', methods: [], payableUntil: null, ...changes }) })
  expect(screen.queryByRole('list', { name: ru.what })).not.toBeInTheDocument()
  expect(screen.queryByText(ru.receipt) !== null).toBe(isThanked)
})

test('who has paid second reads that the money comes back [payment.link-refund]', async () => {
  await open({ shown: shownAs({ status: 'paid', methods: [], returned: 'all' }), search: '?back=1' })
  expect(await screen.findByText(/^Платёж по этой ссылке возвращаем туда, откуда он пришёл/)).toBeVisible()
})

test('of two who have paid by one link neither is told that the kept payment comes back [payment.link-refund]', async () => {
  await open({ shown: shownAs({ status: 'paid', methods: [], returned: 'one' }), search: '?back=1' })
  expect(await screen.findByText(/^По этой ссылке заплатили дважды\. Второй платёж возвращаем/)).toBeVisible()
})

test('back from the bank the page waits for the result, lets a slow bank be, and follows it by itself', async () => {
  jest.useFakeTimers()
  let status: PayLink['status'] = 'payable'
  const wire = fakeWire({ 'GET /pay-link/k3v9': () => shownAs({ status }) })
  const scope = scopeOf({ wire })
  void allSettled(page.opened, { scope, params: { code: 'k3v9', isBack: true } })
  await renderWith(<page.Page />, { scope, texts: { 'page/pay-for': ru } })
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
  await wait(0)
  expect(screen.getByRole('heading', { level: 1, name: ru.processing })).toBeVisible()
  await wait(5_000)
  expect(screen.getByText(ru.checking)).toBeVisible()
  expect(payButton()).toBeEnabled()
  status = 'paid'
  await wait(10_000)
  expect(screen.getByRole('heading', { level: 1, name: ru.paidTitle })).toBeVisible()
})

test('a refusal by the bank is said, and another way is open', async () => {
  await open({ search: '?back=1', shown: shownAs({ declined: 'На карте не хватает денег. Деньги не списаны.' }) })
  expect(await screen.findByText(/не хватает денег/)).toBeVisible()
  expect(payButton()).toBeEnabled()
})

test('somebody was quicker: the page says that it is paid', async () => {
  const { user } = await open({ pay: paid({ status: 'paid', methods: [], payableUntil: null }, { result: false }) })
  await user.click(payButton())
  expect(await screen.findByRole('heading', { name: ru.paidTitle })).toBeVisible()
})

test.each([
  [
    'offline',
    () => {
      throw offline()
    },
    /связ|интернет/i,
  ],
  [
    'too many pages',
    () => {
      throw refuse(429, 'TOO_MANY_REQUESTS')
    },
    /./,
  ],
  ['a bank that is away', paid({}, { result: false, code: 'SERVER_BUSY', error: 'Банк не отвечает' }), /Банк не отвечает/],
] as [string, FakeAnswer, RegExp][])('%s is said, and can be tried again', async (_, pay, says) => {
  const { user } = await open({ pay })
  await user.click(payButton())
  expect(await screen.findByRole('alert')).toHaveTextContent(says)
  expect(payButton()).toBeEnabled()
})

test('a link that nobody made is no page', async () => {
  const { scope } = await open({
    shown: () => {
      throw refuse(404, 'NOT_FOUND')
    },
  })
  expect(scope.getState($pageFailure)).toMatchObject({ status: 404 })
})

test('in English it is whole, and never indexed', async () => {
  await open({ locale: 'en' })
  expect(screen.getByRole('heading', { level: 1, name: en.heading })).toBeVisible()
  expect(page.head({ t: (key: string) => key } as unknown as Parameters<typeof page.head>[0])).toMatchObject({ noindex: true })
})
