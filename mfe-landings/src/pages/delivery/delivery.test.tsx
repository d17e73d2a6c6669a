import { act, screen, within } from '@testing-library/react'
import { allSettled, fork } from 'effector'
import type { CityOffers, DeliveryOffer } from '@shop/contracts/places/delivery'
import { daysInWords } from '@shop/flows/delivery-offers'
import { $pageFailure } from '@shop/routing'
import { locationChanged } from '@shop/session'
import { fakeWire, refuse } from '@shop/testing/fake-wire'
import { aPickupPoint, aPlace } from '@shop/testing/places'
import { renderPage } from '@shop/testing/render-page'
import * as page from './index.ts'
import { $delivery } from './model/offers.ts'
import { $found, moreWanted, pointsWanted } from './model/points.ts'
import { texts as ru } from './texts/ru.ts'

const anOffer = (changes: Partial<DeliveryOffer>): DeliveryOffer => ({
  kind: 'courier',
  method_id: 1,
  courier_type: 'standard',
  price: 39_000,
  price_from: 39_000,
  free_from: 1_500_000,
  days: { from: 1, to: 1 },
  dates: { from: '2026-11-22', to: '2026-11-22' },
  hours: { from: '10:00', to: '18:00' },
  cut_off_hour: null,
  available: true,
  reason: null,
  payments: ['card', 'onReceipt'],
  fitting: true,
  contactless: true,
  slots: null,
  places: null,
  address: null,
  ...changes,
})
const city = (id: number, name: string) => ({ id, city: name, region: name, country_iso_code: 'RU', latitude: 55.75, longitude: 37.6 })
const moscow: CityOffers = {
  city: city(1, 'Москва'),
  currency: 'RUB',
  is_ems: false,
  beltway: { inside: 39_000, kilometre: 3500, most: 30 },
  offers: [
    anOffer({}),
    anOffer({
      kind: 'express',
      courier_type: 'express',
      price: 89_000,
      price_from: 89_000,
      free_from: null,
      days: { from: 0, to: 0 },
      hours: { from: '10:20', to: '13:15' },
      cut_off_hour: 16,
    }),
    anOffer({ kind: 'shop', method_id: 3, price: 0, price_from: 0, days: { from: 0, to: 1 }, hours: null, places: 9 }),
    anOffer({ kind: 'pickpoint', method_id: 2, price: null, price_from: 15_000, days: { from: 2, to: 2 }, hours: null, places: 222 }),
  ],
}
const kazan: CityOffers = { ...moscow, city: city(61, 'Казань'), beltway: null, offers: [anOffer({ price: 49_000, price_from: 49_000 })] }

const answers = { 'GET /delivery/offers': moscow, 'GET /delivery/offers?city_id=61': kazan }
const open = async (path = '/dostavka-i-oplata') => {
  const wire = fakeWire(answers)
  return { wire, ...(await renderPage(page, path, { wire, texts: { 'page/delivery': ru } })) }
}
const rowOf = (name: string) => within(screen.getByRole('heading', { level: 3, name }).closest('li') as HTMLElement)

test('shows delivery methods, prices, days and cut-offs of the city [routes.delivery-page]', async () => {
  await open()
  expect(screen.getByRole('heading', { name: 'Доставка: Москва' })).toBeVisible()
  expect(rowOf('Курьер').getByText('390 ₽')).toBeVisible()
  expect(rowOf('Курьер').getByText(/на следующий день, 10:00–18:00/)).toHaveTextContent('бесплатно от 15 000 ₽')
  expect(rowOf('Экспресс за три часа').getByText(/заказы до 16:00/)).toBeVisible()
  expect(rowOf('Пункт выдачи').getByText('от 150 ₽')).toBeVisible()
})

test('the cached page states only time-independent facts about express and stores', async () => {
  await open()
  const express = rowOf('Экспресс за три часа')
  expect(express.getByText('в день заказа')).toBeVisible()
  expect(express.queryByText(/13:15/)).toBeNull()
  expect(rowOf('Магазин ZLATA').getByText(/за час, пока магазин открыт/)).toBeVisible()
  expect(screen.getByText(/Заказы после 20:00 отправляем на следующий день/)).toBeVisible()
})

test('lists only payment methods accepted by some delivery method', async () => {
  await open()
  expect(screen.getByRole('heading', { name: 'При получении' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Четыре платежа' })).toBeNull()
})

test('changing the shopper’s city loads its offers', async () => {
  const { scope } = await open()
  const location = aPlace({ city_id: 61, city: 'Казань' })
  await act(() => allSettled(locationChanged, { scope, params: location }))
  expect(scope.getState($delivery)?.city?.city).toBe('Казань')
})

test('a shared URL with a city keeps that city', async () => {
  const { scope, wire } = await open('/dostavka-i-oplata?city=61')
  expect(wire.sent.map(({ path }) => path)).toStrictEqual(['/delivery/offers?city_id=61'])
  expect(scope.getState($delivery)?.city?.city).toBe('Казань')
})

test('an unknown city returns 404', async () => {
  const wire = fakeWire({
    'GET /delivery/offers?city_id=9': () => {
      throw refuse(404, 'NOT_FOUND')
    },
  })
  const scope = fork({ handlers: wire.handlers })
  await allSettled(page.opened, { scope, params: page.url({ pathname: '/delivery', search: '?city=9', params: {} }) })
  expect(scope.getState($pageFailure)).toStrictEqual({ status: 404 })
})

test('requests points once they are near, page by page', async () => {
  const wire = fakeWire({
    ...answers,
    'GET /api/pickup-points/list/?city_id=1&latitude=55.75&longitude=37.6&providers%5B%5D=2': {
      points: [aPickupPoint(1)],
      next_cursor: 'next',
      per_page: 50,
      total: 2,
      bounds: null,
    },
    'GET /api/pickup-points/list/?city_id=1&latitude=55.75&longitude=37.6&providers%5B%5D=2&cursor=next': {
      points: [aPickupPoint(2)],
      next_cursor: null,
      per_page: 50,
      total: 2,
      bounds: null,
    },
  })
  const scope = fork({ handlers: wire.handlers })
  await allSettled(page.opened, { scope, params: page.url({ pathname: '/delivery', search: '?provider=2', params: {} }) })
  expect(wire.sent).toHaveLength(1)
  await allSettled(pointsWanted, { scope })
  await allSettled(moreWanted, { scope })
  expect(scope.getState($found)?.points.map(({ id }) => id)).toStrictEqual([1, 2])
})

test.each([
  [0, 0, 'today'],
  [0, 1, 'todayOrTomorrow'],
  [0, 5, 'todayOrIn days 5'],
  [1, 1, 'tomorrow'],
  [2, 2, 'days 2'],
  [3, 5, '3–days 5'],
])('from %i to %i days reads %s', (from, to, expected) => {
  const t = (key: string, { count, days, from: first }: Record<string, string | number> = {}) =>
    key === 'range' ? `${first}–${days}` : [key, count ?? days].filter(Boolean).join(' ')
  expect(daysInWords({ days: { from, to } }, t)).toBe(expected)
})

test('the head describes the page and its questions', async () => {
  const { scope } = await open()
  const context = { storefront: 'ru', locale: 'ru', country: 'RU', currency: 'RUB' } as const
  const address = { pathname: '/dostavka-i-oplata', search: '', params: {} }
  const head = page.head({ scope, t: (key) => key, context, origin: 'https://shop.ru', address })
  expect(head.jsonLd?.map((item) => (item as { '@type': string })['@type'])).toStrictEqual(['BreadcrumbList', 'FAQPage'])
  expect([head.noindex, head.canonical]).toStrictEqual([false, '/dostavka-i-oplata'])
})
