import { act, screen, within } from '@testing-library/react'
import { allSettled, fork } from 'effector'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import { $brand, $context } from '@shop/session'
import { askedAt } from '@shop/testing/asks'
import { testFace } from '@shop/testing/brand'
import { fakeWire, offline, type FakeAnswer } from '@shop/testing/fake-wire'
import { given } from '@shop/testing/given'
import { aShop } from '@shop/testing/places'
import { renderWith } from '@shop/testing/render-page'
import { opened, Widget } from './index.ts'
import { shopChosen } from './model.ts'
import { texts as en } from './texts/en.ts'
import { texts as ru } from './texts/ru.ts'

const CONTACTS = { pathname: '/contacts', search: '', params: {} }
const RUSSIAN: ShopContext = { storefront: 'ru', locale: 'ru', country: 'RU', currency: 'RUB' }
const DUBAI: ShopContext = { storefront: 'international', locale: 'en', country: 'AE', currency: 'AED' }
const shops = [aShop(), aShop({ id: 8, name: 'KazanMall', city: 'Казань', way: null })]

async function show(answer: FakeAnswer = { shops }, context = RUSSIAN) {
  const wire = fakeWire({ 'GET /shops/list': answer })
  const scope = fork({ handlers: wire.handlers, values: [given($context, context), given($brand, testFace)] })
  await allSettled(opened, { scope, params: CONTACTS })
  const { locale } = context
  await renderWith(<Widget />, { scope, locale, texts: { 'widget/contacts-map': locale === 'ru' ? ru : en } })
  return { scope, wire }
}
const rows = () => within(screen.getByRole('list', { name: ru.shops })).getAllByRole('link')

test('phone, email and messengers are links', async () => {
  await show()
  expect(screen.getByRole('link', { name: '+7 495 123-45-67' })).toHaveAttribute('href', 'tel:+74951234567')
  expect(screen.getByText('Ежедневно 9:00–22:00, по Москве')).toBeVisible()
  expect(screen.getByRole('link', { name: 'care@zlata.example' })).toHaveAttribute('href', 'mailto:care@zlata.example')
  expect(screen.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute('rel', 'noopener noreferrer')
})

test('the list matches the map, and each row links to its shop', async () => {
  await show()
  expect(rows().map((row) => row.getAttribute('href'))).toStrictEqual(['/shops?shop=1', '/shops?shop=8'])
  expect(rows()[1]).toHaveTextContent('KazanMallКазань, Цветной бульвар, 15')
  expect(screen.getByRole('group', { name: ru.map })).toBeInTheDocument()
})

test('selecting a shop on the map marks it in the list', async () => {
  const { scope } = await show()
  await act(() => allSettled(shopChosen, { scope, params: 8 }))
  expect(rows().map((row) => row.getAttribute('aria-current'))).toStrictEqual([null, 'true'])
})

test('outside Russia shows the local phone, and shops link to the stores page', async () => {
  await show({ shops: [aShop({ id: 11, name: 'Hills Mall', country_iso_code: 'AE' })] }, DUBAI)
  expect(screen.getByRole('link', { name: '+971 4 123 4511' })).toBeVisible()
  expect(screen.getByText('Daily 10:00–22:00, Dubai time')).toBeVisible()
  expect(screen.getByRole('link', { name: /^Hills Mall/ })).toHaveAttribute('href', '/stores?shop=11')
})

test.each<[string, FakeAnswer]>([
  ['in a country without a shop', { shops: [] }],
  [
    'without an answer',
    () => {
      throw offline()
    },
  ],
])('%s phone and email remain, without an empty map', async (_, answer) => {
  await show(answer)
  expect(screen.getByRole('link', { name: 'care@zlata.example' })).toBeVisible()
  expect(screen.queryByRole('group', { name: ru.map })).not.toBeInTheDocument()
})

test('another visit sends no new request', async () => {
  const { scope, wire } = await show()
  await allSettled(opened, { scope, params: CONTACTS })
  expect(wire.sent).toHaveLength(1)
})

test('what is asked ahead is what the model asks', async () => {
  const { listed, sent } = await askedAt('/contacts', __dirname, (file) => jest.requireActual(file))
  expect(listed).toStrictEqual(sent)
})
