import type { Early } from './early-state.ts'

const sent: [string, RequestInit][] = []
const told = () => sent.map(([url, { body }]) => [url, body])
const early = () => (window as unknown as { early: Early }).early

beforeAll(async () => {
  jest.useFakeTimers()
  Object.assign(globalThis, {
    PerformanceObserver: class {
      observe() {}
      disconnect() {}
    },
    fetch: (url: string, init: RequestInit) => {
      sent.push([url, init])
      return Promise.reject(new Error('no connection'))
    },
  })
  Object.defineProperty(document, 'currentScript', { value: { src: `${location.origin}/a/shell/1.4.2/early.js` } })
  document.body.innerHTML = '<div id="root"><p>Rings</p></div>'
  await import('./early.ts')
})
beforeEach(() => void sent.splice(0))

function raise(message: string, file: string, name = 'TypeError') {
  const error = Object.assign(new Error(message), { name, stack: `${name}: ${message}\n    at x (${location.origin}${file}:1:23)` })
  dispatchEvent(new ErrorEvent('error', { error }))
}

test('a failure is told once per document, without cookies, and outlives the document', () => {
  for (let time = 0; time < 3; time++) early().tell('start', 'mfe-catalog@1.0.0')
  early().tell('blank', 'mfe-catalog@1.0.0')
  expect(told()).toStrictEqual([
    ['/front-door/failures', 'start mfe-catalog@1.0.0'],
    ['/front-door/failures', 'blank mfe-catalog@1.0.0'],
  ])
  expect(sent[0]?.[1]).toMatchObject({ method: 'POST', credentials: 'omit', keepalive: true })
})

test('an error of a remote, an extension or a picture says nothing of the shell', () => {
  raise('x', '/a/mfe-catalog/1.0.0/page-listing.js')
  raise('x', '/extension.js')
  document.body.append(Object.assign(document.createElement('img'), { src: '/pictures/1.avif' }))
  document.querySelector('img')?.dispatchEvent(new Event('error'))
  jest.advanceTimersByTime(10_000)
  expect(told()).toStrictEqual([])
})

test('a shell whose script does not come, or that throws and does not take the page over, is told of', () => {
  const script = Object.assign(document.createElement('script'), { src: '/a/shell/1.4.2/main.js', type: 'text/plain' })
  document.head.append(script)
  script.dispatchEvent(new Event('error'))
  raise('x', '/a/shell/1.4.2/main.js')
  expect(told()).toStrictEqual([])
  jest.advanceTimersByTime(5000)
  expect(told().map(([, body]) => body)).toStrictEqual(['load shell@1.4.2', 'start shell@1.4.2'])
})

test('after it has taken over, an error of the shell is told of where it leaves nothing on the page', () => {
  early().isTakenOver = true
  raise('x', '/a/shell/1.4.2/main.js')
  jest.advanceTimersByTime(5000)
  expect(told()).toStrictEqual([])
  raise('x', '/a/shell/1.4.2/main.js')
  document.getElementById('root')?.replaceChildren()
  jest.advanceTimersByTime(5000)
  expect(told().map(([, body]) => body)).toStrictEqual(['blank shell@1.4.2'])
})
