import { brandOf } from '../brand/brand-file.ts'
import { Sitemaps, ADDRESSES_A_FILE } from './robots-sitemap.ts'
import type { Config } from '../config.ts'
import { bodyOf, serve } from '../test/support/requests.ts'
import type { Visit } from '../render/visit.ts'

const PAGE = 96
const CATEGORIES = [
  { url: '/catalog/rings', count: 12 },
  { url: '/catalog/watches', count: 0 },
]
const QUANTITY = ADDRESSES_A_FILE + 500
const visit = {
  origin: 'https://zlata.ru',
  host: 'zlata.ru',
  secure: true,
  address: '127.0.0.1',
  context: { storefront: 'ru', locale: 'ru', country: 'RU', currency: 'RUB' },
} as Visit

let api: Awaited<ReturnType<typeof serve>>
beforeAll(async () => {
  api = await serve((request, response) => {
    void bodyOf(request).then((body) => {
      const { offset } = (body ? JSON.parse(body) : { offset: 0 }) as { offset: number }
      const products = Array.from({ length: Math.min(PAGE, QUANTITY - offset) }, (_, index) => ({
        url: `/catalog/rings/ring-${offset + index}`,
        // The first is a design of two metals: its own address once more, and that of the other.
        ...(offset + index === 0 && {
          modifications: [{ variants: [{ url: '/catalog/rings/ring-0' }, { url: '/catalog/rings/ring-0-rose' }] }],
        }),
      }))
      response.end(JSON.stringify({ result: { designers: [], quantity: QUANTITY, categories: CATEGORIES, products } }))
    })
  })
})
afterAll(() => api.close())

const addressesIn = (text: string | null) => [...(text ?? '').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)

test('a catalog too large for one file becomes a sitemap index that lists every metal of every design once', async () => {
  const sitemaps = new Sitemaps({ apiUrl: `http://127.0.0.1:${api.port}`, frontDoorKey: '', brand: brandOf() } as Config)
  const index = await sitemaps.of(visit)
  expect(index).toContain('<sitemapindex')
  expect(addressesIn(index)).toStrictEqual(['https://zlata.ru/sitemap-1.xml', 'https://zlata.ru/sitemap-2.xml'])
  const all = [...addressesIn(await sitemaps.of(visit, 1)), ...addressesIn(await sitemaps.of(visit, 2))]
  expect(new Set(all).size).toBe(all.length)
  expect(all.filter((address) => address?.includes('/catalog/rings/'))).toHaveLength(QUANTITY + 1)
  expect(all).toContain('https://zlata.ru/catalog/rings/ring-0-rose')
  expect(all).toContain('https://zlata.ru/catalog/rings')
  expect(all).not.toContain('https://zlata.ru/catalog/watches')
  expect(await sitemaps.of(visit, 3)).toBeNull()
})
