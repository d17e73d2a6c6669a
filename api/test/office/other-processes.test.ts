import { feedCategories, feedDesigners } from '@shop/contracts/services/back-office/catalogue'
import { feedCities, feedShops } from '@shop/contracts/services/back-office/places'
import { Shopper } from '../support/people/shopper.ts'
import { Office } from '../support/services/office.ts'
import { freePort, type Running } from '../support/services/processes.ts'
import { ask, closeInProcess, openInProcess } from '../support/services/reuse.ts'
import { openShop, type Shop } from '../support/shop.ts'

const MINUTE_MS = 60_000
const CITY = 900_001
const office = new Office()
let shop: Shop
let other: Running | null = null
let sequence = 0

beforeAll(async () => {
  shop = await openShop(await office.open())
})
afterAll(async () => {
  if (other) await closeInProcess(other, shop.environment)
  await shop.remove()
  await office.close()
})

async function feed({ path, example }: { path: string; example: { body?: unknown } }, changes: object, names: Record<string, string>) {
  const [row] = (example.body as { rows: { texts: Record<'ru' | 'en', object> }[] }).rows
  const texts = { ru: { ...row?.texts.ru, ...names }, en: { ...row?.texts.en, ...names } }
  const batch = { feedId: `other-${path.split('/').at(-1)}`, sequence: (sequence += 1), rows: [{ ...row, ...changes, texts }], removed: [] }
  const { body } = await office.ask(shop.url(), 'POST', path, batch)
  expect(body).toMatchObject({ status: 'applied', applied: 1, refused: [] })
}

const asRing = { slug: 'rings', position: 0 }
/** Far from every shop of the demo. */
const THERE = { latitude: 62, longitude: 50 }
const city = { id: CITY, zone: 4, ...THERE }

/** What a shopper of one process sees of a category, a card, a city, and of the shops around it. */
async function seenAt(url: string) {
  const shopper = await new Shopper({ url }).arrive()
  const { name: category, products } = await shopper.show('catalog', 'rings')
  const { body } = await shopper.get(`/delivery/offers?city_id=${CITY}`)
  const { city: place, offers } = body as { city: { city: string }; offers: { kind: string }[] }
  const [card] = products
  return { category, designer: card?.designer, city: place.city, hasShop: offers.some(({ kind }) => kind === 'shop') }
}

// The embedded database has one process.
const onPostgres = process.env['DATABASE_URL'] ? test : test.skip

onPostgres('the process that takes a batch shows it at once, and another one within a minute', async () => {
  await feed(feedCities, city, { name: 'Oldtown', region: 'Newland' })
  other = await openInProcess({ ...shop.environment, PORT: String(await freePort()) })
  const before = await seenAt(shop.url())
  expect(await seenAt(other.url)).toStrictEqual(before)
  expect(before).toMatchObject({ city: 'Oldtown', hasShop: false })

  const slug = before.designer?.url?.split('/').at(-1)
  await feed(feedCategories, asRing, { name: 'Circles' })
  await feed(feedDesigners, { slug }, { name: 'North Light' })
  await feed(feedCities, city, { name: 'Newtown', region: 'Newland' })
  await feed(feedShops, { key: 'newtown', city: CITY, ...THERE }, {})
  expect(await seenAt(shop.url())).toMatchObject({
    category: 'Circles',
    designer: { name: 'North Light' },
    city: 'Newtown',
    hasShop: true,
  })
  // Cards, which name the designer, are told of at once.
  expect(await seenAt(other.url)).toStrictEqual({ ...before, designer: expect.anything() })

  await ask(other, { clockForward: MINUTE_MS })
  expect(await seenAt(other.url)).toStrictEqual(await seenAt(shop.url()))
})
