import { policyOf, securityHeadersOf } from './policy.ts'

const directives = (policy: string) => Object.fromEntries(policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]))

test('CSP allows scripts from self, styles from self or by hash, forms to self or the payment page', () => {
  const policy = directives(policyOf(['sha384-a', 'sha384-b'], { payment: 'https://pay.example' }))
  expect(policy['script-src']).toStrictEqual(["'self'"])
  expect(policy['style-src']).toStrictEqual(["'self'", "'sha384-a'", "'sha384-b'"])
  expect(policy['form-action']).toStrictEqual(["'self'", 'https://pay.example'])
  expect(policy['trusted-types']).toStrictEqual(['shop', 'html', "'allow-duplicates'"])
  expect(policy['require-trusted-types-for']).toStrictEqual(["'script'"])
})

test('without a payment page CSP allows forms only to self', () => {
  expect(directives(policyOf([]))['form-action']).toStrictEqual(["'self'"])
})

test('map images are allowed only from the configured tile server', () => {
  expect(directives(policyOf([]))['img-src']).toStrictEqual(["'self'", 'data:'])
  expect(directives(policyOf([], { tiles: 'https://tiles.example' }))['img-src']).toStrictEqual([
    "'self'",
    'data:',
    'https://tiles.example',
  ])
})

test('an analytics container is allowed only where configured, and no other third party', () => {
  const container = 'https://tags.example'
  expect(directives(policyOf([]))['connect-src']).toBeUndefined()
  const policy = directives(policyOf([], { container }))
  expect(policy['script-src']).toStrictEqual(["'self'", container])
  expect(policy['connect-src']).toStrictEqual(["'self'", container])
  expect(policy['img-src']).toStrictEqual(["'self'", 'data:', container])
})

test('a CDN is allowed for what comes from it, by exactly its origin [machines.cdn-policy]', () => {
  const policy = directives(policyOf(['sha384-a'], { cdn: { artifacts: 'https://cdn.example', pictures: 'https://pictures.example' } }))
  for (const directive of ['script-src', 'connect-src', 'font-src'])
    expect(policy[directive]).toStrictEqual(["'self'", 'https://cdn.example'])
  expect(policy['style-src']).toStrictEqual(["'self'", 'https://cdn.example', "'sha384-a'"])
  expect(policy['img-src']).toStrictEqual(["'self'", 'data:', 'https://pictures.example'])
  expect(policy['media-src']).toStrictEqual(["'self'", 'https://pictures.example'])
  expect(policy['default-src']).toStrictEqual(["'self'"])
})

test('a page is isolated from its opener and keeps the windows that it opens [routes.ya-callback-blank]', () => {
  expect(securityHeadersOf('ru')['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
})

test('wallets of browsers may pay abroad, and connect to Google where its wallet is set up [payment.wallet-abroad]', () => {
  const permissions = (storefront: Parameters<typeof securityHeadersOf>[0]) => securityHeadersOf(storefront)['permissions-policy']
  expect(permissions('international')).toBe('camera=(), microphone=(), payment=(self), geolocation=(self)')
  for (const storefront of ['ru', 'unknown', undefined] as const) expect(permissions(storefront)).toContain('payment=()')
  expect(directives(policyOf([], { container: 'https://tags.example', hasGooglePay: true }))['connect-src']).toStrictEqual([
    "'self'",
    'https://tags.example',
    'https://google.com/pay',
    'https://pay.google.com',
  ])
})
