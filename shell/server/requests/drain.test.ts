import type { IncomingMessage } from 'node:http'
import { PassThrough } from 'node:stream'
import { drain } from './drain.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** A body under way, and whether the wait for its rest is over. */
function draining(body = new PassThrough()) {
  let isOver = false
  void drain(body as unknown as IncomingMessage).then(() => (isOver = true))
  const send = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      body.write('a')
      await jest.advanceTimersByTimeAsync(1000)
    }
  }
  return { body, send, isOver: () => isOver }
}

test('a slow body is read to the end', async () => {
  const { body, send, isOver } = draining()
  await send(20)
  expect(isOver()).toBe(false)
  body.end()
  await jest.advanceTimersByTimeAsync(0)
  expect(isOver()).toBe(true)
})

test('draining stops after two seconds without data', async () => {
  const { send, isOver } = draining()
  await send(1)
  await jest.advanceTimersByTimeAsync(999)
  expect(isOver()).toBe(false)
  await jest.advanceTimersByTimeAsync(1)
  expect(isOver()).toBe(true)
})

test('an endless body is drained for 30 seconds', async () => {
  const { send, isOver } = draining()
  await send(29)
  expect(isOver()).toBe(false)
  await send(2)
  expect(isOver()).toBe(true)
})

test('a reader that disconnects does not stop draining', async () => {
  const body = new PassThrough()
  const reader = body.pipe(new PassThrough())
  const { send, isOver } = draining(body)
  reader.destroy()
  await send(5)
  expect(isOver()).toBe(false)
})
