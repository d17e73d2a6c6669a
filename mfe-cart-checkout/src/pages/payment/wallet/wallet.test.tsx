import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { PaymentState } from '@shop/contracts/orders/payment/payment'
import { $toast } from '@shop/session'
import { fakeStreams } from '@shop/testing/fake-streams'
import { fakeWire, later, offline, refuse, type FakeAnswer } from '@shop/testing/fake-wire'
import { renderPage } from '@shop/testing/render-page'
import { $paymentUrl } from '#features/payment/model.ts'
import * as payment from '../index.ts'
import { texts as en } from '../texts/en.ts'
import { texts as ru } from '../texts/ru.ts'

const state: PaymentState = {
  orderId: '482',
  number: '482-0719',
  status: 'pending',
  amount: 1_621_05,
  currency: 'USD',
  methodId: 1,
  methodName: 'Card online',
  methods: [{ id: 1, type: 'card', name: 'Card online', description: 'Visa, Mastercard' }],
  payableUntil: '2026-11-18T11:36:00.000Z',
  canRetry: true,
  message: null,
  wallets: { gateway: 'payselection', gatewayMerchantId: '77001', country: 'AE', google: 'merchant', isTest: true },
}
const answer = (changes: Partial<PaymentState> = {}) => ({ result: true, payment: { ...state, ...changes } })
const charged = (changes: object = {}, of: Partial<PaymentState> = {}) => ({
  ...answer(of),
  paymentUrl: null,
  code: null,
  error: null,
  ...changes,
})
const PAID = charged({}, { status: 'paid', canRetry: false, wallets: undefined })

/** A browser with a wallet: what it was asked for, and what its shopper does. */
const wallet = {
  sheets: [] as { methods: PaymentMethodData[]; details: PaymentDetailsInit }[],
  outcomes: [] as string[],
  can: true,
  answer: (): Promise<boolean> => Promise.resolve(wallet.can),
  hasCard: true,
  /** What `show` answers. */
  show: (_: EventTarget): unknown => ({ paymentMethodData: { tokenizationData: { token: 'sealed' } } }),
}
class FakePaymentRequest extends EventTarget {
  #sheet
  constructor(methods: PaymentMethodData[], details: PaymentDetailsInit) {
    super()
    this.#sheet = { methods, details }
  }
  canMakePayment = () => wallet.answer()
  hasEnrolledInstrument = () => Promise.resolve(wallet.hasCard)
  show() {
    wallet.sheets.push(this.#sheet)
    return Promise.resolve()
      .then(() => wallet.show(this))
      .then((details) => ({
        details,
        complete: (outcome: string) => Promise.resolve(void wallet.outcomes.push(outcome)),
      }))
  }
}

fakeStreams()
beforeEach(() => {
  Object.assign(window, { PaymentRequest: FakePaymentRequest })
  Object.assign(wallet, {
    sheets: [],
    outcomes: [],
    can: true,
    answer: () => Promise.resolve(wallet.can),
    hasCard: true,
    show: () => ({ paymentMethodData: { tokenizationData: { token: 'sealed' } } }),
  })
})
afterEach(() => {
  jest.useRealTimers()
  for (const name of ['PaymentRequest', 'ApplePaySession']) Reflect.deleteProperty(window, name)
})

const CHARGE = 'POST /order/482/wallet'
async function open(answers: Record<string, FakeAnswer> = {}, locale: 'ru' | 'en' = 'en') {
  const wire = fakeWire({ 'GET /order/last': { result: true, orderId: null }, 'GET /order/482/payment': answer(), ...answers })
  const texts = { 'page/payment': locale === 'ru' ? ru : en }
  const shown = await renderPage(payment, '/payment?order=482&step=payment', { wire, locale, texts })
  await screen.findByRole('button', { name: /^(Pay|Оплатить) (?!.*\sPay$)/ })
  const charges = () => wire.sent.filter(({ path }) => path === '/order/482/wallet')
  const press = () => user.click(screen.getByRole('button', { name: /Google\sPay$/ }))
  const user = userEvent.setup()
  return { ...shown, wire, user, charges, press }
}
const walletButton = () => screen.queryByRole('button', { name: /Google\sPay$/ })

test('a browser with a wallet shows its button, and the sheet the exact sum and the name of the shop [payment.wallet-exact-sum]', async () => {
  const { press, charges, address } = await open({ [CHARGE]: PAID })
  expect(walletButton()).toHaveTextContent('Pay $1,621.05 with Google Pay')
  await press()
  await waitFor(() => expect(address()).toBe('/order-success/482'))
  const [sheet] = wallet.sheets
  expect(sheet?.details).toStrictEqual({ total: { label: 'ZLATA', amount: { currency: 'USD', value: '1621.05' } } })
  expect(sheet?.methods).toMatchObject([
    {
      supportedMethods: 'https://google.com/pay',
      data: {
        environment: 'TEST',
        allowedPaymentMethods: [{ tokenizationSpecification: { parameters: { gateway: 'payselection', gatewayMerchantId: '77001' } } }],
        transactionInfo: { currencyCode: 'USD', totalPrice: '1621.05' },
      },
    },
  ])
  expect(charges().map(({ body }) => body)).toMatchObject([{ wallet: 'google', token: 'sealed', amount: 1_621_05, currency: 'USD' }])
  expect(wallet.outcomes).toStrictEqual(['success'])
})

test('in Russian it is named in Russian', async () => {
  await open({}, 'ru')
  expect(walletButton()).toHaveTextContent(/^Оплатить .* через Google Pay$/)
})

test.each<[string, () => object]>([
  ['an order that offers none', () => ({ 'GET /order/482/payment': answer({ wallets: undefined }) })],
  ['a browser without wallets', () => (Reflect.deleteProperty(window, 'PaymentRequest'), {})],
  ['a browser that cannot pay', () => ((wallet.can = false), {})],
  ['a wallet without a card', () => ((wallet.hasCard = false), {})],
])('%s: one pays by card as ever [payment.wallet-where-usable]', async (_, given) => {
  await open(given() as Record<string, FakeAnswer>)
  expect(walletButton()).toBeNull()
  expect(wallet.sheets).toStrictEqual([])
})

test('a browser that does not answer in two seconds counts as one without wallets [payment.wallet-where-usable]', async () => {
  jest.useFakeTimers()
  wallet.answer = () => new Promise(() => {})
  const opening = open()
  await jest.advanceTimersByTimeAsync(1_900)
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
  await jest.advanceTimersByTimeAsync(200)
  jest.useRealTimers()
  await opening
  expect(screen.getByRole('button', { name: /^Pay/ })).toHaveTextContent('Pay $1,621.05')
})

test('a sheet that is closed charges nothing and loses nothing [payment.wallet-closed]', async () => {
  wallet.show = () => {
    throw new DOMException('closed', 'AbortError')
  }
  const { press, charges, wire, user, scope } = await open({ 'POST /order/482/payment': charged({ paymentUrl: '#bank-482' }) })
  await press()
  expect(await screen.findByText(/^The wallet was closed and nothing was taken/)).toBeVisible()
  expect(charges()).toStrictEqual([])
  await user.click(screen.getByRole('button', { name: 'Pay $1,621.05' }))
  await waitFor(() => expect(scope.getState($paymentUrl)).toBe('#bank-482'))
  expect(wire.sent.some(({ path, method }) => method === 'POST' && path === '/order/482/payment')).toBe(true)
})

test.each([
  ['does not open', () => Promise.reject(new DOMException('no', 'NotSupportedError')), []],
  ['answers in another shape', () => ({ surprise: true }), ['fail']],
])('a wallet that %s says so', async (_, show, outcomes) => {
  wallet.show = show
  const { press, charges } = await open()
  await press()
  expect(await screen.findByText(/^The wallet did not open/)).toBeVisible()
  expect([charges(), wallet.outcomes]).toStrictEqual([[], outcomes])
})

test('a declined wallet is told the sheet and the page, with the reason of the bank [payment.wallet-declined]', async () => {
  const message = 'There is not enough money on the card. Nothing was taken.'
  const { press } = await open({
    [CHARGE]: charged({ result: false, code: 'PAYMENT_DECLINED', error: message }, { status: 'declined', message }),
  })
  await press()
  expect(await screen.findByRole('heading', { name: 'The bank declined the payment' })).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent(message)
  expect(wallet.outcomes).toStrictEqual(['fail'])
  expect(walletButton()).toBeEnabled()
})

test('where the bank asks to confirm, its page is opened', async () => {
  const { press, scope } = await open({ [CHARGE]: charged({ paymentUrl: '#bank-3ds' }) })
  await press()
  await waitFor(() => expect(scope.getState($paymentUrl)).toBe('#bank-3ds'))
  expect(wallet.outcomes).toStrictEqual(['unknown'])
})

test('presses together open one sheet and charge once [payment.wallet-charged-once]', async () => {
  const answered = later()
  const { press, charges, address } = await open({ [CHARGE]: answered.answer })
  await press()
  await press()
  await waitFor(() => expect(charges()).toHaveLength(1))
  await press()
  answered.resolve(PAID)
  await waitFor(() => expect(address()).toBe('/order-success/482'))
  expect([charges(), wallet.sheets].map(({ length }) => length)).toStrictEqual([1, 1])
})

test('a sum that has changed meanwhile is said, and shown', async () => {
  const { press } = await open({
    [CHARGE]: charged({ result: false, code: 'PRICE_CHANGED', error: 'The total has changed. Please check it.' }, { amount: 1_700_00 }),
  })
  await press()
  expect(await screen.findByText('The total has changed. Please check it.')).toBeVisible()
  expect(walletButton()).toHaveTextContent('Pay $1,700 with Google Pay')
  expect(wallet.outcomes).toStrictEqual(['fail'])
})

test('an order paid meanwhile in another tab is charged no second time, and the page says so [payment.wallet-charged-once]', async () => {
  const { press, address, scope } = await open({ [CHARGE]: charged({ result: false }, { status: 'paid', canRetry: false }) })
  await press()
  await waitFor(() => expect(address()).toBe('/order-success/482'))
  expect(JSON.stringify(scope.getState($toast))).toContain('walletPaidAlready')
  expect(wallet.outcomes).toStrictEqual(['fail'])
})

test('an answer that got lost: the page asks how the payment stands, and follows [payment.wallet-lost-answer]', async () => {
  let status: PaymentState['status'] = 'pending'
  const { press, address } = await open({
    'GET /order/482/payment': () => answer({ status }),
    [CHARGE]: () => {
      status = 'paid'
      throw offline()
    },
  })
  await press()
  await waitFor(() => expect(address()).toBe('/order-success/482'))
  expect(wallet.outcomes).toStrictEqual(['unknown'])
})

test('a connection that broke off is said in words while nothing is known [payment.wallet-lost-answer]', async () => {
  const { press } = await open({
    [CHARGE]: () => {
      throw offline()
    },
  })
  await press()
  expect(await screen.findByText(/^The connection broke off/)).toBeVisible()
})

test('a refusal of the API stands above the button', async () => {
  const { press } = await open({
    [CHARGE]: () => {
      throw refuse(429, 'TOO_MANY_REQUESTS', 'Too many tries. Come back in an hour.')
    },
  })
  await press()
  expect(await screen.findByText('Too many tries. Come back in an hour.')).toBeVisible()
  expect(wallet.outcomes).toStrictEqual(['fail'])
})

test('a browser that is not Safari is not asked for Apple’s wallet, which the policy of the document forbids [payment.wallet-abroad]', async () => {
  const asked = jest.spyOn(wallet, 'answer')
  await open({
    'GET /order/482/payment': answer({
      wallets: { gateway: 'payselection', gatewayMerchantId: '77001', country: 'AE', apple: 'merchant' },
    }),
  })
  expect(asked).not.toHaveBeenCalled()
  expect(screen.queryByRole('button', { name: /Apple/ })).toBeNull()
  asked.mockRestore()
})

test('Apple’s sheet opens once the gateway vouches for the shop, and its token is sent as JSON [payment.wallet-vouched]', async () => {
  Object.assign(window, { ApplePaySession: () => {} })
  const validationURL = 'https://apple-pay-gateway.apple.com/paymentservices/startSession'
  const session = { merchantSessionIdentifier: 'SSH1' }
  let vouched: unknown
  wallet.show = async (request) => {
    const complete = async (answer: Promise<object>) => (vouched = await answer)
    request.dispatchEvent(Object.assign(new Event('merchantvalidation'), { validationURL, complete }))
    await waitFor(() => expect(vouched).toBeDefined())
    return { token: { paymentData: { version: 'EC_v1' } } }
  }
  const { user, wire, charges, address } = await open({
    'GET /order/482/payment': answer({
      wallets: { gateway: 'payselection', gatewayMerchantId: '77001', country: 'AE', apple: 'merchant' },
    }),
    'POST /order/482/wallet/session': { result: true, session },
    [CHARGE]: PAID,
  })
  await user.click(screen.getByRole('button', { name: /^Pay \$1,621.05 with Apple\sPay$/ }))
  await waitFor(() => expect(address()).toBe('/order-success/482'))
  expect(vouched).toStrictEqual(session)
  expect(wire.sent.find(({ path }) => path.endsWith('/session'))?.body).toStrictEqual({ validationUrl: validationURL })
  expect(charges()[0]?.body).toMatchObject({ wallet: 'apple', token: '{"version":"EC_v1"}' })
  expect(wallet.sheets[0]?.methods).toMatchObject([
    { supportedMethods: 'https://apple.com/apple-pay', data: { merchantIdentifier: 'merchant' } },
  ])
})
