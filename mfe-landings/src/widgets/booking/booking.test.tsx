import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled, fork } from 'effector'
import type { Booking } from '@shop/contracts/services/bookings'
import { GUEST, type User } from '@shop/contracts/account/common-data'
import { $location, $toast, $user, userChanged } from '@shop/session'
import { fakeWire, later, offline, refuse, type FakeAnswer } from '@shop/testing/fake-wire'
import { given } from '@shop/testing/given'
import { aPlace } from '@shop/testing/places'
import { renderWith } from '@shop/testing/render-page'
import { $dirty, Widget, opened } from './index.ts'
import { phrase } from './texts/index.ts'
import { texts as en } from './texts/en.ts'
import { texts as ru } from './texts/ru.ts'

afterEach(() => sessionStorage.clear())

const tsvetnoy = {
  id: 1,
  name: 'Цветной',
  city: 'Москва',
  address: 'Цветной бульвар, 15',
  way: 'метро «Цветной бульвар»',
  phone: '+7 495 123-45-01',
}
const krasnodar = { ...tsvetnoy, id: 7, name: 'Галерея', city: 'Краснодар', address: 'Головатого, 313', way: null }
const CHOICE = {
  services: [
    { key: 'lobe', kind: 'piercing', name: 'Прокол мочки', minutes: 30, price: 250_000, shops: [1, 7] },
    { key: 'change', kind: 'piercing', name: 'Замена украшения', minutes: 15, price: null, shops: [1, 7] },
    { key: 'stylist', kind: 'stylist', name: 'Консультация стилиста', minutes: 60, price: null, shops: [1] },
  ],
  shops: [tsvetnoy, krasnodar],
  currency: 'RUB',
}
const DAYS = {
  days: [
    { date: '2026-11-24', times: [] },
    { date: '2026-11-25', times: ['10:00', '13:30', '19:00'] },
    { date: '2026-11-26', times: [] },
    { date: '2026-11-27', times: ['11:00'] },
  ],
}
const booking: Booking = {
  token: '1.k3Jx0mQ9bYw2Zt7cV5nRaA',
  service: { key: 'lobe', kind: 'piercing', name: 'Прокол мочки', minutes: 30 },
  shop: tsvetnoy,
  start: '2026-11-25T13:30',
  startsAt: '2026-11-25T10:30:00.000Z',
  endsAt: '2026-11-25T11:00:00.000Z',
  status: 'booked',
  canCancel: true,
}
const cancelled: Booking = { ...booking, status: 'cancelled', canCancel: false }
const anna: User = { ...GUEST, id: 1, name: 'Анна', isAuth: true, phone: '+79162041877' }

const SERVICES = 'GET /bookings/services'
const slotsOf = (service: string, shop: number) => `GET /bookings/slots?service=${service}&shop=${shop}`
const LINK = `GET /bookings/by-link/${booking.token}`
const CANCEL = `POST /bookings/by-link/${booking.token}/cancel`
const ADDRESS = { pathname: '/piercing', search: '', params: {} }
const fails = (error: unknown) => () => {
  throw error
}
const taken = {
  ...refuse(409, 'SLOT_TAKEN'),
  refusal: { result: false, code: 'SLOT_TAKEN', error: '', errors: { start: 'SLOT_TAKEN' } },
}

interface Surroundings {
  service?: 'piercing' | 'stylist'
  who?: User
  city?: string
  locale?: 'ru' | 'en'
  search?: string
}

async function show(answers: Record<string, FakeAnswer> = {}, options: Surroundings = {}) {
  const { service = 'piercing', who = GUEST, city = 'Москва', locale = 'ru', search = '' } = options
  const wire = fakeWire({
    [SERVICES]: CHOICE,
    [slotsOf('lobe', 1)]: DAYS,
    [slotsOf('change', 1)]: DAYS,
    [slotsOf('stylist', 1)]: DAYS,
    [slotsOf('lobe', 7)]: { days: [{ date: '2026-11-24', times: ['12:00'] }] },
    'POST /bookings': { result: true, booking },
    [LINK]: { result: true, booking },
    [CANCEL]: { result: true, booking: cancelled },
    'POST /pd/frontend/common_data': fails(offline()),
    ...answers,
  })
  const scope = fork({ handlers: wire.handlers, values: [given($user, who), given($location, aPlace({ city }))] as never })
  await allSettled(opened, { scope, params: ADDRESS })
  const texts = { 'widget/booking': locale === 'ru' ? ru : en }
  await renderWith(<Widget service={service} />, { scope, locale, texts }, `/piercing${search}`)
  const user = userEvent.setup()
  const sent = () => wire.sent.filter(({ path }) => path === '/bookings').map(({ body }) => body as Record<string, unknown>)
  const asked = () => wire.sent.filter(({ path }) => path.startsWith('/bookings/slots')).map(({ path }) => path.split('?')[1])
  const fill = async (time = '13:30') => {
    await user.click(await screen.findByRole('radio', { name: time }))
    await user.type(screen.getByRole('textbox', { name: ru.name }), 'Мария')
    await user.type(screen.getByRole('textbox', { name: ru.phone }), '9162041877')
    await user.click(screen.getByRole('checkbox'))
  }
  const send = () => user.click(screen.getByRole('button', { name: ru.send }))
  return { scope, user, wire, sent, asked, fill, send }
}
const dayButton = (name: RegExp) => screen.findByRole('button', { name })
const chosenDay = () => screen.queryAllByRole('button').find((button) => button.closest('[aria-selected="true"]'))?.textContent
const title = (name: string) => screen.findByRole('heading', { name })

test('lists services of the kind with duration and price, and shops with address and metro', async () => {
  await show()
  const lobe = await screen.findByRole('radio', { name: 'Прокол мочки' })
  expect(lobe).toBeChecked()
  expect(lobe).toHaveAccessibleDescription('30 мин 2\u00a0500\u00a0₽')
  expect(screen.getByRole('radio', { name: 'Москва, Цветной' })).toHaveAccessibleDescription(
    'Цветной бульвар, 15 · метро «Цветной бульвар»',
  )
  expect(screen.queryByRole('radio', { name: 'Консультация стилиста' })).not.toBeInTheDocument()
})

test('a single service shows no selector, and only its shops are offered', async () => {
  const { asked } = await show({}, { service: 'stylist' })
  expect(await screen.findByRole('radio', { name: 'Цветной' })).toBeChecked()
  expect(screen.queryByRole('group', { name: ru.service })).not.toBeInTheDocument()
  expect(asked()).toStrictEqual(['service=stylist&shop=1'])
})

test('selects the first free day with times by part of the day; full days are marked', async () => {
  await show()
  await waitFor(() => expect(chosenDay()).toBe('25'))
  for (const [part, time] of [
    [ru.morning, '10:00'],
    [ru.afternoon, '13:30'],
    [ru.evening, '19:00'],
  ] as const) {
    expect(within(screen.getByRole('group', { name: part })).getByRole('radio', { name: time })).toBeInTheDocument()
  }
  expect(await dayButton(/26.ноября 2026, нет свободного времени/)).toHaveAttribute('aria-disabled', 'true')
})

test('selects the shop in the shopper’s city', async () => {
  const { asked } = await show({}, { city: 'Краснодар' })
  expect(await screen.findByRole('radio', { name: 'Краснодар, Галерея' })).toBeChecked()
  expect(await screen.findByRole('radio', { name: '12:00' })).toBeInTheDocument()
  expect(asked().at(-1)).toBe('service=lobe&shop=7')
})

test('changing the shop loads its times, and a full day moves to the next free one', async () => {
  const { user } = await show({
    [slotsOf('lobe', 7)]: { days: DAYS.days.map((day) => (day.date === '2026-11-25' ? { ...day, times: [] } : day)) },
  })
  await screen.findByRole('radio', { name: '13:30' })
  await user.click(screen.getByRole('radio', { name: 'Краснодар, Галерея' }))
  expect(await screen.findByText(ru.dayFull)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Ближайший свободный: 27\u00a0ноября' }))
  expect(screen.getByRole('radio', { name: '11:00' })).toBeInTheDocument()
})

test('clears a time that the new shop does not have', async () => {
  const { user, sent, fill, send } = await show({
    [slotsOf('lobe', 7)]: { days: DAYS.days.map((day) => ({ ...day, times: day.times.filter((time) => time !== '13:30') })) },
  })
  await fill()
  await user.click(screen.getByRole('radio', { name: 'Краснодар, Галерея' }))
  await waitFor(() => expect(screen.queryByRole('radio', { name: '13:30' })).not.toBeInTheDocument())
  await screen.findByRole('radio', { name: '10:00' })
  await send()
  expect(screen.getByRole('group', { name: ru.time })).toHaveAccessibleDescription(ru.chooseTime)
  expect(sent()).toStrictEqual([])
})

test('a shop without free days shows a message with its phone', async () => {
  await show({ [slotsOf('lobe', 1)]: { days: [{ date: '2026-11-24', times: [] }] } })
  expect(await screen.findByText(/Здесь всё занято на месяц вперёд/)).toBeVisible()
  expect(screen.getByRole('link', { name: tsvetnoy.phone })).toHaveAttribute('href', 'tel:+74951234501')
})

test('a valid form books the visit once, shows it and is no longer dirty [routes.guide-pages]', async () => {
  const { answer, resolve } = later<object>()
  const { scope, user, sent, fill, send } = await show({ 'POST /bookings': answer })
  await fill()
  expect(scope.getState($dirty)).toBe(true)
  await user.type(screen.getByLabelText(/Комментарий/), 'Первый раз')
  await send()
  await send()
  expect(sent()).toStrictEqual([
    {
      service: 'lobe',
      shop_id: 1,
      start: '2026-11-25T13:30',
      name: 'Мария',
      phone: '+79162041877',
      comment: 'Первый раз',
      agreement: true,
      idempotencyKey: expect.any(String) as string,
    },
  ])
  await act(async () => resolve({ result: true, booking }))
  expect(await title(ru.bookedTitle)).toHaveFocus()
  expect(screen.getByText(/среда, 25\sноября 2026, 13:30/)).toBeVisible()
  expect(screen.getByText(/Цветной, Москва, Цветной бульвар, 15/)).toBeVisible()
  expect(screen.getByRole('link', { name: ru.toCalendar })).toHaveAttribute('href', `/backend/bookings/by-link/${booking.token}/calendar`)
  expect(scope.getState($dirty)).toBe(false)
})

test('prefills name and phone of a signed-in shopper, also when known later', async () => {
  const { scope } = await show()
  await screen.findByRole('radio', { name: '13:30' })
  await act(() => allSettled(userChanged, { scope, params: anna }))
  expect(screen.getByRole('textbox', { name: ru.name })).toHaveValue('Анна')
  expect(screen.getByRole('textbox', { name: ru.phone })).toHaveValue('+7 916 204-18-77')
  expect(chosenDay()).toBe('25')
})

test('account data does not overwrite typed input', async () => {
  const { scope, user } = await show()
  await user.type(await screen.findByRole('textbox', { name: ru.name }), 'Мария')
  await act(() => allSettled(userChanged, { scope, params: anna }))
  expect(screen.getByRole('textbox', { name: ru.name })).toHaveValue('Мария')
})

test('an empty form shows an error for each missing field and sends nothing', async () => {
  const { sent, send } = await show()
  await screen.findByRole('radio', { name: '13:30' })
  await send()
  const summary = await screen.findByRole('alert')
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toStrictEqual([ru.time, ru.name, ru.phone, ru.consent])
  expect(screen.getByRole('group', { name: ru.time })).toHaveAccessibleDescription(ru.chooseTime)
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Нужно согласие на обработку данных')
  expect(sent()).toStrictEqual([])
})

test('a reload keeps the words for a piercer, and says them to no stylist [forms.reload-keeps]', async () => {
  const comment = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: new RegExp(ru.comment) })
  const { user } = await show()
  await user.type(await comment(), 'Хеликс')
  cleanup()
  await show({}, { service: 'stylist' })
  expect(await comment()).toHaveValue('')
  cleanup()
  await show()
  expect(await comment()).toHaveValue('Хеликс')
})

test('a time just taken shows an error at the times, reloads them and keeps typed input', async () => {
  let asks = 0
  const { sent, fill, send, user } = await show({
    [slotsOf('lobe', 1)]: () => {
      asks += 1
      return asks === 1 ? DAYS : { days: DAYS.days.map((day) => ({ ...day, times: day.times.filter((time) => time !== '13:30') })) }
    },
    'POST /bookings': () => {
      if (sent().length === 1) throw taken
      return { result: true, booking }
    },
  })
  await fill()
  await send()
  const times = screen.getByRole('group', { name: ru.time })
  await waitFor(() => expect(times).toHaveFocus())
  expect(times).toHaveAccessibleDescription('Это время уже занято. Выберите другое.')
  await waitFor(() => expect(screen.queryByRole('radio', { name: '13:30' })).not.toBeInTheDocument())
  expect(screen.getByRole('textbox', { name: ru.name })).toHaveValue('Мария')
  await user.click(screen.getByRole('radio', { name: '19:00' }))
  expect(times).toHaveAccessibleDescription(ru.byShop)
  await send()
  expect(await title(ru.bookedTitle)).toBeVisible()
  expect(sent().map(({ start }) => start)).toStrictEqual(['2026-11-25T13:30', '2026-11-25T19:00'])
  expect(sent()[0]?.['idempotencyKey']).not.toBe(sent()[1]?.['idempotencyKey'])
})

test('an offline submit keeps typed input, and the retry is the same booking', async () => {
  const { sent, fill, send } = await show({
    'POST /bookings': () => {
      if (sent().length === 1) throw offline()
      return { result: true, booking }
    },
  })
  await fill()
  await send()
  expect(await screen.findByText('Нет ответа от сервера. Проверьте связь и повторите')).toBeVisible()
  await send()
  await title(ru.bookedTitle)
  expect(sent()[0]?.['idempotencyKey']).toBe(sent()[1]?.['idempotencyKey'])
})

test('a refusal of the server stands at its field', async () => {
  const wrongName = {
    ...refuse(400, 'WRONG_FORM_DATA'),
    refusal: { result: false, code: 'WRONG_FORM_DATA', error: '', errors: { name: 'WRONG_FIELD' } },
  }
  const { fill, send } = await show({ 'POST /bookings': fails(wrongName) })
  await fill()
  await send()
  await waitFor(() => expect(screen.getByRole('textbox', { name: ru.name })).toBeInvalid())
})

test('times that failed to load can be retried', async () => {
  let asks = 0
  const { user } = await show({
    [slotsOf('lobe', 1)]: () => {
      asks += 1
      if (asks === 1) throw offline()
      return DAYS
    },
  })
  expect(await screen.findByText(ru.slotsFailed)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(await screen.findByRole('radio', { name: '13:30' })).toBeInTheDocument()
})

test('a country without such shops links to the contacts', async () => {
  await show({ [SERVICES]: { services: [], shops: [], currency: 'USD' } })
  expect(await screen.findByText(ru.nowhere)).toBeVisible()
  expect(screen.getByRole('link', { name: ru.toContacts })).toHaveAttribute('href', '/contacts')
})

test('another page resets to the form', async () => {
  const { scope, fill, send } = await show()
  await fill()
  await send()
  await title(ru.bookedTitle)
  await act(() => allSettled(opened, { scope, params: ADDRESS }))
  expect(await title(ru.bookedTitle)).toBeVisible()
  await act(() => allSettled(opened, { scope, params: { ...ADDRESS, pathname: '/contacts' } }))
  expect(await screen.findByRole('radio', { name: 'Прокол мочки' })).toBeInTheDocument()
})

describe('the link of a text message', () => {
  const search = `?booking=${booking.token}`

  test('shows the visit and cancels it after confirmation', async () => {
    const { wire, user } = await show({}, { search })
    expect(await title(ru.bookedTitle)).toBeVisible()
    await user.click(screen.getByRole('button', { name: ru.cancel }))
    expect(screen.getByRole('button', { name: ru.cancelNo })).toHaveFocus()
    expect(wire.sent.filter(({ method }) => method === 'POST')).toHaveLength(0)
    await user.click(screen.getByRole('button', { name: ru.cancelYes }))
    expect(await title(ru.cancelledTitle)).toHaveFocus()
    expect(screen.queryByRole('link', { name: ru.toCalendar })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: ru.again }))
    expect(await screen.findByRole('radio', { name: '13:30' })).toBeInTheDocument()
  })

  test('works in English too', async () => {
    await show({}, { search, locale: 'en' })
    expect(await title(en.bookedTitle)).toBeVisible()
    expect(screen.getByText(/Wednesday, 25\sNovember 2026, 13:30/)).toBeVisible()
  })

  test('keeps the visit if the cancellation is not confirmed', async () => {
    const { wire, user } = await show({}, { search })
    await user.click(await screen.findByRole('button', { name: ru.cancel }))
    await user.click(screen.getByRole('button', { name: ru.cancelNo }))
    expect(screen.getByRole('button', { name: ru.cancel })).toBeVisible()
    expect(wire.sent.filter(({ method }) => method === 'POST')).toHaveLength(0)
  })

  test('a visit that has already begun cannot be canceled and shows an error', async () => {
    const { user } = await show({ [CANCEL]: { result: false, booking: { ...booking, canCancel: false } } }, { search })
    await user.click(await screen.findByRole('button', { name: ru.cancel }))
    await user.click(screen.getByRole('button', { name: ru.cancelYes }))
    expect(await screen.findByText(ru.tooLate)).toBeVisible()
    expect(screen.getByRole('heading', { name: ru.pastTitle })).toBeVisible()
  })

  test('a failed cancellation shows an error and can be retried', async () => {
    const { scope, user } = await show({ [CANCEL]: fails(offline()) }, { search })
    await user.click(await screen.findByRole('button', { name: ru.cancel }))
    await user.click(screen.getByRole('button', { name: ru.cancelYes }))
    await waitFor(() => expect(scope.getState($toast)).toStrictEqual({ text: phrase('notCancelled') }))
    expect(screen.getByRole('button', { name: ru.cancelYes })).toBeVisible()
  })

  test('with an unknown booking shows a message and the form', async () => {
    await show({ [LINK]: fails(refuse(404, 'NOT_FOUND')) }, { search })
    expect(await screen.findByText(ru.gone)).toBeVisible()
    expect(await screen.findByRole('radio', { name: 'Прокол мочки' })).toBeInTheDocument()
  })

  test('with a failed load can be retried', async () => {
    let asks = 0
    const { user } = await show(
      {
        [LINK]: () => {
          asks += 1
          if (asks === 1) throw offline()
          return { result: true, booking }
        },
      },
      { search },
    )
    await user.click(await screen.findByRole('button', { name: 'Повторить' }))
    expect(await title(ru.bookedTitle)).toBeVisible()
  })
})
