import { VersionFailures } from './version-failures.ts'

const VERSION = 'mfe-catalog@1.1.0'
const PAGE = 'mfe-catalog/page/listing'

let now = 0
beforeEach(() => (now = 0))
const add = jest.fn()
const open = () => new VersionFailures({ add }, () => now)

test('a page type is broken after two consecutive failures, and its version is retried after a minute', () => {
  const failures = open()
  failures.failed(VERSION, PAGE)
  expect(failures.isBroken(VERSION, PAGE)).toBe(false)
  failures.failed(VERSION, PAGE)
  expect(failures.isBroken(VERSION, PAGE)).toBe(true)
  expect(failures.isBroken(VERSION, 'mfe-catalog/page/product')).toBe(false)
  now = 60_000
  expect(failures.isBroken(VERSION, PAGE)).toBe(false)
  failures.failed(VERSION, PAGE)
  expect(failures.isBroken(VERSION, PAGE)).toBe(true)
})

test('one failing address does not break its page type while others work', () => {
  const failures = open()
  failures.failed(VERSION, PAGE)
  failures.worked(VERSION, PAGE)
  failures.failed(VERSION, PAGE)
  expect(failures.isBroken(VERSION, PAGE)).toBe(false)
})

test('a release forgives every version, and each failure is counted for its page type', () => {
  const failures = open()
  failures.failed(VERSION, PAGE)
  failures.failed(VERSION, PAGE)
  expect(add).toHaveBeenLastCalledWith('mfe-catalog', '1.1.0', 'server', { page: PAGE })
  failures.forget()
  expect(failures.isBroken(VERSION, PAGE)).toBe(false)
})
