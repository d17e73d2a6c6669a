import type { Product } from '@shop/contracts/catalog/product'
import { Office } from '../support/services/office.ts'
import { FRONT_DOOR_KEY, refusalToStart } from '../support/services/processes.ts'
import { openShop, type Shop } from '../support/shop.ts'
import { RUSSIAN, Shopper } from '../support/people/shopper.ts'

const office = new Office()
let shop: Shop

beforeAll(async () => {
  shop = await openShop({
    DEMO: '',
    FRONT_DOOR_KEY,
    PAYMENT_KEY: 'payment-key-of-this-test',
    CERTIFICATE_KEY: 'certificate-key-of-this-test',
    SHOP_ORIGINS: `http://${RUSSIAN}`,
    ...(await office.open()),
  })
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

test('an empty database gets no demo products, prices, codes or accounts', async () => {
  const tables = ['products', 'skus', 'prices', 'stock', 'users', 'orders', 'deposits', 'promocodes', 'certificates']
  const counts = await Promise.all(tables.map(async (table) => [table, await counted(table)]))
  expect(counts).toStrictEqual(tables.map((table) => [table, 0]))
})

test('it has the reference data for a first product: categories, designers, places, pages and certificate designs', async () => {
  for (const table of ['categories', 'designers', 'pictures', 'cities', 'shops', 'pickup_points', 'content_versions', 'deposit_designs']) {
    expect([table, ((await counted(table)) ?? 0) > 0]).toStrictEqual([table, true])
  }
})

test('its pages respond while the catalog is empty', async () => {
  const shopper = await new Shopper({ url: shop.url() }).arrive()
  expect((await shopper.show('catalog', '')).quantity).toBe(0)
  expect((await shopper.get('/main-page')).status).toBe(200)
  expect((await shopper.ask('POST', '/_content/about')).status).toBe(200)
})

test('the signed back-office feed fills it, and the first product can be listed and added to a bag', async () => {
  const words = (name: string) => ({ name, description: `${name}.`, collection: null })
  const piece = {
    externalCode: 'FIRST-1',
    productCode: 'ZL-0001-Y',
    slug: 'first-ring',
    category: 'rings',
    designer: 'zlata',
    metal: 'yellow',
    mood: 'light',
    texts: { ru: words('Первое кольцо'), en: words('First ring') },
    pictures: ['rings/band-classic-rose-1'],
    skus: [{ id: 'first-ring-17', sizeRu: '17', sizeEn: '6.5', weight: 210 }],
  }
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
  await shop.stop()
  await shop.start()
  expect((await new Shopper({ url: shop.url() }).show('catalog', '')).quantity).toBe(1)
  expect(await counted('content_versions')).toBe(pages)
})

test('DEMO=1 does not seed a database with other data', async () => {
  await shop.behindTheScenes(`INSERT INTO promocodes (code, kind, percent, sums, minimums, excluded_categories, on_sale, first_order, used)
    VALUES ('WELCOME10', 'percent', 5, '{}'::jsonb, '{}'::jsonb, '{}', false, false, 0)`)
  await shop.stop()
  expect(await refusalToStart({ ...shop.environment, DEMO: '1' })).toContain('DEMO=1 fills an empty database only')
  await shop.start()
  expect(await counted('products')).toBe(1)
  expect(await shop.behindTheScenes("SELECT percent FROM promocodes WHERE code = 'WELCOME10'")).toStrictEqual([{ percent: 5 }])
})

test('the main page responds without categories and designers', async () => {
  await shop.behindTheScenes('DELETE FROM category_texts', 'DELETE FROM designer_texts')
  const { status, body } = await new Shopper({ url: shop.url() }).get('/main-page')
  expect([status, body]).toMatchObject([200, { categories: [], designers: [] }])
})
