import { openPathOf, isClosed } from './closed-paths.ts'
import { CLOSABLE, readOpenPaths } from '../platform/config/open-paths.ts'

test.each([
  '/back-office/feed/stock',
  '/back-office',
  '/%62ack-office/outbox/dead',
  '/BACK-OFFICE/outbox/dead',
  '//back-office/outbox/dead',
  '/payment/webhook',
  '/payment%2Fwebhook',
  '/contracts',
  '/documentation',
  '/documentation/openapi.json',
  '/health/ready',
  '/metrics',
  '/changes',
  '/%63hanges',
  '/pictures/index.json',
  '/pictures/rings/halo-1-640.avif',
  '/%E0%A4%A',
])('%s is closed', (path) => {
  expect(isClosed(path, [])).toBe(true)
})

test.each(['/cart/add', '/order/1/payment', '/healthy', '/catalog/rings/health/info', '/', '/_content/documentation'])(
  '%s is open',
  (path) => {
    expect(isClosed(path, [])).toBe(false)
  },
)

test('only the paths named by the configuration are open', () => {
  expect(isClosed('/health/live', ['health'])).toBe(false)
  expect(isClosed('/back-office/feed/stock', ['health'])).toBe(true)
  expect(isClosed('/payment/webhook', CLOSABLE)).toBe(true)
})

test('the payment gateway has a separate path when the configuration names it', () => {
  expect(openPathOf('POST', '/webhooks/payment', ['payment-webhook'])).toBe('/payment/webhook')
  expect(openPathOf('GET', '/webhooks/payment', ['payment-webhook'])).toBeNull()
  expect(openPathOf('POST', '/webhooks/payment', [])).toBeNull()
})

test('an unknown section name is an error', () => {
  expect(readOpenPaths('health, back-office')).toStrictEqual(['back-office', 'health'])
  expect(readOpenPaths('')).toStrictEqual([])
  expect(readOpenPaths('everything')).toBeNull()
})
