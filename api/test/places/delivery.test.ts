import type { DeliveryOffer } from '@shop/contracts/places/delivery'
import { dateAfter, isBeforeCutOff } from '../../src/goods/places/shops/calendar.ts'
import type { ShopHours } from '../../src/goods/places/delivery/handover.ts'
import { type DeliveryPlace, type DeliveryTerms, offersOf } from '../../src/goods/places/delivery/offers.ts'
import { beltwayOf } from '../../src/goods/places/cities/rings.ts'

const aShop = (days: number): ShopHours => ({
  country: 'RU',
  week: Array.from({ length: 7 }, () => ({ from: '10:00', to: '22:00' })),
  offset: 3,
  days,
})
/** Friday, 20 November 2026, 12:00 in Moscow. */
const FRIDAY_NOON = new Date('2026-11-20T09:00:00Z')
const moscow: DeliveryPlace = {
  country: 'RU',
  region: 'Москва',
  city: 'Москва',
  zone: 0,
  latitude: 55.7558,
  longitude: 37.6176,
  providers: [1, 2, 3],
  points: 190,
  shops: [aShop(1), aShop(1)],
}
const kazan: DeliveryPlace = { ...moscow, region: 'Республика Татарстан', city: 'Казань', zone: 2, latitude: 55.7963, longitude: 49.1088 }
const terms: DeliveryTerms = {
  locale: 'ru',
  currency: 'RUB',
  goodsAfterPromo: 500_000,
  onlyOnlineCertificates: false,
  now: FRIDAY_NOON,
  holidays: [],
}

const ask = (place: Partial<DeliveryPlace> = {}, changes: Partial<DeliveryTerms> = {}) =>
  offersOf({ ...moscow, ...place }, { ...terms, ...changes })
const kindOf = (offers: DeliveryOffer[], kind: DeliveryOffer['kind']) => offers.find((offer) => offer.kind === kind)

test.each([
  ['2026-11-20T12:59:59.999Z', true],
  ['2026-11-20T13:00:00.000Z', false],
  ['2026-11-21T08:00:00.000Z', false],
  ['2026-11-22T08:00:00.000Z', false],
  // Monday has begun in Moscow while it is still Sunday in London.
  ['2026-11-22T21:00:00.000Z', true],
])('an express order at %s meets the cutoff: %s [delivery.express-cutoff-16]', (now, expected) => {
  expect(kindOf(ask({}, { now: new Date(now) }), 'express')).toMatchObject({
    available: expected,
    reason: expected ? null : 'LATE_EXPRESS_DELIVERY',
    cut_off_hour: 16,
  })
})

test.each([
  ['2026-11-20T09:59:59.999Z', true],
  ['2026-11-20T10:00:00.000Z', false],
])('a same-day order at %s meets the cutoff: %s [delivery.same-day-cutoff-13]', (now, expected) => {
  expect(kindOf(ask({}, { now: new Date(now) }), 'sameDay')).toMatchObject({
    available: expected,
    reason: expected ? null : 'LATE_SAME_DAY_DELIVERY',
    method_id: 5,
  })
})

test('a day off in the configuration has no express delivery [delivery.days-off]', () => {
  expect(isBeforeCutOff(FRIDAY_NOON, 16, [])).toBe(true)
  expect(isBeforeCutOff(FRIDAY_NOON, 16, ['2026-11-20'])).toBe(false)
})

test('days off do not count, and nothing arrives on one', () => {
  expect(dateAfter('2026-11-20', 1, ['2026-11-21', '2026-11-22'])).toBe('2026-11-23')
  expect(dateAfter('2026-11-20', 0, ['2026-11-20'])).toBe('2026-11-21')
  expect(dateAfter('2026-11-20', 2, [])).toBe('2026-11-22')
})

test.each([
  ['inside the ring', { hit: true, distance: 0 }, 500_000, 39_000],
  ['inside the ring from 15 000 ₽', { hit: true, distance: 0 }, 1_500_000, 0],
  ['a kopeck below the threshold', { hit: true, distance: 0 }, 1_499_999, 39_000],
  ['ten kilometres outside', { hit: false, distance: 10 }, 500_000, 39_000 + 10 * 3500],
  ['outside with a large bag the kilometres are still paid', { hit: false, distance: 10 }, 1_500_000, 10 * 3500],
  ['thirty kilometers, the furthest', { hit: false, distance: 30 }, 500_000, 39_000 + 30 * 3500],
])('a courier %s [delivery.courier-price]', (_, beltway, goodsAfterPromo, price) => {
  expect(kindOf(ask({}, { beltway, goodsAfterPromo }), 'courier')).toMatchObject({
    price,
    available: true,
    method_id: 1,
    courier_type: 'standard',
  })
})

test('beyond thirty kilometers the courier is unavailable and pickup is offered [delivery.beyond-30-km]', () => {
  const offers = ask({}, { beltway: { hit: false, distance: 31 } })
  expect(kindOf(offers, 'courier')).toMatchObject({ available: false, reason: 'NO_COURIER_HERE', price: null })
  expect(offers.filter(({ available }) => available).map(({ kind }) => kind)).toStrictEqual(['pickpoint', 'shop', 'pickup'])
})

test.each([
  ['has two shops, both near the workshop', [1, 1], '2026-11-21'],
  ['has one to which a piece goes three days', [1, 3], '2026-11-23'],
  ['is abroad', [5], '2026-11-25'],
])('a city that %s: pickup is today or after transfer to the farthest store', (_city, shops, to) => {
  expect(kindOf(ask({ shops: shops.map(aShop) }), 'shop')).toMatchObject({ places: shops.length, dates: { from: '2026-11-20', to } })
})

test('contactless delivery is in Moscow and St Petersburg only [delivery.contactless-cities]', () => {
  const isContactless = (place: Partial<DeliveryPlace>) => kindOf(ask(place), 'courier')?.contactless
  expect([isContactless({}), isContactless({ region: 'Санкт-Петербург', city: 'Санкт-Петербург' }), isContactless(kazan)]).toStrictEqual([
    true,
    true,
    false,
  ])
})

test.each([
  ['Москва', 'Москва', true],
  ['Московская область', 'Химки', true],
  ['Ленинградская область', 'Мурино', true],
  ['Санкт-Петербург', 'Санкт-Петербург', true],
  ['Нижегородская область', 'Нижний Новгород', true],
  ['Нижегородская область', 'Дзержинск', false],
  ['Республика Татарстан', 'Казань', false],
])('special delivery in %s, %s: %s [delivery.special-regions]', (region, city, expected) => {
  const kinds = ask({ region, city }, { beltway: { hit: true, distance: 0 } }).map(({ kind }) => kind)
  expect([kinds.includes('express'), kinds.includes('sameDay')]).toStrictEqual([expected, expected])
})

test('express and same-day are couriers with a type of their own [delivery.courier-types]', () => {
  const couriers = ask({}, { beltway: { hit: true, distance: 0 } }).filter(({ courier_type }) => courier_type !== null)
  expect(couriers.map(({ kind, method_id, courier_type }) => [kind, method_id, courier_type]).toSorted()).toStrictEqual([
    ['courier', 1, 'standard'],
    ['express', 1, 'express'],
    // Known to partners as the method day-to-day.
    ['sameDay', 5, 'same-day'],
  ])
})

test('outside Russia a courier is EMS [delivery.ems-abroad]', () => {
  const offers = offersOf({ ...moscow, country: 'KZ', region: 'Алматы', city: 'Алматы', shops: [] }, { ...terms, currency: 'USD' })
  expect(offers.map(({ kind, method_id, courier_type }) => [kind, method_id, courier_type])).toStrictEqual([
    ['ems', 1, 'ems'],
    ['pickpoint', 2, null],
  ])
  expect(offers[0]?.payments).toStrictEqual(['card'])
})

test('a bag of electronic certificates has e-mail delivery only [delivery.only-certificates]', () => {
  expect(ask({}, { onlyOnlineCertificates: true }).map(({ kind, method_id, price }) => [kind, method_id, price])).toStrictEqual([
    ['onlineCertificate', 4, 0],
  ])
})

test('the parcel price depends on the provider of the point and is free from the threshold', () => {
  const price = (changes: Partial<DeliveryTerms>) => kindOf(ask({}, changes), 'pickpoint')?.price
  expect([price({}), price({ providerId: 1 }), price({ providerId: 2 }), price({ goodsAfterPromo: 1_500_000 })]).toStrictEqual([
    null,
    15_000,
    25_000,
    0,
  ])
})

test('the price and the duration grow with the distance of the city', () => {
  const [near, far] = [kindOf(ask(kazan), 'courier'), kindOf(ask({ ...kazan, zone: 4 }), 'courier')]
  expect([near?.price, far?.price, near?.dates, far?.dates]).toStrictEqual([
    49_000,
    79_000,
    { from: '2026-11-23', to: '2026-11-24' },
    { from: '2026-11-26', to: '2026-11-29' },
  ])
})

test.each([
  ['Red Square', 'Москва', 55.7539, 37.6208, { hit: true, distance: 0 }],
  ['Khimki', 'Московская область', 55.897, 37.4297, { hit: false, distance: 2 }],
  ['Serpukhov', 'Московская область', 54.9158, 37.4111, { hit: false, distance: 75 }],
  ['Palace Square', 'Санкт-Петербург', 59.939, 30.3158, { hit: true, distance: 0 }],
])('distance to the ring road: %s', (_, region, latitude, longitude, expected) => {
  expect(beltwayOf(region, latitude, longitude)).toStrictEqual(expected)
})

test('a region without a ring road has no distance', () => {
  expect(beltwayOf('Республика Татарстан', 55.7963, 49.1088)).toBeNull()
})
