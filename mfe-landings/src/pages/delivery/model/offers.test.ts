import { allSettled } from 'effector'
import type { CityOffers } from '@shop/contracts/places/delivery'
import { $pageFailure } from '@shop/routing'
import { locationChanged } from '@shop/session'
import { fakeWire, refuse } from '@shop/testing/fake-wire'
import { aPlace } from '@shop/testing/places'
import { scopeOf } from '@shop/testing/render-page'
import { deliveryUrl } from '../url.ts'
import { $delivery, opened } from './offers.ts'

const offersOf = (id: number, city: string): CityOffers => ({
  city: { id, city, region: city, country_iso_code: 'RU', latitude: 55, longitude: 37 },
  currency: 'RUB',
  is_ems: false,
  beltway: null,
  offers: [],
})
const CALL = 'GET /delivery/offers'

function delivery() {
  const wire = fakeWire({
    [CALL]: offersOf(1, 'Москва'),
    [`${CALL}?city_id=1`]: offersOf(1, 'Москва'),
    [`${CALL}?city_id=61`]: offersOf(61, 'Казань'),
    [`${CALL}?city_id=7`]: () => {
      throw refuse(404, 'NOT_FOUND')
    },
  })
  const scope = scopeOf({ wire })
  return {
    scope,
    asked: () => wire.sent.map(({ path }) => path),
    open: (search = '') => allSettled(opened, { scope, params: deliveryUrl({ pathname: '/delivery', search, params: {} }) }),
    move: (city_id: number) => allSettled(locationChanged, { scope, params: aPlace({ city_id }) }),
    shown: () => scope.getState($delivery)?.city?.city,
  }
}

test('does not request a city already shown: another provider is the same page', async () => {
  const { open, asked } = delivery()
  await open()
  await open('?provider=2')
  await open('?city=1&provider=2')
  expect(asked()).toStrictEqual(['/delivery/offers'])
})

test('requests another city from the URL', async () => {
  const { open, asked, shown } = delivery()
  await open()
  await open('?city=61')
  expect([asked(), shown()]).toStrictEqual([['/delivery/offers', '/delivery/offers?city_id=61'], 'Казань'])
})

test('requests the shopper’s location when it is another city', async () => {
  const { open, move, asked, shown } = delivery()
  await open()
  await move(1)
  expect(asked()).toHaveLength(1)
  await move(61)
  expect([asked().length, shown()]).toStrictEqual([2, 'Казань'])
})

test('ignores the shopper’s location before the page opens or when the URL names a city', async () => {
  const { open, move, asked } = delivery()
  await move(61)
  expect(asked()).toStrictEqual([])
  await open('?city=1')
  await move(61)
  expect(asked()).toStrictEqual(['/delivery/offers?city_id=1'])
})

test('a failed city keeps the current one; with none shown the page fails', async () => {
  const known = delivery()
  await known.open()
  await known.open('?city=7')
  expect([known.shown(), known.scope.getState($pageFailure)]).toStrictEqual(['Москва', null])
  const first = delivery()
  await first.open('?city=7')
  expect(first.scope.getState($pageFailure)).toStrictEqual({ status: 404 })
})
