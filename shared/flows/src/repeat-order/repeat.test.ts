import { allSettled, fork } from 'effector'
import { repeatOrder } from '@shop/contracts/orders/order-calls'
import { fakeWire, offline } from '@shop/testing/fake-wire'
import { createRepeat } from './index.ts'

const repeat = createRepeat()
const answer = repeatOrder.example.answer

test('a lost answer is asked for again by the same key, the next time by another [bag.retry-adds-once]', async () => {
  let isLost = true
  const wire = fakeWire({
    'POST /order/482/repeat': () => {
      if (isLost) throw offline()
      return answer
    },
  })
  const scope = fork({ handlers: wire.handlers })
  await allSettled(repeat.wanted, { scope, params: '482' })
  expect(scope.getState(repeat.$failed)).toMatchObject({ id: '482' })
  isLost = false
  await allSettled(repeat.wanted, { scope, params: '482' })
  await allSettled(repeat.wanted, { scope, params: '482' })
  const [lost, again, next] = wire.sent.map(({ body }) => (body as { idempotencyKey: string }).idempotencyKey)
  expect(again).toBe(lost)
  expect(next).not.toBe(lost)
  expect(scope.getState(repeat.$failed)).toBeNull()
  expect(scope.getState(repeat.$answered)).toStrictEqual({ id: '482', answer })
})
