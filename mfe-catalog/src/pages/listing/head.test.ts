import { allSettled, fork } from 'effector'
import { match } from '@shop/routing'
import { aListing, cards } from '@shop/testing/builders'
import { faultsOfStructuredData } from '@shop/contracts/pages/structured-data'
import { fakeWire } from '@shop/testing/fake-wire'
import { head } from './head.ts'
import { opened } from './model.ts'
import { listingUrl } from '#features/list/address/url.ts'

// What only the document of the server holds is read here too.
beforeAll(() => Object.assign(globalThis, { __SERVER__: true }))
afterAll(() => Object.assign(globalThis, { __SERVER__: false }))

const step = (url: string) => ({ name: 'Украшения', url })

async function headOf(path: string) {
  const wire = fakeWire({
    'POST /catalog/show': { result: aListing({ quantity: 100, products: cards(2), breadcrumbs: [step('/'), step('/catalog')] }) },
  })
  const scope = fork({ handlers: wire.handlers })
  const { pathname, search } = new URL(path, 'http://shop.test')
  const address = match(pathname, search)?.address ?? { pathname, search, params: {} }
  await allSettled(opened, { scope, params: listingUrl(address) })
  const t = (key: string, values = {}) => [key, ...Object.values(values)].join(' ')
  const context = { storefront: 'ru', locale: 'ru', country: 'RU', currency: 'RUB' } as const
  return head({ scope, t, context, origin: 'https://shop.test', address })
}

test.each([
  ['/catalog/rings', '/catalog/rings', false],
  ['/catalog/rings?page=2', '/catalog/rings?page=2', false],
  ['/catalog/rings?metal=yellow', '/catalog/rings', true],
  ['/catalog/rings?sort=new&page=2', '/catalog/rings?page=2', true],
])('%s has the canonical URL %s and noindex: %s', async (path, canonical, noindex) => {
  expect(await headOf(path)).toMatchObject({ canonical, noindex })
})

test('preloads the first picture of the list', async () => {
  const { picture } = await headOf('/catalog/rings')
  expect(picture?.[0]?.srcSet).toContain('/pictures/rings/aurora-yellow-1-320.avif 320w')
})

test('positions on the second page continue from the first', async () => {
  const { jsonLd } = await headOf('/catalog/rings?page=2')
  expect(jsonLd?.[1]).toMatchObject({ itemListElement: [{ position: 49 }, { position: 50 }] })
})

test('structured data lists the pieces in order', async () => {
  const { jsonLd } = await headOf('/catalog/rings')
  expect(faultsOfStructuredData(jsonLd ?? [])).toStrictEqual([])
  expect(jsonLd).toMatchObject([
    { '@type': 'BreadcrumbList' },
    {
      '@type': 'ItemList',
      numberOfItems: 100,
      itemListElement: [{ position: 1, url: 'https://shop.test/catalog/rings/ring-1' }, { position: 2 }],
    },
  ])
})
