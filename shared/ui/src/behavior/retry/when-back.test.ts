import { whenBack } from './when-back.ts'

const MINUTE = 60_000
let isReady = true
let asked = 0
const retry = jest.fn()
let stop = () => {}

const start = () => {
  stop = whenBack(retry, () => {
    asked += 1
    return Promise.resolve(isReady)
  })
}
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds)

let now = 0
beforeEach(() => {
  jest.spyOn(Math, 'random').mockReturnValue(0)
  // The retry of the test before is long ago.
  jest.useFakeTimers({ now: (now += 30 * MINUTE) })
  retry.mockClear()
  asked = 0
})
afterEach(() => stop())

test('a failed part is retried once the API is back', async () => {
  isReady = false
  start()
  await pass(4000)
  expect(retry).not.toHaveBeenCalled()
  isReady = true
  retry.mockImplementationOnce(() => stop())
  await pass(15_000 * 1.25)
  expect(retry).toHaveBeenCalledTimes(1)
})

test('a failure with the API up is retried at once, soon again, then with pauses up to a minute', async () => {
  isReady = true
  start()
  await pass(0)
  expect(retry).toHaveBeenCalledTimes(1)
  await pass(5000)
  expect(retry).toHaveBeenCalledTimes(2)
  await pass(MINUTE)
  expect(retry).toHaveBeenCalledTimes(4)
  await pass(10 * MINUTE)
  expect(retry.mock.calls.length).toBeLessThanOrEqual(14)
})

test('a retry that comes too early, while the connection is still returning, is followed by another within seconds', async () => {
  isReady = false
  start()
  await pass(5000)
  isReady = true
  dispatchEvent(new Event('online'))
  await pass(0)
  expect(retry).toHaveBeenCalledTimes(1)
  // It failed: the part is mounted anew.
  stop()
  start()
  await pass(4000)
  expect(retry).toHaveBeenCalledTimes(2)
})

test('a part that fails after each retry does not reset its back-off', async () => {
  isReady = true
  start()
  await pass(0)
  stop()
  start()
  await pass(0)
  expect(retry).toHaveBeenCalledTimes(1)
})

test('polling backs off: about ten checks in the first two minutes', async () => {
  isReady = false
  start()
  await pass(2 * MINUTE)
  expect(asked).toBeGreaterThanOrEqual(9)
  expect(asked).toBeLessThanOrEqual(13)
})

test('a hidden tab does not poll, and polls at once when visible', async () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  start()
  await pass(MINUTE)
  expect(asked).toBe(0)
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(0)
  expect(asked).toBe(1)
  hidden.mockRestore()
})

test('nothing is polled after stop', async () => {
  isReady = false
  start()
  await pass(0)
  stop()
  await pass(MINUTE)
  dispatchEvent(new Event('online'))
  expect(asked).toBe(1)
})
