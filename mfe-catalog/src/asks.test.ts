import path from 'node:path'
import { askedAt } from '@shop/testing/asks'
import { pathsOf } from '@shop/testing/titles'

const load = (file: string): unknown => jest.requireActual(file)
const folder = (name: string) => path.join(__dirname, name)
const show = (section: string, url: string, offset = 0) =>
  `POST /${section}/show ${JSON.stringify({ url, limit: 48, offset, parameters: {} })}`

// The wishlist depends on the person.
test.each(pathsOf('mfe-catalog').filter(({ page }) => page !== 'wishlist'))('$path lists the requests of its model', async (own) => {
  const { listed, sent } = await askedAt(own.path.replaceAll(':', ''), folder(`pages/${own.page}`), load)
  expect(listed ?? []).toStrictEqual(sent)
})

test.each<[string, string, string[]]>([
  ['/catalog/rings?metal=yellow&page=2', 'listing', [show('catalog', 'rings?metal=yellow', 48)]],
  ['/catalog/new', 'listing', [show('tags', 'new')]],
  ['/designers', 'designers', ['GET /designers']],
  ['/designers/vera?category=rings', 'designer', ['GET /designers/vera/info', show('designers', 'vera')]],
  ['/catalog/rings/aurora%2Fx?size=17', 'product', ['GET /catalog/rings/aurora%2Fx/info']],
  ['/search?text=gold', 'search', [show('search', '?text=gold')]],
  ['/search?text=%20', 'search', []],
])('%s of %s requests %j, both ahead and from its model', async (address, page, asked) => {
  expect(await askedAt(address, folder(`pages/${page}`), load)).toStrictEqual({ listed: asked, sent: asked })
})

test('bestsellers send the same request on every page', async () => {
  const asked = ['GET /pd/frontend/bestsellers']
  expect(await askedAt('/', folder('widgets/bestsellers'), load)).toStrictEqual({ listed: asked, sent: asked })
})
