import { debounced } from './debounced.ts'

const PAUSE_MS = 300
let runs = 0
const make = () => debounced(() => (runs += 1), PAUSE_MS)

beforeEach(() => {
  runs = 0
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

test('the first call runs at once', () => {
  make()()
  expect(runs).toBe(1)
})

test('the others run once, when the calls have paused', () => {
  const call = make()
  for (let calls = 0; calls < 4; calls += 1) {
    call()
    jest.advanceTimersByTime(PAUSE_MS - 1)
  }
  expect(runs).toBe(1)
  jest.advanceTimersByTime(1)
  expect(runs).toBe(2)
})

test('after a pause the next call is a first one again', () => {
  const call = make()
  call()
  jest.advanceTimersByTime(PAUSE_MS)
  expect(runs).toBe(1)
  call()
  expect(runs).toBe(2)
})

test('a flush runs what waits, and only that', () => {
  const call = make()
  call.flush()
  expect(runs).toBe(0)
  call()
  call()
  call.flush()
  expect(runs).toBe(2)
  jest.advanceTimersByTime(PAUSE_MS)
  expect(runs).toBe(2)
})
