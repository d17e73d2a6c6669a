import { readCurrent } from '@shop/release/store'
import { readCounts } from '@shop/release/robot/counts'
import { makeSmallShop } from '../../test/support/small-shop.ts'
import { Releases } from '../releases.ts'
import { VersionCounts } from './version-counts.ts'

const NAME = 'mfe-catalog'
let shop: ReturnType<typeof makeSmallShop>
beforeEach(() => {
  jest.useFakeTimers()
  shop = makeSmallShop()
})
afterEach(() => {
  jest.useRealTimers()
  shop.remove()
})

const written = () => readCounts(shop.stateDir, readCurrent(shop.stateDir)!, NAME)

test('loads and failures are written once a second, and the addresses of one network are one sender', () => {
  const counts = new VersionCounts(shop.stateDir, new Releases(shop.stateDir))
  counts.loaded({ [NAME]: '1.0.0', 'mfe-profile': undefined })
  counts.loaded({ [NAME]: '1.0.0' })
  for (const address of ['203.0.113.5', '203.0.113.77', '198.51.100.1']) counts.failed(NAME, '1.0.0', 'start', address)
  counts.failed(NAME, '1.0.0', 'server')
  expect(written()).toStrictEqual({})
  jest.advanceTimersByTime(1000)
  expect(written()).toStrictEqual({ '1.0.0': { loads: 2, failures: { start: 3, server: 1 }, senders: 2 } })
})

test('another stage begins from nothing', () => {
  let stage = 'first'
  const counts = new VersionCounts(shop.stateDir, { stageOf: () => stage })
  counts.loaded({ [NAME]: '1.0.0' })
  counts.failed(NAME, '1.0.0', 'start', '203.0.113.5')
  stage = new Releases(shop.stateDir).stageOf(NAME)
  counts.loaded({ [NAME]: '1.0.0' })
  counts.write()
  expect(written()).toStrictEqual({ '1.0.0': { loads: 1, failures: {}, senders: 0 } })
})
