import { listingCall, pageOf } from './listing-address.ts'

test.each([
  ['/catalog', '', 'catalog', '', 0],
  ['/catalog/rings', '?metal=yellow', 'catalog', 'rings?metal=yellow', 0],
  ['/catalog/rings', '?page=3', 'catalog', 'rings', 96],
  ['/catalog', '?page=2&sort=new&metal=b&metal=a', 'catalog', '?metal=b&metal=a&sort=new', 48],
  ['/catalog/new', '?sort=price-asc', 'tags', 'new?sort=price-asc', 0],
  ['/catalog/men', '', 'tags', 'men', 0],
  ['/jewelry/new', '', 'jewelry', 'new', 0],
  ['/jewelry', '', 'jewelry', '', 0],
  ['/trend/summer', '', 'trend', 'summer', 0],
  ['/promotion', '', 'promotion', '', 0],
  ['/search', `?text=${'a'.repeat(3000)}`, 'search', `?text=${'a'.repeat(100)}`, 0],
])('%s%s requests %s for %j from %i [catalog.listing-sections]', (pathname, search, section, url, offset) => {
  expect(listingCall(pathname, search)).toStrictEqual({ section, body: { url, limit: 48, offset, parameters: {} } })
})

test.each([
  ['2', 2],
  ['0', 1],
  ['-1', 1],
  ['1.5', 1],
  ['x', 1],
  ['', 1],
  ['10000', 10_000],
  ['10001', 1],
  ['99999999', 1],
])('page=%s parses as page %i', (value, page) => {
  expect(pageOf(new URLSearchParams({ page: value }))).toBe(page)
})
