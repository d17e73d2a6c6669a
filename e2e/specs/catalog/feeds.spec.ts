import * as v from 'valibot'
import { Product } from '@shop/contracts/pages/structured-data'
import { LONG, type Host } from '../../environment.ts'
import { expect, test } from '../../fixtures.ts'
import { ReadDocument } from '../../machine/read-document.ts'

/** A shop makes its first lists a minute after its start. */
const FIRST_LISTS_MS = 100_000
/** Every product page is made alike: some of them are read. */
const READ = 12

interface Feed {
  host: Host
  file: string
  offer: string
  link: string
  id: (offer: ReadDocument) => string | null
  price: (offer: ReadDocument) => string
  cookie?: string
}

const google = {
  offer: 'item',
  link: 'g\\:link',
  id: (item: ReadDocument) => item.text('g\\:id'),
  price: (item: ReadDocument) => item.texts('g\\:sale_price')[0] ?? item.texts('g\\:price')[0] ?? '',
}
const feeds: Feed[] = [
  {
    host: 'ru',
    file: 'yandex.yml',
    offer: 'offer',
    link: 'url',
    id: (offer) => offer.own('id'),
    price: (offer) => `${Number(offer.text('price')).toFixed(2)} ${offer.text('currencyId')}`,
  },
  { host: 'ru', file: 'google.xml', ...google },
  { host: 'com', file: 'google-aed.xml', ...google },
  // The address sets the country; who does not keep cookies is told so here.
  { host: 'com', file: 'google-usd.xml', ...google, cookie: 'country=KZ' },
]

for (const { host, file, offer, link, id, price, cookie = '' } of feeds) {
  test.describe(`the feed ${file}`, host === 'ru' ? {} : LONG, () => {
    test.use({ host })

    test('matches the variants and prices of product pages and links to existing images', async ({ shop }) => {
      test.setTimeout(FIRST_LISTS_MS + 30_000)
      await expect.poll(async () => (await shop.ask(`/feeds/${file}`)).status, { timeout: FIRST_LISTS_MS }).toBe(200)
      const offers = new ReadDocument((await shop.ask(`/feeds/${file}`)).text, { xmlMode: true }).parts(offer)
      expect(offers.length).toBeGreaterThan(100)
      for (const one of offers.filter((_, index) => index % Math.ceil(offers.length / READ) === 0)) {
        const address = new URL(one.text(link))
        address.searchParams.delete('code')
        const page = new ReadDocument((await shop.ask(address.pathname + address.search, { headers: { cookie } })).text)
        const product = v.parse(Product, page.structured[0])
        const said = [product.sku, `${product.offers?.price} ${product.offers?.priceCurrency}`, product.offers?.url]
        expect.soft(said, address.href).toStrictEqual([id(one), price(one), address.href])
        const pictures = [...one.texts('picture'), ...one.texts('g\\:image_link'), ...one.texts('g\\:additional_image_link')]
        for (const picture of pictures)
          expect.soft((await shop.ask(new URL(picture).pathname, { method: 'HEAD' })).status, picture).toBe(200)
        expect.soft(pictures.length, address.href).toBeGreaterThan(0)
      }
    })
  })
}
