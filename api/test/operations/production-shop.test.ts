import type { CommonData } from '@shop/contracts/account/common-data'
import type { Product } from '@shop/contracts/catalog/product'
import { feedDesigners } from '@shop/contracts/services/back-office/catalogue'
import sharp from 'sharp'
import { Office } from '../support/services/office.ts'
import { refusalToStart } from '../support/services/processes.ts'
import { openProduction } from '../support/production.ts'
import type { Shop } from '../support/shop.ts'
import { Shopper } from '../support/people/shopper.ts'

const office = new Office()
let shop: Shop

beforeAll(async () => {
  shop = await openProduction(await office.open())
})
afterAll(async () => {
  await shop.remove()
  await office.close()
})

const counted = async (table: string) =>
  ((await shop.behindTheScenes(`SELECT count(*)::int AS count FROM ${table}`)) as { count: number }[])[0]?.count

let sequence = 0
const feed = (kind: string, rows: object[]) =>
  office.ask(shop.url(), 'POST', `/back-office/feed/${kind}`, { feedId: kind, sequence: (sequence += 1), rows })

const DEMO = ['products', 'skus', 'prices', 'stock', 'users', 'orders', 'deposits', 'promocodes', 'certificates']
const OF_THE_OFFICE = ['categories', 'designers', 'pictures', 'cities', 'streets', 'shops', 'pickup_points', 'deposit_designs']

test('an empty database gets no demo goods, codes or accounts, and no designers, places or pictures of the demo [orders.no-demo-data]', async () => {
  const tables = [...DEMO, ...OF_THE_OFFICE]
  const counts = await Promise.all(tables.map(async (table) => [table, await counted(table)]))
  expect(counts).toStrictEqual(tables.map((table) => [table, 0]))
})

test('it has the texts of the pages and the three networks that points name', async () => {
  expect(await counted('pickup_providers')).toBe(3)
  expect((await counted('content_versions')) ?? 0).toBeGreaterThan(0)
})

test('an empty shop responds: without banners, designers, shops and places', async () => {
  const shopper = await new Shopper({ url: shop.url() }).arrive()
  expect((await shopper.show('catalog', '')).quantity).toBe(0)
  expect(await shopper.get('/main-page')).toMatchObject({
    status: 200,
    body: { mainBanner: null, certificateStoryImage: null, editorial: null, banners: [], categories: [], designers: [] },
  })
  for (const path of ['about', 'contacts', 'gallery', 'streams', 'press']) {
    expect([path, (await shopper.ask('POST', `/_content/${path}`)).status]).toStrictEqual([path, 200])
  }
  expect(JSON.stringify((await shopper.ask('POST', '/_content/about')).body)).not.toContain('banners/')
  expect(JSON.stringify((await shopper.ask('POST', '/_content/gallery')).body)).not.toContain('"kind":"gallery"')
})

test('without a design no certificate is offered: neither a page nor an item of the menu [certificates.needs-a-design]', async () => {
  const shopper = await new Shopper({ url: shop.url() }).arrive()
  expect((await shopper.get('/deposits_design')).status).toBe(404)
  const { status, body } = await shopper.post('/pd/frontend/common_data', { path: '/' })
  expect(status).toBe(200)
  expect((body as CommonData).menu.map(({ url }) => url)).not.toContain('/certificate')
})

test('the signed back-office feed fills it, and the first product can be listed and added to a bag', async () => {
  const words = (name: string) => ({ name, description: `${name}.`, collection: null })
  const piece = {
    externalCode: 'FIRST-1',
    productCode: 'ZL-0001-Y',
    slug: 'first-ring',
    category: 'rings',
    designer: 'north-light',
    metal: 'yellow',
    mood: 'light',
    texts: { ru: words('Первое кольцо'), en: words('First ring') },
    pictures: ['rings/first-ring-1'],
    skus: [{ id: 'first-ring-17', sizeRu: '17', sizeEn: '6.5', weight: 210 }],
  }
  const photograph = await sharp({ create: { width: 960, height: 1200, channels: 3, background: '#a08060' } })
    .png()
    .toBuffer()
  const path = '/back-office/pictures/rings%2Ffirst-ring-1'
  await office.ask(shop.url(), 'POST', path, { use: 'product', file: photograph.toString('base64') })
  await feed('categories', [{ slug: 'rings', position: 0, texts: { ru: { name: 'Кольца' }, en: { name: 'Rings' } } }])
  const [designer] = (feedDesigners.example.body as { rows: object[] }).rows
  await feed('designers', [{ ...designer, portrait: 'rings/first-ring-1' }])
  expect((await feed('products', [piece])).body).toMatchObject({ applied: 1, refused: [] })
  expect((await feed('prices', [{ sku: 'first-ring-17', currency: 'RUB', initial: 1_990_000, final: 1_990_000 }])).body).toMatchObject({
    applied: 1,
  })
  expect((await feed('stock', [{ sku: 'first-ring-17', onHand: 2 }])).body).toMatchObject({ applied: 1 })

  const shopper = await new Shopper({ url: shop.url() }).arrive()
  const { body } = await shopper.get('/catalog/rings/first-ring/info')
  expect((body as { result: { product: Product } }).result.product.name).toBe('Первое кольцо')
  const { cartData } = await shopper.cart('add', { sku_id: 'first-ring-17' })
  expect(cartData.products.map(({ id }) => id)).toStrictEqual(['first-ring-17'])
})

test('keys from the repository are rejected', async () => {
  const rows = { feedId: 'stock', sequence: 999, rows: [{ sku: 'first-ring-17', onHand: 50 }] }
  const { status } = await office.ask(shop.url(), 'POST', '/back-office/feed/stock', rows, { key: 'sandbox-back-office-key' })
  expect(status).toBe(401)
})

test('edited data is kept after a restart', async () => {
  await shop.behindTheScenes("DELETE FROM content_versions WHERE document LIKE 'pages/about.%'")
  const pages = await counted('content_versions')
  await shop.reopened(async () => undefined)
  expect((await new Shopper({ url: shop.url() }).show('catalog', '')).quantity).toBe(1)
  expect(await counted('content_versions')).toBe(pages)
})

test('DEMO=1 does not seed a database with other data', async () => {
  await shop.behindTheScenes(`INSERT INTO promocodes (code, kind, percent, sums, minimums, excluded_categories, on_sale, first_order, used)
    VALUES ('WELCOME10', 'percent', 5, '{}'::jsonb, '{}'::jsonb, '{}', false, false, 0)`)
  const said = await shop.reopened(() => refusalToStart({ ...shop.environment, DEMO: '1' }))
  expect(said).toContain('DEMO=1 fills an empty database only')
  expect(await counted('products')).toBe(1)
  expect(await shop.behindTheScenes("SELECT percent FROM promocodes WHERE code = 'WELCOME10'")).toStrictEqual([{ percent: 5 }])
})
