import { screen, waitFor, within } from '@testing-library/react'
import type { Shop } from '@shop/contracts/places/shops'
import { shopContext } from '@shop/contracts/shop/storefront'
import { $context, $location } from '@shop/session'
import { fakeWire, type FakeAnswer } from '@shop/testing/fake-wire'
import { given } from '@shop/testing/given'
import { aPlace } from '@shop/testing/places'
import { renderWith } from '@shop/testing/render-page'
import { Widget } from './index.ts'
import { texts as en } from './texts/en.ts'
import { texts as ru } from './texts/ru.ts'

type Options = { props?: Record<string, unknown>; answers?: Record<string, FakeAnswer> }

async function show({ props = {}, answers = {} }: Options = {}) {
  const wire = fakeWire(answers)
  const context = shopContext({ host: 'shop.ru.localhost', cookies: {} })
  const all = [given($context, context), given($location, aPlace())]
  await renderWith(<Widget {...props} />, { wire, values: all, texts: { 'widget/shops': ru } })
}

test.each([
  ['ru', ru, /[а-я]{3}/i],
  ['en', en, /^[^а-я]*[a-z]{3}/i],
] as const)('in %s it has a heading of its own [popups.of-landings]', async (locale, texts, words) => {
  await renderWith(<Widget />, {
    locale,
    texts: { 'widget/shops': texts },
    values: [
      given($context, shopContext({ host: locale === 'ru' ? 'shop.ru.localhost' : 'shop.com.localhost', cookies: {} })),
      given($location, aPlace()),
    ],
  })
  await waitFor(() => expect(document.querySelector('#popup-title')?.textContent).toMatch(words))
})

const day = { from: '10:00', to: '22:00' }
const aShop = (changes: Partial<Shop>): Shop => ({
  id: 1,
  key: 'tsvetnoy',
  name: 'Цветной',
  city_id: 1,
  city: 'Москва',
  country_iso_code: 'RU',
  address: 'Цветной бульвар, 15',
  way: null,
  phone: '+7 495 123-45-01',
  latitude: 55.77,
  longitude: 37.62,
  week: Array.from({ length: 7 }, () => day),
  utc_offset_hours: 3,
  services: [],
  showcase: 1,
  days_off: [],
  has: 1,
  ready: { date: '2026-11-25', time: null, text: 'завтра' },
  ...changes,
})
const shops = [aShop({ id: 8, name: 'KazanMall', city_id: 61, city: 'Казань' }), aShop({ id: 2, name: 'Метрополис', has: 0 }), aShop({})]

test('shops with the piece come first, then the shopper’s city, each with its pickup date', async () => {
  await show({ props: { sku: 'y17', piece: 'Кольцо, размер 17' }, answers: { 'GET /shops/list?sku_ids%5B%5D=y17': { shops } } })
  const rows = await screen.findAllByRole('listitem')
  expect(rows.map((row) => within(row).getByRole('button').textContent?.replaceAll('\u00a0', ' '))).toStrictEqual([
    expect.stringMatching(/^Цветной.*Лежит на витрине: можно забрать завтра$/),
    expect.stringMatching(/^Метрополис.*Привезём под заказ: можно забрать завтра$/),
    expect.stringMatching(/^KazanMall.*Лежит на витрине/),
  ])
  expect(screen.getByText('Кольцо, размер 17')).toBeInTheDocument()
  expect(screen.getByText('Ежедневно')).toBeInTheDocument()
})

test('without shops there is nothing to choose between list and map', async () => {
  await show({ answers: { 'GET /shops/list': { shops: [] } } })
  expect(await screen.findByText('В этой стране магазинов пока нет')).toBeInTheDocument()
  expect(screen.queryByRole('radio')).toBeNull()
})
