import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { GUEST, type User } from '@shop/contracts/account/common-data'
import type { CartDelivery } from '@shop/contracts/cart/full-cart'
import { $context, $location, $user } from '@shop/session'
import { aFullCart, aFullCartAnswer, anOrderAnswer, someChoices } from '@shop/testing/builders'
import { fakeWire, later, offline, type FakeAnswer } from '@shop/testing/fake-wire'
import { given } from '@shop/testing/given'
import { aPlace } from '@shop/testing/places'
import { renderWith, scopeOf } from '@shop/testing/render-page'
import { savedOrderKey, writtenOf } from '#features/checkout/form/saved-order.ts'
import { EXACT_HOUR } from '#features/checkout/form/slot.ts'
import { EMPTY, type Values } from '#features/checkout/form/values.ts'
import { Checkout } from './checkout.tsx'
import { texts } from './texts/ru.ts'

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
const slots = {
  days: ['2026-11-29', '2026-11-30'],
  windows: [
    { from: '10:00', to: '18:00', price: 0 },
    { from: '19:00', to: '22:00', price: 0 },
  ],
  exactHour: { from: '10:00', to: '21:00', price: 490_00 },
}
const [standard] = aFullCart().delivery
const courier: CartDelivery = { ...(standard as CartDelivery), slots, contactless: true }
const LESNAYA = { address: 'Москва, Лесная улица, 7', street: 'Лесная улица', house: '7', is_full: true }
const suggestionsFor = (text: string) => `GET /location/addresses?${new URLSearchParams({ city_id: '1', text }).toString()}`

async function shown(answers: Record<string, FakeAnswer> = {}) {
  const cart = aFullCart({ delivery: [courier, ...aFullCart().delivery.slice(1)] })
  const wire = fakeWire({
    'POST /cart/calculate': aFullCartAnswer(cart),
    'GET /profile/addresses': { result: [] },
    'POST /order/create/v2': anOrderAnswer({ result: true, order: { id: '482', number: '482-07', paymentUrl: null } }),
    ...answers,
  })
  const context = { storefront: 'ru', locale: 'ru', country: 'RU', currency: 'RUB' } as const
  const scope = scopeOf({ wire, values: [given($user, anna), given($location, aPlace()), given($context, context)] })
  await renderWith(<Checkout />, { scope, locale: 'ru', texts: { 'widget/checkout': texts } }, '/cart?step=checkout&section=delivery')
  const typist = userEvent.setup()
  const last = (path: string) => wire.sent.findLast((call) => call.path === path)?.body
  return { wire, typist, last, address: await screen.findByRole('combobox', { name: 'Адрес' }) }
}
const hours = (name: RegExp) => screen.getByRole('radio', { name })

const keepDraft = (changes: Partial<Values>) =>
  localStorage.setItem(savedOrderKey('ru'), writtenOf({ ...EMPTY, city_id: '1', delivery: '1:standard', ...changes }, Date.now()))

beforeEach(() => localStorage.clear())

describe('addresses of the city [checkout.address-suggestions]', () => {
  test('are offered while one is typed, and taken by the keyboard', async () => {
    const { typist, address } = await shown({ [suggestionsFor('лес')]: { addresses: [LESNAYA] } })
    await typist.type(address, 'лес')
    await screen.findByRole('option', { name: 'Лесная улица, 7' })
    expect(screen.getByText('Нашёлся 1 адрес')).toBeInTheDocument()
    await typist.keyboard('{ArrowDown}')
    expect(address).toHaveAttribute('aria-activedescendant', screen.getByRole('option').id)
    await typist.keyboard('{Enter}')
    expect(address).toHaveValue('Лесная улица, 7')
    expect(address).toHaveFocus()
    expect(screen.queryByRole('option')).not.toBeInTheDocument()
  })

  test('a street without a house waits for the house', async () => {
    const street = { ...LESNAYA, address: 'Москва, Лесная улица', house: null, is_full: false }
    const { typist, address } = await shown({ [suggestionsFor('лес')]: { addresses: [street] } })
    await typist.type(address, 'лес')
    await typist.click(await screen.findByRole('option', { name: 'Лесная улица' }))
    expect(address).toHaveValue('Лесная улица, ')
    expect(address).toHaveFocus()
  })

  test('Escape closes the list and keeps what was typed', async () => {
    const { typist, address } = await shown({ [suggestionsFor('лес')]: { addresses: [LESNAYA] } })
    await typist.type(address, 'лес')
    await screen.findByRole('option')
    await typist.keyboard('{Escape}')
    expect(screen.queryByRole('option')).not.toBeInTheDocument()
    expect(address).toHaveValue('лес')
  })

  test('an answer for fewer letters that comes late is not shown for more', async () => {
    const slow = later()
    const { typist, address } = await shown({
      [suggestionsFor('лес')]: slow.answer,
      [suggestionsFor('лесн')]: { addresses: [LESNAYA] },
    })
    await typist.type(address, 'лес')
    await typist.type(address, 'н')
    await screen.findByRole('option', { name: 'Лесная улица, 7' })
    slow.resolve({ addresses: [{ ...LESNAYA, street: 'Лестева улица' }] })
    await waitFor(() => expect(screen.getByRole('option')).toHaveTextContent('Лесная улица, 7'))
  })

  test('without them any address is taken as it is typed', async () => {
    const { typist, address, last } = await shown({ [suggestionsFor('Лесная, 7')]: offline() })
    await typist.type(address, 'Лесная, 7')
    await typist.click(screen.getByRole('button', { name: 'Далее: оплата' }))
    await screen.findByRole('radio', { name: /Картой онлайн/ })
    expect(last('/cart/calculate')).toMatchObject({ delivery: { address: 'Лесная, 7' } })
  })
})

describe('the house on a map [checkout.house-on-map]', () => {
  const placeOf = (address: string, is_known = true) => ({
    address,
    is_full: true,
    is_known,
    latitude: 55.7796,
    longitude: 37.5905,
    location: { ...aPlace(), beltway_hit: true, beltway_distance: 0 },
  })

  test('comes with the suggestion that is taken, and follows the address', async () => {
    let place = placeOf('Москва, Лесная улица, 7')
    const { typist, address, last } = await shown({
      [suggestionsFor('лес')]: { addresses: [LESNAYA] },
      'POST /location/address': () => place,
    })
    expect(screen.queryByRole('button', { name: 'Показать дом на\u00a0карте' })).not.toBeInTheDocument()
    await typist.type(address, 'лес')
    await typist.click(await screen.findByRole('option', { name: 'Лесная улица, 7' }))
    expect(await screen.findByText('Москва, Лесная улица, 7')).toBeVisible()
    expect(await screen.findByRole('group', { name: 'Дом на\u00a0карте' })).toBeVisible()
    expect(last('/location/address')).toStrictEqual({ city_id: 1, address: 'Лесная улица, 7' })
    place = placeOf('Москва, Лесная улица, 71')
    await typist.type(address, '1')
    expect(await screen.findByText('Москва, Лесная улица, 71')).toBeVisible()
    await typist.clear(address)
    await waitFor(() => expect(screen.queryByText(/^Москва, Лесная улица/)).not.toBeInTheDocument())
    expect(screen.queryByText(/Ищем дом/)).not.toBeInTheDocument()
  })

  test('a typed one is shown on request; an unknown one says so and hinders nothing', async () => {
    const { typist, address, wire } = await shown({ 'POST /location/address': placeOf('Тупик Без Имени, 1', false) })
    await typist.type(address, 'Тупик Без Имени, 1')
    expect(wire.sent.some(({ path }) => path === '/location/address')).toBe(false)
    await typist.click(screen.getByRole('button', { name: 'Показать дом на\u00a0карте' }))
    expect(await screen.findByText(/Этого дома нет на.нашей карте/)).toBeVisible()
    expect(screen.queryByRole('group', { name: 'Дом на\u00a0карте' })).not.toBeInTheDocument()
    await typist.click(screen.getByRole('button', { name: 'Далее: оплата' }))
    expect(await screen.findByRole('radio', { name: /Картой онлайн/ })).toBeVisible()
  })
})

test('an address beyond the ring road says so at the courier, whose price has grown for it [delivery.ring-told]', async () => {
  const far = { ...courier, price: 665_00, priceFrom: 665_00 }
  const choices = someChoices({ kadType: false, kadDistance: 19 })
  const answerWith = (others: readonly CartDelivery[]) => aFullCartAnswer(aFullCart({ delivery: [far, ...others], choices }))
  await shown({
    'POST /cart/calculate': answerWith(
      aFullCart()
        .delivery.slice(1)
        .filter(({ courierType }) => courierType === null),
    ),
  })
  expect(screen.getByRole('radio', { name: 'Курьер' })).toHaveAccessibleDescription(
    /19 км за кольцевой дорогой: срочной доставки там нет.*665/,
  )
})

test('windows say what they add to the price; a pickup point what it costs at least [delivery.at-least-told]', async () => {
  const { sums } = aFullCart()
  const rows = [{ kind: 'delivery', name: 'Доставка', sum: null, why: 'Пункт выдачи' }]
  const cart = aFullCart({
    delivery: [
      courier,
      ...aFullCart()
        .delivery.slice(1)
        .map((kind) => ({ ...kind, price: null, priceFrom: 150_00 })),
    ],
    sums: { ...(sums as NonNullable<typeof sums>), rows },
  })
  const { typist } = await shown({ 'POST /cart/calculate': aFullCartAnswer(cart) })
  // Only an hour that costs something names a price.
  expect(hours(/^10.–.18/).closest('label')).toHaveTextContent(/^10.–.18$/)
  expect(hours(/^Час на выбор/).closest('label')).toHaveTextContent(/\+490.₽/)
  await typist.click(screen.getByRole('radio', { name: /Пункт выдачи/ }))
  for (const row of screen.getAllByText('Доставка', { selector: 'dt *, dt' })) expect(row.closest('div')).toHaveTextContent(/от.150.₽/)
})

describe('the hour of the courier [delivery.chosen-slot]', () => {
  test('is the promised one until a window is chosen; then it is reckoned and ordered', async () => {
    const { typist, last, address } = await shown()
    expect(last('/cart/calculate')).toMatchObject({ delivery_slot: null })
    await typist.click(hours(/^19.–.22/))
    await waitFor(() => expect(last('/cart/calculate')).toMatchObject({ delivery_slot: { day: '2026-11-29', from: '19:00', to: '22:00' } }))
    await typist.click(screen.getByRole('radio', { name: /30 ноября/ }))
    await typist.type(address, 'Лесная улица, 7')
    await typist.click(screen.getByRole('button', { name: 'Далее: оплата' }))
    await typist.click(await screen.findByRole('checkbox', { name: /Даю согласие/ }))
    await typist.click(screen.getAllByRole('button', { name: /^Оплатить/ }).at(-1) as HTMLElement)
    await waitFor(() =>
      expect(last('/order/create/v2')).toMatchObject({
        delivery_slot: { day: '2026-11-30', from: '19:00', to: '22:00' },
        contactless: false,
      }),
    )
  })

  test('one of the shopper’s own has its price, is typed as hh:mm and lies within the day', async () => {
    const { typist, last, address } = await shown()
    await typist.type(address, 'Лесная улица, 7')
    expect(hours(/Час на выбор \+490/)).not.toBeChecked()
    await typist.click(hours(/Час на выбор/))
    const time = screen.getByRole('textbox', { name: 'Во сколько' })
    await typist.click(screen.getByRole('button', { name: 'Далее: оплата' }))
    expect(time).toHaveAccessibleDescription('Обязательное поле')
    await typist.type(time, '2115')
    await typist.tab()
    expect(time).toHaveValue('21:15')
    expect(time).toHaveAccessibleDescription('С 10:00 до 21:00, курьер приедет в течение часа')
    expect(time).toBeInvalid()
    await typist.clear(time)
    await typist.type(time, '1430')
    await typist.tab()
    await waitFor(() => expect(last('/cart/calculate')).toMatchObject({ delivery_slot: { from: '14:30', to: '15:30' } }))
  })

  test('is kept with the order’s draft', async () => {
    keepDraft({ delivery_day: '2026-11-30', delivery_hours: EXACT_HOUR, delivery_time: '12:15', contactless: true })
    const { last } = await shown()
    expect(hours(/Час на выбор/)).toBeChecked()
    expect(screen.getByRole('textbox', { name: 'Во сколько' })).toHaveValue('12:15')
    expect(screen.getByRole('checkbox', { name: 'Оставить у двери' })).toBeChecked()
    expect(last('/cart/calculate')).toMatchObject({ delivery_slot: { day: '2026-11-30', from: '12:15', to: '13:15' }, contactless: true })
  })

  test('of a saved order is forgotten once its day has passed', async () => {
    keepDraft({ delivery_day: '2026-01-01', delivery_hours: '19:00-22:00' })
    const { last } = await shown()
    expect(hours(/^10.–.18/)).toBeChecked()
    await waitFor(() => expect(last('/cart/calculate')).toMatchObject({ delivery_slot: null }))
  })

  test('that is gone is told at its group, where the step opens again', async () => {
    const gone = anOrderAnswer({ result: false, errors: { delivery_slot: 'SLOT_TAKEN' } })
    const { typist, address } = await shown({ 'POST /order/create/v2': gone })
    await typist.type(address, 'Лесная улица, 7')
    await typist.click(hours(/^19.–.22/))
    await typist.click(screen.getByRole('button', { name: 'Далее: оплата' }))
    await typist.click(await screen.findByRole('checkbox', { name: /Даю согласие/ }))
    await typist.click(screen.getAllByRole('button', { name: /^Оплатить/ }).at(-1) as HTMLElement)
    expect(await screen.findByText('Это время уже занято. Выберите другое.')).toBeVisible()
  })
})

test('left at the door is part of every sum and of the order, and the finished step says it [delivery.left-at-door]', async () => {
  const { typist, last, address } = await shown()
  await typist.click(screen.getByRole('checkbox', { name: 'Оставить у двери' }))
  await waitFor(() => expect(last('/cart/calculate')).toMatchObject({ contactless: true }))
  await typist.type(address, 'Лесная улица, 7')
  await typist.click(screen.getByRole('button', { name: 'Далее: оплата' }))
  await waitFor(() => expect(screen.getByRole('region', { name: 'Доставка' })).toHaveTextContent('оставить у двери'))
})

describe('few fields [checkout.few-fields]', () => {
  const typed = () => {
    const step = within(screen.getByRole('region', { name: 'Доставка' }))
    return [...step.getAllByRole('textbox'), ...step.getAllByRole('combobox')]
  }

  test('a courier asks for an address and the way to the door; a note is typed on demand', async () => {
    const { typist } = await shown()
    const CONTACTS = 3
    expect(typed().length + CONTACTS).toBeLessThanOrEqual(8)
    expect(screen.queryByRole('textbox', { name: /Комментарий курьеру/ })).not.toBeInTheDocument()
    await typist.click(screen.getByRole('button', { name: 'Добавить комментарий курьеру' }))
    expect(screen.getByRole('textbox', { name: /Комментарий курьеру/ })).toHaveFocus()
  })
})
