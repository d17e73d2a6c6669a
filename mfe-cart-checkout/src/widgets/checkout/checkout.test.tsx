import { enter } from '@shop/testing/enter'
import { allSettled, createStore } from 'effector'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { GUEST, type User } from '@shop/contracts/account/common-data'
import type { FullCartData } from '@shop/contracts/cart/full-cart'
import { checkoutStepReached } from '@shop/contracts/events/checkout-step'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import { listenTo } from '@shop/events'
import { $context, $location, $popup, $user, cartAnswered, userChanged } from '@shop/session'
import {
  aCart,
  aCartAnswer,
  aLine,
  anOrderAnswer,
  aFullCartAnswer,
  aFullCart,
  EVERY_ROW,
  everySum,
  someChoices,
} from '@shop/testing/builders'
import { fakeWire, later, offline, refuse, type FakeAnswer } from '@shop/testing/fake-wire'
import { given } from '@shop/testing/given'
import { createHistory } from '@shop/testing/memory-router'
import { aPlace } from '@shop/testing/places'
import { renderWith, scopeOf } from '@shop/testing/render-page'
import { rowsIn } from '@shop/testing/rows'
import { $values, restored, snapshotOf } from '#features/checkout/draft.ts'
import { $placed, $placing, $removed } from '#features/checkout/model/paying/placing.ts'
import { Checkout } from './checkout.tsx'
import { texts as en } from './texts/en.ts'
import { texts as ru } from './texts/ru.ts'

const PHONE = '+79161234567'
const MOSCOW = aPlace()
const confirmed: User = { ...GUEST, confirmedPhone: PHONE }
const anna: User = {
  ...GUEST,
  id: 1,
  isAuth: true,
  phone: PHONE,
  confirmedPhone: PHONE,
  name: 'Анна',
  surname: 'Петрова',
  fullName: 'Анна Петрова',
  email: 'anna@mail.example',
}
const code = { login: PHONE, method: 'sms', sent: true, resendIn: 60, expiresIn: 300, codeLength: 4, methods: ['sms'] }

const refusedOrder = anOrderAnswer()
const made = anOrderAnswer({ result: true, order: { id: '482', number: '482-07', paymentUrl: null } })

interface Opening {
  cart?: Partial<FullCartData>
  answers?: Record<string, FakeAnswer>
  user?: User
  country?: ShopContext['country']
  locale?: 'ru' | 'en'
  at?: string
}

async function open({ cart, answers = {}, user = GUEST, country = 'RU', locale = 'ru', at = '/cart?step=checkout' }: Opening = {}) {
  const whole = aFullCart(cart)
  const wire = fakeWire({
    'POST /cart/calculate': aFullCartAnswer(whole),
    'GET /profile/addresses': { result: [] },
    'POST /phone/send_code': { result: true, code },
    'POST /pd/frontend/common_data': () => ({ user: confirmed, location: MOSCOW, currency: 'RUB', cartData: null, menu: [] }),
    'POST /order/create/v2': made,
    ...answers,
  })
  const context: ShopContext = {
    storefront: locale === 'ru' ? 'ru' : 'international',
    locale,
    country,
    currency: locale === 'ru' ? 'RUB' : 'AED',
  }
  const scope = scopeOf({
    wire,
    values: [given($user, user), given($location, { ...MOSCOW, country_iso_code: country }), given($context, context)],
  })
  const history = createHistory(at)
  const show = () => renderWith(<Checkout />, { scope, locale, texts: { 'widget/checkout': locale === 'ru' ? ru : en } }, history)
  return { scope, wire, whole, history, show, typist: userEvent.setup() }
}

async function shown(opening: Opening = {}) {
  const shop = await open(opening)
  await shop.show()
  return shop
}

const field = (name: string | RegExp) => screen.getByRole('textbox', { name })
const addressField = () => screen.getByRole('combobox', { name: 'Адрес' })
const next = (name: string) => screen.getByRole('button', { name })
const seen = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ').replace(/\s+/g, ' ') ?? ''
const step = (name: string) => screen.getByRole('region', { name })
const sentTo = (wire: { sent: { path: string; body?: unknown }[] }, path: string) => wire.sent.filter((call) => call.path === path)

async function contact(typist: ReturnType<typeof userEvent.setup>) {
  await enter(typist, field('Имя и фамилия'), 'Анна Петрова')
  await enter(typist, field('Почта'), 'anna@mail.example')
  // A phone that the session has confirmed stands there already.
  if ((field('Телефон') as HTMLInputElement).value === '+7') await typist.type(field('Телефон'), '9161234567')
}

async function toPayment(typist: ReturnType<typeof userEvent.setup>) {
  await contact(typist)
  await typist.click(next('Далее: доставка'))
  await enter(typist, await screen.findByRole('combobox', { name: 'Адрес' }), 'Лесная улица, 7')
  await typist.click(next('Далее: оплата'))
  await screen.findByRole('radio', { name: /Картой онлайн/ })
}

async function placed(typist: ReturnType<typeof userEvent.setup>) {
  await typist.click(screen.getByRole('checkbox', { name: /Даю согласие/ }))
  await typist.click(screen.getAllByRole('button', { name: /^Оплатить/ }).at(-1) as HTMLElement)
}

beforeEach(() => localStorage.clear())

test('shows skeletons of the final size while the order is calculated', async () => {
  await shown({ answers: { 'POST /cart/calculate': later().answer } })
  expect(screen.getByRole('status')).toHaveTextContent('Готовим оформление…')
})

test('shows the rows of the server’s calculation, each under its own name [bag.same-sums]', async () => {
  await shown({ cart: { sums: everySum(), totalProducts: 3 } })
  const [, summary] = screen.getAllByText('Промокод WELCOME10')
  expect(rowsIn(summary?.closest('section') as HTMLElement)).toStrictEqual(EVERY_ROW)
})

test('a certificate of the account pays by one tap, without its code', async () => {
  const gift = { code: '7K2M-9QXD', name: 'Подарочный сертификат 7K2M-9QXD', balance: 5_000_00 }
  const { wire, typist } = await shown({
    cart: { ownDeposits: [gift] },
    answers: { 'POST /cart/promocode/apply': aFullCartAnswer(aFullCart({ version: 2 })) },
    user: anna,
  })
  await typist.click(screen.getAllByRole('button', { name: /^Списать ?: Подарочный сертификат 7K2M-9QXD$/ })[0] as HTMLElement)
  expect(sentTo(wire, '/cart/promocode/apply')[0]?.body).toMatchObject({ code: '7K2M-9QXD' })
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Списать ?: / })).not.toBeInTheDocument())
})

test('begins with the choices that are kept with the bag [bag.kept-choices]', async () => {
  const choices = someChoices({ delivery_method_id: 3, payment_method_id: 4, spend_bonuses: true })
  const { scope, show } = await open({ cart: { choices } })
  await allSettled(cartAnswered, { scope, params: aFullCart({ choices }) })
  await show()
  expect(scope.getState($values)).toMatchObject({ delivery: '3:', payment_method_id: '4', spendBonuses: true })
})

test('adopts what another tab has chosen, and does not argue', async () => {
  let elsewhere = false
  const choices = someChoices({ delivery_method_id: 1, courier_type: 'standard', spend_bonuses: true, payment_method_id: 4 })
  const { scope, wire } = await shown({
    answers: { 'POST /cart/calculate': () => aFullCartAnswer(aFullCart(elsewhere ? { version: 5, choices } : {})) },
  })
  elsewhere = true
  await act(() => allSettled(cartAnswered, { scope, params: aFullCart({ version: 5, choices }) }))
  await waitFor(() => expect(scope.getState($values)).toMatchObject({ spendBonuses: true, payment_method_id: '4' }))
  expect(sentTo(wire, '/cart/calculate').some(({ body }) => Object.keys(body as object).length === 0)).toBe(true)
})

test('names what the last answer knew of kinds and distance, for the server to decide [bag.server-geocoder]', async () => {
  const { wire, typist } = await shown({ user: confirmed, cart: { choices: someChoices({ kadType: false, kadDistance: 12 }) } })
  await contact(typist)
  await typist.click(next('Далее: доставка'))
  await typist.type(await screen.findByRole('combobox', { name: 'Адрес' }), 'Лесная улица, 7')
  await typist.tab()
  await waitFor(() =>
    expect(sentTo(wire, '/cart/calculate').at(-1)?.body).toMatchObject({
      delivery: { address: 'Лесная улица, 7', items: [{ typeId: 1 }, { typeId: 2 }, { typeId: 3 }], kadType: false, kadDistance: 12 },
    }),
  )
})

test('the summary names the chosen size and stone weight', async () => {
  const [piece] = aFullCart().products as [FullCartData['products'][0]]
  await shown({ cart: { products: [{ ...piece, name: 'Кольцо «Аврора»', variant: 'размер\u00a016,5, 0,50\u00a0ct' }] } })
  expect(seen(document.body)).toContain('Кольцо «Аврора», размер 16,5, 0,50 ct')
})

test('a checkout that failed to open can be retried', async () => {
  let calls = 0
  const { typist } = await shown({
    answers: {
      'POST /cart/calculate': () => {
        if (++calls === 1) throw offline()
        return aFullCartAnswer(aFullCart())
      },
    },
  })
  expect(screen.getByRole('alert')).toHaveTextContent('Оформление не открылось')
  await typist.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(await screen.findByRole('textbox', { name: 'Имя и фамилия' })).toBeVisible()
})

test('an error summary lists the blank fields and takes the focus, and each field shows its error', async () => {
  const { typist } = await shown()
  await typist.click(next('Далее: доставка'))
  const summary = await screen.findByRole('alert')
  expect(summary).toHaveFocus()
  expect(seen(summary)).toBe('Проверьте 3 поля: имя и фамилия, почта, телефон')
  expect(field('Имя и фамилия')).toHaveAccessibleDescription('Укажите имя и фамилию')
  await typist.click(within(summary).getByRole('link', { name: 'почта' }))
  expect(field('Почта')).toHaveFocus()
})

test('a missing consent alone takes the focus with its own error, and no summary stands above [forms.one-mistake-focused]', async () => {
  const { typist } = await shown({ user: confirmed })
  await toPayment(typist)
  await typist.click(screen.getAllByRole('button', { name: /^Оплатить/ }).at(-1) as HTMLElement)
  const consent = screen.getByRole('checkbox', { name: /согласие/ })
  await waitFor(() => expect(consent).toHaveFocus())
  expect(consent).toHaveAccessibleDescription('Нужно согласие на обработку данных')
  expect(screen.getByText(/Проверьте поле/)).not.toBeVisible()
})

test('the error of a gift’s recipient goes when the box is unticked, and comes with no new one [forms.errors-go]', async () => {
  const { typist } = await shown({ user: confirmed })
  await contact(typist)
  await typist.clear(field('Почта'))
  const gift = screen.getByRole('checkbox', { name: ru.gift })
  await typist.click(gift)
  await typist.type(screen.getByRole('textbox', { name: ru.recipientName }), 'я'.repeat(161))
  await typist.click(next('Далее: доставка'))
  const summary = await screen.findByRole('alert')
  expect(within(summary).getAllByRole('link')).toHaveLength(3)
  await typist.click(gift)
  await waitFor(() => expect(within(summary).getAllByRole('link')).toHaveLength(1))
  expect(within(summary).getByRole('link')).toHaveTextContent('почта')
  await typist.type(field('Почта'), 'anna@mail.example')
  await typist.click(next('Далее: доставка'))
  await screen.findByRole('combobox', { name: 'Адрес' })
})

test('the errors of an address go with another way of delivery, and hold nothing back [forms.errors-go]', async () => {
  const { typist } = await shown({ user: confirmed })
  await contact(typist)
  await typist.click(next('Далее: доставка'))
  await screen.findByRole('combobox', { name: 'Адрес' })
  await typist.click(screen.getByRole('textbox', { name: ru.floor }))
  await typist.paste('двенадцатый от земли')
  await typist.click(next('Далее: оплата'))
  const summary = await screen.findByRole('alert')
  expect(seen(summary)).toContain('адрес')
  expect(seen(summary)).toContain('этаж')
  await typist.click(screen.getByRole('radio', { name: /магазин/i }))
  await waitFor(() => expect(summary).not.toBeInTheDocument())
  await typist.click(screen.getByRole('radio', { name: /Курьер/ }))
  expect(screen.getByRole('combobox', { name: 'Адрес' })).toBeValid()
})

test('a field error appears on blur and clears once valid', async () => {
  const { typist } = await shown()
  await typist.type(field('Почта'), 'anna@')
  expect(field('Почта')).toHaveAccessibleDescription('Пришлём чек и состав заказа')
  await typist.tab()
  await waitFor(() => expect(field('Почта')).toHaveAccessibleDescription('Введите корректный адрес почты'))
  await typist.type(field('Почта'), 'mail.example')
  await waitFor(() => expect(field('Почта')).toBeValid())
})

test('an email with a plus sign is told which signs are wrong [forms.email-signs-named]', async () => {
  const { typist } = await shown()
  await typist.type(field('Почта'), 'anna+ring@mail.example')
  await typist.tab()
  await waitFor(() => expect(field('Почта')).toHaveAccessibleDescription(/^Знак «\+» и апостроф в адресе почты не подойдут/))
})

test('a name that ends in a space is followed by its comma', async () => {
  const { typist } = await shown({ user: confirmed })
  await contact(typist)
  await typist.type(field('Имя и фамилия'), ' ')
  await typist.click(next('Далее: доставка'))
  await waitFor(() => expect(seen(step('Контакты'))).toContain('Анна Петрова, +7'))
})

test('a right phone that is left waits for its code, and is not at fault', async () => {
  const { typist } = await shown()
  await typist.type(field('Телефон'), PHONE)
  await typist.tab()
  await typist.type(field('Почта'), 'anna@')
  await typist.tab()
  await waitFor(() => expect(field('Почта')).toBeInvalid())
  expect(field('Телефон')).toBeValid()
  await typist.click(next('Далее: доставка'))
  await waitFor(() => expect(field('Телефон')).toBeInvalid())
})

describe('the phone is confirmed by a code', () => {
  test('continuing sends the code, its last digit confirms the phone, and the next step opens', async () => {
    const { typist, wire } = await shown({
      answers: { 'POST /phone/confirm': { result: true, user: confirmed, step: 'registration', merged: null } },
    })
    await contact(typist)
    await typist.click(next('Далее: доставка'))
    const digits = await screen.findByRole('textbox', { name: 'Код из сообщения' })
    await waitFor(() => expect(digits).toHaveFocus())
    expect(screen.getByRole('timer')).toHaveTextContent('через 60 секунд')
    await typist.type(digits, '4821')
    expect(await screen.findByText('Телефон подтверждён')).toBeVisible()
    expect(sentTo(wire, '/phone/confirm')[0]?.body).toMatchObject({ phone: PHONE, code: '4821', source: 'cart' })
    await typist.click(next('Далее: доставка'))
    expect(await screen.findByRole('combobox', { name: 'Адрес' })).toBeVisible()
    expect(seen(step('Контакты'))).toContain('Анна Петрова, +7 916 123-45-67')
  })

  test('a code that is asked for takes the phone out of what is wrong, and of its number [forms.errors-go]', async () => {
    const { typist } = await shown()
    await contact(typist)
    await typist.clear(field('Имя и фамилия'))
    await typist.click(next('Далее: доставка'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Проверьте 2 поля: имя и фамилия, телефон')
    await typist.click(next('Получить код'))
    expect(await screen.findByRole('textbox', { name: 'Код из сообщения' })).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent(/^Проверьте поле: имя и фамилия$/)
  })

  test('a wrong code shows an error at the field and can be retyped', async () => {
    const { typist } = await shown({
      answers: {
        'POST /phone/confirm': () => {
          throw refuse(400, 'WRONG_AUTH_CODE', 'Неверный код подтверждения')
        },
      },
    })
    await contact(typist)
    await typist.click(next('Получить код'))
    await typist.type(await screen.findByRole('textbox', { name: 'Код из сообщения' }), '0000')
    await waitFor(() => expect(field('Код из сообщения')).toHaveAccessibleDescription('Неверный код подтверждения'))
    await typist.type(field('Код из сообщения'), '1')
    expect(field('Код из сообщения')).toBeValid()
  })

  test('a code that got no answer is sent again by the button of the step [forms.code-stays]', async () => {
    let calls = 0
    const { typist, wire } = await shown({
      answers: {
        'POST /phone/confirm': () => {
          if (++calls === 1) throw offline()
          return { result: true, user: confirmed, step: 'registration', merged: null }
        },
      },
    })
    await contact(typist)
    await typist.click(next('Получить код'))
    await typist.type(await screen.findByRole('textbox', { name: 'Код из сообщения' }), '4821')
    await waitFor(() => expect(field('Код из сообщения')).toBeInvalid())
    await typist.click(next('Далее: доставка'))
    expect(await screen.findByText('Телефон подтверждён')).toBeVisible()
    expect(sentTo(wire, '/phone/confirm')).toHaveLength(2)
  })

  test('changing a digit resets the phone confirmation [checkout.phone-confirmed]', async () => {
    const { typist } = await shown({ user: confirmed })
    await waitFor(() => expect(field('Телефон')).toHaveValue('+7 916 123-45-67'))
    expect(screen.getByText('Телефон подтверждён')).toBeVisible()
    await typist.type(field('Телефон'), '{Backspace}8')
    expect(screen.queryByText('Телефон подтверждён')).not.toBeInTheDocument()
    expect(next('Получить код')).toBeVisible()
  })

  test('a code whose sending was not confirmed can be typed, or sent again', async () => {
    const { typist, wire } = await shown({
      answers: {
        'POST /phone/send_code': () => {
          throw refuse(503, 'CODE_NOT_SENDED')
        },
      },
    })
    await contact(typist)
    await typist.click(next('Получить код'))
    expect(await screen.findByText(/Если код всё же пришёл, введите его/)).toBeVisible()
    expect(screen.getByText('Не удалось отправить код подтверждения')).toBeVisible()
    expect(next('Отправить')).toBeEnabled()
    await typist.type(screen.getByRole('textbox', { name: 'Код из сообщения' }), '4821')
    await waitFor(() => expect(sentTo(wire, '/phone/confirm')).toHaveLength(1))
  })

  test('requires a captcha when the server asks for one', async () => {
    let isRead = false
    const { typist, wire } = await shown({
      answers: {
        'POST /phone/send_code': () => {
          if (!isRead) throw refuse(400, 'CAPTCHA_REQUIRED')
          return { result: true, code }
        },
        'GET /captcha': { image: 'data:image/png;base64,AA==', token: 'picture' },
      },
    })
    await contact(typist)
    await typist.click(next('Получить код'))
    await typist.type(await screen.findByRole('textbox', { name: 'Знаки с картинки' }), 'ab12')
    isRead = true
    await typist.click(next('Получить код'))
    expect(await screen.findByRole('textbox', { name: 'Код из сообщения' })).toBeVisible()
    expect(sentTo(wire, '/phone/send_code').at(-1)?.body).toMatchObject({ captcha: { token: 'picture', text: 'ab12' } })
  })
})

test('an unavailable delivery method stands last with its reason, and choosing another recalculates the totals [checkout.offered-first]', async () => {
  const kinds = aFullCart().delivery
  const express = {
    ...(kinds[0] as (typeof kinds)[0]),
    courierType: 'express' as const,
    name: 'Экспресс',
    available: false,
    message: 'Доступно только в будни',
  }
  const { typist, wire } = await shown({ user: anna, cart: { delivery: [express, ...kinds] } })
  expect(screen.getByRole('radio', { name: /Экспресс/ })).toBeDisabled()
  expect(screen.getByText('Доступно только в будни')).toBeVisible()
  const radios = within(step('Доставка')).getAllByRole('radio', { name: /Экспресс|Курьер|Магазин|Пункт/ })
  expect(radios.indexOf(screen.getByRole('radio', { name: /Экспресс/ }))).toBe(radios.length - 1)
  await typist.click(screen.getByRole('radio', { name: /Магазин ZLATA/ }))
  await waitFor(() => expect(sentTo(wire, '/cart/calculate').at(-1)?.body).toMatchObject({ delivery_method_id: 3, courier_type: null }))
})

test('leaving the address field recalculates the totals', async () => {
  const { typist, wire } = await shown({ user: anna })
  const before = sentTo(wire, '/cart/calculate').length
  await typist.type(addressField(), 'Лесная улица, 7')
  expect(sentTo(wire, '/cart/calculate')).toHaveLength(before)
  await typist.tab()
  await waitFor(() =>
    expect(sentTo(wire, '/cart/calculate').at(-1)?.body).toMatchObject({ delivery: { address: 'Лесная улица, 7', city_id: 1 } }),
  )
})

test('requires a pickup point before continuing and opens a popup to choose one', async () => {
  const { typist, scope } = await shown({ user: anna })
  await typist.click(screen.getByRole('radio', { name: /Пункт выдачи/ }))
  await typist.click(next('Далее: оплата'))
  const choose = screen.getByRole('button', { name: /Выбрать на карте/ })
  await waitFor(() => expect(choose).toHaveFocus())
  expect(choose).toHaveAccessibleDescription(/пункт/i)
  await typist.click(screen.getByRole('button', { name: /Выбрать на карте/ }))
  expect(scope.getState($popup)).toMatchObject({ owner: 'mfe-cart-checkout', widget: 'pickpoint-choose' })
})

const HOME = { id: 1, address: 'Москва, Лесная, 7', apartment: '12', frontDoor: '1', floor: '3', houseCode: '', isMain: true }
const OFFICE = { ...HOME, id: 2, address: 'Москва, Цветной бульвар, 15', apartment: '', frontDoor: '', floor: '', isMain: false }

test('a signed-in shopper with an address starts at the payment step', async () => {
  await shown({ user: anna, answers: { 'GET /profile/addresses': { result: [HOME] } } })
  expect(await screen.findByRole('radio', { name: /Картой онлайн/ })).toBeChecked()
  expect(seen(step('Доставка'))).toContain('Курьер, Москва, Лесная, 7, кв. 12390 ₽, завтра')
})

test('an account without an e-mail is offered that of its latest order [checkout.email-asked-once]', async () => {
  const answers = { 'GET /profile/addresses': { result: [HOME], orderEmail: 'last@mail.example' } }
  await shown({ user: { ...anna, email: null }, answers })
  expect(await screen.findByRole('radio', { name: /Картой онлайн/ })).toBeChecked()
  expect(seen(step('Контакты'))).toContain('last@mail.example')
})

test('a double click on the button of a step presses nothing that has taken its place', async () => {
  const { history, typist } = await shown({ user: confirmed })
  await contact(typist)
  const button = next('Далее: доставка')
  const entries = jest.spyOn(history, 'push')
  await typist.dblClick(button)
  const other = await screen.findByRole('radio', { name: /Пункт выдачи/ })
  expect(entries).toHaveBeenCalledTimes(1)
  // The browser counts clicks by their place, whatever is there by then.
  fireEvent.click(other, { detail: 2 })
  expect(other).not.toBeChecked()
  fireEvent.click(other, { detail: 1 })
  expect(other).toBeChecked()
})

test('an address of a step that lacks the ones before names the step that is open', async () => {
  const { history } = await shown({ at: '/cart?step=checkout&section=payment' })
  expect(field('Имя и фамилия')).toBeVisible()
  await waitFor(() => expect(history.place().search).toBe('?step=checkout&section=contact'))
})

describe('Back and Forward', () => {
  const openStep = () =>
    ['Контакты', 'Доставка', 'Оплата'].find((name) => within(step(name)).queryByRole('button', { name: /^Далее|^Оплатить/ }))
  const travel = (go: () => void) => act(async () => go())

  test('go through the steps as they were opened, and keep what was typed', async () => {
    const { history, typist } = await shown({ user: confirmed })
    await toPayment(typist)
    expect(history.place().search).toBe('?step=checkout&section=payment')
    await travel(history.back)
    expect(openStep()).toBe('Доставка')
    expect(screen.getByRole('heading', { name: 'Доставка' })).toHaveFocus()
    expect(addressField()).toHaveValue('Лесная улица, 7')
    await travel(history.back)
    expect(openStep()).toBe('Контакты')
    expect(history.place().search).toBe('?step=checkout')
    await travel(history.forward)
    await travel(history.forward)
    expect(openStep()).toBe('Оплата')
  })

  test('stop at the first step that lacks something', async () => {
    const { history, typist } = await shown({ user: confirmed })
    await toPayment(typist)
    await travel(history.back)
    await typist.clear(addressField())
    await travel(history.forward)
    expect(openStep()).toBe('Доставка')
    expect(history.place().search).toBe('?step=checkout&section=delivery')
  })

  test('do not skip a step that was never left by its button', async () => {
    const { history, typist } = await shown({ user: confirmed })
    await contact(typist)
    await typist.click(next('Далее: доставка'))
    await typist.type(await screen.findByRole('combobox', { name: 'Адрес' }), 'Лесная улица, 7')
    await travel(history.back)
    await travel(history.forward)
    expect(openStep()).toBe('Доставка')
  })
})

describe('whoever has an account signs in on the way', () => {
  const signIn = (scope: Parameters<typeof snapshotOf>[0]) => act(() => allSettled(userChanged, { scope, params: anna }))

  test('from the contacts: fills empty fields and the address, keeps typed input', async () => {
    const { scope, typist } = await shown({
      answers: {
        'GET /profile/addresses': { result: [HOME] },
        'POST /pd/frontend/common_data': { user: anna, location: MOSCOW, currency: 'RUB', cartData: null, menu: [] },
      },
    })
    await typist.type(field('Почта'), 'vera@mail.example')
    await typist.click(screen.getByRole('button', { name: 'Уже покупали? Войти' }))
    expect(scope.getState($popup)).toMatchObject({ widget: 'auth', props: { source: 'cart' } })
    await signIn(scope)
    await waitFor(() => expect(field('Имя и фамилия')).toHaveValue('Анна Петрова'))
    expect(field('Почта')).toHaveValue('vera@mail.example')
    expect(screen.getByText('Телефон подтверждён')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Уже покупали? Войти' })).not.toBeInTheDocument()
    await typist.click(next('Далее: доставка'))
    expect(await screen.findByRole('combobox', { name: 'Адрес' })).toHaveValue(HOME.address)
  })

  test('is not offered to a signed-in shopper', async () => {
    await shown({ user: anna })
    expect(screen.queryByRole('button', { name: 'Уже покупали? Войти' })).not.toBeInTheDocument()
  })
})

test('choosing another saved address recalculates the totals with it', async () => {
  const { typist, wire } = await shown({ user: anna, answers: { 'GET /profile/addresses': { result: [HOME, OFFICE] } } })
  await typist.click(within(step('Доставка')).getByRole('button'))
  const saved = await screen.findByRole('combobox', { name: 'Сохранённый адрес' })
  expect(saved).toHaveDisplayValue('Москва, Лесная, 7, кв. 12')
  await typist.selectOptions(saved, OFFICE.address)
  expect([addressField(), field('Этаж')].map((input) => (input as HTMLInputElement).value)).toStrictEqual([OFFICE.address, ''])
  await waitFor(() =>
    expect(sentTo(wire, '/cart/calculate').at(-1)?.body).toMatchObject({ delivery: { address: OFFICE.address, city_id: 1 } }),
  )
  await typist.type(field('Этаж'), '2')
  expect(saved).toHaveDisplayValue('Другой адрес')
})

test('a single saved address shows no selector', async () => {
  const { typist } = await shown({ user: anna, answers: { 'GET /profile/addresses': { result: [HOME] } } })
  await typist.click(within(step('Доставка')).getByRole('button'))
  expect(addressField()).toHaveValue(HOME.address)
  expect(screen.queryByRole('combobox', { name: 'Сохранённый адрес' })).not.toBeInTheDocument()
})

describe('placing the order', () => {
  test('sends the draft with an idempotency key, the consent and the displayed total', async () => {
    const { typist, wire } = await shown({ user: confirmed })
    await toPayment(typist)
    expect(screen.getByRole('checkbox', { name: /Даю согласие/ })).not.toBeChecked()
    await placed(typist)
    await waitFor(() => expect(sentTo(wire, '/order/create/v2')).toHaveLength(1))
    const [call] = sentTo(wire, '/order/create/v2')
    expect(call?.body).toMatchObject({
      delivery_method_id: 1,
      courier_type: 'standard',
      payment_method_id: 1,
      communication_method_id: 2,
      fio: 'Анна Петрова',
      email: 'anna@mail.example',
      phone: PHONE,
      address: 'Лесная улица, 7',
      personalDataAgreement: true,
      newsletterSubscription: false,
      dueSum: 6_380_00,
      idempotencyKey: expect.stringMatching(/^[\w-]{16,64}$/),
    })
  })

  test('a name typed in capitals goes into the order as the field shows it once it is left [forms.usual-capitals]', async () => {
    const { typist, wire } = await shown({ user: confirmed })
    await typist.type(field('Имя и фамилия'), 'АННА ПЕТРОВА-СИДОРОВА')
    await typist.tab()
    expect(field('Имя и фамилия')).toHaveValue('Анна Петрова-Сидорова')
    await enter(typist, field('Почта'), 'anna@mail.example')
    await typist.click(next('Далее: доставка'))
    await enter(typist, await screen.findByRole('combobox', { name: 'Адрес' }), 'Лесная улица, 7')
    await typist.click(next('Далее: оплата'))
    await screen.findByRole('radio', { name: /Картой онлайн/ })
    await placed(typist)
    await waitFor(() => expect(sentTo(wire, '/order/create/v2')[0]?.body).toMatchObject({ fio: 'Анна Петрова-Сидорова' }))
  })

  test('a second order in the same document starts fresh, prefilled from the first one', async () => {
    const { typist, scope, show } = await shown({ user: confirmed })
    await toPayment(typist)
    await placed(typist)
    await waitFor(() => expect(scope.getState($values)).toBeNull())
    expect(scope.getState($placed)).toBeNull()
    document.body.replaceChildren()
    await show()
    expect(await screen.findByRole('radio', { name: 'Картой онлайн' })).toBeChecked()
    expect(screen.getByRole('checkbox', { name: /Даю согласие/ })).not.toBeChecked()
    expect(scope.getState($placing)).toBe(false)
  })

  test('sends nothing without the consent', async () => {
    const { typist, wire } = await shown({ user: confirmed })
    await toPayment(typist)
    await typist.click(screen.getAllByRole('button', { name: /^Оплатить/ }).at(-1) as HTMLElement)
    expect(await screen.findByText('Нужно согласие на обработку данных')).toBeVisible()
    expect(sentTo(wire, '/order/create/v2')).toHaveLength(0)
  })

  test('a double click sends one request', async () => {
    const answer = later()
    const { typist, wire } = await shown({ user: confirmed, answers: { 'POST /order/create/v2': answer.answer } })
    await toPayment(typist)
    await placed(typist)
    await typist.click(screen.getAllByRole('button', { name: /^Оплатить/ }).at(-1) as HTMLElement)
    await act(async () => answer.resolve(made))
    expect(sentTo(wire, '/order/create/v2')).toHaveLength(1)
  })

  test('a lost response keeps the idempotency key for the retry, a response discards it', async () => {
    let calls = 0
    const { typist, wire } = await shown({
      user: confirmed,
      answers: {
        'POST /order/create/v2': () => {
          if (++calls === 1) throw offline()
          return calls === 2 ? { ...refusedOrder, code: 'PRICE_CHANGED' } : made
        },
      },
    })
    await toPayment(typist)
    await placed(typist)
    expect(await screen.findByText(/Нет ответа от сервера/)).toBeVisible()
    const pay = () => typist.click(screen.getAllByRole('button', { name: /^Оплатить/ }).at(-1) as HTMLElement)
    await pay()
    await waitFor(() => expect(sentTo(wire, '/order/create/v2')).toHaveLength(2))
    await pay()
    await waitFor(() => expect(sentTo(wire, '/order/create/v2')).toHaveLength(3))
    const keys = sentTo(wire, '/order/create/v2').map(({ body }) => (body as { idempotencyKey: string }).idempotencyKey)
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
  })

  test('a sold-out piece opens the removed-from-stock popup and updates the bag [checkout.removed-from-stock]', async () => {
    const left = aFullCart({ products: [{ ...(aFullCart().products[0] as FullCartData['products'][0]), sum: 1_000_00 }] })
    const removed = [{ id: 'ring', name: 'Кольцо', photo: aLine().photo, wanted: 1, left: 0 }]
    const { typist, scope } = await shown({
      user: confirmed,
      answers: { 'POST /order/create/v2': { ...refusedOrder, cartChanged: true, error: 'Кольцо купили', removed, cartData: left } },
    })
    await toPayment(typist)
    await placed(typist)
    await waitFor(() => expect(scope.getState($popup)).toMatchObject({ widget: 'order-popup', props: { show: 'removed-from-stock' } }))
    expect(scope.getState($removed)).toStrictEqual(removed)
    expect(screen.queryByText('Кольцо купили')).not.toBeInTheDocument()
  })

  test('a sold-out piece that stays in the bag is told beside the button, which takes it out [checkout.sold-piece-told]', async () => {
    const piece = aFullCart().products[0] as FullCartData['products'][0]
    const gone = { ...piece, id: 'gone', name: 'Цепочка «Якорная»', maxQuantity: 0 }
    const products = [piece]
    let isTaken = false
    const { typist, wire } = await shown({
      user: confirmed,
      answers: {
        'POST /cart/calculate': () => aFullCartAnswer(aFullCart(isTaken ? { products, version: 2 } : { products: [...products, gone] })),
        'POST /cart/remove': () => {
          isTaken = true
          return aCartAnswer(aCart({ products, version: 2 }))
        },
      },
    })
    await toPayment(typist)
    // Above the button of the step, and in the bar of a phone.
    for (const note of screen.getAllByText(/Уже раскупили: Цепочка «Якорная»/)) expect(note).toBeVisible()
    await typist.click(within(step('Оплата')).getByRole('button', { name: 'Убрать из\u00a0корзины' }))
    await waitFor(() => expect(screen.queryByText(/Уже раскупили/)).toBeNull())
    expect(sentTo(wire, '/cart/remove').map(({ body }) => body)).toStrictEqual([{ sku_id: 'gone' }])
  })

  test('a server field error appears at the field, in its step', async () => {
    const { typist } = await shown({
      user: confirmed,
      answers: { 'POST /order/create/v2': { ...refusedOrder, errors: { email: 'CORRECT_EMAIL' } } },
    })
    await toPayment(typist)
    await placed(typist)
    await waitFor(() => expect(field('Почта')).toHaveAccessibleDescription('Введите корректный адрес почты'))
    expect(field('Почта')).toHaveFocus()
  })

  test.each([
    ['a phone to confirm', { ...refusedOrder, code: 'NEED_PHONE_CONFIRMATION', error: 'Подтвердите телефон' }],
    ['a phone to confirm, as 403', refuse(403, 'NEED_PHONE_CONFIRMATION')],
    ['a sign-in', refuse(401, 'UNAUTHORIZED')],
    ['another confirmed number', refuse(403, 'PHONE_NOT_CONFIRMED')],
  ] as const)(
    'a session that ended asks for a code, keeps the form, and paying goes on: %s [checkout.session-over]',
    async (_, refusal) => {
      let isOver = true
      const { typist, wire } = await shown({
        user: anna,
        answers: {
          'GET /profile/addresses': { result: [HOME] },
          'POST /phone/confirm': { result: true, user: confirmed, step: 'registration', merged: null },
          'POST /order/create/v2': () => {
            if (!isOver) return made
            if ('result' in refusal) return refusal
            throw refusal
          },
        },
      })
      await screen.findByRole('radio', { name: /Картой онлайн/ })
      await placed(typist)
      await waitFor(() => expect(field('Телефон')).toHaveFocus())
      expect(step('Контакты')).toContainElement(field('Телефон'))
      expect(field('Имя и фамилия')).toHaveValue('Анна Петрова')
      expect(next('Уже покупали? Войти')).toBeVisible()
      isOver = false
      await typist.click(next('Получить код'))
      await typist.type(await screen.findByRole('textbox', { name: 'Код из сообщения' }), '4821')
      await screen.findByText('Телефон подтверждён')
      await typist.click(next('Далее: доставка'))
      expect(addressField()).toHaveValue('Москва, Лесная, 7')
      await typist.click(next('Далее: оплата'))
      await typist.click(screen.getAllByRole('button', { name: /^Оплатить/ }).at(-1) as HTMLElement)
      await waitFor(() => expect(sentTo(wire, '/order/create/v2')).toHaveLength(2))
    },
  )
})

test('the next session asks for a code of its own, not for the one that the last session was sent [checkout.session-over]', async () => {
  const { typist } = await shown({
    answers: {
      'POST /phone/confirm': { result: true, user: confirmed, step: 'registration', merged: null },
      'POST /order/create/v2': { ...refusedOrder, code: 'NEED_PHONE_CONFIRMATION', error: 'Подтвердите телефон' },
    },
  })
  await contact(typist)
  await typist.click(next('Получить код'))
  await typist.type(await screen.findByRole('textbox', { name: 'Код из сообщения' }), '4821')
  await screen.findByText('Телефон подтверждён')
  await typist.click(next('Далее: доставка'))
  await enter(typist, await screen.findByRole('combobox', { name: 'Адрес' }), 'Лесная улица, 7')
  await typist.click(next('Далее: оплата'))
  await screen.findByRole('radio', { name: /Картой онлайн/ })
  await placed(typist)
  expect(await screen.findByRole('button', { name: 'Получить код' })).toBeVisible()
  expect(screen.queryByRole('textbox', { name: 'Код из сообщения' })).toBeNull()
})

describe('the draft survives', () => {
  test('a reload, except for the comment and the consent', async () => {
    const { typist } = await shown({ user: confirmed })
    await toPayment(typist)
    await typist.click(screen.getByRole('checkbox', { name: /Даю согласие/ }))
    document.body.replaceChildren()
    await shown({ user: confirmed })
    expect(await screen.findByRole('radio', { name: /Картой онлайн/ })).toBeChecked()
    expect(screen.getByRole('checkbox', { name: /Даю согласие/ })).not.toBeChecked()
    expect(seen(step('Контакты'))).toContain('anna@mail.example')
  })

  test('an update of the remote in the middle of typing', async () => {
    const { typist, scope } = await shown()
    await typist.type(field('Имя и фамилия'), 'Анна Пет')
    const carried = JSON.parse(JSON.stringify(snapshotOf(scope))) as unknown
    document.body.replaceChildren()
    localStorage.clear()
    const again = await open()
    await allSettled(restored, { scope: again.scope, params: carried })
    await again.show()
    expect(field('Имя и фамилия')).toHaveValue('Анна Пет')
  })
})

describe('codes', () => {
  const promocode = {
    code: 'WELCOME10',
    kind: 'percent' as const,
    applied: true,
    reason: 'applied' as const,
    message: '10 % на всё',
    discount: 599_00,
  }

  test('an applied code shows its discount reason in the totals and can be removed', async () => {
    const { typist, wire } = await shown({
      answers: {
        'POST /cart/promocode/apply': aFullCartAnswer(aFullCart({ promocodes: [promocode], promocodeDiscount: 599_00 })),
        'POST /cart/promocode/remove': aFullCartAnswer(aFullCart()),
      },
    })
    const [box] = screen.getAllByRole('textbox', { name: 'Промокод или сертификат' })
    await typist.type(box as HTMLElement, 'welcome10{Enter}')
    expect((await screen.findAllByText('10 % на всё'))[0]).toBeInTheDocument()
    await typist.click(screen.getAllByRole('button', { name: 'Убрать WELCOME10' })[0] as HTMLElement)
    await waitFor(() => expect(screen.queryByText('10 % на всё')).not.toBeInTheDocument())
    expect(sentTo(wire, '/cart/promocode/remove')[0]?.body).toMatchObject({ code: 'WELCOME10' })
  })

  test('a code that counts for nothing stands in one place, with its reason and its way out [bag.code-listed-once]', async () => {
    const losing = { ...promocode, applied: false, reason: 'better' as const, message: 'Другой код выгоднее', discount: 0 }
    const { typist, wire } = await shown({
      cart: { promocodes: [losing] },
      answers: { 'POST /cart/promocode/remove': aFullCartAnswer(aFullCart()) },
    })
    const summary = screen.getByRole('complementary')
    expect(within(summary).getAllByText(/WELCOME10/)).toHaveLength(1)
    const row = within(summary).getByText('Промокод WELCOME10').closest('dt') as HTMLElement
    expect(row).toHaveTextContent('Другой код выгоднее')
    await typist.click(within(row).getByRole('button', { name: 'Убрать WELCOME10' }))
    await waitFor(() => expect(screen.queryByText('Другой код выгоднее')).not.toBeInTheDocument())
    expect(sentTo(wire, '/cart/promocode/remove')[0]?.body).toMatchObject({ code: 'WELCOME10' })
  })

  test('after three wrong codes requires a captcha and sends it with the code', async () => {
    const fault = { code: 'CAPTCHA_REQUIRED' as const, message: 'Введите знаки с картинки' }
    const refused = aFullCartAnswer(aFullCart({ certificateError: fault }), { result: false, error: 'CAPTCHA_REQUIRED' })
    let calls = 0
    const { typist, wire } = await shown({
      answers: {
        'POST /cart/promocode/apply': () => (++calls === 1 ? refused : aFullCartAnswer(aFullCart({ promocodes: [promocode] }))),
        'GET /captcha': { image: 'data:image/png;base64,AAAA', token: 'picture' },
      },
    })
    const [box] = screen.getAllByRole('textbox', { name: 'Промокод или сертификат' })
    await typist.type(box as HTMLElement, 'welcome10{Enter}')
    const [signs] = await screen.findAllByRole('textbox', { name: 'Знаки с картинки' })
    expect(screen.getAllByRole('img', { name: 'Картинка со знаками' })[0]).toBeInTheDocument()
    await typist.type(signs as HTMLElement, 'ab12')
    await typist.click(screen.getAllByRole('button', { name: 'Применить' })[0] as HTMLElement)
    expect((await screen.findAllByText('10 % на всё'))[0]).toBeInTheDocument()
    expect(screen.queryByRole('textbox', { name: 'Знаки с картинки' })).not.toBeInTheDocument()
    expect(sentTo(wire, '/cart/promocode/apply').at(-1)?.body).toMatchObject({
      code: 'welcome10',
      captcha: { token: 'picture', text: 'ab12' },
    })
  })

  test('an invalid code shows an error at its field', async () => {
    const fault = { code: 'PROMOCODE_NOT_FOUND' as const, message: 'Промокод не найден' }
    const { typist } = await shown({
      answers: {
        'POST /cart/promocode/apply': aFullCartAnswer(aFullCart({ certificateError: fault }), {
          result: false,
          error: 'PROMOCODE_NOT_FOUND',
        }),
      },
    })
    const [box] = screen.getAllByRole('textbox', { name: 'Промокод или сертификат' })
    await typist.type(box as HTMLElement, 'nothing{Enter}')
    await waitFor(() => expect(box).toHaveAccessibleDescription('Промокод не найден'))
  })
})

test('outside Russia shows no newsletter checkbox unless the law requires it, and the courier is EMS', async () => {
  await shown({ locale: 'en', country: 'US', user: { ...anna, fullName: 'Anna Petrova' }, cart: { isEms: true } })
  expect(screen.getByText(/EMS express mail/)).toBeVisible()
})

test('signing in elsewhere fills the form from the account', async () => {
  const { scope } = await shown()
  await act(async () => allSettled(userChanged, { scope, params: anna }))
  await waitFor(() => expect(field('Почта')).toHaveValue('anna@mail.example'))
  expect(field('Телефон')).toHaveValue('+7 916 123-45-67')
})

test('signing in answers the errors of an unconfirmed phone', async () => {
  const { scope, typist } = await shown()
  await typist.type(field('Телефон'), '9169998877')
  await typist.click(next('Далее: доставка'))
  const summary = await screen.findByRole('alert')
  expect(field('Телефон')).toBeInvalid()
  await act(async () => allSettled(userChanged, { scope, params: anna }))
  await waitFor(() => expect(summary).not.toBeInTheDocument())
  expect(field('Телефон')).toBeValid()
  expect(field('Телефон')).toHaveValue('+7 916 999-88-77')
})

test('a certificate asks for its four digits and shows no error before they are typed', async () => {
  const asks = (error: 'EMPTY_AUTH_CODE' | 'WRONG_AUTH_CODE', message: string) =>
    aFullCartAnswer(aFullCart({ certificateError: { code: error, message } }), { result: false, error })
  const { typist, wire } = await shown({
    answers: {
      'POST /cart/promocode/apply': (call: { body?: unknown }) =>
        (call.body as { auth_code?: string }).auth_code
          ? asks('WRONG_AUTH_CODE', 'Неверный код подтверждения')
          : asks('EMPTY_AUTH_CODE', 'Введите код'),
    },
  })
  const summary = within(screen.getAllByRole('region', { name: 'Ваш заказ' }).at(-1) as HTMLElement)
  await typist.type(summary.getByRole('textbox', { name: 'Промокод или сертификат' }), '7001')
  await typist.click(summary.getByRole('button', { name: 'Применить' }))
  const digits = await summary.findByRole('textbox', { name: 'Четыре цифры с сертификата' })
  expect(digits).toHaveFocus()
  expect(digits).not.toBeInvalid()
  expect(summary.queryByText('Введите код')).not.toBeInTheDocument()

  await typist.click(summary.getByRole('button', { name: 'Применить' }))
  expect(digits).toBeInvalid()
  await typist.type(digits, '1111')
  expect(digits).not.toBeInvalid()
  await typist.click(summary.getByRole('button', { name: 'Применить' }))
  await waitFor(() => expect(digits).toBeInvalid())
  expect(digits).toHaveAccessibleDescription('Неверный код подтверждения')
  expect(sentTo(wire, '/cart/promocode/apply').map(({ body }) => (body as { auth_code?: string }).auth_code)).toStrictEqual([
    undefined,
    '1111',
  ])
})

test('self-pickup shows its address in the list and in the completed step', async () => {
  const [courier, ...others] = aFullCart().delivery
  const pickup = { ...courier, typeId: 6, courierType: null, name: 'Самовывоз', description: 'Со склада магазина', price: 0 }
  const { typist } = await shown({
    user: anna,
    cart: { delivery: [courier, ...others, { ...pickup, address: 'Москва, Мастерковая улица, 8' }] as FullCartData['delivery'] },
  })
  await typist.click(await screen.findByRole('radio', { name: /Самовывоз/ }))
  expect(screen.getByRole('radio', { name: /Самовывоз/ })).toBeChecked()
  expect(screen.getByText('Москва, Мастерковая улица, 8')).toBeVisible()
  await typist.click(next('Далее: оплата'))
  expect(seen(step('Доставка'))).toContain('Самовывоз, Москва, Мастерковая улица, 8')
})

describe('the server’s corrections', () => {
  const bodies = (wire: { sent: { path: string; body?: unknown }[] }) =>
    sentTo(wire, '/cart/calculate').map(({ body }) => {
      const { delivery_method_id, payment_method_id } = body as Record<string, unknown>
      return [delivery_method_id, payment_method_id]
    })

  test('replaces unavailable choices in one patch and recalculates the totals once', async () => {
    const whole = aFullCart()
    const left = aFullCart({
      delivery: whole.delivery.map((kind) => ({ ...kind, available: kind.typeId === 1 })),
      availablePaymentMethods: whole.availablePaymentMethods.slice(1),
    })
    const { typist, wire } = await shown({
      user: anna,
      answers: {
        'POST /cart/calculate': ({ body }: { body?: unknown }) => {
          const { delivery_method_id, payment_method_id } = body as { delivery_method_id: number; payment_method_id: number }
          return aFullCartAnswer(delivery_method_id === 3 || payment_method_id === 4 ? left : whole)
        },
      },
    })
    const before = bodies(wire).length
    await typist.click(screen.getByRole('radio', { name: /Магазин ZLATA/ }))
    await waitFor(() => expect(screen.getByRole('radio', { name: /Курьер/ })).toBeChecked())
    const payment = left.availablePaymentMethods[0]?.id
    await waitFor(() =>
      expect(bodies(wire).slice(before)).toStrictEqual([
        [3, whole.availablePaymentMethods[0]?.id],
        [1, payment],
      ]),
    )
  })

  test('a server correction keeps the order refusal, a change by the shopper clears it', async () => {
    const cartData = aFullCart({ availablePaymentMethods: aFullCart().availablePaymentMethods.slice(1) })
    const { typist } = await shown({
      user: confirmed,
      answers: { 'POST /order/create/v2': { ...refusedOrder, error: 'Карта недоступна', cartChanged: false, cartData } },
    })
    await toPayment(typist)
    await placed(typist)
    expect(await screen.findByRole('radio', { name: /При получении/ })).toBeChecked()
    await typist.tab()
    expect(screen.getByText('Карта недоступна')).toBeVisible()
    await typist.click(screen.getByRole('checkbox', { name: /Даю согласие/ }))
    await typist.tab()
    expect(screen.queryByText('Карта недоступна')).not.toBeInTheDocument()
  })
})

test('typing a name sends no request', async () => {
  const { typist, wire } = await shown()
  const before = wire.sent.length
  await typist.type(field('Имя и фамилия'), 'Анна Петрова')
  await typist.tab()
  expect(wire.sent).toHaveLength(before)
})

test('pressing Enter in the address field recalculates the totals', async () => {
  const { typist, wire } = await shown({ user: anna })
  await typist.type(addressField(), 'Лесная улица, 7{Enter}')
  await waitFor(() => expect(sentTo(wire, '/cart/calculate').at(-1)?.body).toMatchObject({ delivery: { address: 'Лесная улица, 7' } }))
})

test('the contact method that is kept is a step of its own, told once and before the order [analytics.checkout-steps]', async () => {
  const $steps = createStore<number[]>([]).on(listenTo(checkoutStepReached), (told, { step }) => [...told, step])
  const { scope, typist } = await shown({ user: confirmed, answers: { 'POST /order/create/v2': refusedOrder } })
  await toPayment(typist)
  await placed(typist)
  await waitFor(() => expect(scope.getState($steps)).toStrictEqual([2, 3, 4, 5, 6]))
  await waitFor(() => expect(scope.getState($placing)).toBe(false))
  await typist.click(screen.getAllByRole('button', { name: /^Оплатить/ }).at(-1) as HTMLElement)
  await waitFor(() => expect(scope.getState($steps).filter((step) => step === 5)).toHaveLength(1))
})

test.each([
  ['no piece', [null, null], /Если не подойдёт, вернуть можно за 30 дней/],
  ['one piece', [{ text: 'Маше', face: 'serif' as const, price: 1_500_00 }, null], /Украшения без гравировки можно вернуть за 30 дней/],
  ['every piece', [{ text: 'Маше', face: 'serif' as const, price: 1_500_00 }], /Украшения с гравировкой не возвращаются/],
])('a return is promised as far as it can be kept: %s is engraved', async (_, engravings, promise) => {
  const [known] = aFullCart().products
  const products = engravings.map((engraving, index) => ({ ...known, id: `ring ${index}`, engraving }) as NonNullable<typeof known>)
  await shown({ cart: { products } })
  const [said] = screen.getAllByText(/Оплата на странице банка/)
  expect(seen(said as HTMLElement)).toMatch(promise)
})
