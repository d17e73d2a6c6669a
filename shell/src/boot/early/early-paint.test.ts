/** Nothing is painted in jsdom. */
class NoPaints {
  observe() {}
  disconnect() {}
}

beforeAll(() => void Object.assign(globalThis, { PerformanceObserver: NoPaints, fetch: jest.fn(async () => ({})) }))
beforeEach(() => {
  jest.resetModules()
  jest.useFakeTimers()
  document.head.innerHTML = '<template id="shell-code"><link rel="preload" href="/a/entry.js"></template>'
})
afterEach(() => void jest.useRealTimers())

test.each([
  ['a page waits for its first paint', '<header></header><main>Rings</main>', false],
  ['a window that shows nothing does not wait for one', '<main><h1 class="vh">Signing in</h1></main>', true],
])('the code of %s', async (_, body, isThere) => {
  document.body.innerHTML = body
  await import('./early.ts')
  await jest.advanceTimersByTimeAsync(1000)
  expect(document.head.querySelector('link') !== null).toBe(isThere)
})
