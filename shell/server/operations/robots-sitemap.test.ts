import type { ServerResponse } from 'node:http'
import { brandOf } from '../platform/brand/brand-file.ts'
import { ADDRESSES_A_FILE, type SitemapFile, Sitemaps } from './robots-sitemap.ts'
import type { Config } from '../platform/config/config.ts'
import { serve } from '../test/support/requests.ts'
import type { ShopVisit } from '../requests/visit.ts'

const QUANTITY = ADDRESSES_A_FILE + 500
const PIECES = Array.from({ length: QUANTITY - 1 }, (_, index) => `/catalog/rings/ring-${index}`)
const visit = {
  origin: 'https://zlata.ru',
  host: 'zlata.ru',
  secure: true,
  address: '127.0.0.1',
  context: { storefront: 'ru', locale: 'ru', country: 'RU', currency: 'RUB' },
} as ShopVisit

let api: Awaited<ReturnType<typeof serve>>
/** What the API does when it is asked for the list. */
let answer: (response: ServerResponse) => void
beforeAll(async () => {
  api = await serve((_, response) => answer(response))
})
afterAll(() => api.close())
beforeEach(() => {
  answer = (response) => response.writeHead(200, { 'x-quantity': QUANTITY }).end(['/catalog/rings', ...PIECES, ''].join('\n'))
})

const sitemaps = () => new Sitemaps({ apiUrl: `http://127.0.0.1:${api.port}`, frontDoorKey: '', brand: brandOf() } as Config)
async function textOf(file: SitemapFile | null): Promise<string | null> {
  if (!file) return null
  let all = ''
  for await (const text of file.text) all += text
  return all
}
const addressesIn = (text: string | null) => [...(text ?? '').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)

test('a catalog too large for one file becomes a sitemap index that lists every address once [routes.sitemap-made-ahead]', async () => {
  const index = await textOf(await sitemaps().of(visit))
  expect(index).toContain('<sitemapindex')
  expect(addressesIn(index)).toStrictEqual(['https://zlata.ru/sitemap-1.xml', 'https://zlata.ru/sitemap-2.xml'])
  const parts = await Promise.all([1, 2].map(async (file) => addressesIn(await textOf(await sitemaps().of(visit, file)))))
  const [first, second] = parts
  expect(first).toHaveLength(ADDRESSES_A_FILE)
  const all = [...(first ?? []), ...(second ?? [])]
  expect(new Set(all).size).toBe(all.length)
  expect(all.filter((address) => address?.includes('/catalog/rings'))).toHaveLength(QUANTITY)
  expect(all).toContain('https://zlata.ru/dostavka-i-oplata')
  expect(await sitemaps().of(visit, 3)).toBeNull()
})

test('a reader that leaves takes no more of the list', async () => {
  const closed = new Promise<void>((done) => {
    answer = (response) => {
      response.on('close', () => done())
      response.writeHead(200, { 'x-quantity': '100' }).write('/catalog/rings\n'.repeat(10_000))
    }
  })
  const file = await sitemaps().of(visit)
  for await (const text of file?.text ?? []) {
    expect(text).toContain('<urlset')
    break
  }
  await closed
})

test.each([
  ['has no list yet', (response: ServerResponse) => response.writeHead(404).end()],
  ['is away', (response: ServerResponse) => response.destroy()],
])('the sitemap has the pages alone and is not whole while the API %s', async (_, refuses) => {
  answer = refuses
  const file = await sitemaps().of(visit)
  expect(file?.whole).toBe(false)
  expect(addressesIn(await textOf(file))).toContain('https://zlata.ru/dostavka-i-oplata')
})
