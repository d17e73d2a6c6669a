import { policyOf, SECURITY_HEADERS } from './policy.ts'

const directives = (policy: string) => Object.fromEntries(policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]))

test('scripts come from this shop alone, styles from it or by their hash, forms lead here or to the payment page', () => {
  const policy = directives(policyOf(['sha384-a', 'sha384-b'], 'https://pay.example'))
  expect(policy['script-src']).toStrictEqual(["'self'"])
  expect(policy['style-src']).toStrictEqual(["'self'", "'sha384-a'", "'sha384-b'"])
  expect(policy['form-action']).toStrictEqual(["'self'", 'https://pay.example'])
  expect(policy['trusted-types']).toStrictEqual(['shop', 'html', "'allow-duplicates'"])
  expect(policy['require-trusted-types-for']).toStrictEqual(["'script'"])
})

test('without a payment page forms lead nowhere else', () => {
  expect(directives(policyOf([], null))['form-action']).toStrictEqual(["'self'"])
})

test('pictures of a map come from where its tiles are configured, and from nowhere else', () => {
  expect(directives(policyOf([], null))['img-src']).toStrictEqual(["'self'", 'data:'])
  expect(directives(policyOf([], null, 'https://tiles.example'))['img-src']).toStrictEqual(["'self'", 'data:', 'https://tiles.example'])
})

test('a container of analytics is let in where it is configured, and nothing else of others', () => {
  const container = 'https://tags.example'
  expect(directives(policyOf([], null))['connect-src']).toBeUndefined()
  const policy = directives(policyOf([], null, null, container))
  expect(policy['script-src']).toStrictEqual(["'self'", container])
  expect(policy['connect-src']).toStrictEqual(["'self'", container])
  expect(policy['img-src']).toStrictEqual(["'self'", 'data:', container])
})

test('a page is cut off the window that opened it, and keeps the windows that it opens [routes.ya-callback-blank]', () => {
  expect(SECURITY_HEADERS['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
})
