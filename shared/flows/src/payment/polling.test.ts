import { allSettled, fork, type Scope } from 'effector'
import { paymentState, type PaymentState } from '@shop/contracts/orders/payment/payment'
import { createRequestFx } from '@shop/http'
import { fakeWire, later, offline, refuse, type FakeAnswer } from '@shop/testing/fake-wire'
import { handled } from '@shop/testing/given'
import { PAUSES_MS, createPolling, pauseFx } from './index.ts'

const askFx = createRequestFx(paymentState)
const polling = createPolling({
  ask: (orderId) => askFx({ params: { orderId } }),
  isOpen: ({ payment }) => payment.status === 'pending',
})

const stateOf = (orderId: string, status: PaymentState['status']): { result: true; payment: PaymentState } => ({
  result: true,
  payment: {
    orderId,
    number: orderId,
    status,
    amount: 100,
    currency: 'RUB',
    methodId: 1,
    methodName: '',
    methods: [],
    payableUntil: null,
    canRetry: false,
    message: null,
  },
})
const PENDING = stateOf('a', 'pending')

function bank(answers: Record<string, FakeAnswer>, pause: (ms: number) => void | Promise<void> = () => {}) {
  const wire = fakeWire(answers)
  const pauses: number[] = []
  const scope = fork({
    handlers: [
      ...wire.handlers,
      handled(pauseFx, (ms) => {
        pauses.push(ms)
        return pause(ms)
      }),
    ],
  })
  return { scope, pauses, asked: () => wire.sent.map(({ path }) => path) }
}
const begin = (scope: Scope, id: string | null, isAwaited = true) => allSettled(polling.began, { scope, params: { id, isAwaited } })
const isPolling = (scope: Scope) => scope.getState(polling.$isPolling)

test('polls until the payment is final, also after a failed request', async () => {
  let asked = 0
  const { scope, pauses } = bank({
    'GET /order/a/payment': () => {
      asked += 1
      if (asked === 2) throw offline()
      return asked === 4 ? stateOf('a', 'paid') : PENDING
    },
  })
  await begin(scope, 'a')
  expect(pauses).toStrictEqual(PAUSES_MS.slice(0, 3))
  expect(isPolling(scope)).toBe(false)
})

test('a pending payment is polled for a minute, and again on retry', async () => {
  const { scope, pauses } = bank({ 'GET /order/a/payment': PENDING })
  await begin(scope, 'a')
  expect(pauses).toStrictEqual(PAUSES_MS)
  expect(isPolling(scope)).toBe(false)
  await allSettled(polling.retried, { scope })
  expect(pauses).toStrictEqual([...PAUSES_MS, ...PAUSES_MS])
})

test('an unknown payment is not polled again', async () => {
  const { scope, pauses } = bank({
    'GET /order/a/payment': () => {
      throw refuse(404, 'NOT_FOUND')
    },
  })
  await begin(scope, 'a')
  expect(pauses).toStrictEqual([])
  expect(isPolling(scope)).toBe(false)
})

test('a shopper who does not return from the bank triggers one request', async () => {
  const { scope, asked, pauses } = bank({ 'GET /order/a/payment': PENDING })
  await begin(scope, 'a', false)
  expect([asked(), pauses, isPolling(scope)]).toStrictEqual([['/order/a/payment'], [], false])
})

test.each([
  ['another payment', 'b', ['/order/a/payment', '/order/b/payment']],
  ['a page without one', null, ['/order/a/payment']],
])('leaving the page for %s stops polling', async (_, next, paths) => {
  const pause = later<void>()
  const paused = later<void>()
  const { scope, asked } = bank({ 'GET /order/a/payment': PENDING, 'GET /order/b/payment': stateOf('b', 'paid') }, () => {
    paused.resolve()
    return pause.answer()
  })
  const first = begin(scope, 'a')
  await paused.answer()
  const second = begin(scope, next)
  pause.resolve()
  await Promise.all([first, second])
  expect(asked()).toStrictEqual(paths)
})
