import type { IncomingMessage } from 'node:http'
import { readVisit } from './visit.ts'

const visitOf = (url: string, headers: Record<string, string> = {}, cookies = {}) =>
  readVisit(
    {
      url,
      headers: { host: 'shop.ru.localhost:3000', ...headers },
      rawHeaders: ['Host', 'shop.ru.localhost:3000'],
    } as unknown as IncomingMessage,
    cookies,
    { address: '203.0.113.9', secure: false },
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
  expect(visitOf('/', {}, { theme: given })).toMatchObject({ theme })
})
