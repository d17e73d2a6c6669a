import { allSettled, createEvent, createStore, createWatch, fork } from 'effector'
import { fakeWire, later, offline, type FakeAnswer } from '@shop/testing/fake-wire'
import { aPickupPoint } from '@shop/testing/places'
import { createPickupPoints, type PointsQuestion } from './index.ts'

const asked = createEvent<void>()
const questionChanged = createEvent<PointsQuestion>()
const providersRequested = createEvent<number | null>()
const reopened = createEvent<void>()
const $question = createStore<PointsQuestion>({ city_id: 1 }).on(questionChanged, (_, question) => question)
const points = createPickupPoints({ asked, $question, providersRequested, reopened })

const page = (ids: number[], next_cursor: string | null = null) => ({
  points: ids.map((id) => aPickupPoint(id)),
  next_cursor,
  per_page: 50,
  total: 3,
  bounds: null,
})
const LIST = 'GET /api/pickup-points/list/?city_id=1'
const sight = { south: 55.1234567, west: 37, north: 56, east: 38, zoom: 11.4 }
const SIGHT = 'south=55.12346&west=37.00000&north=56.00000&east=38.00000&zoom=11'

function shop(answers: Record<string, FakeAnswer>) {
  const wire = fakeWire(answers)
  const scope = fork({ handlers: wire.handlers })
  return { scope, wire, ids: () => scope.getState(points.$found)?.points.map(({ id }) => id) }
}
const pathsOf = (wire: { sent: { path: string }[] }, part: string) =>
  wire.sent.filter(({ path }) => path.includes(part)).map(({ path }) => path.split('?')[1])

test('the next page is loaded by cursor and appended until there is none', async () => {
  const { scope, wire, ids } = shop({ [LIST]: page([1, 2], 'next'), [`${LIST}&cursor=next`]: page([3]) })
  await allSettled(asked, { scope })
  await allSettled(points.moreRequested, { scope })
  expect(scope.getState(points.$found)).toMatchObject({ cursor: null, total: 3 })
  expect(ids()).toStrictEqual([1, 2, 3])
  await allSettled(points.moreRequested, { scope })
  expect(pathsOf(wire, '/list/')).toStrictEqual(['city_id=1', 'city_id=1&cursor=next'])
})

test('a page that is loading is not requested again', async () => {
  const { answer, resolve } = later()
  const { scope, wire, ids } = shop({ [LIST]: page([1], 'next'), [`${LIST}&cursor=next`]: answer })
  await allSettled(asked, { scope })
  const both = [allSettled(points.moreRequested, { scope }), allSettled(points.moreRequested, { scope })]
  resolve(page([2]))
  await Promise.all(both)
  expect([ids(), wire.sent.length]).toStrictEqual([[1, 2], 2])
})

test('a new query starts a new list', async () => {
  const { scope, ids } = shop({ [LIST]: page([1, 2], 'next'), [`${LIST}&fitting=true&text=a`]: page([7]) })
  await allSettled(asked, { scope })
  await allSettled(questionChanged, { scope, params: { city_id: 1, providers: [], fitting: true, automat: null, text: 'a' } })
  await allSettled(asked, { scope })
  expect(ids()).toStrictEqual([7])
})

test('the map request uses the list’s filters and the visible bounds, not the nearest-point coordinates', async () => {
  const found = { points: [{ id: 1, provider_id: 2, latitude: 55.5, longitude: 37.5, name: 'Лесная улица, 7' }], clusters: [] }
  const question = { city_id: 1, providers: [2], latitude: '55.7796', longitude: '37.5905' }
  const path = `city_id=1&providers%5B%5D=2&${SIGHT}`
  const { scope, wire } = shop({ [`GET /api/pickup-points/map/?${path}`]: found })
  await allSettled(questionChanged, { scope, params: question })
  await allSettled(asked, { scope })
  expect(pathsOf(wire, '/map/')).toStrictEqual([])
  await allSettled(points.mapMoved, { scope, params: sight })
  expect(scope.getState(points.$onMap)).toStrictEqual(found)
  await allSettled(asked, { scope })
  expect(pathsOf(wire, '/map/')).toStrictEqual([path, path])
})

test('a reopened map is not requested with the old bounds', async () => {
  const { scope, wire } = shop({})
  await allSettled(points.mapMoved, { scope, params: sight })
  await allSettled(reopened, { scope })
  await allSettled(asked, { scope })
  expect(pathsOf(wire, '/map/')).toHaveLength(1)
})

test('providers are loaded by city, or by the shopper’s location without one', async () => {
  const all = { id: 0, name: 'Все', count: 2 }
  const providers = [all, { id: 2, name: 'СДЭК', count: 1 }]
  const { scope } = shop({
    'GET /api/pickup-points/providers': { providers: [all] },
    'GET /api/pickup-points/providers?city_id=61': { providers },
  })
  await allSettled(providersRequested, { scope, params: null })
  expect(scope.getState(points.$providers)).toStrictEqual([all])
  await allSettled(providersRequested, { scope, params: 61 })
  expect(scope.getState(points.$providers)).toStrictEqual(providers)
})

test('a failed list request keeps the current list and exposes the error', async () => {
  let calls = 0
  const { scope, ids } = shop({
    [LIST]: () => {
      if (++calls === 2) throw offline()
      return page([1])
    },
  })
  await allSettled(asked, { scope })
  const failed: unknown[] = []
  createWatch({ unit: points.listFx.failData, scope, fn: (error) => failed.push(error) })
  await allSettled(asked, { scope })
  expect([ids(), failed]).toStrictEqual([[1], [{ kind: 'network' }]])
})
