import { allSettled, fork, type Scope } from 'effector'
import * as v from 'valibot'
import { defineEndpoint } from '@shop/contracts/endpoint'
import { createRequestFx } from '@shop/http'
import { fakeWire, later, offline, refuse, type FakeAnswer } from '@shop/testing/fake-wire'
import { PAUSES_MS, createPolling, pauseFx } from './index.ts'

const payment = defineEndpoint('/payments/{id}', {
  name: 'payment',
  method: 'GET',
  answer: v.object({ isPaid: v.boolean() }),
  about: 'A payment.',
  example: { answer: { isPaid: true } },
})
const askFx = createRequestFx(payment)
const polling = createPolling({ ask: (id) => askFx({ params: { id } }), isOpen: ({ isPaid }) => !isPaid })

function bank(answers: Record<string, FakeAnswer>, pause: (ms: number) => unknown = () => {}) {
  const wire = fakeWire(answers)
  const pauses: number[] = []
  const scope = fork({
    handlers: [
      ...wire.handlers,
      [
        pauseFx,
        (ms: number) => {
          pauses.push(ms)
          return pause(ms)
        },
      ],
    ] as never,
  })
  return { scope, pauses, asked: () => wire.sent.map(({ path }) => path) }
}
const begin = (scope: Scope, id: string | null, isAwaited = true) => allSettled(polling.began, { scope, params: { id, isAwaited } })
const isWaiting = (scope: Scope) => scope.getState(polling.$isWaiting)

test('it asks until the word is there, through a lost answer too', async () => {
  let asked = 0
  const { scope, pauses } = bank({
    'GET /payments/a': () => {
      asked += 1
      if (asked === 2) throw offline()
      return { isPaid: asked === 4 }
    },
  })
  await begin(scope, 'a')
  expect(pauses).toStrictEqual(PAUSES_MS.slice(0, 3))
  expect(isWaiting(scope)).toBe(false)
})

test('a bank that is silent is asked for a minute, and again when the shopper wants', async () => {
  const { scope, pauses } = bank({ 'GET /payments/a': { isPaid: false } })
  await begin(scope, 'a')
  expect(pauses).toStrictEqual(PAUSES_MS)
  expect(isWaiting(scope)).toBe(false)
  await allSettled(polling.askedAgain, { scope })
  expect(pauses).toStrictEqual([...PAUSES_MS, ...PAUSES_MS])
})

test('what is unknown is not asked about again', async () => {
  const { scope, pauses } = bank({
    'GET /payments/a': () => {
      throw refuse(404, 'NOT_FOUND')
    },
  })
  await begin(scope, 'a')
  expect(pauses).toStrictEqual([])
  expect(isWaiting(scope)).toBe(false)
})

test('who does not come from the bank is asked for once', async () => {
  const { scope, asked, pauses } = bank({ 'GET /payments/a': { isPaid: false } })
  await begin(scope, 'a', false)
  expect([asked(), pauses, isWaiting(scope)]).toStrictEqual([['/payments/a'], [], false])
})

test.each([
  ['another payment', 'b', ['/payments/a', '/payments/b']],
  ['a page without one', null, ['/payments/a']],
])('a page left for %s asks no more', async (_, next, paths) => {
  const pause = later<void>()
  const paused = later<void>()
  const { scope, asked } = bank({ 'GET /payments/a': { isPaid: false }, 'GET /payments/b': { isPaid: true } }, () => {
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
