import { layOutWhenAtRest } from './far.ts'

const laidOut = () => [...document.querySelectorAll('.far')].map((element) => element.hasAttribute('data-laid-out'))

beforeEach(() => {
  jest.useFakeTimers()
  document.body.innerHTML = '<div class="far"></div><p></p><footer class="far"></footer>'
})
afterEach(() => jest.useRealTimers())

test('a page at rest is laid out to its end, a piece at a time', () => {
  const idle: (() => void)[] = []
  Object.assign(globalThis, { requestIdleCallback: (callback: () => void) => idle.push(callback) })
  layOutWhenAtRest()
  jest.advanceTimersByTime(2999)
  // Another navigation has ended: the rest begins anew.
  layOutWhenAtRest()
  jest.advanceTimersByTime(2999)
  expect(idle).toHaveLength(0)
  jest.advanceTimersByTime(1)
  idle.shift()?.()
  expect(laidOut()).toStrictEqual([true, false])
  idle.shift()?.()
  expect(laidOut()).toStrictEqual([true, true])
  idle.shift()?.()
  expect(idle).toHaveLength(0)
  delete (globalThis as { requestIdleCallback?: unknown }).requestIdleCallback
})

test('also where the browser tells nobody when it is idle', () => {
  layOutWhenAtRest()
  jest.runAllTimers()
  expect(laidOut()).toStrictEqual([true, true])
})
