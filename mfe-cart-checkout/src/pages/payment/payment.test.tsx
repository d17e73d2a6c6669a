import { act } from 'react'
import { allSettled } from 'effector'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { GUEST, type User } from '@shop/contracts/account/common-data'
import { repeatOrder } from '@shop/contracts/orders/order-calls'
import type { PaymentState } from '@shop/contracts/orders/payment/payment'
import { PAUSES_MS } from '@shop/flows/payment'
import { useLocation } from '@shop/routing'
import { $popup, $user } from '@shop/session'
import { fakeStreams } from '@shop/testing/fake-streams'
import { fakeWire, later, offline, refuse, type FakeAnswer } from '@shop/testing/fake-wire'
import { given } from '@shop/testing/given'
import { Overlay } from '@shop/ui/popup'
import { renderPage, renderWith, scopeOf } from '@shop/testing/render-page'
import { FailedPayment } from '../../widgets/order-popup/failures/failed-payment.tsx'
import { texts as popupRu } from '../../widgets/order-popup/texts/ru.ts'
import { $payment, $paymentUrl } from '#features/payment/model.ts'
import * as payment from './index.ts'
import { texts as en } from './texts/en.ts'
import { texts as ru } from './texts/ru.ts'

const state: PaymentState = {
  orderId: '482',
  number: '482-0719',
  status: 'pending',
  amount: 162_100_00,
  currency: 'RUB',
  methodId: 1,
  methodName: 'Картой онлайн',
  methods: [
    { id: 1, type: 'card', name: 'Картой онлайн', description: 'Мир, Visa, Mastercard' },
    { id: 2, type: 'fastPayment', name: 'Система быстрых платежей', description: 'Откроется приложение банка' },
    { id: 3, type: 'instalments', name: 'Четыре платежа', description: 'Четверть суммы сегодня, без переплаты' },
    { id: 4, type: 'onReceipt', name: 'При получении', description: 'Картой или наличными' },
  ],
  payableUntil: '2026-11-18T11:36:00.000Z',
  canRetry: true,
  message: null,
}
const answer = (changes: Partial<PaymentState> = {}) => ({ result: true, payment: { ...state, ...changes } })

async function open(path: string, answers: Record<string, FakeAnswer>, locale: 'ru' | 'en' = 'ru') {
  const wire = fakeWire({ 'GET /order/last': { result: true, orderId: null }, ...answers })
  const shown = await renderPage(payment, path, { wire, locale, texts: { 'page/payment': locale === 'ru' ? ru : en } })
  return { ...shown, wire, user: userEvent.setup() }
}
const asked = (wire: { sent: { path: string }[] }) => wire.sent.filter(({ path }) => path === '/order/482/payment').length
const seen = () => document.body.textContent?.replaceAll('\u00a0', ' ') ?? ''

afterEach(() => jest.useRealTimers())

test('reads the order id from the URL; polls after the bank’s return, not before payment', () => {
  const of = (search: string) => payment.url({ search })
  expect(of('?order=482&step=processing')).toStrictEqual({ orderId: '482', key: null, step: 'processing' })
  for (const outside of ['?order=482', '?order=482&step=payment', '?order=482&step=other'])
    expect(of(outside)).toStrictEqual({ orderId: '482', key: null, step: 'payment' })
  expect(of('?order=482&key=482.fx.sign')).toStrictEqual({ orderId: '482', key: '482.fx.sign', step: 'payment' })
  expect(of('?order=482&key=%3Cscript%3E')).toStrictEqual({ orderId: '482', key: null, step: 'payment' })
  expect(of('')).toStrictEqual({ orderId: null, key: null, step: 'payment' })
  for (const wrong of ['?order=%3Cscript%3E', '?order=abc&step=processing&key=482.fx.sign'])
    expect(of(wrong)).toStrictEqual({ orderId: null, key: null, step: 'payment' })
})

test('without an unpaid order the page says so and links onward [payment.without-order]', async () => {
  await open('/payment', {})
  expect(await screen.findByText('Сейчас оплачивать нечего')).toBeVisible()
  expect(screen.getByRole('link', { name: 'В каталог' })).toHaveAttribute('href', '/catalog')
})

test('a last order that is already paid leaves nothing to pay', async () => {
  const { address } = await open('/payment', {
    'GET /order/last': { result: true, orderId: '482', unpaidOrderId: null },
    'GET /order/482/payment': answer({ status: 'paid', canRetry: false }),
  })
  expect(await screen.findByText('Сейчас оплачивать нечего')).toBeVisible()
  expect(address()).toBe('/payment')
})

test('another shopper’s order cannot be paid', async () => {
  await open('/payment?order=482&step=processing', {
    'GET /order/482/payment': () => {
      throw refuse(404, 'NOT_FOUND')
    },
  })
  expect(await screen.findByText('Откройте заказ там, где его оформляли')).toBeVisible()
  expect(seen()).toMatch(/заплатили по QR-коду с компьютера, вернитесь/)
})

test('an unpaid order opened from outside offers the ways to pay at once, and waits for no bank [payment.unpaid-at-once]', async () => {
  const { wire } = await open('/payment?order=482', { 'GET /order/482/payment': answer() })
  expect(await screen.findByRole('heading', { name: 'Заказ 482-0719 ждёт оплаты' })).toBeVisible()
  expect(screen.getByRole('group', { name: 'Способ оплаты' })).toBeVisible()
  expect(seen()).not.toMatch(/Проверяем оплату|Банк пока молчит/)
  expect(asked(wire)).toBe(1)
})

describe('back from the bank without paying', () => {
  const streams = fakeStreams()

  test('the order waits for its payment at once, with the button to pay, and a late payment turns the page [payment.left-unpaid]', async () => {
    let changes: Partial<PaymentState> = {}
    const { address } = await open('/payment?order=482&step=payment', { 'GET /order/482/payment': () => answer(changes) })
    expect(await screen.findByRole('heading', { name: 'Заказ 482-0719 ждёт оплаты' })).toBeVisible()
    expect(screen.getByRole('button', { name: /^Оплатить/ })).toBeVisible()
    expect(seen()).not.toMatch(/Проверяем оплату|Банк пока молчит/)
    changes = { status: 'paid', canRetry: false }
    await streams[0]?.tell({ status: 'created', version: '1' })
    await streams[0]?.tell({ status: 'paid', version: '2' })
    await waitFor(() => expect(address()).toBe('/order-success/482'))
  })
})

describe('by the link of a letter', () => {
  const path = '/payment?order=482&step=payment&key=482.fx.sign'
  const ofLetter = (changes: Partial<PaymentState> = {}) =>
    answer({ isByLetter: true, methods: state.methods.filter(({ type }) => type !== 'onReceipt'), ...changes })

  test('the order is paid in any browser, without what only its owner may do [payment.by-letter]', async () => {
    const paid = { ...ofLetter(), paymentUrl: 'https://bank.example/pay/9', code: null, error: null }
    const { scope, user, wire } = await open(path, {
      'GET /order/482.fx.sign/payment': ofLetter(),
      'POST /order/482.fx.sign/payment': paid,
    })
    expect(await screen.findByRole('heading', { name: 'Заказ 482-0719 ждёт оплаты' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Попросить оплатить' })).toBeNull()
    await user.click(screen.getByRole('radio', { name: /Система быстрых/ }))
    await user.click(screen.getByRole('button', { name: /^Оплатить/ }))
    await waitFor(() => expect(scope.getState($paymentUrl)).toBe('https://bank.example/pay/9'))
    expect(wire.sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toStrictEqual([{ payment_method_id: 2 }])
  })

  test('once it is paid its page opens by the same key [payment.by-letter]', async () => {
    const { address } = await open(path, { 'GET /order/482.fx.sign/payment': ofLetter({ status: 'paid', canRetry: false }) })
    await waitFor(() => expect(address()).toBe('/order-success/482?key=482.fx.sign'))
  })
})

describe('a fast payment', () => {
  const streams = fakeStreams()
  const url = 'https://bank.example/pay/7'
  const begun = { methodId: 2, methodName: 'Система быстрых платежей', fastPaymentUrl: url }
  const device = (kind: 'computer' | 'phone') => {
    window.matchMedia = ((media: string) => ({ matches: kind === 'phone', media })) as typeof window.matchMedia
  }
  afterEach(() => Reflect.deleteProperty(window, 'matchMedia'))
  let now: Partial<PaymentState> = {}
  const begins = () => {
    now = begun
    return { ...answer(begun), paymentUrl: url, code: null, error: null }
  }

  test('at a computer is a QR code, and the page follows by itself once it is paid [payment.fast-by-qr]', async () => {
    device('computer')
    let status: PaymentState['status'] = 'pending'
    const { address } = await open('/payment?order=482&step=payment', { 'GET /order/482/payment': () => answer({ ...begun, status }) })
    expect(await screen.findByRole('img', { name: 'QR-код для оплаты заказа 482-0719' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/Оплатите 162\s100\s₽ по QR-коду/)
    expect(screen.getByRole('link', { name: 'Оплатить на этом компьютере' })).toHaveAttribute('href', url)
    const [stream] = streams
    expect(stream?.path).toBe('/backend/order/482/events')
    await stream?.tell({ status: 'created', version: '1' })
    expect(address()).toBe('/payment?order=482&step=payment')
    status = 'paid'
    await stream?.tell({ status: 'paid', version: '2' })
    await waitFor(() => expect(address()).toBe('/order-success/482'))
  })

  test('is chosen there without leaving the page, and left for another way [payment.fast-by-qr]', async () => {
    device('computer')
    now = {}
    const { user, scope } = await open('/payment?order=482&step=payment', {
      'GET /order/482/payment': () => answer(now),
      'POST /order/482/payment': begins,
    })
    await user.click(await screen.findByRole('radio', { name: /Система быстрых/ }))
    await user.click(screen.getByRole('button', { name: /^Оплатить/ }))
    expect(await screen.findByRole('img', { name: /^QR-код/ })).toBeVisible()
    expect(scope.getState($paymentUrl)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Другой способ' }))
    expect(await screen.findByRole('group', { name: 'Способ оплаты' })).toHaveFocus()
  })

  test('chosen after a declined payment it stays until the phone has paid [payment.fast-by-qr]', async () => {
    device('computer')
    now = { status: 'declined', message: 'Банк отклонил платёж.' }
    const { user, address } = await open('/payment?order=482&step=processing', {
      'GET /order/482/payment': () => answer(now),
      'POST /order/482/payment': begins,
    })
    await user.click(await screen.findByRole('radio', { name: /Система быстрых/ }))
    await user.click(screen.getByRole('button', { name: /^Оплатить/ }))
    expect(await screen.findByRole('img', { name: /^QR-код/ })).toBeVisible()
    // The order is held for payment again.
    await streams.at(-1)?.tell({ status: 'canceled', version: '1' })
    await streams.at(-1)?.tell({ status: 'created', version: '2' })
    expect(screen.getByRole('img', { name: /^QR-код/ })).toBeVisible()
    now = { status: 'paid', canRetry: false }
    await streams.at(-1)?.tell({ status: 'paid', version: '3' })
    await waitFor(() => expect(address()).toBe('/order-success/482'))
  })

  test('declined on the phone: the page offers to pay again', async () => {
    device('computer')
    let changes: Partial<PaymentState> = begun
    await open('/payment?order=482&step=payment', { 'GET /order/482/payment': () => answer(changes) })
    await screen.findByRole('img', { name: /^QR-код/ })
    changes = { methodId: 2, status: 'declined', message: 'Не хватает денег на счёте.' }
    await streams[0]?.tell({ status: 'created', version: '1' })
    await streams[0]?.tell({ status: 'created', version: '2' })
    expect(await screen.findByText('Не хватает денег на счёте.')).toBeVisible()
  })

  test('on a phone leads to the bank [payment.fast-by-qr]', async () => {
    device('phone')
    await open('/payment?order=482&step=payment', { 'GET /order/482/payment': answer(begun) })
    expect(await screen.findByRole('button', { name: /^Оплатить/ })).toBeVisible()
    expect(screen.queryByRole('img', { name: /^QR-код/ })).toBeNull()
  })

  test('paid elsewhere while the methods are shown: the page follows too', async () => {
    device('phone')
    let status: PaymentState['status'] = 'pending'
    const { address } = await open('/payment?order=482&step=payment', { 'GET /order/482/payment': () => answer({ status }) })
    await screen.findByRole('heading', { name: 'Заказ 482-0719 ждёт оплаты' })
    status = 'paid'
    await streams[0]?.tell({ status: 'paid' })
    await waitFor(() => expect(address()).toBe('/order-success/482'))
  })
})

test('abroad the duty stands beside the sum, as checkout said it [delivery.duties-stated]', async () => {
  const duty = 'Import duty is paid on receipt, about $210'
  await open('/payment?order=482&step=payment', { 'GET /order/482/payment': answer({ currency: 'USD', duty }) }, 'en')
  expect(await screen.findByText(duty)).toBeVisible()
})

test('an unpaid order can be paid without an id, even after a later order that needs no payment', async () => {
  await open('/payment', { 'GET /order/last': { result: true, orderId: '483', unpaidOrderId: '482' }, 'GET /order/482/payment': answer() })
  expect(await screen.findByRole('heading', { name: 'Заказ 482-0719 ждёт оплаты' })).toBeVisible()
})

/** Opening settles when the page has stopped asking: meanwhile the clock is turned on. */
async function openFor(ms: number, answers: Record<string, FakeAnswer>) {
  jest.useFakeTimers()
  const opening = open('/payment?order=482&step=processing', answers)
  await jest.advanceTimersByTimeAsync(ms)
  jest.useRealTimers()
  return opening
}

test('after returning from the bank polls until the payment is known, then redirects to the thank-you page', async () => {
  let calls = 0
  const { address } = await openFor(2_000, { 'GET /order/482/payment': () => answer({ status: ++calls < 3 ? 'pending' : 'paid' }) })
  expect(calls).toBe(3)
  await waitFor(() => expect(address()).toBe('/order-success/482'))
})

test('polls for sixty seconds with growing pauses, despite a lost response; then offers payment [payment.polling-60s]', async () => {
  expect(PAUSES_MS.reduce((sum, pause) => sum + pause, 0)).toBe(60_000)
  expect(PAUSES_MS.toSorted((one, other) => one - other)).toStrictEqual(PAUSES_MS)
  let calls = 0
  const { wire } = await openFor(60_000, {
    'GET /order/482/payment': () => {
      if (++calls === 2) throw offline()
      return answer()
    },
  })
  expect(asked(wire)).toBe(PAUSES_MS.length + 1)
  expect(await screen.findByRole('heading', { name: 'Заказ 482-0719 ждёт оплаты' })).toBeVisible()
})

test('a bank refusal opens the failed-payment popup once, over the page with payment retry [payment.failed-popup]', async () => {
  const { scope } = await open('/payment?order=482&step=processing', {
    'GET /order/482/payment': answer({ status: 'declined', message: 'Недостаточно средств' }),
  })
  expect(scope.getState($popup)).toMatchObject({ widget: 'order-popup', props: { show: 'failed-payment' } })
  expect(await screen.findByText('Недостаточно средств')).toBeVisible()
})

test.each([
  ['several ways', state.methods, /лимите на покупки в интернете: его меняют/, 'Выбрать другой способ'],
  ['the card alone', state.methods.slice(0, 1), /Попробуйте ещё раз или заплатите другой картой/, 'Вернуться к оплате'],
])(
  'the popup of a refusal begins at its heading, and offers what there is: %s [payment.refusal-fits-ways]',
  async (_, methods, text, wayOn) => {
    const { scope } = await open('/payment?order=482&step=processing', {
      'GET /order/482/payment': answer({ status: 'declined', methods }),
    })
    const texts = { 'widget/order-popup': popupRu }
    await renderWith(
      <Overlay label="" kind="dialog" onClose={() => {}}>
        <FailedPayment />
      </Overlay>,
      { scope, texts },
    )
    expect(screen.getByRole('heading', { name: 'Банк не подтвердил оплату', level: 2 })).toHaveFocus()
    expect(within(screen.getByRole('dialog')).getByText(text)).toBeVisible()
    expect(screen.getByRole('button', { name: wayOn })).toBeVisible()
  },
)

test('retries the payment from the popup', async () => {
  const { scope, wire, user } = await open('/payment?order=482&step=processing', {
    'GET /order/482/payment': answer({ status: 'declined' }),
    'POST /order/482/payment': {
      result: false,
      paymentUrl: null,
      code: 'ORDER_EXPIRED',
      error: 'Время вышло',
      payment: answer({ status: 'expired', canRetry: false }).payment,
    },
  })
  await renderWith(<FailedPayment />, { scope, texts: { 'widget/order-popup': popupRu } })
  await user.click(screen.getByRole('button', { name: /^Оплатить ещё раз/ }))
  await waitFor(() =>
    expect(wire.sent.at(-1)).toMatchObject({ method: 'POST', path: '/order/482/payment', body: { payment_method_id: 1 } }),
  )
  await waitFor(() => expect(scope.getState($popup)).toBeNull())
  expect(screen.getByRole('heading', { name: 'Время оплаты вышло' })).toBeVisible()
})

test('another payment method can be chosen, and a failure is explained', async () => {
  const { wire, user } = await open('/payment?order=482&step=payment', {
    'GET /order/482/payment': answer(),
    'POST /order/482/payment': () => {
      throw refuse(503, 'SERVER_BUSY', 'Банк не отвечает')
    },
  })
  await user.click(await screen.findByRole('radio', { name: 'Система быстрых платежей' }))
  await user.click(screen.getByRole('button', { name: /^Оплатить/ }))
  expect(await screen.findByText('Банк не отвечает')).toBeVisible()
  expect(wire.sent.at(-1)).toMatchObject({ body: { payment_method_id: 2 } })
})

test.each([
  ['expired', 'Время оплаты вышло'],
  ['cancelled', 'Заказ отменён'],
  ['refunded', 'Деньги возвращаем'],
] as const)('shows that an order is %s', async (status, title) => {
  await open('/payment?order=482&step=processing', { 'GET /order/482/payment': answer({ status, canRetry: false, payableUntil: null }) })
  expect(await screen.findByRole('heading', { name: title })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Оплатить/ })).not.toBeInTheDocument()
})

const repeated = (result: boolean) => Object.assign({}, repeatOrder.example.answer, { result })

test('an order that was let go can be taken back into the bag [payment.let-go-again]', async () => {
  const { wire, user, address } = await open('/payment?order=482', {
    'GET /order/482/payment': answer({ status: 'expired', canRetry: false, payableUntil: null }),
    'POST /order/482/repeat': repeated(true),
  })
  await user.click(await screen.findByRole('button', { name: ru.repeat }))
  expect(await screen.findByText(ru.nothing)).toBeVisible()
  expect(address()).toBe('/cart')
  expect(wire.sent.filter(({ path }) => path.endsWith('/repeat'))).toHaveLength(1)
})

test('an order whose pieces are sold says so in place of the button, and leads to similar ones [payment.let-go-again]', async () => {
  const { user } = await open('/payment?order=482', {
    'GET /order/482/payment': answer({ status: 'expired', canRetry: false, payableUntil: null }),
    'POST /order/482/repeat': repeated(false),
  })
  await user.click(await screen.findByRole('button', { name: ru.repeat }))
  expect(await screen.findByText(ru.repeatSoldOut, { exact: false })).toBeVisible()
  expect(screen.getByRole('link', { name: ru.repeatSimilar })).toHaveAttribute('href', '/catalog')
  expect(screen.queryByRole('button', { name: ru.repeat })).not.toBeInTheDocument()
})

test('at the end of the hold the page says so by itself', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-18T11:06:00.000Z') })
  let over = false
  await open('/payment?order=482', {
    'GET /order/482/payment': () => (over ? answer({ status: 'expired', canRetry: false, payableUntil: null }) : answer()),
  })
  over = true
  await act(() => jest.advanceTimersByTimeAsync(31 * 60_000))
  expect(screen.getByRole('heading', { name: ru.expiredTitle })).toBeVisible()
})

test('stops polling after leaving the page', async () => {
  jest.useFakeTimers()
  const wire = fakeWire({ 'GET /order/482/payment': answer(), 'GET /order/last': { result: true, orderId: null } })
  const scope = scopeOf({ wire })
  void allSettled(payment.opened, { scope, params: { orderId: '482', step: 'processing' } })
  await jest.advanceTimersByTimeAsync(0)
  void allSettled(payment.opened, { scope, params: { orderId: null, step: 'payment' } })
  await jest.advanceTimersByTimeAsync(10_000)
  expect(asked(wire)).toBe(1)
})

test('outside Russia payment is by card, in the order’s currency', async () => {
  await open(
    '/payment?order=482&step=payment',
    { 'GET /order/482/payment': answer({ currency: 'AED', amount: 1_435_00, methods: state.methods.slice(0, 1) }) },
    'en',
  )
  expect(await screen.findByRole('button', { name: /^Pay/ })).toBeVisible()
  expect(seen()).toContain('AED 1,435')
  expect(screen.queryByRole('radio')).not.toBeInTheDocument()
})

describe('another way to pay', () => {
  const ways = () => screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)

  test('every method of checkout is there again, four payments with their schedule and the first sum on the button [payment.choice-again]', async () => {
    const { user, wire } = await open('/payment?order=482&step=payment', {
      'GET /order/482/payment': answer({ methodId: 3, amount: 39_600_00 }),
      'POST /order/482/payment': {
        ...answer({ methodId: 3, amount: 39_600_00 }),
        paymentUrl: null,
        code: 'SERVER_BUSY',
        error: 'Банк не отвечает',
      },
    })
    expect(await screen.findByRole('radio', { name: 'Четыре платежа' })).toBeChecked()
    expect(ways()).toStrictEqual(['1', '2', '3', '4'])
    expect(within(screen.getByRole('list', { name: 'Четыре платежа' })).getAllByRole('listitem')).toHaveLength(4)
    await user.click(screen.getByRole('button', { name: /^Первый платёж 9.900.₽$/ }))
    expect(wire.sent.at(-1)).toMatchObject({ body: { payment_method_id: 3 } })
    await user.click(screen.getByRole('radio', { name: 'При получении' }))
    expect(screen.queryByRole('list', { name: 'Четыре платежа' })).toBeNull()
    expect(screen.getByRole('button', { name: /^Оформить заказ, 39.600.₽$/ })).toBeVisible()
  })

  test('an order that is to be paid on receipt is placed', async () => {
    const { user, address } = await open('/payment?order=482&step=payment', {
      'GET /order/482/payment': answer(),
      'POST /order/482/payment': { ...answer({ status: 'none', canRetry: false, methodId: 4 }), paymentUrl: null, code: null, error: null },
    })
    await user.click(await screen.findByRole('radio', { name: 'При получении' }))
    await user.click(screen.getByRole('button', { name: /^Оформить заказ/ }))
    await waitFor(() => expect(address()).toBe('/order-success/482'))
  })

  test('after a decline "another way" leads to the heading of the ways [screen.focus-follows]', async () => {
    const { scope, user } = await open('/payment?order=482&step=processing', {
      'GET /order/482/payment': answer({ status: 'declined', methodId: 3 }),
    })
    await screen.findByRole('group', { name: 'Способ оплаты' })
    await renderWith(<FailedPayment />, { scope, texts: { 'widget/order-popup': popupRu } })
    expect(screen.getByRole('button', { name: /^Ещё раз: первый платёж 40.525.₽$/ })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Выбрать другой способ' }))
    expect(scope.getState($popup)).toBeNull()
    expect(screen.getByRole('group', { name: 'Способ оплаты' })).toHaveFocus()
  })

  test('in English', async () => {
    const methods = state.methods.map((method) => ({ ...method, name: { 3: 'Four payments' }[method.id] ?? method.type }))
    const payment = answer({ methodId: 3, amount: 39_600_00, methods })
    await open('/payment?order=482&step=payment', { 'GET /order/482/payment': payment }, 'en')
    expect(await screen.findByRole('button', { name: /^First payment 9,900.₽$/ })).toBeVisible()
  })
})

const ShownPath = () => <span data-testid="place">{useLocation().pathname}</span>

describe('a bank that is silent', () => {
  /** Opened, with the clock turned on; the page still asks. */
  async function waitedFor(ms: number, state: FakeAnswer, rest: Record<string, FakeAnswer> = {}) {
    jest.useFakeTimers()
    const wire = fakeWire({ 'GET /order/last': { result: true, orderId: null }, 'GET /order/482/payment': state, ...rest })
    const scope = scopeOf({ wire })
    void allSettled(payment.opened, { scope, params: { orderId: '482', step: 'processing' } })
    const page = (
      <>
        <payment.Page />
        <ShownPath />
      </>
    )
    await renderWith(page, { scope, texts: { 'page/payment': ru } }, '/payment?order=482&step=processing')
    await act(() => jest.advanceTimersByTimeAsync(ms))
    const click = async (name: string | RegExp) => {
      await act(async () => screen.getByRole('button', { name }).click())
      await act(() => jest.advanceTimersByTimeAsync(0))
    }
    return { wire, scope, click, pass: (more: number) => act(() => jest.advanceTimersByTimeAsync(more)) }
  }
  const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))

  test('keeps the shopper for five seconds; then she may pay again or in another way while the check goes on [payment.slow-bank]', async () => {
    const { wire, pass, click } = await waitedFor(4_900, answer())
    expect(buttons()).toStrictEqual([])
    await pass(200)
    expect(buttons()).toStrictEqual(['Оплатить ещё раз, 162 100 ₽', 'Другой способ'])
    expect(screen.getByRole('heading', { name: 'Проверяем оплату' })).toBeVisible()
    const before = asked(wire)
    await click('Другой способ')
    expect(screen.getByRole('group', { name: 'Способ оплаты' })).toHaveFocus()
    expect(screen.getByText(/Проверяем оплату/)).toBeVisible()
    await pass(10_000)
    expect(asked(wire)).toBeGreaterThan(before)
  })

  test('another way by QR code is shown at once, and stays [payment.fast-by-qr]', async () => {
    const begun = answer({ methodId: 2, fastPaymentUrl: 'https://bank.test/qr' })
    let isBegun = false
    const { click, pass } = await waitedFor(5_100, () => (isBegun ? begun : answer()), {
      'POST /order/482/payment': () => {
        isBegun = true
        return { ...begun, paymentUrl: 'https://bank.test/qr', code: null, error: null }
      },
    })
    window.matchMedia = ((media: string) => ({ matches: false, media })) as typeof window.matchMedia
    await click('Другой способ')
    await act(async () => screen.getByRole('radio', { name: /Система быстрых/ }).click())
    await click(/^Оплатить/)
    await pass(20_000)
    expect(screen.getByRole('img', { name: /^QR-код/ })).toBeVisible()
    Reflect.deleteProperty(window, 'matchMedia')
  })

  test('the page follows a payment that arrives while another way is chosen', async () => {
    let isPaid = false
    const { click, pass } = await waitedFor(5_100, () => answer(isPaid ? { status: 'paid', canRetry: false } : {}))
    await click('Другой способ')
    isPaid = true
    await pass(60_000)
    expect(screen.getByTestId('place')).toHaveTextContent('/order-success/482')
  })

  test('a payment that arrives wins over another try: the bank’s page is not opened [payment.never-twice]', async () => {
    const paid = answer({ status: 'paid', canRetry: false })
    const retry = later<object>()
    let isPaid = false
    const { click, pass, scope } = await waitedFor(5_100, () => (isPaid ? paid : answer()), { 'POST /order/482/payment': retry.answer })
    await click(/^Оплатить ещё раз/)
    isPaid = true
    await pass(60_000)
    retry.resolve({ ...answer(), paymentUrl: 'https://bank.test/482', code: null, error: null })
    await pass(0)
    expect(scope.getState($paymentUrl)).toBeNull()
    expect(scope.getState($payment)?.status).toBe('paid')
  })
})

describe('a saved card', () => {
  const anna = { ...GUEST, id: 1, isAuth: true }
  const CARDS = {
    result: [{ id: 7, brand: 'Visa', last4: '4242', expires: '2028-04', isExpired: false, currency: 'RUB' }],
  }
  const openAs = async (user: User, answers: Record<string, FakeAnswer>) => {
    const wire = fakeWire({
      'GET /order/last': { result: true, orderId: null },
      'GET /order/482/payment': answer({ status: 'declined' }),
      'GET /profile/cards': CARDS,
      ...answers,
    })
    const shown = await renderPage(payment, '/payment?order=482&step=payment', {
      wire,
      locale: 'ru',
      texts: { 'page/payment': ru },
      values: [given($user, user)],
    })
    return { ...shown, wire, user: userEvent.setup() }
  }

  test('pays for an order whose payment was declined; a second refusal is told, and the card can be changed [payment.card-chosen]', async () => {
    let isPaid = false
    const { wire, user, address } = await openAs(anna, {
      'POST /order/482/payment': () => ({
        ...answer({ status: isPaid ? 'paid' : 'declined' }),
        result: isPaid,
        paymentUrl: null,
        code: isPaid ? null : 'PAYMENT_DECLINED',
        error: isPaid ? null : 'На карте не хватает денег.',
      }),
    })
    expect(await screen.findByRole('radio', { name: /Visa.••.4242/ })).toBeChecked()
    await user.click(screen.getByRole('button', { name: /^Оплатить/ }))
    expect(await screen.findByText('На карте не хватает денег.')).toBeVisible()
    isPaid = true
    await user.click(screen.getByRole('radio', { name: 'Новая карта' }))
    await user.click(screen.getByRole('checkbox', { name: /^Запомнить карту/ }))
    await user.click(screen.getByRole('button', { name: /^Оплатить/ }))
    await waitFor(() => expect(address()).toBe('/order-success/482'))
    expect(
      wire.sent.filter(({ method, path }) => method === 'POST' && path === '/order/482/payment').map(({ body }) => body),
    ).toStrictEqual([
      { payment_method_id: 1, card_id: 7 },
      { payment_method_id: 1, save_card: true },
    ])
  })

  test('stays ticked for the next attempt [payment.card-wish-kept]', async () => {
    await openAs(anna, { 'GET /profile/cards': { result: [] }, 'GET /order/482/payment': answer({ status: 'declined', savesCard: true }) })
    expect(await screen.findByRole('checkbox', { name: /^Запомнить карту/ })).toBeChecked()
  })

  test('is not offered to a guest, who is asked for no card', async () => {
    const { wire } = await openAs(GUEST, {})
    expect(await screen.findByRole('radio', { name: 'Картой онлайн' })).toBeChecked()
    expect(screen.queryByRole('checkbox', { name: /^Запомнить карту/ })).toBeNull()
    expect(wire.sent.filter(({ path }) => path === '/profile/cards')).toStrictEqual([])
  })
})
