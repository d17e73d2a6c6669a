import { allSettled, fork, type Scope } from 'effector'
import type { FullCartData } from '@shop/contracts/cart/full-cart'
import type { PickupPoint } from '@shop/contracts/places/pickup-points'
import { sendFx, type Wire } from '@shop/http'
import { $location } from '@shop/session'
import { aFullCart } from '@shop/testing/builders'
import { later, offline } from '@shop/testing/fake-wire'
import { given, handled } from '@shop/testing/given'
import { aPickupPoint, aPlace } from '@shop/testing/places'
import { $values, begun, patched } from '../../draft.ts'
import { EMPTY } from '../../form/values.ts'
import { fullCartReceived } from '../cart.ts'
import { $bounds, $town } from './points-map.ts'
import {
  $filter,
  $hasMore,
  $isFree,
  $isNone,
  $marked,
  $point,
  $points,
  $pointsFailure,
  filterChanged,
  filterCleared,
  pointRequested,
  pointChosen,
  pointMarked,
  pointsOpened,
} from './points.ts'

const MOSCOW = aPlace()
const AREA = { south: 55, west: 37, north: 56, east: 39 }
const [first, second, elsewhere] = [aPickupPoint(1), aPickupPoint(2), aPickupPoint(9)] as const

const list = (points: PickupPoint[], changes: object = {}) => ({
  points,
  next_cursor: null,
  per_page: 50,
  total: points.length,
  bounds: AREA,
  ...changes,
})

interface Answers {
  /** By the question's query. */
  listed?: (query: URLSearchParams) => unknown
  /** A point by its id. */
  one?: () => unknown
}

function shopOf({ listed = () => list([first, second]), one = () => list([elsewhere]) }: Answers = {}) {
  const asked: URLSearchParams[] = []
  const answer = ({ wire: { path } }: { wire: Wire }): unknown => {
    const { pathname, searchParams } = new URL(path, 'http://shop.test')
    if (!pathname.endsWith('/list/')) return { providers: [] }
    asked.push(searchParams)
    return searchParams.has('ids[]') ? one() : listed(searchParams)
  }
  const scope = fork({ handlers: [handled(sendFx, async (call) => answer(call))], values: [given($location, MOSCOW)] })
  const idsRequested = () => asked.flatMap((query) => query.getAll('ids[]'))
  return { scope, asked, idsRequested }
}

async function opened(answers: Answers = {}) {
  const shop = shopOf(answers)
  await allSettled(begun, { scope: shop.scope, params: { ...EMPTY, delivery: '2:' } })
  await allSettled(pointsOpened, { scope: shop.scope, params: undefined })
  return shop
}
const marked = (scope: Scope) => scope.getState($marked)?.id ?? null

describe('what is asked for', () => {
  test('sends the city and only the filters that are set', async () => {
    const { scope, asked } = await opened()
    expect(Object.fromEntries(asked[0] ?? [])).toStrictEqual({ city_id: '1' })
    const wanted = { provider: 2, fitting: true, automat: true, text: ' Лесная ', near: { latitude: 55.123456, longitude: 37.654321 } }
    await allSettled(filterChanged, { scope, params: wanted })
    expect([...(asked.at(-1) ?? [])]).toStrictEqual([
      ['providers[]', '2'],
      ['fitting', 'true'],
      ['automat', 'true'],
      ['city_id', '1'],
      ['text', 'Лесная'],
      // Ten meters are enough.
      ['latitude', '55.1235'],
      ['longitude', '37.6543'],
    ])
  })

  test.each([
    ['cleared', filterCleared],
    ['opened anew', pointsOpened],
  ])('a list that is %s has its filters reset', async (_, event) => {
    const { scope, asked } = await opened()
    await allSettled(filterChanged, { scope, params: { automat: true } })
    await allSettled(event, { scope, params: undefined })
    expect(scope.getState($filter)).toMatchObject({ automat: false, provider: 0, text: '' })
    expect(Object.fromEntries(asked.at(-1) ?? [])).toStrictEqual({ city_id: '1' })
  })
})

describe('what was found', () => {
  test('reports a next page only when there is one', async () => {
    const { scope } = await opened({ listed: (query) => list([first], { next_cursor: query.has('text') ? null : 'next' }) })
    expect([scope.getState($hasMore), scope.getState($points)]).toStrictEqual([true, [first]])
    await allSettled(filterChanged, { scope, params: { text: 'Лесная' } })
    expect(scope.getState($hasMore)).toBe(false)
  })

  test('reports an empty result only after the response', async () => {
    const answer = later()
    const { scope } = shopOf({ listed: answer.answer })
    const opening = allSettled(pointsOpened, { scope, params: undefined })
    expect(scope.getState($isNone)).toBe(false)
    answer.resolve(list([]))
    await opening
    expect(scope.getState($isNone)).toBe(true)
  })

  test('a list with points is not reported as empty', async () => {
    expect((await opened()).scope.getState($isNone)).toBe(false)
  })

  test('a failure stays until the list is requested again', async () => {
    let isDown = true
    const { scope } = await opened({
      listed: () => {
        if (isDown) throw offline()
        return list([first])
      },
    })
    expect(scope.getState($pointsFailure)).toStrictEqual(offline())
    isDown = false
    await allSettled(filterCleared, { scope })
    expect(scope.getState($pointsFailure)).toBeNull()
  })

  test('the map covers the whole list and its town comes from the first point', async () => {
    const { scope } = await opened()
    expect(scope.getState($bounds)).toStrictEqual(AREA)
    expect(scope.getState($town)).toStrictEqual({ name: 'Москва', latitude: 55.5, longitude: 38 })
  })

  test('an empty search leaves the map in place', async () => {
    const { scope } = await opened({ listed: (query) => (query.has('text') ? list([], { bounds: null }) : list([first])) })
    await allSettled(filterChanged, { scope, params: { text: 'нигде' } })
    expect([scope.getState($bounds), scope.getState($town)?.name]).toStrictEqual([AREA, 'Москва'])
  })

  test('the drawn town changes with the city, not with every search in it', async () => {
    const small = { south: 55.1, west: 37.1, north: 55.3, east: 37.3 }
    const { scope } = await opened({
      listed: (query) => {
        if (query.get('text') === 'Казань') return list([aPickupPoint(5, { city: 'Казань' })], { bounds: small })
        return list([first], { bounds: query.has('text') ? small : AREA })
      },
    })
    await allSettled(filterChanged, { scope, params: { text: 'Лесная' } })
    expect(scope.getState($town)).toStrictEqual({ name: 'Москва', latitude: 55.5, longitude: 38 })
    await allSettled(filterChanged, { scope, params: { text: 'Казань' } })
    expect(scope.getState($town)?.name).toBe('Казань')
    expect(scope.getState($town)?.latitude).toBeCloseTo(55.2)
  })
})

describe('a point', () => {
  test('in the list is marked without a request', async () => {
    const { scope, idsRequested } = await opened()
    await allSettled(pointRequested, { scope, params: 2 })
    expect([marked(scope), idsRequested()]).toStrictEqual([2, []])
  })

  test('on the map but not yet in the list is fetched, then marked', async () => {
    const { scope, idsRequested } = await opened()
    await allSettled(pointRequested, { scope, params: 9 })
    expect([marked(scope), idsRequested()]).toStrictEqual([9, ['9']])
  })

  test.each([
    ['another point was marked', pointMarked, first, 1],
    ['the filters changed', filterChanged, { automat: true }, null],
  ] as const)('that arrives after %s is not marked', async (_, event, params, expected) => {
    const answer = later()
    const { scope } = await opened({ one: answer.answer })
    const asking = allSettled(pointRequested, { scope, params: 9 })
    const between = allSettled(event as typeof pointMarked, { scope, params: params as PickupPoint })
    answer.resolve(list([elsewhere]))
    await Promise.all([asking, between])
    expect(marked(scope)).toBe(expected)
  })

  test('unknown to the API marks nothing', async () => {
    const { scope } = await opened({ one: () => list([]) })
    await allSettled(pointRequested, { scope, params: 9 })
    expect(marked(scope)).toBeNull()
  })

  test('missing from the search results loses its mark, one among them keeps it', async () => {
    const { scope } = await opened({ listed: (query) => list(query.get('text') === 'два' ? [second] : [first, second]) })
    await allSettled(pointMarked, { scope, params: second })
    await allSettled(filterChanged, { scope, params: { text: 'два' } })
    expect(marked(scope)).toBe(2)
    await allSettled(pointMarked, { scope, params: first })
    await allSettled(filterChanged, { scope, params: { text: 'два', automat: true } })
    expect(marked(scope)).toBeNull()
  })

  test('once chosen fills the form, and the list opens with it marked even if it is on a later page', async () => {
    const { scope } = await opened()
    await allSettled(pointChosen, { scope, params: elsewhere })
    expect(scope.getState($values)).toMatchObject({
      pickup_point: '9',
      pickpoint_number: '109',
      pickpoint_short_address: 'Лесная улица, 9',
      pickpoint_full_address: '125047, Москва, Лесная улица, 9',
    })
    expect(scope.getState($point)).toStrictEqual(elsewhere)
    await allSettled(pointsOpened, { scope, params: undefined })
    expect(marked(scope)).toBe(9)
  })

  test('of a saved order is fetched by its id; without an id nothing is requested', async () => {
    const { scope, idsRequested } = await opened()
    await allSettled(patched, { scope, params: { fio: 'Анна' } })
    expect([idsRequested(), scope.getState($point)]).toStrictEqual([[], null])
    await allSettled(patched, { scope, params: { pickup_point: '9' } })
    expect([idsRequested(), scope.getState($point)]).toStrictEqual([['9'], elsewhere])
    await allSettled(patched, { scope, params: { pickup_point: '' } })
    expect([idsRequested(), scope.getState($point)]).toStrictEqual([['9'], null])
  })

  test('just chosen needs no request', async () => {
    const { scope, idsRequested } = await opened()
    await allSettled(pointChosen, { scope, params: elsewhere })
    expect(idsRequested()).toStrictEqual([])
  })

  test('closed in the meantime is not used in the form', async () => {
    const { scope } = await opened({ one: () => list([]) })
    await allSettled(patched, { scope, params: { pickup_point: '9' } })
    expect(scope.getState($point)).toBeNull()
  })
})

describe('delivery to a point', () => {
  const bag = (kind: object, changes: Partial<FullCartData> = {}) => {
    const whole = aFullCart(changes)
    return {
      ...whole,
      delivery: whole.delivery.map((one) => (one.typeId === 2 ? { ...one, ...kind } : { ...one, price: 1, freeFrom: null })),
    }
  }
  test.each([
    ['of no price is free', bag({ price: 0 }), true],
    ['with a price is not', bag({ price: 150_00 }), false],
    ['is free from a sum that the bag has just reached', bag({ price: null, freeFrom: 5_000_00 }, { goodsSum: 5_000_00 }), true],
    ['is not free below it', bag({ price: null, freeFrom: 5_000_01 }, { goodsSum: 5_000_00 }), false],
    ['is not free where no sum makes it so', bag({ price: null, freeFrom: null }), false],
    ['is not free where it is not offered', { ...aFullCart(), delivery: [] }, false],
  ])('%s', async (_, whole, isFree) => {
    const { scope } = shopOf()
    await allSettled(fullCartReceived, { scope, params: whole })
    expect(scope.getState($isFree)).toBe(isFree)
  })
})
