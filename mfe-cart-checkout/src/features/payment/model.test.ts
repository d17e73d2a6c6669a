import { allSettled, fork, type Scope } from 'effector'
import type { ErrorCode } from '@shop/contracts/core/error-codes'
import type { PaymentState } from '@shop/contracts/orders/payment/payment'
import { pauseFx } from '@shop/flows/payment'
import { $popup, popupOpened } from '@shop/session'
import { fakeWire, later, offline, refuse, type FakeAnswer } from '@shop/testing/fake-wire'
import { handled } from '@shop/testing/given'
import { $failure, $isProcessing, $nothing, $payment, $paymentUrl, $retryFault, opened, payWanted, retried } from './model.ts'

const state: PaymentState = {
  orderId: '482',
  number: '482-0719',
  status: 'pending',
  amount: 162_100_00,
  currency: 'RUB',
  methodId: 1,
  methodName: 'Картой онлайн',
  methods: [],
  payableUntil: '2026-11-18T11:36:00.000Z',
  canRetry: true,
  message: null,
}
const answer = (changes: Partial<PaymentState> = {}) => ({ result: true, payment: { ...state, ...changes } })
const toRetry = (changes: { paymentUrl?: string; code?: ErrorCode; error?: string } = {}) => ({
  ...answer(),
  paymentUrl: null,
  code: null,
  error: null,
  ...changes,
})

const STATE = 'GET /order/482/payment'
const RETRY = 'POST /order/482/payment'
const LAST = 'GET /order/last'
const last = (unpaidOrderId: string | null) => ({ result: true, orderId: '483', unpaidOrderId })

/** Pauses between two questions last no time. */
function bank(answers: Record<string, FakeAnswer>) {
  const wire = fakeWire({ [STATE]: answer(), [LAST]: last(null), ...answers })
  const scope = fork({ handlers: [...wire.handlers, handled(pauseFx, () => {})] })
  const asked = (call: string) => wire.sent.filter(({ method, path }) => `${method} ${path}` === call)
  return { scope, asked }
}
const open = (scope: Scope, orderId: string | null = '482', step: 'processing' | 'payment' = 'payment') =>
  allSettled(opened, { scope, params: { orderId, step } })
const pay = (scope: Scope, methodId: number | null = null) => allSettled(payWanted, { scope, params: { methodId } })

describe('which order is meant', () => {
  test('an order id in the URL skips the request for the last order', async () => {
    const { scope, asked } = bank({})
    await open(scope)
    expect([asked(LAST), scope.getState($payment)?.orderId]).toStrictEqual([[], '482'])
  })

  test('without an id it is the last unpaid order, and the payment is for that order', async () => {
    const { scope, asked } = bank({ [LAST]: last('482'), [RETRY]: toRetry() })
    await open(scope, null)
    expect(scope.getState($payment)?.number).toBe('482-0719')
    await pay(scope)
    expect(asked(RETRY)).toHaveLength(1)
  })

  test('without an unpaid order there is nothing to pay and no further request', async () => {
    const { scope, asked } = bank({})
    await open(scope, null)
    expect([scope.getState($nothing), scope.getState($isProcessing)]).toStrictEqual([true, false])
    await pay(scope)
    expect([asked(STATE), asked(RETRY)]).toStrictEqual([[], []])
  })

  test('requests no personal order during server rendering', async () => {
    jest.replaceProperty(globalThis as unknown as { __SERVER__: boolean }, '__SERVER__', true)
    const { scope, asked } = bank({ [LAST]: last('482') })
    await open(scope, null)
    expect(asked(LAST)).toHaveLength(0)
    jest.restoreAllMocks()
  })
})

describe('the bank’s word', () => {
  test.each([
    ['back from the bank', 'processing', true],
    ['before paying', 'payment', false],
  ] as const)('%s it shows processing: %s', async (_, step, isWaitedFor) => {
    const answered = later()
    const { scope } = bank({ [STATE]: answered.answer })
    const opening = open(scope, '482', step)
    expect(scope.getState($isProcessing)).toBe(isWaitedFor)
    answered.resolve(answer({ status: 'paid' }))
    await opening
    expect(scope.getState($isProcessing)).toBe(false)
  })

  test('an unknown order is not polled', async () => {
    const { scope } = bank({
      [STATE]: () => {
        throw refuse(404, 'NOT_FOUND')
      },
    })
    await open(scope, '482', 'processing')
    expect([scope.getState($nothing), scope.getState($isProcessing)]).toStrictEqual([true, false])
  })

  test('a server failure is not treated as an unknown order and can be retried', async () => {
    let isDown = true
    const { scope } = bank({
      [STATE]: () => {
        if (isDown) throw offline()
        return answer()
      },
    })
    await open(scope)
    expect([scope.getState($nothing), scope.getState($failure)]).toStrictEqual([false, offline()])
    isDown = false
    await allSettled(retried, { scope })
    expect([scope.getState($failure), scope.getState($payment)?.status]).toStrictEqual([null, 'pending'])
  })
})

describe('a payment that the bank has declined', () => {
  const declined = answer({ status: 'declined' })

  test.each([
    ['opens the popup when the shopper comes back from the bank', 'processing', declined, true],
    ['opens nothing on the page before paying, which says it itself', 'payment', declined, false],
    ['opens nothing when it cannot be tried again', 'processing', answer({ status: 'declined', canRetry: false }), false],
    ['a payment that went through opens nothing', 'processing', answer({ status: 'paid' }), false],
  ] as const)('%s', async (_, step, state, isTold) => {
    const { scope } = bank({ [STATE]: state })
    await open(scope, '482', step)
    expect(scope.getState($popup)?.props ?? null).toStrictEqual(isTold ? { show: 'failed-payment' } : null)
  })

  test('opens the popup once per visit', async () => {
    const { scope } = bank({ [STATE]: declined })
    await open(scope, '482', 'processing')
    await allSettled(popupOpened, { scope, params: { owner: 'shell', widget: 'location' } })
    await allSettled(retried, { scope })
    expect(scope.getState($popup)?.widget).toBe('location')
    await open(scope, '482', 'processing')
    expect(scope.getState($popup)?.widget).toBe('order-popup')
  })
})

describe('paying again', () => {
  test('redirects to the bank with the chosen payment method', async () => {
    const { scope, asked } = bank({ [RETRY]: toRetry({ paymentUrl: 'https://bank.test/482' }) })
    await open(scope)
    await allSettled(popupOpened, { scope, params: { owner: 'mfe-cart-checkout', widget: 'order-popup' } })
    await pay(scope, 4)
    expect(asked(RETRY).map(({ body }) => body)).toStrictEqual([{ payment_method_id: 4 }])
    expect([scope.getState($paymentUrl), scope.getState($retryFault)]).toStrictEqual(['https://bank.test/482', null])
    // The popup stays until the bank's page is there.
    expect(scope.getState($popup)).not.toBeNull()
  })

  test.each([
    [
      'why the bank cannot be reached',
      toRetry({ code: 'PAYMENT_NOT_AVAILABLE', error: 'Карта просрочена' }),
      { code: 'PAYMENT_NOT_AVAILABLE', text: 'Карта просрочена' },
    ],
    ['nothing where the order is paid on receipt now', toRetry(), null],
  ])('shows %s and closes the popup', async (_, given, fault) => {
    const { scope } = bank({ [RETRY]: given })
    await open(scope)
    await allSettled(popupOpened, { scope, params: { owner: 'mfe-cart-checkout', widget: 'order-popup' } })
    await pay(scope)
    expect([scope.getState($retryFault), scope.getState($popup)]).toStrictEqual([fault, null])
  })

  test('a message alongside a bank URL is not an error', async () => {
    const { scope } = bank({
      [RETRY]: toRetry({ paymentUrl: 'https://bank.test/482', code: 'PAYMENT_NOT_AVAILABLE', error: 'Прошлая попытка' }),
    })
    await open(scope)
    await pay(scope)
    expect(scope.getState($retryFault)).toBeNull()
  })

  test('an API refusal is shown until the next attempt', async () => {
    const { scope } = bank({
      [RETRY]: () => {
        throw refuse(409, 'PAYMENT_NOT_AVAILABLE', 'Заказ отменён')
      },
    })
    await open(scope)
    await pay(scope)
    expect(scope.getState($retryFault)).toStrictEqual({ code: 'PAYMENT_NOT_AVAILABLE', text: 'Заказ отменён' })
    void pay(scope)
    expect(scope.getState($retryFault)).toBeNull()
  })

  test('a double click sends one request', async () => {
    const answered = later()
    const { scope, asked } = bank({ [RETRY]: answered.answer })
    await open(scope)
    const both = [pay(scope), pay(scope)]
    answered.resolve(toRetry())
    await Promise.all(both)
    expect(asked(RETRY)).toHaveLength(1)
  })
})
