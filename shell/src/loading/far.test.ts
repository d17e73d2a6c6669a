import { layOutWhenIdle } from './far.ts'

const laidOut = () => [...document.querySelectorAll('.far')].map((element) => element.hasAttribute('data-laid-out'))

beforeEach(() => {
  jest.useFakeTimers()
  document.body.innerHTML = '<div class="far"></div><p></p><footer class="far"></footer>'
})
afterEach(() => jest.useRealTimers())

describe('a page at rest is laid out to its end, a piece at a time', () => {
  let idle: (() => void)[]
  beforeEach(() => {
    idle = []
    Object.assign(globalThis, { requestIdleCallback: (callback: () => void) => idle.push(callback) })
  })
  afterEach(() => void delete (globalThis as { requestIdleCallback?: unknown }).requestIdleCallback)

  test('after a while', () => {
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

  test('until a navigation begins', () => {
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

test('also where the browser tells nobody when it is idle', () => {
  layOutWhenIdle()
  jest.runAllTimers()
  expect(laidOut()).toStrictEqual([true, true])
})
