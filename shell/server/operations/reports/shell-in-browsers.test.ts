import { MINUTE_MS } from '@shop/contracts/core/time/durations'
import { ShellInBrowsers } from './shell-in-browsers.ts'

let now = 0
const avoid = jest.fn()
const shownSince = (_: string, version: string) => (version === '2.0.0' ? 0 : null)
beforeEach(() => {
  now = 0
  avoid.mockClear()
})
const open = () => new ShellInBrowsers({ shownSince, avoid }, () => now)

test('a young shell gives way when three neighborhoods tell of it within ten minutes [release.broken-shell]', () => {
  const shell = open()
  for (const address of ['203.0.113.7', '198.51.100.7']) shell.failed('2.0.0', address)
  expect(avoid).not.toHaveBeenCalled()
  shell.failed('2.0.0', '2001:db8:1:2::3')
  expect(avoid.mock.calls).toStrictEqual([['shell', '2.0.0', 'it does not start in browsers']])
})

test.each([
  ['neighbors', () => ['203.0.113.7', '203.0.113.8', '203.0.113.9', '2001:db8:1:1::1', '2001:db8:1:2::1'], '2.0.0'],
  ['reports of a shell that is not active', () => ['203.0.113.7', '198.51.100.7', '192.0.2.7'], '1.0.0'],
])('%s alone change nothing', (_, addresses, version) => {
  const shell = open()
  for (const address of addresses()) shell.failed(version, address)
  expect(avoid).not.toHaveBeenCalled()
})

test.each([
  ['three reports in half an hour', 0, 15],
  ['reports of a shell that has served for an hour', 61, 0],
])('%s change nothing', (_, from, every) => {
  const shell = open()
  now = from * MINUTE_MS
  for (const address of ['203.0.113.7', '198.51.100.7', '192.0.2.7']) {
    shell.failed('2.0.0', address)
    now += every * MINUTE_MS
  }
  expect(avoid).not.toHaveBeenCalled()
})
