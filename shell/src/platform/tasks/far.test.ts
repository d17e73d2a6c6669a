import { layOutWhenIdle } from './far.ts'

const laidOut = () => [...document.querySelectorAll('.far')].map((element) => element.hasAttribute('data-laid-out'))

beforeEach(() => {
  jest.useFakeTimers()
  document.body.innerHTML = '<div class="far"></div><p></p><footer class="far"></footer>'
})
afterEach(() => jest.useRealTimers())

describe('an idle page is laid out to its end step by step', () => {
  let idle: (() => void)[]
  beforeEach(() => {
    idle = []
    Object.assign(globalThis, { requestIdleCallback: (callback: () => void) => idle.push(callback) })
  })
  afterEach(() => void delete (globalThis as { requestIdleCallback?: unknown }).requestIdleCallback)

  test('after a delay', () => {
    layOutWhenIdle()
    jest.advanceTimersByTime(2999)
    expect(idle).toHaveLength(0)
    jest.advanceTimersByTime(1)
    idle.shift()?.()
    expect(laidOut()).toStrictEqual([true, false])
    idle.shift()?.()
    expect(laidOut()).toStrictEqual([true, true])
    idle.shift()?.()
    expect(idle).toHaveLength(0)
  })

  test('until a navigation starts', () => {
    const end = layOutWhenIdle()
    jest.advanceTimersByTime(2999)
    end()
    jest.advanceTimersByTime(10_000)
    expect(idle).toHaveLength(0)
    const endAgain = layOutWhenIdle()
    jest.advanceTimersByTime(3000)
    idle.shift()?.()
    endAgain()
    idle.shift()?.()
    expect([laidOut(), idle.length]).toStrictEqual([[true, false], 0])
  })
})

test('an idle page is laid out without requestIdleCallback too', () => {
  layOutWhenIdle()
  jest.runAllTimers()
  expect(laidOut()).toStrictEqual([true, true])
})
