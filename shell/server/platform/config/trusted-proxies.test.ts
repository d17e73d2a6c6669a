import { readTrustedProxies } from './trusted-proxies.ts'

test.each([
  ['10.0.0.0/8', '10.1.2.3', true],
  ['10.0.0.0/8', '::ffff:10.1.2.3', true],
  ['10.0.0.0/8', '11.1.2.3', false],
  ['10.0.0.0/8', '127.0.0.1', false],
  ['192.0.2.7', '192.0.2.7', true],
  ['192.0.2.7', '192.0.2.8', false],
  ['2001:db8:1::/48, 192.0.2.7', '2001:db8:1::5', true],
  ['2001:db8:1::/48', '2001:db8:2::5', false],
  ['fc00::/7', 'fd12::1', true],
  ['fe80::/10', 'fe80::1%eth0', true],
  ['192.0.2.7', '192.0.2.7:4711', true],
  ['192.0.2.7', 'unknown', false],
  ['2', '127.0.0.1', true],
  ['2', '192.0.2.7', false],
])('with %s the peer %s is believed: %s', (networks, address, isBelieved) => {
  expect(readTrustedProxies(networks)(address, 0)).toBe(isBelieved)
})

test('a number believes so many proxies whatever their addresses, behind a peer that is known', () => {
  const trust = readTrustedProxies('10.0.0.0/8,3')
  expect([0, 1, 2, 3].map((hop) => trust('198.51.100.1', hop))).toStrictEqual([false, true, true, false])
})

test.each([
  '0.0.0.0/0',
  '0.0.0.0/1',
  '64.0.0.0/7',
  '::/0',
  '2000::/3',
  '2001:d00::/31',
  '::/32',
  '::ffff:0:0/96',
  '::ffff:0.0.0.0/97',
  'fc00::/6',
])('%s is too wide', (network) => {
  expect(() => readTrustedProxies(`192.0.2.7,${network}`)).toThrow(`TRUSTED_PROXIES names ${network}, and strangers have addresses there`)
})

test.each(['everybody', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0.0/255.0.0.0', '10.0.0/8', ',', '-1', '10.0.0.1:80'])(
  '%j is no list',
  (text) => {
    expect(() => readTrustedProxies(text)).toThrow(`TRUSTED_PROXIES is "${text}", and it must be a list such as`)
  },
)

test.each(['0', '9', '2,3', '10.0.0.0/8,100'])('%j has no usable number of proxies', (text) => {
  expect(() => readTrustedProxies(text)).toThrow('its number of proxies must be one number from 1 to 8')
})
