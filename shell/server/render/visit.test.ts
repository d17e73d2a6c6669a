import type { IncomingMessage } from 'node:http'
import { readVisit } from './visit.ts'

const visitOf = (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1', cookies = {}) =>
  readVisit(
    {
      url,
      headers: { host: 'shop.ru.localhost:3000', ...headers },
      rawHeaders: ['Host', 'shop.ru.localhost:3000'],
      socket: { remoteAddress },
    } as unknown as IncomingMessage,
    cookies,
  )

test.each(['"><script>evil.example', 'evil example', '-bad', 'a@b', '', 'shop.ru:99999'])(
  'the host %j is nobody’s: nothing of it comes into a page',
  (host) => {
    expect(visitOf('/', { host })).toMatchObject({ host: 'localhost', origin: 'http://localhost', context: { storefront: 'unknown' } })
  },
)

test.each([
  ['shop.ru.localhost:3000', 'http://shop.ru.localhost:3000', 'ru'],
  ['SHOP.com.localhost', 'http://shop.com.localhost', 'international'],
  ['[::1]:3000', 'http://[::1]:3000', 'unknown'],
])('the host %s is the origin %s of storefront %s', (host, origin, storefront) => {
  expect(visitOf('/', { host })).toMatchObject({ origin, context: { storefront } })
})

test('a proxy on this machine says whether the shopper’s line is encrypted and who the shopper is', () => {
  const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '6.6.6.6, 203.0.113.9' }
  expect(visitOf('/', headers)).toMatchObject({ origin: 'https://shop.ru.localhost:3000', secure: true, address: '203.0.113.9' })
  expect(visitOf('/', headers, '203.0.113.1')).toMatchObject({
    origin: 'http://shop.ru.localhost:3000',
    secure: false,
    address: '203.0.113.1',
  })
})

test('nobody chooses the storefront by a header', () => {
  expect(visitOf('/', { 'x-forwarded-host': 'shop.com.localhost' })).toMatchObject({ context: { storefront: 'ru' } })
})

test.each(['*', 'http://evil.example/', '/../x', '/a/%2e%2E/x', '/..'])('the target %s is no address', (target) => {
  expect(visitOf(target)).toBeNull()
})

test('two slashes do not name a host', () => {
  expect(visitOf('//evil.example/x?y=1')).toMatchObject({ pathname: '//evil.example/x', search: '?y=1', host: 'shop.ru.localhost:3000' })
})

test.each([
  ['dark', 'dark'],
  ['"><script>', 'auto'],
  [undefined, 'auto'],
])('with the cookie %j the theme is %s', (given, theme) => {
  expect(visitOf('/', {}, '127.0.0.1', { theme: given })).toMatchObject({ theme })
})
