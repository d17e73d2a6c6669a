import { openShop, type Shop } from '../support/shop.ts'
import { Shopper } from '../support/people/shopper.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ TEST_CLOCK: '1' })
})
afterAll(() => shop.remove())

const find = (text: string) => new Shopper({ url: shop.url() }).show('search', `?text=${encodeURIComponent(text)}`)

const words = {
  fillers: ['подарок'],
  meanings: [{ kind: 'occasion', ru: 'Новоселье', en: 'Housewarming', words: ['новоселье'], find: [{ category: ['brooches'] }] }],
  help: [{ words: ['примерка дома'], ru: { title: 'Примерка дома', url: '/dostavka-i-oplata' } }],
}

test('what editors publish is what words mean, without a release [search.words-of-editors]', async () => {
  expect(await find('новоселье')).toMatchObject({ quantity: 0 })
  await shop.behindTheScenes(
    `INSERT INTO content_versions (document, version, body, digest, publish_at, paths, storefront)
      VALUES ('search', 2, '${JSON.stringify(words)}', '', now(), '{}', 'every')`,
  )
  await shop.later(60_000)
  const { products, understood } = await find('подарок на новоселье')
  expect(products.map(({ url }) => url.split('/').at(-2))).toStrictEqual(['brooches', 'brooches', 'brooches'])
  expect(understood?.chips.map(({ label }) => label)).toStrictEqual(['Новоселье'])
  expect((await find('примерка дома')).understood?.help).toStrictEqual([{ title: 'Примерка дома', text: '', url: '/dostavka-i-oplata' }])
})
