import { debounced } from './debounced.ts'

const PAUSE_MS = 300
let runs = 0
const make = () => debounced(() => (runs += 1), PAUSE_MS)

beforeEach(() => {
  runs = 0
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

test('runs the first call immediately', () => {
  make()()
  expect(runs).toBe(1)
})

test('runs the remaining calls once, after a pause', () => {
  const call = make()
  for (let calls = 0; calls < 4; calls += 1) {
    call()
    jest.advanceTimersByTime(PAUSE_MS - 1)
  }
  expect(runs).toBe(1)
  jest.advanceTimersByTime(1)
  expect(runs).toBe(2)
})

test('treats the next call after a pause as a first call', () => {
  const call = make()
  call()
  jest.advanceTimersByTime(PAUSE_MS)
  expect(runs).toBe(1)
  call()
  expect(runs).toBe(2)
})

test('flush runs only the pending call', () => {
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
