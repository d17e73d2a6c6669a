import { allSettled } from 'effector'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { GUEST, type User } from '@shop/contracts/account/common-data'
import type { Location } from '@shop/contracts/places/shopper-location'
import type { Shop } from '@shop/contracts/places/shops'
import { $context, $location, $user, locationChanged } from '@shop/session'
import { anOrderAnswer, aFullCart, aFullCartAnswer } from '@shop/testing/builders'
import { fakeWire, type FakeAnswer } from '@shop/testing/fake-wire'
import { given } from '@shop/testing/given'
import { aPickupPoint, aPlace, aShop } from '@shop/testing/places'
import { renderWith, scopeOf } from '@shop/testing/render-page'
import { restored } from '#features/checkout/draft.ts'
import { savedOrderKey, writtenOf } from '#features/checkout/form/saved-order.ts'
import { EMPTY, type Values } from '#features/checkout/form/values.ts'
import { pointChosen } from '#features/checkout/model/places/points.ts'
import { Checkout } from './checkout.tsx'
import { texts } from './texts/ru.ts'

const MOSCOW = aPlace()
const KAZAN = aPlace({ city_id: 61, city: 'Казань', region: 'Республика Татарстан' })
const ready = { date: '2026-11-21', time: null, text: 'сегодня' }
const pieces = aFullCart().products.flatMap(({ id, quantity }) => Array.from({ length: quantity }, () => ['sku_ids[]', id]))
const shopsOf = (city: number, ...shops: Shop[]) => ({
  [`GET /shops/list?${new URLSearchParams([['order_city_id', String(city)], ...pieces]).toString()}`]: { shops },
})
const SHOPS = {
  ...shopsOf(1, aShop({ id: 2, name: 'Закрытый' }), aShop({ ready })),
  ...shopsOf(61, aShop({ id: 8, name: 'Казань Молл', city: 'Казань', city_id: 61, address: 'Павлюхина, 91', ready })),
}
const anna: User = {
  ...GUEST,
  id: 1,
  isAuth: true,
  phone: '+79161234567',
  confirmedPhone: '+79161234567',
  name: 'Анна',
  surname: 'Петрова',
  fullName: 'Анна Петрова',
  email: 'anna@mail.example',
}
const COURIER = '1:standard'
const draft = (changes: Partial<Values>): Values => ({ ...EMPTY, city_id: '1', delivery: COURIER, ...changes })

interface Opening {
  place?: Location
  saved?: Values
  carried?: Values
  answers?: Record<string, FakeAnswer>
}

async function shown({ place = MOSCOW, saved, carried, answers = {} }: Opening = {}) {
  const wire = fakeWire({
    'POST /cart/calculate': aFullCartAnswer(aFullCart()),
    'GET /profile/addresses': { result: [] },
    ...SHOPS,
    'POST /order/create/v2': anOrderAnswer(),
    ...answers,
  })
  if (saved) localStorage.setItem(savedOrderKey('ru'), writtenOf(saved, Date.now()))
  const scope = scopeOf({
    wire,
    values: [
      given($user, anna),
      given($location, place),
      given($context, { storefront: 'ru', locale: 'ru', country: 'RU', currency: 'RUB' }),
    ],
  })
  if (carried) await allSettled(restored, { scope, params: { values: carried, section: 'delivery' } })
  await renderWith(<Checkout />, { scope, locale: 'ru', texts: { 'widget/checkout': texts } }, '/cart?step=checkout')
  const typist = userEvent.setup()
  const move = (to: Location) => act(() => allSettled(locationChanged, { scope, params: to }))
  return { scope, wire, typist, move }
}

const step = (name: string) => screen.getByRole('region', { name })
const notice = () => within(step('Доставка')).getAllByRole('status')[0]
const toPayment = (typist: ReturnType<typeof userEvent.setup>) => typist.click(screen.getByRole('button', { name: 'Далее: оплата' }))
const seen = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ') ?? ''
const bodiesOf = (wire: { sent: { path: string; body?: unknown }[] }, path: string) =>
  wire.sent.filter((call) => call.path === path).map(({ body }) => body)

beforeEach(() => localStorage.clear())

describe('a change of city takes away what is in the other one, and says so [checkout.city-changed]', () => {
  test('the shop: the step is open again, with the first shop of the new city', async () => {
    const { typist, move, wire } = await shown()
    await typist.click(await screen.findByRole('radio', { name: /Магазин ZLATA/ }))
    await waitFor(() => expect(screen.getByRole('radio', { name: /Цветной/ })).toBeChecked())
    await toPayment(typist)
    expect(seen(step('Доставка'))).toContain('Магазин ZLATA, Цветной, Москва, Цветной бульвар, 15')
    await move(KAZAN)
    expect(notice()).toHaveTextContent('Город доставки: Казань. Убрали то, что было в другом городе: магазин')
    expect(screen.queryByRole('radio', { name: /Картой онлайн/ })).not.toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('radio', { name: /Казань Молл/ })).toBeChecked())
    expect(screen.queryByRole('radio', { name: /Цветной/ })).not.toBeInTheDocument()
    await toPayment(typist)
    expect(seen(step('Доставка'))).toContain('Магазин ZLATA, Казань Молл, Казань, Павлюхина, 91')
    await typist.click(screen.getByRole('checkbox', { name: /Даю согласие/ }))
    await typist.click(screen.getAllByRole('button', { name: /^Оплатить/ }).at(-1) as HTMLElement)
    await waitFor(() => expect(bodiesOf(wire, '/order/create/v2')).toMatchObject([{ city_id: 61, shop_id: 8 }]))
  })

  test('of many shops the first three and the chosen one are shown, the others by a button that leads to them [checkout.few-shops-first]', async () => {
    const many = Array.from({ length: 8 }, (_, at) => aShop({ id: 10 + at, name: `Магазин №${at + 1}`, ready }))
    const { typist } = await shown({ saved: draft({ shop_id: '16' }), answers: shopsOf(1, ...many) })
    await typist.click(await screen.findByRole('radio', { name: /Магазин ZLATA/ }))
    const names = () => screen.getAllByRole('radio', { name: /№/ }).map((radio) => /№\d/.exec(radio.parentElement?.textContent ?? '')?.[0])
    await waitFor(() => expect(names()).toStrictEqual(['№1', '№2', '№3', '№7']))
    expect(screen.getByRole('radio', { name: /№7/ })).toBeChecked()
    await typist.click(screen.getByRole('button', { name: 'Ещё 4 магазина' }))
    expect(names()).toStrictEqual(['№1', '№2', '№3', '№4', '№5', '№6', '№7', '№8'])
    expect(screen.getByRole('radio', { name: /№4/ })).toHaveFocus()
    expect(screen.getByRole('radio', { name: /№7/ })).toBeChecked()
  })

  test('the address, and the totals are asked without it', async () => {
    const { typist, move, wire } = await shown()
    await typist.type(await screen.findByRole('combobox', { name: 'Адрес' }), 'Лесная улица, 7')
    await typist.type(screen.getByRole('textbox', { name: 'Квартира' }), '12')
    await toPayment(typist)
    expect(seen(step('Доставка'))).toContain('Москва, Лесная улица, 7, кв. 12')
    await move(KAZAN)
    expect(await screen.findByRole('combobox', { name: 'Адрес' })).toHaveValue('')
    expect(screen.getByRole('textbox', { name: 'Квартира' })).toHaveValue('')
    expect(notice()).toHaveTextContent('адрес')
    const ofKazan = bodiesOf(wire, '/cart/calculate').filter((body) => (body as { delivery: { city_id: number } }).delivery.city_id === 61)
    expect(ofKazan).toMatchObject([{ delivery: { city: 'Казань', address: null } }])
  })

  test('the button that the chosen point replaces hands the focus to the one in its place [screen.focus-follows]', async () => {
    const { typist, scope } = await shown()
    await typist.click(await screen.findByRole('radio', { name: /Пункт выдачи/ }))
    await typist.click(screen.getByRole('button', { name: /Выбрать на карте/ }))
    await act(() => allSettled(pointChosen, { scope, params: aPickupPoint(7) }))
    expect(await screen.findByRole('button', { name: 'Другой пункт' })).toHaveFocus()
  })

  test('the pickup point', async () => {
    const { typist, move, scope } = await shown()
    await typist.click(await screen.findByRole('radio', { name: /Пункт выдачи/ }))
    await act(() => allSettled(pointChosen, { scope, params: aPickupPoint(7) }))
    expect(await screen.findByText('Лесная улица, 7')).toBeVisible()
    await move(KAZAN)
    expect(notice()).toHaveTextContent('пункт выдачи')
    expect(screen.queryByText('Лесная улица, 7')).not.toBeInTheDocument()
  })

  test('the same city told anew takes nothing', async () => {
    const { typist, move } = await shown()
    await typist.type(await screen.findByRole('combobox', { name: 'Адрес' }), 'Лесная улица, 7')
    await move({ ...MOSCOW, beltway_hit: true })
    expect(screen.getByRole('combobox', { name: 'Адрес' })).toHaveValue('Лесная улица, 7')
    expect(notice()).toBeEmptyDOMElement()
  })

  const AT_LESNAYA = draft({ address: 'Лесная улица, 7', apartment: '12' })
  test.each([
    ['a saved draft', { saved: AT_LESNAYA }],
    ['the draft of the previous version', { carried: AT_LESNAYA }],
  ])('%s of another city comes without its place', async (_, opening) => {
    await shown({ ...opening, place: KAZAN })
    expect(await screen.findByRole('combobox', { name: 'Адрес' })).toHaveValue('')
    expect(notice()).toHaveTextContent('Убрали то, что было в другом городе: адрес')
  })

  test('the hours of the courier are told too', async () => {
    await shown({ saved: draft({ ...AT_LESNAYA, delivery_day: '2026-12-01', delivery_hours: '10:00-13:00' }), place: KAZAN })
    await waitFor(() => expect(notice()).toHaveTextContent('Убрали то, что было в другом городе: адрес, время'))
  })

  const saved = { id: 1, apartment: '', frontDoor: '', floor: '', houseCode: '', isMain: true }
  const ADDRESSES = [
    { ...saved, address: 'Москва, Лесная, 7', cityId: 1 },
    { ...saved, id: 2, isMain: false, address: 'Казань, Баумана, 3', cityId: 61 },
  ]
  test('saved addresses are those of the city', async () => {
    const { move, typist } = await shown({ answers: { 'GET /profile/addresses': { result: ADDRESSES } } })
    expect(seen(step('Доставка'))).toContain('Москва, Лесная, 7')
    await move(KAZAN)
    expect(await screen.findByRole('combobox', { name: 'Адрес' })).toHaveValue('Казань, Баумана, 3')
    expect(screen.queryByRole('combobox', { name: 'Сохранённый адрес' })).not.toBeInTheDocument()
    await toPayment(typist)
    expect(seen(step('Доставка'))).toContain('Курьер, Казань, Баумана, 3')
  })
})

describe('an address in another city is refused at its field', () => {
  const SENTENCE = 'Это место в другом городе. Смените город или место.'

  test('Moscow at once [delivery.moscow-address]', async () => {
    const { typist } = await shown({ place: KAZAN })
    await typist.type(await screen.findByRole('combobox', { name: 'Адрес' }), 'Москва, Лесная улица, 7')
    await toPayment(typist)
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Адрес' })).toHaveAccessibleDescription(SENTENCE))
    expect(screen.queryByRole('radio', { name: /Картой онлайн/ })).not.toBeInTheDocument()
  })

  test('any other as soon as the bag has answered', async () => {
    const calculate = ({ body }: { body?: unknown }) => {
      const isElsewhere = (body as { delivery: { address: string | null } }).delivery.address?.startsWith('Самара')
      return { ...aFullCartAnswer(aFullCart()), fields: isElsewhere ? { address: 'ANOTHER_CITY' } : {} }
    }
    const { typist } = await shown({ answers: { 'POST /cart/calculate': calculate } })
    await typist.type(await screen.findByRole('combobox', { name: 'Адрес' }), 'Самара, Лесная улица, 7')
    await toPayment(typist)
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Адрес' })).toHaveAccessibleDescription(SENTENCE))
    expect(screen.queryByRole('radio', { name: /Картой онлайн/ })).not.toBeInTheDocument()
    await typist.clear(screen.getByRole('combobox', { name: 'Адрес' }))
    await typist.type(screen.getByRole('combobox', { name: 'Адрес' }), 'Лесная улица, 7')
    await toPayment(typist)
    expect(await screen.findByRole('radio', { name: /Картой онлайн/ })).toBeChecked()
  })

  test('a refused order opens the step of the place with the sentence', async () => {
    const { typist } = await shown({
      answers: { 'POST /order/create/v2': anOrderAnswer({ errors: { city: 'ANOTHER_CITY' } }) },
    })
    await typist.type(await screen.findByRole('combobox', { name: 'Адрес' }), 'Лесная улица, 7')
    await toPayment(typist)
    await typist.click(await screen.findByRole('checkbox', { name: /Даю согласие/ }))
    await typist.click(screen.getAllByRole('button', { name: /^Оплатить/ }).at(-1) as HTMLElement)
    expect(await within(step('Доставка')).findByText(SENTENCE)).toBeVisible()
  })
})

test('a chosen shop stands in the summary with its own date, not with the one of the method', async () => {
  const deliveryEstimations = [{ typeId: 3, courierType: null, from: '2026-11-23', to: '2026-11-23', text: 'послезавтра' }]
  const { typist } = await shown({ answers: { 'POST /cart/calculate': aFullCartAnswer(aFullCart({ deliveryEstimations })) } })
  await typist.click(await screen.findByRole('radio', { name: /Магазин ZLATA/ }))
  await waitFor(() => expect(screen.getByRole('radio', { name: /Цветной/ })).toBeChecked())
  await toPayment(typist)
  expect(seen(step('Доставка'))).toContain('бесплатно, сегодня')
})

test('the first open shop of the shopper’s city is chosen beforehand [delivery.first-open-shop]', async () => {
  const { typist } = await shown()
  await typist.click(await screen.findByRole('radio', { name: /Магазин ZLATA/ }))
  await waitFor(() => expect(screen.getByRole('radio', { name: /Цветной/ })).toBeChecked())
})
