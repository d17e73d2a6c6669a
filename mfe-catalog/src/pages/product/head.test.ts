import { allSettled, fork } from 'effector'
import type { Product } from '@shop/contracts/catalog/product'
import { aProduct, aSku } from '@shop/testing/builders'
import { faultsOfStructuredData } from '@shop/contracts/pages/structured-data'
import { fakeWire } from '@shop/testing/fake-wire'
import type { AskedVariant } from '#features/variants/choice.ts'
import { head } from './head.ts'
import { opened } from './model/product.ts'

// What only the document of the server holds is read here too.
beforeAll(() => Object.assign(globalThis, { __SERVER__: true }))
afterAll(() => Object.assign(globalThis, { __SERVER__: false }))

async function headOf(changes: Partial<Product> = {}, asked: AskedVariant = { size: '16.5', weight: null }) {
  const wire = fakeWire({ 'GET /catalog/rings/aurora-yellow/info': { result: { product: aProduct(changes) } } })
  const scope = fork({ handlers: wire.handlers })
  const params = { category: 'rings', id: 'aurora-yellow' }
  await allSettled(opened, { scope, params: { ...params, ...asked } })
  const address = { pathname: '/catalog/rings/aurora-yellow', search: '?size=16.5', params }
  const context = { storefront: 'ru', locale: 'ru', country: 'RU', currency: 'RUB' } as const
  return head({ scope, t: (key) => key, context, origin: 'https://shop.test', address })
}

test('every size has the canonical URL of the product', async () => {
  expect(await headOf()).toMatchObject({ title: 'Кольцо «Аврора»', canonical: '/catalog/rings/aurora-yellow' })
})

test('the offer has the price in major units and its currency', async () => {
  const { jsonLd } = await headOf()
  expect(faultsOfStructuredData(jsonLd ?? [])).toStrictEqual([])
  expect(jsonLd?.[0]).toMatchObject({
    '@type': 'Product',
    offers: { '@type': 'Offer', price: '5990.00', priceCurrency: 'RUB', availability: 'https://schema.org/InStock' },
  })
})

test('the offer is the variant in the URL, as price lists link to it', async () => {
  const sku = (id: string, size: string, final: number, balances: number) =>
    aSku({ id, size, balances, price: { initial: final, final, lowestPrice30: null } })
  const { jsonLd } = await headOf({ skuListWithGems: [sku('aurora-160', '16', 599_000, 2), sku('aurora-165', '16,5', 699_000, 0)] })
  expect(jsonLd?.[0]).toMatchObject({
    sku: 'aurora-165',
    offers: {
      price: '6990.00',
      url: 'https://shop.test/catalog/rings/aurora-yellow?size=16.5',
      availability: 'https://schema.org/OutOfStock',
    },
  })
})

test.each([
  ['a weight', '0.50', null, '12000.00', '?weight=0.50'],
  ['a weight and a size', '0.50', '17', '13000.00', '?size=17&weight=0.50'],
  ['neither', null, null, '8000.00', ''],
])('the offer of an address with %s has the price of that', async (_, weight, size, price, search) => {
  const stone = (id: string, mainGemWeight: string, final: number) =>
    aSku({ id, size: id.slice(0, 2), mainGemWeight, price: { initial: final, final, lowestPrice30: null } })
  const { jsonLd } = await headOf(
    {
      price: { ...aProduct().price, initial: 8_000_00, final: 8_000_00 },
      hasPriceRange: true,
      skuListWithGems: [
        stone('16-30', '0,30 ct', 8_000_00),
        stone('17-30', '0,30 ct', 9_000_00),
        stone('17-50', '0,50 ct', 13_000_00),
        stone('16-50', '0,50 ct', 12_000_00),
      ],
    },
    { size, weight },
  )
  expect(faultsOfStructuredData(jsonLd ?? [])).toStrictEqual([])
  expect(jsonLd?.[0]).toMatchObject({ offers: { price, url: `https://shop.test/catalog/rings/aurora-yellow${search}` } })
})

test('an unavailable piece is out of stock, and an archived one is noindex', async () => {
  const { jsonLd, noindex } = await headOf({ is_archive: true })
  expect(jsonLd?.[0]).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } })
  expect(noindex).toBe(true)
})

test('the share image URL changes with the name', async () => {
  const [one, other] = [await headOf(), await headOf({ name: 'Кольцо «Заря»' })]
  expect(one.image).toMatch(/^\/share\/catalog\/rings\/aurora-yellow\.[\da-f]{8}\.jpg$/)
  expect(other.image).not.toBe(one.image)
})

test('the breadcrumb list ends with the piece', async () => {
  const { jsonLd } = await headOf()
  expect(jsonLd?.[1]).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: [{}, {}, { position: 3, name: 'Кольцо «Аврора»' }] })
})

test('search engines are told the rating of real buyers only [reviews.only-real-in-search]', async () => {
  const real = { count: 6, average: 4.5 }
  const { jsonLd } = await headOf({ rating: { count: 8, average: 4.7, real } })
  expect(faultsOfStructuredData(jsonLd ?? [])).toStrictEqual([])
  expect(jsonLd?.[0]).toMatchObject({ aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 6 } })
  for (const rating of [{ count: 2, average: 5, real: null }, null]) {
    expect((await headOf({ rating })).jsonLd?.[0]).not.toHaveProperty('aggregateRating')
  }
})
