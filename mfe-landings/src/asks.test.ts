import path from 'node:path'
import { askedAt } from '@shop/testing/asks'
import { pathsOf } from '@shop/testing/titles'

const load = (file: string): unknown => jest.requireActual(file)
const folder = (page: string) => path.join(__dirname, 'pages', page)

test.each(pathsOf('mfe-landings'))('$path lists the requests of its model', async (own) => {
  const { listed, sent } = await askedAt(own.path, folder(own.page), load)
  expect(listed ?? []).toStrictEqual(sent)
})

test.each([
  ['/delivery', 'delivery', 'GET /delivery/offers'],
  ['/delivery?city=7', 'delivery', 'GET /delivery/offers?city_id=7'],
  ['/shops?open=now', 'shops', 'GET /shops/list'],
  ['/oferta?version=1', 'content', 'POST /_content/oferta?version=1'],
  ['/piercing', 'content', 'GET /api/v1/services/piercing'],
])('%s of %s requests %s, both ahead and from its model', async (address, page, asked) => {
  expect(await askedAt(address, folder(page), load)).toStrictEqual({ listed: [asked], sent: [asked] })
})

test('the home page requests its content and promises, both ahead and from its model', async () => {
  const asked = ['GET /main-page', 'GET /promises?place=home']
  expect(await askedAt('/', folder('home'), load)).toStrictEqual({ listed: asked, sent: asked })
})
