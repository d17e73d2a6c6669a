import { onServerTime, readServerTime, serverNow, shopDay } from './clock.ts'

const YEAR_MS = 365 * 24 * 60 * 60 * 1000

afterEach(() => readServerTime(new Date().toUTCString()))

test('a device a year off goes by the time of the answers [screen.server-clock]', () => {
  const now = Date.now()
  const heard = jest.fn()
  const stop = onServerTime(heard)
  readServerTime(new Date(now - YEAR_MS).toUTCString())
  expect(Math.abs(serverNow() - (now - YEAR_MS))).toBeLessThan(2000)
  expect(heard).toHaveBeenCalledTimes(1)
  stop()
  readServerTime(new Date(now).toUTCString())
  expect(Math.abs(serverNow() - now)).toBeLessThan(2000)
  expect(heard).toHaveBeenCalledTimes(1)
})

test.each([null, '', 'yesterday'])('an answer dated %p changes nothing', (date) => {
  const before = serverNow() - Date.now()
  readServerTime(date)
  expect(serverNow() - Date.now()).toBeCloseTo(before, -1)
})

test('a second of delay is no other time', () => {
  const before = serverNow() - Date.now()
  readServerTime(new Date(Date.now() - 1000).toUTCString())
  expect(Math.abs(serverNow() - Date.now() - before)).toBeLessThan(50)
})

test('the day is that of Moscow', () => {
  expect(shopDay(Date.parse('2026-11-26T20:59:59Z'))).toBe('2026-11-26')
  expect(shopDay(Date.parse('2026-11-26T21:00:00Z'))).toBe('2026-11-27')
})
