import { feedPrices, feedStock } from '@shop/contracts/services/back-office/goods'
import { eventually } from '@shop/testing/eventually'
import { FRONT_DOOR_KEY } from '../support/services/processes.ts'
import { Office } from '../support/services/office.ts'
import { openShop, type Shop } from '../support/shop.ts'

const SKU = 'solitaire-aurora-yellow-165'
const SLUG = 'solitaire-aurora-yellow'
const office = new Office()
let shop: Shop
let sequence = 0

interface Change {
  pieces: string[] | 'all'
  content: boolean
}
const changes: Change[] = []
const leaving = new AbortController()

/** As a front door follows it. */
async function follow() {
  const { status, body } = await fetch(`${shop.url()}/changes`, { headers: { 'x-front-door': FRONT_DOOR_KEY }, signal: leaving.signal })
  expect(status).toBe(200)
  let text = ''
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  const begun = reader?.read()
  const read = async () => {
    for (let part = await begun; part && !part.done; part = await reader?.read()) {
      const events = `${text}${part.value}`.split('\n\n')
      text = events.pop() ?? ''
      for (const event of events) if (event.startsWith('data: ')) changes.push(JSON.parse(event.slice(6)) as Change)
    }
  }
  await begun
  void read().catch(() => undefined)
}

beforeAll(async () => {
  shop = await openShop(await office.open())
  await follow()
})
afterAll(async () => {
  leaving.abort()
  await shop.remove()
  await office.close()
})
beforeEach(() => void changes.splice(0))

const feed = (path: string, rows: object[]) =>
  office.ask(shop.url(), 'POST', path, { feedId: path.split('/').at(-1), sequence: (sequence += 1), rows })
const isTold = () => eventually(`a change of ${SLUG}`, () => changes.some(({ pieces }) => pieces.includes(SLUG)))

test('a changed price is told to front doors', async () => {
  const { body } = await feed(feedPrices.path, [{ sku: SKU, currency: 'RUB', initial: 9_990_000, final: 8_880_000 }])
  expect(body).toMatchObject({ status: 'applied', applied: 1 })
  await isTold()
})

test('stock that comes to zero is told to front doors, and stock that stays is not', async () => {
  await feed(feedStock.path, [{ sku: SKU, onHand: 7 }])
  await feed(feedStock.path, [{ sku: SKU, onHand: 0 }])
  await isTold()
  expect(changes.every(({ content }) => !content)).toBe(true)
})

test('the price of a size alone is told', async () => {
  await shop.behindTheScenes(`UPDATE prices SET final = final - 100 WHERE sku_id = '${SKU}' AND currency = 'AED'`)
  await isTold()
})

test('anybody else gets no stream', async () => {
  expect((await fetch(`${shop.url()}/changes`)).status).toBe(404)
  expect((await fetch(`${shop.url()}/changes`, { headers: { 'x-front-door': 'another' } })).status).toBe(404)
})

const SOON = `INSERT INTO content_versions (document, version, body, digest, publish_at, paths, storefront, locale)
  SELECT document, version + 100, body, 'another', now() + interval '1 hour', paths, storefront, locale FROM content_versions
  WHERE document = 'banners' ORDER BY version DESC LIMIT 1`

test('a text that comes to its time is told without anybody publishing then', async () => {
  await shop.behindTheScenes(SOON)
  await shop.behindTheScenes("UPDATE prices SET final = final - 100 WHERE sku_id = 'solitaire-aurora-yellow-165' AND currency = 'AED'")
  await isTold()
  expect(changes.every(({ content }) => !content)).toBe(true)
  await shop.later(60 * 60_000)
  await eventually('changed content', () => changes.some(({ content }) => content))
})

const onPostgres = process.env['DATABASE_URL'] ? test : test.skip
onPostgres('changes are told after the connection that listens was ended', async () => {
  const listeners = "SELECT pid FROM pg_stat_activity WHERE application_name = 'shop-listens' AND datname = current_database()"
  const before = await shop.behindTheScenes(listeners)
  expect(before).toHaveLength(1)
  await shop.behindTheScenes(`SELECT pg_terminate_backend(pid) FROM (${listeners}) AS listener`)
  await shop.behindTheScenes(`UPDATE prices SET final = final - 100 WHERE sku_id = '${SKU}' AND currency = 'AED'`)
  await isTold()
  const [{ pid: former }] = before as [{ pid: number }]
  await eventually('another connection', async () => {
    const now = (await shop.behindTheScenes(listeners)) as { pid: number }[]
    return now.some(({ pid }) => pid !== former)
  })
})
