import { readFailures } from '@shop/release/failures'
import { makeSmallShop } from '../test/support/small-shop.ts'
import { FailureCounts } from './failure-counts.ts'
import { log } from '../platform/observability/log.ts'

jest.mock('../platform/observability/log.ts', () => ({ ...jest.requireActual<object>('../platform/observability/log.ts'), log: jest.fn() }))

const versionFailed = jest.fn()
let shop: ReturnType<typeof makeSmallShop>
beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
  shop = makeSmallShop()
})
afterEach(() => {
  jest.useRealTimers()
  shop.remove()
})
const open = (serial = 1) => new FailureCounts(shop.stateDir, { versionFailed }, { failed: jest.fn() }, serial, () => 0)
const [at, page] = ['1970-01-01T00:00:00.000Z', 'mfe-catalog/page/listing']
const written = () => readFailures(shop.stateDir)

test('counts are written once a second, survive a restart, and begin anew with a release', () => {
  const counts = open()
  for (let time = 0; time < 3; time++) counts.add('mfe-catalog', '1.0.0', 'server', { page })
  expect(written().versions).toStrictEqual({})
  jest.advanceTimersByTime(1000)
  expect(written()).toStrictEqual({ serial: 1, versions: { 'mfe-catalog@1.0.0': { server: { count: 3, page, at } } } })
  const restarted = open()
  restarted.add('mfe-catalog', '1.0.0', 'start')
  restarted.write()
  const both = { server: { count: 3, page, at }, start: { count: 1, at } }
  expect(written()).toStrictEqual({ serial: 1, versions: { 'mfe-catalog@1.0.0': both } })
  restarted.startAnew(2)
  restarted.add('shell', '1.0.0', 'blank')
  restarted.write()
  expect(written()).toStrictEqual({ serial: 2, versions: { 'shell@1.0.0': { blank: { count: 1, at } } } })
})

test('a failure is logged the first time and at every power of ten, and counted each time', () => {
  const counts = open()
  for (let time = 0; time < 120; time++) counts.add('mfe-catalog', '1.0.0', 'start')
  const told = { remote: 'mfe-catalog', version: '1.0.0', kind: 'start', serial: 1 }
  expect(jest.mocked(log).mock.calls).toStrictEqual([1, 10, 100].map((count) => ['version failed', { ...told, count }]))
  expect(versionFailed).toHaveBeenCalledTimes(120)
})
