import type { Product } from '@shop/contracts/catalog/product'
import { feedDesigners } from '@shop/contracts/services/back-office/catalogue'
import { feedCities, feedPoints, feedShops } from '@shop/contracts/services/back-office/places'
import sharp from 'sharp'
import { aDraft, Buyer } from '../support/people/buyer.ts'
import { confirm, newPhone } from '../support/people/sign-in.ts'
import { Gateway } from '../support/services/gateway.ts'
import { Office } from '../support/services/office.ts'
import { openProduction } from '../support/production.ts'
import type { Shop } from '../support/shop.ts'

const office = new Office()
const gateway = new Gateway()
let shop: Shop

beforeAll(async () => {
  shop = await openProduction({ ...(await gateway.open()), ...(await office.open()) })
})
afterAll(async () => {
  await shop.remove()
  await Promise.all([office.close(), gateway.close()])
})

let sequence = 0
async function feed(kind: string, row: object) {
  const { body } = await office.ask(shop.url(), 'POST', `/back-office/feed/${kind}`, {
    feedId: kind,
    sequence: (sequence += 1),
    rows: [row],
  })
  expect(body).toMatchObject({ status: 'applied', applied: 1, refused: [] })
}

const inBoth = (words: object) => ({ ru: words, en: words })
/** The row of a call's example, changed. */
const rowOf = ({ example }: { example: { body?: unknown } }, changes: object = {}) => ({
  ...(example.body as { rows: object[] }).rows[0],
  ...changes,
})

const FIRST_PICTURE = '/back-office/pictures/rings%2Ffirst-ring-1'
const firstRing = (picture: string) => ({
  externalCode: 'FIRST-1',
  productCode: 'ZL-0001-Y',
  slug: 'first-ring',
  category: 'rings',
  designer: 'north-light',
  metal: 'yellow',
  mood: 'light',
  texts: inBoth({ name: 'Первое кольцо', description: 'Первое кольцо.', collection: null }),
  pictures: [picture],
  skus: [{ id: 'first-ring-17', sizeRu: '17', sizeEn: '6.5', weight: 210 }],
})

test('an empty shop is opened by signed calls alone, with one picture, one designer and one code, and sells [orders.opened-by-calls] [pictures.removed-unused]', async () => {
  const photograph = await sharp({ create: { width: 960, height: 1200, channels: 3, background: '#a08060' } })
    .jpeg()
    .toBuffer()
  const file = photograph.toString('base64')
  const { body: sent } = await office.ask(shop.url(), 'POST', FIRST_PICTURE, { use: 'product', file })
  expect(sent).toMatchObject({ result: true, refused: null })

  await feed('categories', { slug: 'rings', position: 0, texts: inBoth({ name: 'Кольца' }) })
  await feed('designers', rowOf(feedDesigners, { portrait: 'rings/first-ring-1' }))
  await feed('cities', rowOf(feedCities))
  await feed('shops', rowOf(feedShops))
  await feed('points', rowOf(feedPoints))
  await feed('promo-codes', { code: 'OPENING10', kind: 'percent', percent: 10 })
  await feed('products', firstRing('rings/first-ring-1'))
  await feed('prices', { sku: 'first-ring-17', currency: 'RUB', initial: 2_000_000, final: 2_000_000 })
  await feed('stock', { sku: 'first-ring-17', onHand: 2 })

  const buyer = new Buyer(shop.url())
  await buyer.arrive()
  const { quantity } = await buyer.show('catalog', 'rings')
  expect(quantity).toBe(1)
  const { body } = await buyer.get('/catalog/rings/first-ring/info')
  const [photo] = (body as { result: { product: Product } }).result.product.photos
  expect((await fetch(`${shop.url()}/pictures/${photo?.base}-640.avif`)).status).toBe(200)

  const phone = newPhone()
  await confirm(buyer, phone)
  await buyer.cart('add', { sku_id: 'first-ring-17' })
  await buyer.cart('promocode/apply', { code: 'OPENING10' })
  const draft = aDraft({ phone })
  expect((await buyer.calculated(draft)).dueSum).toBe(1_800_000)
  const { result, order, code, errors } = await buyer.order(draft)
  expect({ result, code, errors }).toStrictEqual({ result: true, code: null, errors: null })
  expect((await buyer.success(order?.id ?? '')).result).toBe(true)

  // The order shows its photograph for good, though the shop has no such picture any more.
  const remove = () => office.ask(shop.url(), 'DELETE', FIRST_PICTURE)
  expect((await remove()).body).toStrictEqual({
    result: false,
    refused: {
      reason: 'in_use',
      by: [
        { kind: 'designer', name: 'north-light' },
        { kind: 'product', name: 'first-ring' },
      ],
    },
  })
  await office.ask(shop.url(), 'POST', '/back-office/pictures/rings%2Fsecond-1', { use: 'product', file })
  await feed('designers', rowOf(feedDesigners, { portrait: 'rings/second-1' }))
  await feed('products', firstRing('rings/second-1'))
  expect((await remove()).body).toStrictEqual({ result: true, refused: null })
  expect((await fetch(`${shop.url()}/pictures/${photo?.base}-640.avif`)).status).toBe(200)
})
