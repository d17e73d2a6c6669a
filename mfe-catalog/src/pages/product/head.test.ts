import { allSettled, fork } from 'effector'
import type { Product } from '@shop/contracts/product'
import { aProduct } from '@shop/testing/builders'
import { faultsOfStructuredData } from '@shop/contracts/structured-data'
import { fakeWire } from '@shop/testing/fake-wire'
import { head } from './head.ts'
import { opened } from './model/product.ts'

// What only the document of the server holds is read here too.
beforeAll(() => Object.assign(globalThis, { __SERVER__: true }))
afterAll(() => Object.assign(globalThis, { __SERVER__: false }))

async function headOf(changes: Partial<Product> = {}) {
  const wire = fakeWire({ 'GET /catalog/rings/aurora-yellow/info': { result: { product: aProduct(changes) } } })
  const scope = fork({ handlers: wire.handlers })
  const params = { category: 'rings', id: 'aurora-yellow' }
  await allSettled(opened, { scope, params: { ...params, size: '16.5', weight: null } })
  const address = { pathname: '/catalog/rings/aurora-yellow', search: '?size=16.5', params }
  const context = { storefront: 'ru', locale: 'ru', country: 'RU', currency: 'RUB' } as const
  return head({ scope, t: (key) => key, context, origin: 'https://shop.test', address })
}

test('every size is a copy of the product', async () => {
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

test('what cannot be bought is out of stock, and an archived piece is not to be found', async () => {
  const { jsonLd, noindex } = await headOf({ is_archive: true })
  expect(jsonLd?.[0]).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } })
  expect(noindex).toBe(true)
})

test('the picture of its links changes with its name', async () => {
  const [one, other] = [await headOf(), await headOf({ name: 'Кольцо «Заря»' })]
  expect(one.image).toMatch(/^\/share\/catalog\/rings\/aurora-yellow\.[\da-f]{8}\.jpg$/)
  expect(other.image).not.toBe(one.image)
})

test('the path to the piece ends with the piece', async () => {
  const { jsonLd } = await headOf()
  expect(jsonLd?.[1]).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: [{}, {}, { position: 3, name: 'Кольцо «Аврора»' }] })
})
