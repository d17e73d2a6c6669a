import { showFavorites, type FavoritesAnswer } from '@shop/contracts/favorites/favorites'
import { HOUR_MS } from '@shop/contracts/core/time/durations'
import { INTERNATIONAL, keeps, refusal, type Shopper } from '../../support/people/shopper.ts'
import { aShopper, newPhone, register, signInAgain } from '../../support/people/sign-in.ts'
import { Office } from '../../support/services/office.ts'
import { openShop, type Shop } from '../../support/shop.ts'

const office = new Office()
let shop: Shop
let ring = 0
let before = 0
let sequence = 0

const seconds = (hours: number) => Math.floor((Date.now() + office.forward) / 1000) + hours * 3600
const someone = (host?: string) => aShopper({ url: shop.url(), ...(host && { host }) })
const lowered = async (shopper: Shopper, body: object = {}) => {
  const answer = await shopper.post('/favorites/show', { favorites: [ring], ...body })
  expect(keeps(showFavorites, answer)).toBe(true)
  return (answer.body as FavoritesAnswer).result.lowered
}
const later = async (hours: number) => {
  await shop.later(hours * HOUR_MS)
  office.forward += hours * HOUR_MS
}
/** All sizes, so that the cheapest of them costs this. */
const price = async (final: number) => {
  const skus = (await shop.behindTheScenes(`SELECT id FROM skus WHERE product_id = ${ring}`)) as { id: string }[]
  const rows = skus.map(({ id }) => ({ sku: id, currency: 'RUB', initial: final, final }))
  const message = { feedId: 'prices', sequence: (sequence += 1), rows }
  expect((await office.ask(shop.url(), 'POST', '/back-office/feed/prices', message)).body).toMatchObject({ applied: skus.length })
}

beforeAll(async () => {
  shop = await openShop(await office.open())
  const pieces = await (await someone()).everyPiece()
  const found = pieces.find(({ url }) => url.endsWith('/band-classic-rose'))
  ring = found?.itemId ?? 0
  before = found?.price.final ?? 0
})
afterAll(async () => {
  await shop.remove()
  await office.close()
})

test('a piece that costs less than when it was liked is told with what it cost then [favorites.cheaper-since-liked]', async () => {
  const guest = await someone()
  const phone = newPhone()
  const anna = await someone()
  await register(anna, phone)
  await anna.post(`/favorites/${ring}`, {})
  const liked = seconds(0)
  await later(1)
  expect(await lowered(anna)).toStrictEqual([])
  await price(before - 3_200_00)
  await later(1)
  const told = [{ itemId: ring, from: before }]

  expect(await lowered(anna)).toStrictEqual(told)
  expect(await lowered(guest, { since: [liked] })).toStrictEqual(told)
  // Ids beyond the database's range keep their place beside the times.
  expect(await lowered(guest, { favorites: [Number.MAX_SAFE_INTEGER, ring], since: [0, liked] })).toStrictEqual(told)
  // Without a time, liked after the price changed, or with a time in the future.
  for (const since of [undefined, [0], [seconds(0)], [seconds(24)]]) expect(await lowered(guest, { since })).toStrictEqual([])
  // Prices of the other storefront did not change.
  expect(await lowered(await someone(INTERNATIONAL), { since: [liked] })).toStrictEqual([])

  // Signing in brings the guest's list; the time that its browser keeps is the earlier one.
  const another = newPhone()
  await register(await someone(), another)
  const { shopper: boris } = await signInAgain(another, { favorites: [ring] }, { url: shop.url() })
  expect(await lowered(boris)).toStrictEqual([])
  expect(await lowered(boris, { since: [liked] })).toStrictEqual(told)

  // Back to what it cost: nothing to tell.
  await price(before)
  await later(1)
  expect(await lowered(anna)).toStrictEqual([])
})

test.each([[[-1]], [[1.5]], [['1']], [Array.from({ length: 301 }, () => 0)]])('times like %j are refused', async (since) => {
  expect(refusal(await (await someone()).post('/favorites/show', { favorites: [ring], since }))).toMatchObject({ status: 400 })
})
