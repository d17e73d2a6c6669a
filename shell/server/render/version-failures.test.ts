import { readFailures } from '@shop/release/failures'
import { makeSmallShop } from '../test/support/small-shop.ts'
import { VersionFailures } from './version-failures.ts'

const VERSION = 'mfe-catalog@1.1.0'
const PAGE = 'mfe-catalog/page/listing'

let shop: ReturnType<typeof makeSmallShop>
let now = 0
beforeEach(() => {
  jest.useFakeTimers()
  now = 0
  shop = makeSmallShop()
})
afterEach(() => {
  jest.useRealTimers()
  shop.remove()
})
const open = () => new VersionFailures(shop.stateDir, () => now)

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

test('counts are written once a second and survive a restart', () => {
  const failures = open()
  for (let time = 0; time < 3; time++) failures.failed(VERSION, PAGE)
  expect(readFailures(shop.stateDir)).toStrictEqual({})
  jest.advanceTimersByTime(1000)
  const written = { [VERSION]: { count: 3, page: PAGE, at: '1970-01-01T00:00:00.000Z' } }
  expect(readFailures(shop.stateDir)).toStrictEqual(written)
  const next = open()
  next.failed(VERSION, PAGE)
  next.write()
  expect(readFailures(shop.stateDir)[VERSION]?.count).toBe(4)
})
