import { cleanSearch, errorPageWidgets, match } from './routes.ts'

const askedBy = (pathname: string, search = '') => {
  const found = match(pathname, search)
  return found?.row.asks?.(found.address).map(({ method, path }) => `${method} ${path}`)
}

test.each<[string, string, string[] | undefined]>([
  ['/', '', ['GET /main-page']],
  ['/catalog', '', ['POST /catalog/show']],
  ['/jewelry/rings', '', ['POST /jewelry/show']],
  ['/designers', '', ['GET /designers']],
  ['/designers/vera', '?category=rings', ['GET /designers/vera/info', 'POST /designers/show']],
  ['/catalog/rings/aurora%2Fx', '', ['GET /catalog/rings/aurora%2Fx/info']],
  ['/search', '?text=кольцо', ['POST /search/show']],
  ['/search', '?text=%20', []],
  ['/search', '', []],
  ['/certificate', '', ['GET /deposits_design']],
  ['/delivery', '', ['GET /delivery/offers']],
  ['/shops', '', ['GET /shops/list']],
  ['/about', '', undefined],
])('the page %s%s is asked for by %j', (pathname, search, asked) => {
  expect(askedBy(pathname, search)).toStrictEqual(asked)
})

test('pages with bestsellers ask for them too', () => {
  const asked = (match('/')?.row.widgets ?? []).flatMap(({ asks }) => asks?.() ?? [])
  expect(asked).toStrictEqual([{ method: 'GET', path: '/pd/frontend/bestsellers' }])
  expect(errorPageWidgets.map(({ widget }) => widget)).toStrictEqual(['bestsellers'])
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
