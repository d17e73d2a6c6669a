import { cleanSearch, errorPageWidgets, match } from './routes.ts'

test('pages with bestsellers, and the error pages, name them', () => {
  expect([match('/')?.row.widgets, errorPageWidgets]).toStrictEqual([errorPageWidgets, [{ owner: 'mfe-catalog', widget: 'bestsellers' }]])
})

test.each([
  ['', ''],
  ['?', ''],
  ['?page=2&sort=new', '?page=2&sort=new'],
  ['?utm_source=mail&page=2&gclid=x', '?page=2'],
  ['?utm_source=mail&yclid=1&ref=anna&owners=1&notice=paid', ''],
  ['?reference=1&preference=2', '?reference=1&preference=2'],
])('"%s" without marks of advertising is "%s"', (search, clean) => {
  expect(cleanSearch(search)).toBe(clean)
  expect(match('/catalog', search)?.address.search).toBe(clean)
})

test.each([
  ['/catalog//', '/catalog'],
  ['/', '/'],
  ['//', '/'],
])('slashes at the end of %s mean nothing', (pathname, clean) => {
  expect(match(pathname)?.address.pathname).toBe(clean)
})
