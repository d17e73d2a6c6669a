import { cleanSearch, errorPageWidgets, match } from './routes.ts'

test('the home page and the error pages list the widgets that they show', () => {
  const bestsellers = { owner: 'mfe-catalog', widget: 'bestsellers' }
  expect(match('/')?.row.widgets).toStrictEqual([{ owner: 'mfe-landings', widget: 'gift-finder' }, bestsellers])
  expect(errorPageWidgets).toStrictEqual([bestsellers])
})

test.each([
  ['', ''],
  ['?', ''],
  ['?page=2&sort=new', '?page=2&sort=new'],
  ['?utm_source=mail&page=2&gclid=x', '?page=2'],
  ['?utm_source=mail&yclid=1&ref=anna&owners=1&notice=paid&popup=loyalty', ''],
  ['?reference=1&preference=2', '?reference=1&preference=2'],
])('"%s" without advertising parameters is "%s"', (search, clean) => {
  expect(cleanSearch(search)).toBe(clean)
  expect(match('/catalog', search)?.address.search).toBe(clean)
})

test.each([
  ['/catalog//', '/catalog'],
  ['/', '/'],
  ['//', '/'],
])('trailing slashes of %s are ignored', (pathname, clean) => {
  expect(match(pathname)?.address.pathname).toBe(clean)
})
