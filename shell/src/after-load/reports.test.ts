import { nextTask } from '@shop/testing/eventually'
import { reportErrors } from './reports.ts'

const sent: { url: string; init: RequestInit }[] = []

beforeEach(() => {
  sent.splice(0)
  globalThis.fetch = ((url: string, init: RequestInit) => {
    sent.push({ url, init })
    return Promise.resolve(new Response(null, { status: 204 }))
  }) as typeof fetch
})

function thrown(message: string, place = `${location.origin}/a/mfe-catalog/1.0.0/page-listing.js:1:23`) {
  const error = new TypeError(message)
  error.stack = `TypeError: ${message}\n    at x (${place})\n    at y (https://elsewhere.example/a/b/c/d.js:1:1)`
  return error
}
const bodies = () => sent.map(({ init }) => JSON.parse(init.body as string) as unknown)

test('an error is reported with its artifact positions and release, without cookies', async () => {
  reportErrors({ errors: [thrown('x is undefined')] }, 7, 0)
  await nextTask()
  expect(bodies()).toStrictEqual([
    { name: 'TypeError', message: 'x is undefined', places: ['/a/mfe-catalog/1.0.0/page-listing.js:1:23'], pathname: '/', serial: 7 },
  ])
  expect([sent[0]?.url, sent[0]?.init.credentials]).toStrictEqual(['/front-door/errors', 'omit'])
})

test('errors of files that come from a CDN are reported too, also once the document has left it', async () => {
  const place = (host: string) => `${host}/a/mfe-catalog/1.0.0/page-listing.js:1:23`
  Object.assign(document.documentElement.dataset, { artifacts: 'https://cdn.example', failedCdn: 'https://old.example' })
  reportErrors({ errors: [thrown('x', place('https://cdn.example')), thrown('y', place('https://old.example'))] }, 7, 0)
  await nextTask()
  expect(bodies()).toMatchObject([{ message: 'x' }, { message: 'y' }])
  for (const name of ['artifacts', 'failedCdn']) delete document.documentElement.dataset[name]
})

test('later errors are reported too, each once and five at most', async () => {
  const errors: unknown[] = []
  reportErrors({ errors }, 7, 0.19)
  errors.push(thrown('same'))
  errors.push(thrown('same'))
  await nextTask()
  expect(sent).toHaveLength(1)
  for (const number of [1, 2, 3, 4, 5, 6]) errors.push(thrown(`other ${number}`))
  await nextTask()
  expect(sent).toHaveLength(5)
})

test('four of five documents report nothing [analytics.trace-sample-20]', async () => {
  reportErrors({ errors: [thrown('x')] }, 7, 0.2)
  await nextTask()
  expect(sent).toStrictEqual([])
})

test('HTML that was rendered anew is told of every visit, once, for the remote whose area it was [release.failures-are-seen]', async () => {
  const beacons: string[][] = []
  Object.defineProperty(navigator, 'sendBeacon', { value: (...beacon: string[]) => beacons.push(beacon) > 0, configurable: true })
  const at = (name: string, file: string) => `\n    at x (${location.origin}/a/${name}/1.1.0/${file}.js:1:2)`
  const ofPage = { componentStack: `\n    at p${at('shell', 'main')}${at('mfe-catalog', 'page-listing')}${at('shell', 'main')}` }
  const errors: unknown[] = [ofPage]
  reportErrors({ errors }, 7, 0.9)
  errors.push(ofPage)
  errors.push({ componentStack: `\n    at p${at('shell', 'main')}` })
  errors.push({ componentStack: '\n    at p (chrome-extension://abc/d.js:1:2)' })
  await nextTask()
  const told = ['recovered mfe-catalog@1.1.0', 'recovered shell@1.1.0']
  expect(beacons).toStrictEqual(told.map((line) => ['/front-door/failures', line]))
  expect(sent).toStrictEqual([])
})

test.each([
  ['an extension', thrown('x', 'chrome-extension://abc/a/b/c/d.js:1:2')],
  ['something that is no error', 'a string'],
  ['an error without a place', Object.assign(new Error('x'), { stack: undefined })],
])('%s is not reported', async (_, error) => {
  reportErrors({ errors: [error] }, 7, 0)
  await nextTask()
  expect(sent).toStrictEqual([])
})
