import {
  type FeedCertificateDesign,
  feedBookingServices,
  feedCertificateDesigns,
  feedPromocodes,
} from '@shop/contracts/services/back-office/offers'
import { feedCategories, feedDesigners } from '@shop/contracts/services/back-office/catalogue'
import { feedCities, feedPoints, feedShops } from '@shop/contracts/services/back-office/places'
import { certificateDesignFeed } from '../../src/buying/backoffice/reference/offers.ts'
import { applyReference } from '../../src/buying/backoffice/reference/reference-feed.ts'
import { Buyer } from '../support/people/buyer.ts'
import { Shopper } from '../support/people/shopper.ts'
import { Office } from '../support/services/office.ts'
import { openShop, type Shop } from '../support/shop.ts'

const office = new Office()
let shop: Shop
let sequence = 0

beforeAll(async () => {
  shop = await openShop(await office.open())
})
afterAll(async () => {
  await shop.remove()
  await office.close()
})

const feed = async (kind: string, rows: object[], removed: string[] = []) =>
  (await office.ask(shop.url(), 'POST', `/back-office/feed/${kind}`, { feedId: `of-${kind}`, sequence: (sequence += 1), rows, removed }))
    .body

interface Sent {
  rows: Record<string, unknown>[]
}
/** The row of a call's example, changed. */
const rowOf = ({ example }: { example: { body?: unknown } }, changes: object = {}): Record<string, unknown> => ({
  ...(example.body as Sent).rows[0],
  ...changes,
})
const inBoth = (words: object) => ({ ru: words, en: words })

const category = rowOf(feedCategories, { slug: 'tiaras', texts: inBoth({ name: 'Tiaras' }) })
const designer = rowOf(feedDesigners)
const city = rowOf(feedCities, { id: 900_001, texts: inBoth({ name: 'Newtown', region: 'Newland' }), zone: 4 })
const shopRow = rowOf(feedShops, { key: 'newtown', city: 900_001, latitude: 55.7558, longitude: 37.6176 })
const point = rowOf(feedPoints, { code: 'NEW-1', city: 900_001 })
const promocode = rowOf(feedPromocodes)
const design = rowOf(feedCertificateDesigns, { id: 900, picture: 'certificates/chain-dusk' })
const service = rowOf(feedBookingServices, { key: 'polish' })

const ALL: [kind: string, row: Record<string, unknown>, id: string][] = [
  ['categories', category, 'tiaras'],
  ['designers', designer, 'north-light'],
  ['cities', city, '900001'],
  ['shops', shopRow, 'newtown'],
  ['points', point, 'NEW-1'],
  ['promo-codes', promocode, 'OPENING10'],
  ['certificate-designs', design, '900'],
  ['booking-services', service, 'polish'],
]

const BLANK = { refused: [], shortages: [] }

test.each(ALL)('the feed of %s takes a row, and the same row again changes nothing [orders.back-office-feed]', async (kind, row) => {
  expect(await feed(kind, [row])).toStrictEqual({ result: true, status: 'applied', applied: 1, ...BLANK })
  expect(await feed(kind, [row])).toStrictEqual({ result: true, status: 'applied', applied: 1, ...BLANK })
})

test.each(ALL)('the feed of %s takes nothing unsigned, and says which field of which row is wrong', async (kind, row) => {
  const path = `/back-office/feed/${kind}`
  const batch = (rows: object[]) => ({ feedId: `of-${kind}`, sequence: (sequence += 1), rows })
  expect((await office.ask(shop.url(), 'POST', path, batch([row]), { key: 'guessed' })).status).toBe(401)
  const body = batch([row, { ...row, position: 'first', texts: 3, kind: 4, zone: 9 }])
  const { status, body: answer } = await office.ask(shop.url(), 'POST', path, body)
  expect([status, answer['code']]).toStrictEqual([400, 'WRONG_FORM_DATA'])
  expect(Object.keys(answer['errors'] as object).every((field) => field.startsWith('rows.1.'))).toBe(true)
})

const shopper = () => new Shopper({ url: shop.url() }).arrive()

test('new categories and designers are seen at once', async () => {
  const answer = (await (await shopper()).get('/main-page')).body as Record<'designers' | 'categories', { name: string; url: string }[]>
  expect(answer.categories).toContainEqual({ name: 'Tiaras', url: '/catalog/tiaras' })
  expect(answer.designers).toContainEqual(expect.objectContaining({ name: 'North Light', url: '/designers/north-light' }))
  await feed('categories', [{ ...category, texts: inBoth({ name: 'Crowns' }) }])
  expect((await (await shopper()).show('catalog', 'tiaras')).name).toBe('Crowns')
})

test('what another process has taken is seen within a minute', async () => {
  const nameSeen = async () => (await (await shopper()).show('catalog', 'tiaras')).name
  expect(await nameSeen()).toBe('Crowns')
  await shop.behindTheScenes(
    "UPDATE category_texts t SET name = 'Diadems' FROM categories c WHERE c.id = t.category_id AND c.slug = 'tiaras'",
  )
  expect(await nameSeen()).toBe('Crowns')
  await shop.later(60_000)
  office.forward += 60_000
  expect(await nameSeen()).toBe('Diadems')
})

test('a shop takes part in collection, its studio in bookings, a point in parcels', async () => {
  const visitor = await shopper()
  const shops = (await visitor.get('/shops/list?city_id=900001')).body as { shops: { key: string; id: number }[] }
  expect(shops.shops.map(({ key }) => key)).toStrictEqual(['newtown'])
  const booking = (await visitor.get('/bookings/services')).body as { services: { key: string; shops: number[] }[] }
  expect(booking.services.find(({ key }) => key === 'polish')?.shops).toContain(shops.shops[0]?.id)
  const points = (await visitor.get('/api/pickup-points/list/?city_id=900001')).body as { points: { code: string; price: number }[] }
  expect(points.points).toStrictEqual([expect.objectContaining({ code: 'NEW-1' })])
  const [before] = points.points
  await feed('cities', [{ ...city, zone: 0 }])
  const nearer = (await visitor.get('/api/pickup-points/list/?city_id=900001')).body as typeof points
  expect(nearer.points[0]?.price).toBeLessThan(before?.price ?? 0)
})

test('a promo code is taken in any case, and how often it was used stays', async () => {
  await shop.behindTheScenes("UPDATE promocodes SET used = 7 WHERE code = 'OPENING10'")
  await feed('promo-codes', [{ ...promocode, code: 'opening10', percent: 20 }])
  expect(await shop.behindTheScenes("SELECT percent, used FROM promocodes WHERE code = 'OPENING10'")).toStrictEqual([
    { percent: 20, used: 7 },
  ])
  const buyer = await new Buyer(shop.url()).arrive()
  await buyer.cart('add', { sku_id: 'letter-a-silver-one' })
  expect(await buyer.post('/cart/promocode/apply', { code: 'Opening10' })).toMatchObject({ status: 200 })
})

test('a point of Belarus or Kazakhstan comes with a number of that country only [pickup.country-codes]', async () => {
  const cityIn = async (country: string) => {
    const [row] = (await shop.behindTheScenes(`SELECT id FROM cities WHERE country = '${country}' LIMIT 1`)) as { id: number }[]
    return row?.id
  }
  const [minsk, almaty] = [await cityIn('BY'), await cityIn('KZ')]
  const { refused } = (await feed('points', [
    { ...point, code: '299901', city: minsk },
    { ...point, code: '100037', city: minsk },
    { ...point, code: '2999010', city: minsk },
    { ...point, code: '099901', city: almaty },
    { ...point, code: '299902', city: almaty },
  ])) as { refused: { index: number; reason: string }[] }
  expect(refused.map(({ index, reason }) => [index, reason])).toStrictEqual([
    [1, 'wrong_point_code'],
    [2, 'wrong_point_code'],
    [4, 'wrong_point_code'],
  ])
})

test('rows that name what is not there are refused, each with its reason; the others are applied', async () => {
  const reasons = async (kind: string, rows: object[]) => {
    const { applied, refused } = (await feed(kind, rows)) as { applied: number; refused: { index: number; reason: string }[] }
    return [applied, refused.map(({ index, reason }) => `${index} ${reason}`)]
  }
  expect(await reasons('categories', [category, category, { ...category, slug: 'a', banner: 'no/such' }])).toStrictEqual([
    1,
    ['1 repeated_row', '2 unknown_picture'],
  ])
  expect(await reasons('designers', [{ ...designer, feature: 'no/such' }])).toStrictEqual([0, ['0 unknown_picture']])
  expect(await reasons('shops', [{ ...shopRow, city: 999_999 }])).toStrictEqual([0, ['0 unknown_city']])
  expect(await reasons('points', [point, { ...point, code: 'B', city: 999_999 }, { ...point, code: 'C', provider: 77 }])).toStrictEqual([
    1,
    ['1 unknown_city', '2 unknown_provider'],
  ])
  expect(await reasons('certificate-designs', [{ ...design, picture: 'no/such' }])).toStrictEqual([0, ['0 unknown_picture']])
  expect(
    await reasons('promo-codes', [
      { code: 'A1', kind: 'percent' },
      { code: 'A2', kind: 'sum' },
      { code: 'A3', kind: 'freeDelivery', onlyCategories: ['spoons'] },
      { code: 'A4', kind: 'giftPack' },
    ]),
  ).toStrictEqual([1, ['0 wrong_promocode', '1 wrong_promocode', '2 unknown_category']])
})

test('what others need stays, the rest is removed, and once more is no fault', async () => {
  const removal = async (kind: string, names: string[]) => {
    const { applied, refused } = (await feed(kind, [], names)) as { applied: number; refused: { id: string; reason: string }[] }
    return [applied, refused.map(({ id, reason }) => `${id} ${reason}`)]
  }
  expect(await removal('categories', ['rings', 'tiaras', 'never-was'])).toStrictEqual([2, ['rings in_use']])
  expect(await removal('designers', ['zlata', 'north-light'])).toStrictEqual([1, ['zlata in_use']])
  expect(await removal('cities', ['900001'])).toStrictEqual([0, ['900001 in_use']])
  expect(await removal('shops', ['newtown'])).toStrictEqual([1, []])
  expect(await removal('points', ['NEW-1'])).toStrictEqual([1, []])
  expect(await removal('cities', ['900001'])).toStrictEqual([1, []])
  expect(await removal('promo-codes', ['OPENING10', 'A4'])).toStrictEqual([2, []])
  expect(await removal('certificate-designs', ['900'])).toStrictEqual([1, []])
  expect(await removal('booking-services', ['polish', 'polish'])).toStrictEqual([2, []])
  const { categories } = (await (await shopper()).get('/main-page')).body as { categories: { name: string }[] }
  expect(categories.map(({ name }) => name)).not.toContain('Crowns')
})

test('a batch is written in as many statements as one row', async () => {
  const statementsFor = async (quantity: number) => {
    let count = 0
    const connection = { query: async () => ((count += 1), []) }
    const rows = Array.from({ length: quantity }, (_, index) => ({ ...design, id: index }) as unknown as FeedCertificateDesign)
    await applyReference(connection, certificateDesignFeed, { rows, removed: [] })
    return count
  }
  expect(await statementsFor(500)).toBe(await statementsFor(1))
})
