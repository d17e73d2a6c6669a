import { allSettled, fork } from 'effector'
import { faultsOfStructuredData } from '@shop/contracts/pages/structured-data'
import { match } from '@shop/routing'
import { aListing, cards } from '@shop/testing/builders'
import { fakeWire } from '@shop/testing/fake-wire'
import { head } from './head.ts'
import { opened } from './model.ts'
import { searchUrl } from './url.ts'

// What only the document of the server holds is read here too.
beforeAll(() => Object.assign(globalThis, { __SERVER__: true }))
afterAll(() => Object.assign(globalThis, { __SERVER__: false }))

async function headOf(path: string) {
  const wire = fakeWire({ 'POST /search/show': { result: aListing({ name: 'Весь жемчуг', quantity: 2, products: cards(2) }) } })
  const scope = fork({ handlers: wire.handlers })
  const { pathname, search } = new URL(path, 'http://shop.test')
  const address = match(pathname, search)?.address ?? { pathname, search, params: {} }
  await allSettled(opened, { scope, params: searchUrl(address) })
  const context = { storefront: 'ru', locale: 'ru', country: 'RU', currency: 'RUB' } as const
  return head({ scope, t: (key) => key, context, origin: 'https://shop.test', address })
}

test('a saved search has the structured data of a list', async () => {
  const { title, jsonLd = [] } = await headOf('/search/pearls')
  expect(title).toBe('Весь жемчуг')
  expect(faultsOfStructuredData(jsonLd)).toStrictEqual([])
  expect(jsonLd).toMatchObject([{ '@type': 'BreadcrumbList' }, { '@type': 'ItemList', numberOfItems: 2 }])
})

test('a free-text search has no structured data and is noindex', async () => {
  const { jsonLd, noindex } = await headOf('/search?text=pearls')
  expect([jsonLd, noindex]).toStrictEqual([undefined, true])
})
