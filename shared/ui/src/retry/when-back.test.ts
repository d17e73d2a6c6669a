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
  // The retry of the test before is more than a minute ago.
  jest.useFakeTimers({ now: (now += 10 * MINUTE) })
  retry.mockClear()
  asked = 0
})
afterEach(() => stop())

test('what failed is tried again once the API, which was away, answers', async () => {
  isReady = false
  start()
  await pass(4000)
  expect(retry).not.toHaveBeenCalled()
  isReady = true
  await pass(15_000 * 1.25)
  expect(retry).toHaveBeenCalledTimes(1)
})

test('a fault that is not the absence of the API is tried again at once, and then once a minute', async () => {
  isReady = true
  start()
  await pass(0)
  expect(retry).toHaveBeenCalledTimes(1)
  await pass(MINUTE - 1)
  expect(retry).toHaveBeenCalledTimes(1)
  await pass(20_000)
  expect(retry).toHaveBeenCalledTimes(2)
})

test('a part that fails anew after each retry does not begin its count anew', async () => {
  isReady = true
  start()
  await pass(0)
  stop()
  start()
  await pass(0)
  expect(retry).toHaveBeenCalledTimes(1)
})

test('it looks less and less often: about ten times in the first two minutes', async () => {
  isReady = false
  start()
  await pass(2 * MINUTE)
  expect(asked).toBeGreaterThanOrEqual(9)
  expect(asked).toBeLessThanOrEqual(13)
})

test('a tab that nobody sees does not ask, and asks at once when it is seen', async () => {
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

test('nothing is asked after it was stopped', async () => {
  isReady = false
  start()
  await pass(0)
  stop()
  await pass(MINUTE)
  dispatchEvent(new Event('online'))
  expect(asked).toBe(1)
})
