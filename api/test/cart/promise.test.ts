import { instalmentOf, paymentRestrictionsOf } from '../../src/goods/catalog/product/instalment.ts'
import type { CityRow } from '../../src/goods/places/cities/cities.ts'
import { promiseOf } from '../../src/goods/places/delivery/promise.ts'

const RU = { storefront: 'ru', locale: 'ru', country: 'RU', currency: 'RUB' } as const
const AE = { storefront: 'international', locale: 'en', country: 'AE', currency: 'AED' } as const

const city = (name_ru: string, region_ru: string, zone: number, latitude: number, longitude: number, country = 'RU'): CityRow => ({
  id: 1,
  country,
  name_ru,
  name_en: `${name_ru} (en)`,
  region_ru,
  region_en: region_ru,
  latitude,
  longitude,
  zone,
})
const MOSCOW = city('Москва', 'Москва', 0, 55.7558, 37.6176)
const PERM = city('Пермь', 'Пермский край', 3, 58.0105, 56.2502)
const DUBAI = city('Дубай', 'Дубай', 0, 25.2048, 55.2708, 'AE')

// 2026-11-20 is a Friday; Moscow is three hours ahead of UTC.
const friday = (time: string) => new Date(`2026-11-20T${time}+03:00`)
const NO_HOLIDAYS: string[] = []
const today = { city: 'Москва', from: '2026-11-20', to: '2026-11-20' }
const courier = (from: string, cutOff: string) => ({ city: 'Москва', kind: 'courier', cutOff, from, to: from })
const saturday = courier('2026-11-21', '2026-11-20T17:00:00.000Z')

test.each([
  ['before one it comes the same day', friday('12:59:59.999'), { ...today, kind: 'sameDay', cutOff: '2026-11-20T10:00:00.000Z' }],
  ['from one on by express', friday('13:00:00'), { ...today, kind: 'express', cutOff: '2026-11-20T13:00:00.000Z' }],
  ['before four by express', friday('15:59:59.999'), { ...today, kind: 'express', cutOff: '2026-11-20T13:00:00.000Z' }],
  ['from four on Friday it comes on Saturday', friday('16:00:00'), saturday],
  ['from eight on Friday it comes on Sunday', friday('20:00:00'), courier('2026-11-22', '2026-11-21T17:00:00.000Z')],
  ['on Saturday it comes on Sunday', new Date('2026-11-21T09:00:00+03:00'), courier('2026-11-22', '2026-11-21T17:00:00.000Z')],
  [
    'on Sunday night it is Monday in Moscow',
    new Date('2026-11-22T21:30:00Z'),
    { ...courier('2026-11-23', '2026-11-23T10:00:00.000Z'), kind: 'sameDay' },
  ],
])('in Moscow, %s [product.promise-of-delivery]', (_, now, promise) => {
  expect(promiseOf(MOSCOW, RU, now, NO_HOLIDAYS)).toStrictEqual(promise)
})

test('on a day off nothing leaves and nothing comes', () => {
  const days = ['2026-11-20', '2026-11-22']
  expect(promiseOf(MOSCOW, RU, friday('10:00:00'), days)).toMatchObject(courier('2026-11-23', '2026-11-21T17:00:00.000Z'))
})

test('without same-day courier the regular one is promised, up to the hour at which parcels leave', () => {
  expect(promiseOf(PERM, RU, friday('10:00:00'), NO_HOLIDAYS)).toStrictEqual({
    kind: 'courier',
    city: 'Пермь',
    cutOff: '2026-11-20T17:00:00.000Z',
    from: '2026-11-24',
    to: '2026-11-26',
  })
})

test('nothing is promised beyond the courier’s range from the ring road', () => {
  const kolomna = city('Коломна', 'Московская область', 1, 55.0938, 38.7688)
  expect(promiseOf(kolomna, RU, friday('10:00:00'), NO_HOLIDAYS)).toBeNull()
})

test('abroad EMS is promised; nothing is promised when the city is unknown', () => {
  expect(promiseOf(DUBAI, AE, friday('10:00:00'), NO_HOLIDAYS)).toMatchObject({
    kind: 'ems',
    city: 'Дубай (en)',
    cutOff: '2026-11-20T17:00:00.000Z',
    from: '2026-11-22',
  })
  expect(promiseOf(null, AE, friday('10:00:00'), NO_HOLIDAYS)).toBeNull()
})

test.each([
  [99_999, null],
  [100_000, 25_000],
  [599_000, 149_750],
  [20_000_000, 5_000_000],
  [20_000_001, null],
  [null, null],
])('%p kopecks are paid in four installments of %p', (final, share) => {
  expect(instalmentOf(final, RU)?.share ?? null).toBe(share)
  if (share === null || final === null) return
  const last = final - 3 * share
  expect([last > 0, last <= share]).toStrictEqual([true, true])
})

test('the reason is given when installments are unavailable; abroad there is none', () => {
  expect(instalmentOf(599_000, RU)).toStrictEqual({ payments: 4, share: 149_750, formattedShare: '1\u00a0497,50\u00a0₽', weeks: 2 })
  expect(paymentRestrictionsOf(599_000, RU)).toStrictEqual([])
  expect(paymentRestrictionsOf(50_000, RU)).toStrictEqual(['Четыре платежа — для заказов от 1\u00a0000\u00a0₽ до 200\u00a0000\u00a0₽.'])
  expect([instalmentOf(599_000, AE), paymentRestrictionsOf(50_000, AE)]).toStrictEqual([null, []])
})
