import { networkOf, AddressLimit } from './address-limit.ts'

function limitOf(aMinute: number, mostAddresses?: number) {
  const clock = { now: 0 }
  const limit = new AddressLimit({ aMinute, now: () => clock.now, ...(mostAddresses !== undefined && { mostAddresses }) })
  return { clock, limit }
}

test('an address renders up to its limit, then gets a retry time', () => {
  const { limit } = limitOf(3)
  expect([1, 2, 3, 4].map(() => limit.take('192.0.2.1'))).toStrictEqual([null, null, null, 20])
  expect(limit.take('192.0.2.2')).toBeNull()
})

test('the allowance refills evenly over a minute', () => {
  const { clock, limit } = limitOf(60)
  for (let render = 0; render < 60; render += 1) limit.take('192.0.2.1')
  expect(limit.take('192.0.2.1')).toBe(1)
  clock.now = 5000
  expect([1, 2, 3, 4, 5, 6].map(() => limit.take('192.0.2.1') === null)).toStrictEqual([true, true, true, true, true, false])
})

test('rejected attempts do not extend the wait', () => {
  const { clock, limit } = limitOf(60)
  for (let render = 0; render < 60; render += 1) limit.take('192.0.2.1')
  for (clock.now = 0; clock.now < 1000; clock.now += 100) limit.take('192.0.2.1')
  expect(limit.take('192.0.2.1')).toBeNull()
})

test('all addresses of one IPv6 network share one limit', () => {
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2')
  expect(networkOf('2001:db8::6')).toBe('2001:db8:0:0')
  expect(networkOf('::1')).toBe('0:0:0:0')
  expect(networkOf('::ffff:192.0.2.1')).toBe('::ffff:192.0.2.1')
  expect(networkOf('192.0.2.1')).toBe('192.0.2.1')
})

test('the number of tracked addresses is limited', () => {
  const { limit } = limitOf(1, 2)
  for (const address of ['a', 'b', 'c']) limit.take(address)
  expect(limit.take('a')).toBeNull()
  expect(limit.take('c')).not.toBeNull()
})
