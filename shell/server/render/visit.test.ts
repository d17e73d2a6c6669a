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
  'the unknown host %j never appears in a page',
  (host) => {
    expect(visitOf('/', { host })).toMatchObject({ host: 'localhost', origin: 'http://localhost', context: { storefront: 'unknown' } })
  },
)

test.each([
  ['shop.ru.localhost:3000', 'http://shop.ru.localhost:3000', 'ru'],
  ['SHOP.com.localhost', 'http://shop.com.localhost', 'international'],
  ['[::1]:3000', 'http://[::1]:3000', 'unknown'],
])('the host %s has the origin %s of storefront %s', (host, origin, storefront) => {
  expect(visitOf('/', { host })).toMatchObject({ origin, context: { storefront } })
})

test('a local proxy sets the shopper’s scheme and IP address', () => {
  const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '6.6.6.6, 203.0.113.9' }
  expect(visitOf('/', headers)).toMatchObject({ origin: 'https://shop.ru.localhost:3000', secure: true, address: '203.0.113.9' })
  expect(visitOf('/', headers, '203.0.113.1')).toMatchObject({
    origin: 'http://shop.ru.localhost:3000',
    secure: false,
    address: '203.0.113.1',
  })
})

test('a header cannot choose the storefront', () => {
  expect(visitOf('/', { 'x-forwarded-host': 'shop.com.localhost' })).toMatchObject({ context: { storefront: 'ru' } })
})

test.each(['*', 'http://evil.example/', '/../x', '/a/%2e%2E/x', '/..'])('the target %s is not a valid URL', (target) => {
  expect(visitOf(target)).toBeNull()
})

test('a double slash does not set the host', () => {
  expect(visitOf('//evil.example/x?y=1')).toMatchObject({ pathname: '//evil.example/x', search: '?y=1', host: 'shop.ru.localhost:3000' })
})

test.each([
  ['dark', 'dark'],
  ['"><script>', 'auto'],
  [undefined, 'auto'],
])('with the cookie %j the theme is %s', (given, theme) => {
  expect(visitOf('/', {}, '127.0.0.1', { theme: given })).toMatchObject({ theme })
})
