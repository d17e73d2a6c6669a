import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled } from 'effector'
import { searchOf } from '@shop/contracts/core/endpoint'
import { deliveryPromise, type CityPromise, type PromisedWay } from '@shop/contracts/places/promise'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import { $context, $location, $popup, cartAnswered, locationChanged } from '@shop/session'
import { aCart, aLine } from '@shop/testing/builders'
import { fakeWire, offline, type FakeAnswer } from '@shop/testing/fake-wire'
import { given } from '@shop/testing/given'
import { aPlace } from '@shop/testing/places'
import { renderWith, scopeOf } from '@shop/testing/render-page'
import { Widget } from './index.ts'
import { texts as en } from './texts/en.ts'
import { texts as ru } from './texts/ru.ts'

const NOW = new Date('2026-11-20T07:46:20Z')
const way = (changes: Partial<PromisedWay> = {}): PromisedWay => ({
  kind: 'sameDay',
  text: 'сегодня, 18:00–22:00',
  price: 49_000,
  price_from: 49_000,
  order_before: '2026-11-20T10:00:00.000Z',
  fitting: true,
  places: null,
  ...changes,
})
const tomorrow = way({ kind: 'courier', text: 'завтра, 10:00–18:00', price: 0, price_from: 0, order_before: '2026-11-20T17:00:00.000Z' })
const point = way({ kind: 'pickpoint', text: '21–23 ноября', price: 0, price_from: 0, order_before: null, places: 1284 })
const shops = [
  { id: 1, name: 'Цветной', text: 'сегодня до 22:00', is_today: true },
  { id: 2, name: 'Патрики', text: 'сегодня до 22:00', is_today: true },
]
const moscow: CityPromise = { city: 'Москва', couriers: [way(), tomorrow], point, shops, collect: null }
const abroad = { storefront: 'international', locale: 'en', country: 'AE', currency: 'AED' } as const

const seen = () => document.body.textContent?.replaceAll('\u00a0', ' ') ?? ''
const pathOf = (city_id: number, { skus, sum }: Parameters<typeof Widget>[0]) =>
  deliveryPromise.path + searchOf({ city_id, goods: sum as number, sku_ids: skus as string[] })

async function show(answer: FakeAnswer, props: Parameters<typeof Widget>[0] = {}, context?: ShopContext) {
  const place = context ? aPlace({ city_id: 300, city: 'Dubai', country_iso_code: context.country }) : aPlace()
  const wire = fakeWire({ [`GET ${pathOf(place.city_id ?? 0, props)}`]: answer })
  const scope = scopeOf({ wire, values: [given($location, place), ...(context ? [given($context, context)] : [])] })
  await renderWith(<Widget {...props} />, {
    scope,
    locale: context ? 'en' : 'ru',
    texts: { 'widget/promise': context ? en : ru },
  })
  return { scope, wire, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) }
}

beforeEach(() => jest.useFakeTimers({ now: NOW }))
afterEach(() => jest.useRealTimers())

test('one that lies in the bag with an engraving comes when its words are cut; without a piece all are as they are asked [engraving.days-on-page]', async () => {
  const engraving = { text: 'Навсегда', face: 'serif', price: 1_500_00 }
  const bag = aCart({ products: [aLine({ id: 'ring-17.a1b2', engraving })] })
  const { scope, wire } = await show(moscow, { skus: ['ring-17'], piece: 'Кольцо' })
  await act(() => allSettled(cartAnswered, { scope, params: bag }))
  expect(decodeURIComponent(wire.sent.at(-1)?.path ?? '')).toContain('ring-17.a1b2')
  cleanup()
  const other = await show(moscow, { skus: ['ring-17'] })
  await act(() => allSettled(cartAnswered, { scope: other.scope, params: bag }))
  expect(other.wire.sent).toHaveLength(1)
})

test('says when the piece comes to the city, for how much, and how long that holds [product.promise-of-delivery]', async () => {
  await show(moscow, { skus: ['ring-17'], piece: 'Кольцо', sum: 11_900_000 })
  expect(seen()).toContain('Сегодня, 18:00–22:00490 ₽')
  expect(seen()).toContain('Закажите за 2 ч 14 минЗавтра, 10:00–18:00 — бесплатно')
  expect(seen()).toContain('Пункт выдачи, 21–23 ноябрябесплатно1 284 пункта, можно примерить')
  expect(seen()).toContain('Увидеть сегодня: Цветной')
  expect(seen()).toContain('Сегодня до 22:00И Патрики: сегодня до 22:00')
  expect(seen()).not.toContain('км')
})

test('the time left goes down by the minute; once it is over the promise is asked anew', async () => {
  const answers: FakeAnswer[] = [moscow, { ...moscow, couriers: [tomorrow] }]
  const { wire } = await show(() => answers.shift())
  await act(() => jest.advanceTimersByTimeAsync(60 * 60_000))
  expect(seen()).toContain('Закажите за 1 ч 14 мин')
  await act(() => jest.advanceTimersByTimeAsync(74 * 60_000))
  expect(wire.sent).toHaveLength(2)
  expect(seen()).toContain('Завтра, 10:00–18:00бесплатноЗакажите за 7 ч 0 минПримерка 20 минут')
})

test('a promise that is over is asked for again every minute until an answer comes', async () => {
  const answers: FakeAnswer[] = [moscow]
  const { wire } = await show(() => {
    if (answers.length === 0) throw offline()
    return answers.shift()
  })
  await act(() => jest.advanceTimersByTimeAsync(134 * 60_000))
  const before = wire.sent.length
  answers.push({ ...moscow, couriers: [tomorrow] })
  await act(() => jest.advanceTimersByTimeAsync(60_000))
  expect(wire.sent.length).toBeGreaterThan(before)
  expect(seen()).toContain('Завтра, 10:00–18:00бесплатно')
})

test('shops say how far they are, the nearest first, where the browser may already say where it is [product.shops-by-distance]', async () => {
  const at = (latitude: number) => ({ at: { latitude, longitude: 37.6 } })
  const near = [
    { id: 1, name: 'Цветной', text: 'сегодня до 22:00', is_today: true, ...at(55.8) },
    { id: 2, name: 'Патрики', text: 'завтра с 10:00', is_today: false, ...at(55.7) },
    { id: 3, name: 'Белая площадь', text: 'сегодня до 21:00', is_today: true, ...at(55.711) },
    { id: 4, name: 'Саларис', text: 'завтра с 10:00', is_today: false, ...at(55.6) },
  ]
  const getCurrentPosition = jest.fn((tell: PositionCallback) =>
    tell({ coords: { latitude: 55.7, longitude: 37.6 } } as GeolocationPosition),
  )
  let state: PermissionState = 'prompt'
  Object.defineProperty(navigator, 'permissions', { value: { query: async () => ({ state }) }, configurable: true })
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true })
  await show({ ...moscow, shops: near }, { skus: ['ring-17'] })
  expect(getCurrentPosition).not.toHaveBeenCalled()
  expect(seen()).toContain('Увидеть сегодня: Цветной')
  cleanup()
  state = 'granted'
  await show({ ...moscow, shops: near }, { skus: ['ring-17'] })
  expect(seen()).toContain('Увидеть сегодня: Белая площадьМагазиныСегодня до 21:00, 1,2 км от васИ Цветной: сегодня до 22:00 и ещё 2')
})

test('another city and another size are asked about, and the last answer stands meanwhile', async () => {
  const { scope, wire } = await show(moscow, { skus: ['ring-17'], sum: 100 })
  expect(wire.sent[0]?.path).toBe('/delivery/promise?city_id=1&goods=100&sku_ids%5B%5D=ring-17')
  await act(() => allSettled(locationChanged, { scope, params: aPlace({ city_id: 2, city: 'Казань' }) }))
  expect(wire.sent.at(-1)?.path).toBe('/delivery/promise?city_id=2&goods=100&sku_ids%5B%5D=ring-17')
  expect(screen.getByRole('button', { name: 'Город доставки: Казань. Сменить' })).toBeVisible()
})

test('the city opens the choice of cities, the shops their list with the piece', async () => {
  const { scope, user } = await show(moscow, { skus: ['ring-17'], piece: 'Кольцо, размер 17' })
  await user.click(screen.getByRole('link', { name: 'Магазины' }))
  expect(scope.getState($popup)).toMatchObject({ widget: 'shops', props: { sku: 'ring-17', piece: 'Кольцо, размер 17' } })
})

test('a city without couriers, points and shops says so, and keeps its rows', async () => {
  await show({ city: 'Якутск', couriers: [], point: null, shops: [], collect: null })
  expect(seen()).toMatch(/Курьером до двери.*Пунктов выдачи в этом городе нет.*Магазинов рядом нет/)
})

test('a piece that no shop has is brought to one', async () => {
  await show({ ...moscow, shops: [], collect: way({ kind: 'shop', text: 'завтра' }) })
  expect(seen()).toContain('Забрать в магазинеМагазиныЗавтра, примерка бесплатно')
})

test('without an answer the promises of every city stand', async () => {
  await show(() => {
    throw offline()
  })
  expect(seen()).toMatch(/Курьером до двери.*В пункт выдачи.*Примерить в магазине/)
})

test('abroad EMS comes, with the duty; pickup points are not spoken of', async () => {
  const ems = way({ kind: 'ems', text: '24–28 November', price: 4500, price_from: 4500, order_before: null, fitting: false })
  await show({ ...moscow, city: 'Dubai', couriers: [ems], point: null, shops: [] }, { sum: 119_000 }, abroad)
  expect(seen()).toMatch(/24–28 NovemberAED 45.*Insured, to your door.*Duties and taxes are included/)
  expect(seen()).not.toMatch(/pickup/i)
})

test.each([
  ['AE', 'AED', 'Duties and taxes are included'],
  ['KZ', 'USD', 'No import duty'],
  ['US', 'USD', 'Import duty is paid on receipt, about $84'],
] as const)('in %s the product says what the border costs [delivery.duties-stated]', async (country, currency, text) => {
  await show(
    { ...moscow, couriers: [way({ kind: 'ems', fitting: false })], point: null, shops: [] },
    { sum: 119_000 },
    { ...abroad, country, currency },
  )
  expect(screen.getByText(text)).toBeVisible()
})
