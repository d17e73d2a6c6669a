import { allSettled, createStore, fork } from 'effector'
import * as v from 'valibot'
import type { EventContract } from '@shop/contracts/events/events'
import { $deadLetters, emitterOf, lastOf, listenTo } from './index.ts'

const contract = (type: string, version: EventContract['version']): EventContract<{ id: number }> => ({
  type,
  version,
  schema: v.object({ id: v.number() }),
  about: 'A test.',
})

test('a message reaches its listeners and is replayed to late subscribers', async () => {
  const opened = contract('test.opened', '1.0.0')
  const $heard = createStore<number[]>([]).on(listenTo(opened), (heard, { id }) => [...heard, id])
  const emit = emitterOf(opened, 'test')
  const scope = fork()
  await allSettled(emit, { scope, params: { id: 1 } })
  await allSettled(emit, { scope, params: { id: 2 } })
  expect(scope.getState($heard)).toStrictEqual([1, 2])
  expect(scope.getState(lastOf(opened))).toStrictEqual({ id: 2 })
  expect(scope.getState($deadLetters)).toBe(0)
})

test('a payload that violates its schema goes only to dead letters', async () => {
  const broken = contract('test.broken', '1.0.0')
  const $heard = createStore(0).on(listenTo(broken), (count) => count + 1)
  const scope = fork()
  await allSettled(emitterOf(broken, 'test'), { scope, params: { id: 'one' } as never })
  expect(scope.getState($heard)).toBe(0)
  expect(scope.getState($deadLetters)).toBe(1)
})

test('a listener receives newer minor versions, another major goes to dead letters', async () => {
  const $heard = createStore(0).on(listenTo(contract('test.grown', '1.0.0')), (count) => count + 1)
  const scope = fork()
  await allSettled(emitterOf(contract('test.grown', '1.4.0'), 'test'), { scope, params: { id: 1 } })
  await allSettled(emitterOf(contract('test.grown', '2.0.0'), 'test'), { scope, params: { id: 1 } })
  expect(scope.getState($heard)).toBe(1)
  expect(scope.getState($deadLetters)).toBe(1)
})
