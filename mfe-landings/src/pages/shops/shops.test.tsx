import { act, screen, within } from '@testing-library/react'
import { allSettled, fork } from 'effector'
import { opennessOf, spansOf } from '@shop/flows/shop-hours'
import { $pageFailure } from '@shop/routing'
import { fakeWire, offline } from '@shop/testing/fake-wire'
import { aShop } from '@shop/testing/places'
import { renderPage } from '@shop/testing/render-page'
import userEvent from '@testing-library/user-event'
import * as page from './index.ts'
import { $chosenId, shopChosen } from './model.ts'
import { texts as ru } from './texts/ru.ts'

const kazan = aShop({
  id: 8,
  key: 'kazanMall',
  name: 'KazanMall',
  city_id: 61,
  city: 'Казань',
  way: null,
  phone: '+7 843 123-45-08',
  address: 'Павлюхина, 91',
  services: ['cleaning'],
})

const open = async (path = '/shops', shops = [aShop(), kazan]) => {
  const wire = fakeWire({ 'GET /shops/list': { shops } })
  return renderPage(page, path, { wire, texts: { 'page/shops': ru } })
}
const names = () =>
  within(screen.getByRole('list', { name: 'Список магазинов' }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent)

test('shows the number of shops and opens the first one', async () => {
  await open()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Магазины2, 2 магазина')
  expect(screen.getByText('метро «Цветной бульвар»')).toBeVisible()
  expect(screen.getByRole('link', { name: '+7 495 123-45-01' })).toHaveAttribute('href', 'tel:+74951234501')
})

test.each([
  ['/shops', ['Цветной', 'KazanMall']],
  ['/shops?city=61', ['KazanMall']],
  ['/shops?service=piercing', ['Цветной']],
  ['/shops?service=magic&city=x', ['Цветной', 'KazanMall']],
])('%s lists %j', async (path, expected) => {
  await open(path)
  expect(names()).toStrictEqual(expected)
})

test.each([
  ['/shops?shop=8', [false, true]],
  ['/shops?shop=99', [true, false]],
])('%s opens %j', async (path, expected) => {
  await open(path)
  expect([...document.querySelectorAll('details')].map(({ open: isOpen }) => isOpen)).toStrictEqual(expected)
})

test('selecting a shop on the map opens only that shop in the list', async () => {
  const { scope } = await open()
  await act(() => allSettled(shopChosen, { scope, params: 8 }))
  expect([...document.querySelectorAll('details')].map(({ open: isOpen }) => isOpen)).toStrictEqual([false, true])
})

test('opening a shop in the list selects it on the map', async () => {
  const { scope } = await open()
  await userEvent.click(screen.getByRole('heading', { name: 'KazanMall' }))
  expect(scope.getState($chosenId)).toBe(8)
})

test('changing the city selects its first shop', async () => {
  const { scope } = await open('/shops?city=61')
  expect(scope.getState($chosenId)).toBe(8)
})

test('a country without shops shows a message and a link onward, and promises nothing that a shop or pickup point would do', async () => {
  await open('/shops', [])
  expect(document.body).not.toHaveTextContent(/примерить|пункт выдачи|0 магазинов|гравиров/i)
  expect(screen.getByRole('heading', { name: 'В этой стране магазинов пока нет' })).toBeVisible()
})

test('a failed request reports the page failure to the shell', async () => {
  const wire = fakeWire({
    'GET /shops/list': () => {
      throw offline()
    },
  })
  const scope = fork({ handlers: wire.handlers })
  await allSettled(page.opened, { scope, params: page.url({ pathname: '/shops', search: '', params: {} }) })
  expect(scope.getState($pageFailure)).toStrictEqual({ status: 500, isLost: true })
})

test.each([
  // Saturday in Moscow; the shop's hours are those of a weekend.
  ['2026-11-21T07:59:00Z', { isOpen: false, opens: '11:00', daysOn: 0 }],
  ['2026-11-21T08:00:00Z', { isOpen: true, until: '22:00' }],
  ['2026-11-21T18:59:00Z', { isOpen: true, until: '22:00' }],
  ['2026-11-21T19:00:00Z', { isOpen: false, opens: '11:00', daysOn: 1 }],
  // Monday has begun in Moscow while it is Sunday elsewhere.
  ['2026-11-22T21:30:00Z', { isOpen: false, opens: '10:00', daysOn: 0 }],
])('at %s the shop is %j in its own time zone', (now, expected) => {
  expect(opennessOf(aShop(), Date.parse(now))).toStrictEqual(expected)
})

test('a shop that closes at midnight is open until then', () => {
  const week = Array.from({ length: 7 }, () => ({ from: '10:00', to: '24:00' }))
  expect(opennessOf({ week, utc_offset_hours: 4, days_off: [] }, Date.parse('2026-11-21T19:59:00Z'))).toStrictEqual({
    isOpen: true,
    until: '24:00',
  })
})

test('a shop is closed on a day off, regardless of its weekly hours', () => {
  const sunday = aShop({ days_off: ['2026-11-22', '2026-11-23'] })
  expect(opennessOf(sunday, Date.parse('2026-11-22T12:00:00Z'))).toStrictEqual({ isOpen: false, opens: '10:00', daysOn: 2 })
})

test('groups adjacent days with the same hours', () => {
  expect(spansOf(aShop().week).map(({ days }) => days)).toStrictEqual([
    [0, 4],
    [5, 6],
  ])
})

test('the head describes every shop for search engines, and filtered lists are noindex', async () => {
  const { scope } = await open('/shops?city=61')
  const context = { storefront: 'ru', locale: 'ru', country: 'RU', currency: 'RUB' } as const
  const address = { pathname: '/shops', search: '?city=61', params: {} }
  const head = page.head({ scope, t: (key) => key, context, origin: 'https://shop.ru', address })
  expect(head.jsonLd?.map((item) => (item as { '@type': string })['@type'])).toStrictEqual([
    'BreadcrumbList',
    'JewelryStore',
    'JewelryStore',
  ])
  expect([head.noindex, head.canonical]).toStrictEqual([true, '/shops'])
})
