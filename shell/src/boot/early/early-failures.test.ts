import type { Early } from '../../platform/hydration/early-state.ts'

const sent: [string, string][] = []
const early = () => (window as unknown as { early: Early }).early

beforeAll(() => {
  jest.useFakeTimers()
  Object.assign(globalThis, {
    PerformanceObserver: class {
      observe() {}
      disconnect() {}
    },
  })
  Object.defineProperty(navigator, 'sendBeacon', { value: (...beacon: [string, string]) => sent.push(beacon) > 0 })
})

const listening = jest.spyOn(window, 'addEventListener')

/** A document of its own each time. */
async function open() {
  for (const added of listening.mock.calls) removeEventListener(...(added as Parameters<typeof removeEventListener>))
  listening.mockClear()
  sent.splice(0)
  jest.clearAllTimers()
  jest.resetModules()
  document.body.innerHTML = '<div id="root"><p>Rings</p></div>'
  await import('./early.ts')
}

function raise(message: string, file: string, name = 'TypeError') {
  const error = Object.assign(new Error(message), { name, stack: `${name}: ${message}\n    at x (${location.origin}${file}:1:23)` })
  dispatchEvent(new ErrorEvent('error', { error }))
}

test('an error of a remote, an extension or a picture says nothing of the shell', async () => {
  await open()
  raise('x', '/a/mfe-catalog/1.0.0/page-listing.js')
  raise('x', '/extension.js')
  document.body.append(Object.assign(document.createElement('img'), { src: '/pictures/1.avif' }))
  document.querySelector('img')?.dispatchEvent(new Event('error'))
  jest.advanceTimersByTime(10_000)
  expect(sent).toStrictEqual([])
})

const missing = () => {
  const script = Object.assign(document.createElement('script'), { src: '/a/shell/1.4.2/main.js', type: 'text/plain' })
  document.head.append(script)
  script.dispatchEvent(new Event('error'))
}
const broken = () => raise('x', '/a/shell/1.4.2/main.js')

test.each([
  ['whose script does not come', [missing, broken], false, 'load shell@1.4.2'],
  ['that lacks a part', [() => raise('x', '/a/shell/1.4.2/main.js', 'ChunkLoadError')], false, 'load shell@1.4.2'],
  ['that throws and does not take the page over', [broken, broken, missing], false, 'start shell@1.4.2'],
  [
    'that throws and leaves nothing on the page',
    [broken, () => document.getElementById('root')?.replaceChildren()],
    true,
    'blank shell@1.4.2',
  ],
])('a shell %s is told of once', async (_, acts, isHydrated, line) => {
  await open()
  early().isHydrated = isHydrated
  for (const act of acts) act()
  expect(sent).toStrictEqual([])
  jest.advanceTimersByTime(5000)
  expect(sent).toStrictEqual([['/front-door/failures', line]])
})

test('a shell that goes on after an error is not told of', async () => {
  await open()
  early().isHydrated = true
  broken()
  jest.advanceTimersByTime(5000)
  expect(sent).toStrictEqual([])
})
