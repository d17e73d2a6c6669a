import { cacheKey, sharedSearch } from './cache-key.ts'
import type { ShopVisit } from '../../requests/visit.ts'

const visit: Pick<ShopVisit, 'origin' | 'context' | 'theme' | 'pathname'> = {
  origin: 'http://shop.com.localhost',
  context: { storefront: 'international', locale: 'en', country: 'AE', currency: 'AED' },
  theme: 'auto',
  pathname: '/catalog',
}
const key = (
  change: Partial<typeof visit> = {},
  search = '',
  serial = 1,
  texts = 'none',
  notice: string | null = null,
  shell = '1.0.0',
  apart = '',
) => cacheKey({ ...visit, ...change }, search, { serial, shell, apart, texts, notice })

test.each([
  ['another shell', key({}, '', 1, 'none', null, '1.1.0')],
  ['another cohort', key({}, '', 1, 'none', null, '1.0.0', 'mfe-catalog@1.1.0')],
  ['another host', key({ origin: 'http://en.shop.ru.localhost' })],
  ['another scheme', key({ origin: 'https://shop.com.localhost' })],
  ['another language', key({ context: { ...visit.context, locale: 'ru' } })],
  ['another country', key({ context: { ...visit.context, country: 'US' } })],
  ['another theme', key({ theme: 'dark' })],
  ['another address', key({ pathname: '/catalog/rings' })],
  ['another query', key({}, '?page=2')],
  ['another release', key({}, '', 2)],
  ['another word of an editor', key({}, '', 1, 'about')],
  ['a notice', key({}, '', 1, 'none', 'added')],
])('%s has a different cache key', (_, other) => {
  expect(other).not.toBe(key())
})

test.each([
  ['?utm_source=news&page=2&yclid=1', '?page=2'],
  ['?utm_campaign=x', ''],
  ['?', ''],
  ['?metal=yellow&metal=white', '?metal=yellow&metal=white'],
  [`?q=${'x'.repeat(2000)}`, ''],
])('the query %.40s is cached as %s', (search, shared) => {
  expect(sharedSearch(search)).toBe(shared)
})
