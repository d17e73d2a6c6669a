import { redirectOf } from './guard-and-redirects.ts'

test.each([
  ['/delivery', ''],
  ['/delivery/', ''],
  ['/DELIVERY', ''],
  ['/%64elivery', ''],
  ['//delivery//moscow', '?x=1'],
] as const)('%s%s of the other storefront redirects to /404, however it is written [guard.answers-302]', (pathname, search) => {
  expect(redirectOf('ru', pathname, search)).toStrictEqual({ status: 302, location: '/404' })
})

test.each([
  ['/catalog/', '', '/catalog'],
  ['/Catalog', '', '/catalog'],
  ['/catalog/rings/', '?metal=yellow', '/catalog/rings?metal=yellow'],
  ['/CATALOG//Rings/Halo', '?A=B', '/catalog/rings/halo?A=B'],
  ['/%63atalog', '', '/catalog'],
  ['/order-success/AbC/', '', '/order-success/AbC'],
])('%s%s redirects to its canonical URL %s', (pathname, search, location) => {
  expect(redirectOf('ru', pathname, search)).toStrictEqual({ status: 301, location })
})

test.each([
  // A mark of an advertisement that we do not know: the filters stay.
  ['/catalog/rings', `?fbaid=${'y'.repeat(2500)}&metal=yellow`, `/catalog/rings?fbaid=${'y'.repeat(200)}&metal=yellow`],
  ['/Search', `?text=${'a'.repeat(3000)}`, `/search?text=${'a'.repeat(200)}`],
  ['/catalog', `?${'metal=yellow&'.repeat(200)}`, '/catalog'],
])('%s%.30s is too long to be shown, and leads to a shorter address [catalog.query-in-length]', (pathname, search, location) => {
  expect(redirectOf('ru', pathname, search)).toStrictEqual({ status: 302, location })
})

test('a long query of an unknown page, and long marks that we know, lead nowhere', () => {
  expect(redirectOf('ru', '//evil.example/', `?x=${'y'.repeat(2500)}`)).toBeNull()
  expect(redirectOf('ru', '/catalog', `?gclid=${'y'.repeat(2500)}`)).toBeNull()
})

test.each([
  '/',
  '/catalog',
  '/catalog/rings',
  '/order-success/AbC',
  '/nothing-here/',
  '/Nothing',
  '/catalog/%E0%A4%A',
  '//evil.example/',
  '/404',
])('%s is not redirected', (pathname) => {
  expect(redirectOf('ru', pathname, '')).toBeNull()
})

test('an unknown host blocks no pages', () => {
  expect(redirectOf('unknown', '/delivery', '')).toBeNull()
})
