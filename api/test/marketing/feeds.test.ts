import http from 'node:http'
import zlib from 'node:zlib'
import { brandOf } from '../../src/platform/brand/brand-file.ts'
import { FEEDS } from '../../src/goods/feeds/files.ts'
import { picturesOf } from '../../src/goods/feeds/links.ts'
import type { FeedPiece } from '../../src/goods/feeds/pieces.ts'
import { lastNight, makeDueFeeds } from '../../src/goods/feeds/nightly.ts'
import { faultsOfGoogleItem, GOOGLE } from '../../src/goods/feeds/schemas/google.ts'
import { faultsOf } from '../../src/goods/feeds/schemas/rules.ts'
import { faultsOfYmlOffer, YML } from '../../src/goods/feeds/schemas/yml.ts'
import { type Element, element } from '../../src/goods/feeds/xml.ts'
import { stopping } from '../../src/platform/status/health.ts'
import { systemClock } from '../../src/platform/clock/clock.ts'
import type { Queryable } from '../../src/platform/db/database.ts'
import type { Logger } from '@shop/observability/log'
import { eventually } from '@shop/testing/eventually'
import { DAY_MS } from '@shop/contracts/core/time/durations'
import { FRONT_DOOR_KEY } from '../support/services/processes.ts'
import { openShop, type Shop } from '../support/shop.ts'
import { INTERNATIONAL, RUSSIAN, Shopper } from '../support/people/shopper.ts'
import { parseXml } from '../support/documents/xml.ts'

const MINUTE = 61_000
const ORIGINS = { ru: 'https://zlata.ru', international: 'https://zlata.com' }
const HOSTS = { ru: 'zlata.ru', international: 'zlata.com' }

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ SHOP_ORIGINS: `${ORIGINS.ru},${ORIGINS.international}` })
  await made(0)
})
afterAll(() => shop.remove())

const rows = async () =>
  (await shop.behindTheScenes("SELECT * FROM merchant_feeds WHERE file NOT LIKE 'addresses%' ORDER BY file")) as {
    file: string
    made_at: string
    edition: string
  }[]

/** Waits until every feed was made after an instant. */
async function made(since: number) {
  await shop.later(MINUTE)
  for (;;) {
    const found = await rows()
    if (found.length === FEEDS.length && found.every(({ made_at }) => made_at !== null && Date.parse(made_at) > since)) return found
  }
}

interface Fetched {
  status: number
  headers: http.IncomingHttpHeaders
  bytes: Buffer
}

/** As it stands: nothing is decompressed on the way. */
const fetched = (file: string, host: string, headers: http.OutgoingHttpHeaders = {}) =>
  new Promise<Fetched>((resolve, reject) => {
    const given = { 'x-front-door': FRONT_DOOR_KEY, 'x-forwarded-host': host, ...headers }
    const request = http.get(`${shop.url()}/feeds/${file}`, { headers: given }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes: Buffer.concat(parts) }))
    })
    request.on('error', reject)
  })

const hostOf = (file: string) => HOSTS[FEEDS.find((feed) => feed.file === file)?.storefront ?? 'ru']
const documentOf = async (file: string) => parseXml((await fetched(file, hostOf(file))).bytes.toString())

const child = ({ elements }: Element, name: string) => elements.filter((one) => one.name === name)
const textIn = (one: Element, name: string) => child(one, name)[0]?.text
const offersOf = (document: Element) => child(document.elements[0] as Element, 'offers').flatMap((offers) => child(offers, 'offer'))
const itemsOf = (document: Element) => child(document.elements[0] as Element, 'item')

/** What the shop can sell in a currency, asked past the feeds. */
const soldIn = async (currency: string) => {
  const found = await shop.behindTheScenes(`
    SELECT s.id, p.final, p.initial FROM skus s JOIN prices p ON p.sku_id = s.id AND p.currency = '${currency}'
    JOIN stock ON stock.sku_id = s.id AND stock.quantity > 0 JOIN products ON products.id = s.product_id AND NOT products.is_archive
      AND products.certificate_type IS NULL AND products.slug <> 'ring-sizer-by-post'`)
  return new Map((found as { id: string; final: number; initial: number }[]).map(({ id, ...prices }) => [id, prices]))
}

test('the Yandex feed is valid against its field tables', async () => {
  const document = await documentOf('yandex.yml')
  expect(faultsOf(document, YML)).toStrictEqual([])
  const offers = offersOf(document)
  expect(offers.flatMap(faultsOfYmlOffer)).toStrictEqual([])
  const categories = child(document.elements[0] as Element, 'categories').flatMap(({ elements }) =>
    elements.map(({ attributes }) => attributes['id']),
  )
  for (const offer of offers) expect(categories).toContain(textIn(offer, 'categoryId'))
})

test.each(['google.xml', 'google-aed.xml', 'google-usd.xml'])('%s is valid against Google’s field tables', async (file) => {
  const document = await documentOf(file)
  expect(faultsOf(document, GOOGLE)).toStrictEqual([])
  expect(itemsOf(document).flatMap(faultsOfGoogleItem)).toStrictEqual([])
})

test('a feed has each sellable SKU of a piece once, at its price; certificates are no part of it', async () => {
  const sold = await soldIn('RUB')
  const offers = offersOf(await documentOf('yandex.yml')).map((offer) => [offer.attributes['id'], Number(textIn(offer, 'price')) * 100])
  expect(sold.size).toBeGreaterThan(100)
  expect(offers.toSorted()).toStrictEqual([...sold].map(([id, { final }]) => [id, final]).toSorted())
})

test.each([
  ['google.xml', 'RUB'],
  ['google-aed.xml', 'AED'],
  ['google-usd.xml', 'USD'],
])('%s has the prices of its price list, and the sale price beside the regular one', async (file, currency) => {
  const sum = (minor: number) => `${(minor / 100).toFixed(2)} ${currency}`
  const sold = await soldIn(currency)
  const items = itemsOf(await documentOf(file)).map((item) => [textIn(item, 'g:id'), textIn(item, 'g:price'), textIn(item, 'g:sale_price')])
  const expected = [...sold].map(([id, { initial, final }]) => [id, sum(initial), final < initial ? sum(final) : undefined])
  expect(items.toSorted()).toStrictEqual(expected.toSorted())
})

test('sizes and weights of a product are a group, each with URL, hallmark, metal and size', async () => {
  const offers = offersOf(await documentOf('yandex.yml'))
  const ring = offers.find(({ attributes }) => attributes['id'] === 'solitaire-aurora-yellow-155') as Element
  const other = offers.find(({ attributes }) => attributes['id'] === 'solitaire-aurora-yellow-160') as Element
  expect(ring.attributes['group_id']).toBe(other.attributes['group_id'])
  expect(textIn(ring, 'url')).toBe('https://zlata.ru/catalog/rings/solitaire-aurora-yellow?size=15.5&weight=0.30')
  const params = new Map(child(ring, 'param').map(({ attributes, text }) => [attributes['name'], text]))
  expect(params.get('Металл')).toBe('Жёлтое золото 585')
  expect(params.get('Размер')).toBe('15,5')
  expect(params.get('УИН')).toMatch(/^\d{16}$/)
  const [first] = child(ring, 'picture')
  expect(first?.text).toMatch(/^https:\/\/zlata\.ru\/pictures\/rings\/solitaire-aurora-yellow-1-\w+-640\.webp$/)
})

test('with a CDN pictures are named there, pages at the shop [machines.cdn-feeds]', () => {
  const piece = { photos: [{ base: 'rings/halo', fallback: 640 }] } as FeedPiece
  globalThis.picturesUrl = 'https://cdn.example'
  expect(picturesOf(piece, ORIGINS.ru, 1)).toStrictEqual(['https://cdn.example/pictures/rings/halo-640.webp'])
  delete globalThis.picturesUrl
  expect(picturesOf(piece, ORIGINS.ru, 1)).toStrictEqual(['https://zlata.ru/pictures/rings/halo-640.webp'])
})

test('a price in dollars links to a page in dollars', async () => {
  const [item] = itemsOf(await documentOf('google-usd.xml'))
  const address = new URL(textIn(item as Element, 'g:link') ?? '')
  expect([address.origin, address.searchParams.get('code')]).toStrictEqual(['https://zlata.com', 'KZ'])
})

test('a made-to-order item is a preorder with its availability date', async () => {
  const item = itemsOf(await documentOf('google.xml')).find((one) => textIn(one, 'g:availability') === 'preorder')
  expect(textIn(item as Element, 'g:availability_date')).toMatch(/^\d{4}-\d\d-\d\dT00:00\+03:00$/)
})

test.each([
  ['yandex.yml', 'zlata.ru', 200],
  ['yandex.yml', 'zlata.com', 404],
  ['yandex.yml', 'localhost', 404],
  ['google-aed.xml', 'zlata.com', 200],
  ['google-aed.xml', 'zlata.ru', 404],
  ['nothing.xml', 'zlata.ru', 404],
])('%s on %s returns %i', async (file, host, status) => {
  expect((await fetched(file, host)).status).toBe(status)
})

test('a feed is served precompressed, with noindex, and revalidates with 304', async () => {
  const plain = await fetched('yandex.yml', RUSSIAN)
  const gzip = await fetched('yandex.yml', RUSSIAN, { 'accept-encoding': 'gzip' })
  const brotli = await fetched('yandex.yml', RUSSIAN, { 'accept-encoding': 'gzip;q=0.8, br' })
  expect([plain, gzip, brotli].map(({ headers }) => headers['content-encoding'])).toStrictEqual([undefined, 'gzip', 'br'])
  expect(zlib.gunzipSync(gzip.bytes)).toStrictEqual(plain.bytes)
  expect(zlib.brotliDecompressSync(brotli.bytes)).toStrictEqual(plain.bytes)
  expect(plain.headers).toMatchObject({
    'x-robots-tag': 'noindex',
    'content-type': 'application/xml; charset=utf-8',
    vary: 'accept-encoding',
  })
  const again = await fetched('yandex.yml', RUSSIAN, { 'if-none-match': String(plain.headers.etag) })
  expect([again.status, again.bytes.length]).toStrictEqual([304, 0])
})

test('an invalid offer is omitted and logged, the others are published; feeds are rebuilt every night', async () => {
  const before = await rows()
  await shop.behindTheScenes(`UPDATE product_texts SET name = repeat('Очень длинное имя ', 20) WHERE locale = 'ru' AND product_id = 11`)
  await shop.behindTheScenes(
    `UPDATE product_texts SET description = E'Золото & <камень>, "огранка"\\x01' WHERE locale = 'ru' AND product_id = 12`,
  )
  await shop.later(DAY_MS)
  const after = await made(Math.max(...before.map(({ made_at }) => Date.parse(made_at))))
  expect(after.map(({ edition }) => edition)).not.toStrictEqual(before.map(({ edition }) => edition))
  const document = await documentOf('yandex.yml')
  expect(offersOf(document).filter((offer) => offer.attributes['group_id'] === '11')).toStrictEqual([])
  expect(offersOf(document).length).toBeGreaterThan(100)
  const other = offersOf(document).find((offer) => offer.attributes['group_id'] === '12')
  expect(textIn(other as Element, 'description')).toBe('Золото & <камень>, "огранка"')
  await eventually('the line of the log', () => shop.log().includes('offer/name is longer than 150 signs'))
  expect(itemsOf(await documentOf('google-aed.xml')).some((item) => textIn(item, 'g:item_group_id') === '11')).toBe(true)
})

test('a stopping process abandons a feed and releases its claim', async () => {
  const asked: string[] = []
  const answers = async (statement: string) => {
    asked.push(statement)
    if (statement.includes('FROM products')) return [{ id: 1, skus: [] }]
    return statement.includes('claimed_until = $3') ? [{ file: 'yandex.yml' }] : []
  }
  const connection = { query: answers as Queryable['query'] }
  const transaction = jest.fn()
  const database = { ...connection, transaction, close: () => Promise.resolve() }
  stopping.now = true
  const log = { info: jest.fn() } as unknown as Logger
  await makeDueFeeds({ database, clock: systemClock, log, brand: brandOf(), siteOrigins: { ru: ORIGINS.ru, international: null } })
  stopping.now = false
  expect(transaction).not.toHaveBeenCalled()
  expect(asked.at(-1)).toMatch(/claimed_until = NULL/)
})

test('a feed is due when it is older than 3:00 Moscow time', () => {
  expect(lastNight(new Date('2026-11-24T00:00:00Z')).toISOString()).toBe('2026-11-24T00:00:00.000Z')
  expect(lastNight(new Date('2026-11-23T23:59:59Z')).toISOString()).toBe('2026-11-23T00:00:00.000Z')
})

describe('validation reports', () => {
  const changed = (given: Element, name: string, change: (found: Element) => Element[]): Element => ({
    ...given,
    elements: given.elements.flatMap((one) => (one.name === name ? change(one) : [one])),
  })
  const withText = (words: string) => (found: Element) => [{ ...found, text: words }]
  const anOffer = async () => offersOf(await documentOf('yandex.yml')).find((one) => child(one, 'oldprice').length > 0) as Element
  const anItem = async () => itemsOf(await documentOf('google.xml')).find((one) => child(one, 'g:sale_price').length > 0) as Element

  test.each([
    ['a price of nothing', 'price', withText('0'), 'offer/price is no price above zero'],
    ['a price in words', 'price', withText('5 990 ₽'), 'offer/price is no price above zero'],
    ['no price', 'price', () => [], 'offer/price is missing'],
    ['two prices', 'price', (found: Element) => [found, found], 'offer/price stands there 2 times'],
    ['an old price that is none', 'oldprice', withText('1'), 'offer/oldprice is not above the price'],
    ['a relative address', 'url', withText('/catalog'), 'offer/url is no address'],
    ['no picture', 'picture', () => [], 'offer/picture is missing'],
    ['a long description', 'description', withText('ы'.repeat(3001)), 'offer/description is longer than 3000 signs'],
    ['a field of no table', 'vendor', (found: Element) => [found, element('colour', 'x')], 'offer/colour is unknown'],
  ] as const)('%s in an offer', async (_, name, change, fault) => {
    expect(faultsOfYmlOffer(changed(await anOffer(), name, change))).toContain(fault)
  })

  test.each([
    ['a price without a currency', 'g:price', withText('5990.00'), 'item/g:price is no sum above zero with its currency'],
    ['two currencies', 'g:price', withText('999999.00 AED'), 'item has two currencies'],
    ['a sale that is none', 'g:sale_price', withText('9999999.00 RUB'), 'item/g:sale_price is not below the price'],
    ['a preorder without its day', 'g:availability', withText('preorder'), 'item/g:availability_date belongs to a preorder'],
    ['an unknown state', 'g:availability', withText('soon'), 'item/g:availability is none of in_stock, out_of_stock, preorder, backorder'],
    ['a long title', 'g:title', withText('x'.repeat(151)), 'item/g:title is longer than 150 signs'],
    ['no shipping', 'g:shipping', () => [], 'item/g:shipping is missing'],
  ] as const)('%s in an item', async (_, name, change, fault) => {
    expect(faultsOfGoogleItem(changed(await anItem(), name, change))).toContain(fault)
  })
})

test('a request does not generate a feed: before the first night it returns 404', async () => {
  const fresh = await openShop()
  const { status } = await new Shopper({ host: INTERNATIONAL, url: fresh.url() }).get('/feeds/google-aed.xml')
  await fresh.remove()
  expect(status).toBe(404)
})
