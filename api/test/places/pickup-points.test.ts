import { isPickpointCode } from '@shop/forms/fields/address'
import { searchOf } from '@shop/contracts/core/endpoint'
import { type CityOffers, deliveryOffersOf } from '@shop/contracts/places/delivery'
import type { City } from '@shop/contracts/places/location'
import {
  type MapBounds,
  type MapCluster,
  type MapPoint,
  type PickupPoint,
  pickupPointsList,
  pickupPointsMap,
  pickupProviders,
} from '@shop/contracts/places/pickup-points'
import { shop as shopIds } from '@shop/contracts/places/reference-ids'
import { type Shop, shops, shopStock } from '@shop/contracts/places/shops'
import { INTERNATIONAL, keeps, refusal, RUSSIAN, Shopper } from '../support/people/shopper.ts'

type Query = Parameters<typeof searchOf>[0]
interface Page {
  points: PickupPoint[]
  next_cursor: string | null
  total: number
  bounds: MapBounds | null
}
const MOSCOW = { south: 55.5, west: 37.3, north: 56, east: 37.9 }
const abroad = (country: string) => new Shopper({ host: INTERNATIONAL, cookies: { country } })

const list = async (query: Query = {}, shopper = new Shopper()) => {
  const answer = await shopper.get(pickupPointsList.path + searchOf(query))
  expect(keeps(pickupPointsList, answer)).toBe(true)
  return answer.body as Page
}
const map = async (query: Query, shopper = new Shopper()) => {
  const answer = await shopper.get(pickupPointsMap.path + searchOf(query))
  expect(keeps(pickupPointsMap, answer)).toBe(true)
  return answer.body as { points: MapPoint[]; clusters: MapCluster[] }
}
const providers = async (shopper = new Shopper(), query: Query = {}) => {
  const answer = await shopper.get(pickupProviders.path + searchOf(query))
  expect(keeps(pickupProviders, answer)).toBe(true)
  return (answer.body as { providers: { id: number; name: string; count: number }[] }).providers
}
const cityNamed = async (text: string, country: string) => {
  const { body } = await new Shopper().get(`/location/cities${searchOf({ text, country })}`)
  return (body as { cities: City[] }).cities[0]?.id ?? 0
}

test('pages of fifty contain every point of the city once [pickup.page-size-50]', async () => {
  const seen: number[] = []
  let cursor: string | null = null
  let total = 0
  do {
    const page: Page = await list({ cursor })
    expect(page.points.length).toBeLessThanOrEqual(50)
    seen.push(...page.points.map(({ id }) => id))
    ;({ next_cursor: cursor, total } = page)
  } while (cursor)
  expect([seen.length, new Set(seen).size]).toStrictEqual([total, total])
  expect(total).toBeGreaterThan(150)
})

test('sorting by distance continues across pages', async () => {
  const near = { latitude: 55.7796, longitude: 37.5905 }
  const first = await list(near)
  const second = await list({ ...near, cursor: first.next_cursor })
  const metres = [...first.points, ...second.points].map((point) => point.metres ?? -1)
  expect(metres).toHaveLength(100)
  expect(metres).toStrictEqual([...metres].sort((one, other) => one - other))
  expect(new Set([...first.points, ...second.points].map(({ id }) => id)).size).toBe(100)
})

test('All comes first with id 0 and the sum of the other counts [pickup.provider-all]', async () => {
  const [all, ...others] = await providers()
  expect(all).toMatchObject({ id: 0, name: 'Все' })
  expect(others.map(({ name }) => name)).toStrictEqual(['5post', 'СДЭК', 'Boxberry'])
  expect(others.reduce((sum, { count }) => sum + count, 0)).toBe(all?.count)
  expect((await list({ providers: [0] })).total).toBe(all?.count)
  expect((await list({ providers: [2, 3] })).total).toBe((others[1]?.count ?? 0) + (others[2]?.count ?? 0))
})

test.each([
  [{ fitting: true }, ({ has_fitting }: PickupPoint) => has_fitting],
  [{ automat: true }, ({ is_automat }: PickupPoint) => is_automat],
  [{ round_the_clock: true }, ({ hours }: PickupPoint) => hours === null],
])('the filter %j leaves matching points only', async (query, fits) => {
  const { points } = await list(query)
  expect(points.length).toBeGreaterThan(0)
  expect(points.every(fits)).toBe(true)
})

test('a partial address finds its points', async () => {
  const { points } = await list({ text: 'Щелковское' })
  expect(points.length).toBeGreaterThan(0)
  expect(points.every(({ short_address }) => short_address.startsWith('Щёлковское шоссе'))).toBe(true)
})

test.each([
  'щелковское',
  'Щёлковское шоссе',
  'шоссе Щёлковское',
  'ш. Щёлковское',
  'Москва, Щёлковское ш.',
  'г. Москва Щёлковское шоссе, д. ',
  'shchyolkovskoye highway',
])('a street is found in any spelling: %s', async (text) => {
  const { points, total } = await list({ text })
  expect([total > 0, total]).toStrictEqual([true, (await list({ text: 'Щелковское' })).total])
  expect(points.every(({ short_address }) => short_address.startsWith('Щёлковское шоссе'))).toBe(true)
})

test('property names of JavaScript objects are ordinary search words', async () => {
  expect(await list({ text: 'constructor' })).toMatchObject({ points: [], total: 0 })
})

test('a house number narrows a street, and an unknown street finds nothing', async () => {
  const [point] = (await list({ text: 'Щелковское' })).points
  const house = point?.short_address.split(', ')[1] ?? ''
  const found = await list({ text: `д. ${house}, Щёлковское шоссе` })
  expect(found.points.map(({ id }) => id)).toContain(point?.id)
  expect(await list({ text: 'улица Несуществующая' })).toMatchObject({ points: [], total: 0, bounds: null })
})

test('the map shows the search results, and the list returns their bounds', async () => {
  const text = 'Щелковское'
  const { points, total, bounds } = await list({ city_id: 1, text })
  const found = await map({ ...bounds, zoom: 18, city_id: 1, text })
  const shown = found.points.length + found.clusters.reduce((sum, { count }) => sum + count, 0)
  expect([shown, total]).toStrictEqual([points.length, points.length])
  expect(found.points.every(({ name }) => name.startsWith('Щёлковское шоссе'))).toBe(true)
  expect(bounds).toStrictEqual({
    south: Math.min(...points.map(({ latitude }) => latitude)),
    west: Math.min(...points.map(({ longitude }) => longitude)),
    north: Math.max(...points.map(({ latitude }) => latitude)),
    east: Math.max(...points.map(({ longitude }) => longitude)),
  })
})

test('the map of a city excludes points of its neighbors', async () => {
  const { total } = await list({ city_id: 1 })
  const { points, clusters } = await map({ ...MOSCOW, south: 54, north: 57, west: 35, east: 40, zoom: 9, city_id: 1 })
  expect(points.length + clusters.reduce((sum, { count }) => sum + count, 0)).toBe(total)
})

test.each([
  ['BY', 'minsk'],
  ['KZ', 'almaty'],
])('points of %s have numbers and prices in dollars', async (country, city) => {
  const { points } = await list({ city_id: await cityNamed(city, country) }, abroad(country))
  expect(points.length).toBeGreaterThan(10)
  expect(points.every(({ code, currency }) => isPickpointCode(code, country) && currency === 'USD')).toBe(true)
})

test('Russian point numbers are not read as foreign ones', async () => {
  const { points } = await list()
  expect(points.some(({ code }) => isPickpointCode(code, 'BY') || isPickpointCode(code, 'KZ'))).toBe(false)
})

test('a country sees its own points only', async () => {
  const minsk = await cityNamed('minsk', 'BY')
  expect((await list({ city_id: minsk })).total).toBe(0)
  expect((await list({ city_id: 1 }, abroad('AE'))).total).toBe(0)
})

test('two thousand points exist in three countries', async () => {
  const world = { south: -90, west: -180, north: 90, east: 180, zoom: 3 }
  const countOf = async (shopper: Shopper) => {
    const { points, clusters } = await map(world, shopper)
    return points.length + clusters.reduce((sum, { count }) => sum + count, 0)
  }
  const counts = await Promise.all([countOf(new Shopper()), countOf(abroad('KZ')), countOf(abroad('BY'))])
  expect(counts).toStrictEqual([1690, 170, 140])
})

test('clusters split when zooming in, and the total stays the same [pickup.map-clusters]', async () => {
  const [far, near] = await Promise.all([map({ ...MOSCOW, zoom: 9 }), map({ ...MOSCOW, zoom: 16 })])
  const sum = ({ points, clusters }: typeof far) => points.length + clusters.reduce((all, { count }) => all + count, 0)
  expect(sum(far)).toBe(sum(near))
  expect(far.clusters.length).toBeGreaterThan(0)
  expect(near.points.length).toBeGreaterThan(far.points.length * 3)
})

test('no two markers on the map overlap', async () => {
  const zoom = 11
  const { points, clusters } = await map({ ...MOSCOW, zoom })
  const perDegree = (256 * 2 ** zoom) / 360
  const signs = [...points, ...clusters]
  const pairs = signs.flatMap((one, index) => signs.slice(index + 1).map((other) => [one, other] as const))
  const apart = pairs.map(([one, other]) =>
    Math.hypot(
      (one.longitude - other.longitude) * perDegree,
      ((one.latitude - other.latitude) * perDegree) / Math.cos((one.latitude * Math.PI) / 180),
    ),
  )
  expect(Math.min(...apart)).toBeGreaterThan(25)
})

test('a cluster lies within the bounds it zooms to', async () => {
  const { clusters } = await map({ ...MOSCOW, zoom: 10 })
  for (const { latitude, longitude, bounds } of clusters) {
    expect(latitude >= bounds.south - 1e-9 && latitude <= bounds.north + 1e-9).toBe(true)
    expect(longitude >= bounds.west - 1e-9 && longitude <= bounds.east + 1e-9).toBe(true)
  }
})

test('invalid coordinates are rejected', async () => {
  const answer = await new Shopper().get(pickupPointsMap.path + searchOf({ ...MOSCOW, south: 91 }))
  expect(refusal(answer)).toStrictEqual({ status: 400, code: 'WRONG_FORM_DATA', errors: { south: 'WRONG_FIELD' } })
})

test('delivery of a large bag to a point is free', async () => {
  const prices = async (goods: number) => (await list({ goods })).points.map(({ price }) => price)
  expect(Math.min(...(await prices(1_499_999)))).toBeGreaterThan(0)
  expect(Math.max(...(await prices(1_500_000)))).toBe(0)
})

test('points and bag show the same price to a shopper with a large bag', async () => {
  const shopper = await new Shopper().arrive()
  const prices = async () => (await list({}, shopper)).points.map(({ price }) => price)
  expect(Math.min(...(await prices()))).toBeGreaterThan(0)
  const { cartData } = await shopper.cart('add', { sku_id: 'solitaire-aurora-yellow-165' })
  expect(cartData.finalSum).toBeGreaterThan(1_500_000)
  expect(Math.max(...(await prices()))).toBe(0)
})

test('points requested by id are returned from any city', async () => {
  const { points } = await list({ ids: [3, 900] })
  expect(points.map(({ id }) => id)).toStrictEqual([3, 900])
})

const shopsOf = async (shopper: Shopper, query: Query = {}) => {
  const answer = await shopper.get(shops.path + searchOf(query))
  expect(keeps(shops, answer)).toBe(true)
  return (answer.body as { shops: Shop[] }).shops
}

test('eleven stores are in Russia, the twelfth in Dubai [routes.shops-pages]', async () => {
  const [russian, emirates, kazakh] = await Promise.all([shopsOf(new Shopper()), shopsOf(abroad('AE')), shopsOf(abroad('KZ'))])
  expect([russian.length, emirates.map(({ id, key }) => [id, key]), kazakh]).toStrictEqual([11, [[11, 'hillsMall']], []])
  expect(Object.fromEntries([...russian, ...emirates].map(({ key, id }) => [key, id]))).toEqual(shopIds)
})

test('a store returns how many of the requested items it has and when it gets the rest', async () => {
  const stocked = await firstStocked()
  const here = await shopsOf(new Shopper(), { sku_ids: [stocked.sku] })
  expect(
    here
      .filter(({ has }) => has === 1)
      .map(({ id }) => id)
      .sort((one, other) => one - other),
  ).toStrictEqual(stocked.shops.sort((one, other) => one - other))
  // A piece of the showcase has its hour, a piece that is brought has its day only.
  expect(here.every(({ has, ready }) => (has === 1) === (ready?.time !== null))).toBe(true)
  expect((await shopsOf(new Shopper())).every(({ has }) => has === null)).toBe(true)
})

test.each([
  ['Москва', () => new Shopper()],
  ['Dubai', () => abroad('AE')],
])('in %s delivery to a store takes as long as the farthest store needs', async (_city, shopperOf) => {
  const { body } = await shopperOf().get(deliveryOffersOf.path)
  const { city, offers } = body as CityOffers
  const all = await shopsOf(shopperOf(), { city_id: city?.id, sku_ids: ['that-no-shop-has'] })
  const offer = offers.find(({ kind }) => kind === 'shop')
  const last = all
    .map(({ ready }) => ready?.date)
    .toSorted()
    .at(-1)
  expect([offer?.places, offer?.dates.to]).toStrictEqual([all.length, last])
})

test('an unknown item is in no store', async () => {
  const answer = await new Shopper().get('/shops/stock/no-such-piece')
  expect([keeps(shopStock, answer), answer.body]).toStrictEqual([true, { shops: [] }])
})

async function firstStocked() {
  const shopper = new Shopper()
  for (const { sku } of (await shopper.show('catalog', '')).products) {
    if (!sku) continue
    const { body } = await shopper.get(`/shops/stock/${sku}`)
    const found = (body as { shops: { shop_id: number }[] }).shops
    if (found.length > 0) return { sku, shops: found.map(({ shop_id }) => shop_id) }
  }
  throw new Error('No piece of the first page lies in a shop.')
}

const offersOf = async (shopper: Shopper, query: Query = {}) => {
  const answer = await shopper.get(deliveryOffersOf.path + searchOf(query))
  expect(keeps(deliveryOffersOf, answer)).toBe(true)
  return answer.body as CityOffers
}

test.each([
  ['below the free delivery threshold', 1_499_900, [39_000, 1_500_000]],
  ['from the threshold', 1_500_000, [0, 1_500_000]],
  ['for no piece', undefined, [39_000, 1_500_000]],
])('%s the offers say what an order would pay [delivery.price-one-rule]', async (_, goods, expected) => {
  const { offers } = await offersOf(new Shopper(), { city_id: 1, goods })
  const courier = offers.find(({ kind }) => kind === 'courier')
  expect([courier?.price, courier?.free_from]).toStrictEqual(expected)
  if (goods === 1_500_000) expect(offers.find(({ kind }) => kind === 'pickpoint')?.price).toBe(0)
})

test.each([
  ['Moscow', new Shopper(), { city_id: 1 }, ['courier', 'sameDay', 'express', 'pickpoint', 'shop', 'pickup']],
  ['the Emirates', abroad('AE'), {}, ['ems', 'shop']],
  ['a country of no city', abroad('DE'), {}, ['ems']],
])('%s has delivery', async (_, shopper, query, kinds) => {
  expect((await offersOf(shopper, query)).offers.map(({ kind }) => kind)).toStrictEqual(kinds)
})

test('the delivery page depends on the chosen city', async () => {
  const id = await cityNamed('Якутск', 'RU')
  const { city, is_ems, beltway, offers } = await offersOf(new Shopper({ host: RUSSIAN, cookies: { city: String(id) } }))
  expect([city?.city, is_ems, beltway, offers.map(({ kind }) => kind)]).toStrictEqual(['Якутск', false, null, ['courier', 'pickpoint']])
  expect(refusal(await new Shopper().get(`${deliveryOffersOf.path}?city_id=99999`)).status).toBe(404)
})
