import { searchOf } from '@shop/contracts/core/endpoint'
import { type CityPromise, deliveryPromise } from '@shop/contracts/places/promise'
import type { City } from '@shop/contracts/places/location'
import type { DeliveryOffer } from '@shop/contracts/places/delivery'
import { deliveryMethod } from '@shop/contracts/places/reference-ids'
import { nextVisit, orderBefore, promisedCouriers } from '../../src/goods/places/delivery/promise.ts'
import { visitText } from '../../src/goods/places/calls/when.ts'
import { money } from '@shop/i18n/money'
import { INTERNATIONAL, keeps, refusal, Shopper } from '../support/people/shopper.ts'

const offer = (kind: DeliveryOffer['kind'], date: string, price: number | null, more: Partial<DeliveryOffer> = {}): DeliveryOffer => ({
  kind,
  method_id: deliveryMethod.courier,
  courier_type: null,
  price,
  price_from: price ?? 0,
  free_from: null,
  days: { from: 1, to: 1 },
  dates: { from: date, to: date },
  hours: null,
  cut_off_hour: null,
  available: true,
  reason: null,
  payments: [],
  fitting: false,
  contactless: false,
  slots: null,
  places: null,
  address: null,
  ...more,
})
const [FRIDAY, SATURDAY] = ['2026-11-20', '2026-11-21']
const moscow = (time: string, date = FRIDAY) => new Date(`${date}T${time}+03:00`)

test('the soonest courier is promised, beside it one that comes later and costs less [product.promise-of-delivery]', () => {
  const [today, express, free] = [offer('sameDay', FRIDAY, 49_000), offer('express', FRIDAY, 89_000), offer('courier', SATURDAY, 0)]
  expect(promisedCouriers([free, express, today])).toStrictEqual([today, free])
  expect(promisedCouriers([offer('courier', SATURDAY, 49_000), today])).toStrictEqual([today])
  const late = offer('sameDay', FRIDAY, 49_000, { available: false, reason: 'LATE_SAME_DAY_DELIVERY' })
  expect(promisedCouriers([late, free])).toStrictEqual([free])
  expect(promisedCouriers([offer('pickpoint', FRIDAY, 0)])).toStrictEqual([])
})

test.each([
  ['the same day: up to one', offer('sameDay', FRIDAY, 0), moscow('09:00'), moscow('13:00')],
  ['express: up to four', offer('express', FRIDAY, 0), moscow('14:00'), moscow('16:00')],
  ['a courier of tomorrow: until parcels leave', offer('courier', SATURDAY, 0), moscow('14:00'), moscow('20:00')],
  ['in the evening: until they leave tomorrow', offer('courier', SATURDAY, 0), moscow('20:00'), moscow('20:00', SATURDAY)],
  ['a shop packs at any hour', offer('shop', FRIDAY, 0), moscow('14:00'), null],
])('an order keeps its date, %s', (_, way, now, before) => {
  expect(orderBefore(way, now, [])).toStrictEqual(before)
})

const week = Array.from({ length: 7 }, () => ({ from: '10:00', to: '21:00' }))
test.each([
  ['open', moscow('12:00'), 'сегодня до 21:00'],
  ['not open yet', moscow('08:00'), 'сегодня с 10:00'],
  ['closed', moscow('21:00'), 'завтра с 10:00'],
])('a shop that is %s', (_, now, words) => {
  const visit = nextVisit({ country: 'RU', week, offset: 3 }, now, [])
  expect(visit && visitText(visit, 'ru').replaceAll('\u00a0', ' ')).toBe(words)
})

test('by the shop’s own clock and days off; a shop that never opens is not promised', () => {
  const visit = nextVisit({ country: 'RU', week, offset: 12 }, moscow('12:00'), [SATURDAY])
  expect(visit).toMatchObject({ today: FRIDAY, date: '2026-11-22', isOpen: false })
  expect(nextVisit({ country: 'RU', week: week.map(() => null), offset: 3 }, moscow('12:00'), [])).toBeNull()
})

const ask = async (query: Parameters<typeof searchOf>[0] = {}, shopper = new Shopper()) => {
  const answer = await shopper.get(deliveryPromise.path + searchOf(query))
  expect(keeps(deliveryPromise, answer)).toBe(true)
  return answer.body as CityPromise
}

async function pieceInShop() {
  const shopper = new Shopper()
  for (const { sku } of (await shopper.show('catalog', '')).products) {
    const { body } = await shopper.get(`/shops/stock/${sku}`)
    const { shops } = body as { shops: { shop_id: number; quantity: number }[] }
    if (sku && shops.length > 0) return { sku, shops }
  }
  throw new Error('No piece of the first page lies in a shop.')
}

test('the shopper’s city is promised couriers, points and the shops that have the size', async () => {
  const { sku, shops } = await pieceInShop()
  const promise = await ask({ sku_ids: [sku], goods: 10_000_000 })
  expect(promise.city).toBe('Москва')
  expect(promise.couriers[0]?.text).toMatch(/\S/)
  expect(promise.couriers.at(-1)?.price).toBe(0)
  expect(promise.point).toMatchObject({ kind: 'pickpoint', price: 0 })
  for (const { id } of promise.shops) expect(shops).toContainEqual(expect.objectContaining({ shop_id: id }))
  const hundred = await ask({ sku_ids: Array.from({ length: 100 }, () => sku) })
  expect(hundred.shops).toStrictEqual([])
  expect((await ask()).shops).toStrictEqual([])
})

test('before a delivery is chosen the bag says the price of the courier that the piece was promised [delivery.price-in-bag]', async () => {
  const { sku } = await pieceInShop()
  const people = [
    new Shopper(),
    new Shopper({ host: INTERNATIONAL }),
    // No city is known there.
    new Shopper({ host: INTERNATIONAL, cookies: { country: 'DE' } }),
  ]
  for (const shopper of people) {
    const { cartData } = await (await shopper.arrive()).cart('add', { sku_id: sku })
    const row = cartData.sums?.rows.find(({ kind }) => kind === 'delivery')
    const { couriers } = await ask({ sku_ids: [sku], goods: cartData.sums?.goodsSum }, shopper)
    const from = Math.min(...couriers.map(({ price_from }) => price_from))
    expect(row).toMatchObject({ sum: null, from })
    const { sums, currency } = cartData
    const isHome = currency === 'RUB'
    // Abroad the price is one for the country: no "from".
    const total = money((sums?.dueSum ?? 0) + from, currency, isHome ? 'ru' : 'en') + (isHome ? '' : ' with delivery')
    expect(row?.why ?? '').toContain(from > 0 ? total : '')
  }
})

test('another city has its own couriers and no shop of Moscow; abroad EMS comes', async () => {
  const { body } = await new Shopper().get(`/location/cities?text=${encodeURIComponent('Якутск')}`)
  const id = (body as { cities: City[] }).cities[0]?.id
  const { sku } = await pieceInShop()
  const yakutsk = await ask({ sku_ids: [sku], city_id: id })
  expect([yakutsk.city, yakutsk.couriers.map(({ kind }) => kind), yakutsk.shops, yakutsk.collect]).toStrictEqual([
    'Якутск',
    ['courier'],
    [],
    null,
  ])
  const dubai = await ask({ sku_ids: [sku] }, new Shopper({ host: INTERNATIONAL }))
  expect([dubai.city, dubai.couriers.map(({ kind }) => kind)]).toStrictEqual(['Dubai', ['ems']])
  const berlin = await ask({ sku_ids: [sku] }, new Shopper({ host: INTERNATIONAL, cookies: { country: 'DE' } }))
  expect([berlin.city, berlin.couriers.map(({ kind }) => kind), berlin.shops]).toStrictEqual([null, ['ems'], []])
  expect(refusal(await new Shopper().get(`${deliveryPromise.path}?city_id=99999`)).status).toBe(404)
})
