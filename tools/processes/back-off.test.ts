import { BackOff } from './back-off.ts'

test('the delay doubles with each failure, up to half a minute', () => {
  const backOff = new BackOff()
  expect(Array.from({ length: 8 }, () => backOff.next(0))).toStrictEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
})

test('the delay resets after a minute of uptime', () => {
  const backOff = new BackOff()
  backOff.next(0)
  backOff.next(0)
  expect(backOff.next(60_000)).toBe(500)
})
