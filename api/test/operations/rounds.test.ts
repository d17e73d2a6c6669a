import Fastify from 'fastify'
import { createLog } from '@shop/observability/log'
import { systemClock } from '../../src/platform/clock/clock.ts'
import { runPeriodically } from '../../src/platform/clock/rounds.ts'

const EVERY_MS = 60_000

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }))
afterEach(() => void jest.useRealTimers())

test('a periodic job runs again after its interval by itself, and never once the server is closed', async () => {
  const server = Fastify()
  const work = jest.fn(async () => undefined)
  runPeriodically({ server, clock: systemClock, log: createLog('test', 'silent'), isWorking: true }, 'a job', EVERY_MS, work)
  await jest.advanceTimersByTimeAsync(EVERY_MS - 1)
  expect(work).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(work).toHaveBeenCalledTimes(1)
  await jest.advanceTimersByTimeAsync(EVERY_MS)
  expect(work).toHaveBeenCalledTimes(2)
  await server.close()
  await jest.advanceTimersByTimeAsync(EVERY_MS * 2)
  expect(work).toHaveBeenCalledTimes(2)
})
