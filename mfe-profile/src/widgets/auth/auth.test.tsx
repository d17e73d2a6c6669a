import { createWatch } from 'effector'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { GUEST, type User } from '@shop/contracts/account/common-data'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import { $context, $favorites, $toast, $user, popupClosed } from '@shop/session'
import { fakeWire, offline, refuse, type FakeAnswer } from '@shop/testing/fake-wire'
import { given } from '@shop/testing/given'
import { aPlace } from '@shop/testing/places'
import { renderWith, scopeOf } from '@shop/testing/render-page'
import { $dirty, Widget, type AuthPopupProps } from './index.ts'
import { texts as en } from './texts/en.ts'
import { phrase } from './texts/index.ts'
import { texts as ru } from './texts/ru.ts'

// Whole forms in jsdom are slow on a busy machine.
jest.setTimeout(30_000)

const EMIRATES: ShopContext = { storefront: 'international', locale: 'en', country: 'AE', currency: 'AED' }
const anna: User = { ...GUEST, id: 1, name: 'Анна', surname: 'Петрова', isAuth: true, phone: '+79000000001' }
const sent = (changes: object = {}) => ({
  login: '+79000000001',
  method: 'sms',
  sent: true,
  resendIn: 60,
  expiresIn: 300,
  codeLength: 4,
  methods: ['sms'],
  ...changes,
})
const codeIsSent = { result: true, step: 'code', code: sent() }
const signedIn = (message: string | null = null) => ({
  result: true,
  user: anna,
  step: 'done',
  merged: { favoriteItemIds: [12, 7], message },
})
const WAYS = {
  phone: ['sms', 'flashcall', 'mobid'],
  email: ['email', 'password'],
  providers: [{ code: 'yaid', name: 'Яндекс ID' }],
  passkey: false,
}
const commonData = (user: User) => ({ user, location: aPlace(), currency: 'RUB', cartData: null, menu: [] })

async function open(
  answers: Record<string, FakeAnswer>,
  { source, locale = 'ru' as const, favorites = [] as number[] }: AuthPopupProps & { locale?: 'ru' | 'en'; favorites?: number[] } = {},
) {
  const wire = fakeWire({
    'POST /auth/identification': codeIsSent,
    'GET /auth/ways': WAYS,
    'POST /pd/frontend/common_data': commonData(anna),
    ...answers,
  })
  const scope = scopeOf({ wire, values: [given($favorites, favorites), ...(locale === 'en' ? [given($context, EMIRATES)] : [])] })
  const closed = jest.fn()
  createWatch({ unit: popupClosed, fn: closed, scope })
  await renderWith(<Widget {...(source && { source })} />, { scope, locale, texts: { 'widget/auth': locale === 'ru' ? ru : en } })
  const bodyOf = (path: string) => wire.sent.filter((call) => call.path === path).map(({ body }) => body)
  return { scope, closed, bodyOf, user: userEvent.setup() }
}

const typePhone = async (user: ReturnType<typeof userEvent.setup>, digits = '9000000001') => {
  await user.type(screen.getByRole('textbox', { name: 'Телефон' }), digits)
  await user.click(screen.getByRole('button', { name: 'Получить код' }))
}
const typeCode = async (user: ReturnType<typeof userEvent.setup>, digits = '4815') =>
  user.type(await screen.findByRole('textbox', { name: 'Четыре цифры' }), digits)

test('signing in by phone updates all remotes, merges favorites and shows a bag toast [favorites.local-cleared-after-server]', async () => {
  const { scope, closed, bodyOf, user } = await open(
    { 'POST /phone/confirm': signedIn('В корзине теперь 3 украшения') },
    { source: 'cart', favorites: [7] },
  )
  expect(screen.getByRole('textbox', { name: 'Телефон' })).toHaveFocus()
  await typePhone(user)
  await typeCode(user)
  expect(bodyOf('/auth/identification')).toStrictEqual([{ login: '+79000000001', source: 'cart' }])
  expect(bodyOf('/phone/confirm')).toStrictEqual([{ phone: '+79000000001', code: '4815', source: 'cart', favorites: [7] }])
  expect(scope.getState($user)).toStrictEqual(anna)
  expect(scope.getState($favorites)).toStrictEqual([12, 7])
  expect(scope.getState($toast)?.text).toBe('В корзине теперь 3 украшения')
  expect(closed).toHaveBeenCalled()
})

test('an invalid phone shows an error under the field and is not sent', async () => {
  const { bodyOf, user } = await open({})
  await typePhone(user, '900')
  expect(screen.getByRole('textbox', { name: 'Телефон' })).toHaveAccessibleDescription('Проверьте номер телефона')
  expect(bodyOf('/auth/identification')).toStrictEqual([])
})

test('leaving the empty field shows no error', async () => {
  const { user } = await open({})
  const phone = screen.getByRole('textbox', { name: 'Телефон' })
  await user.click(phone)
  await user.tab()
  expect(phone).not.toBeInvalid()
  await user.click(screen.getByRole('button', { name: 'Получить код' }))
  expect(phone).toHaveAccessibleDescription('Укажите телефон')
})

test('a wrong code shows the text of its error code and can be retyped [auth.wrong-code-text]', async () => {
  const { user } = await open({
    'POST /phone/confirm': () => {
      throw refuse(422, 'WRONG_AUTH_CODE')
    },
  })
  await typePhone(user)
  await typeCode(user)
  expect(await screen.findByText('Неверный код подтверждения')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Четыре цифры' })).toHaveValue('')
})

test.each(['while it is checked', 'after it is refused'])(
  'the button pressed %s keeps the reason of the refusal, and the field has the focus [auth.wrong-code-text]',
  async (moment) => {
    let refuseNow: () => void = () => undefined
    const { bodyOf, user } = await open({
      'POST /phone/confirm': () => new Promise((_, reject) => (refuseNow = () => reject(refuse(422, 'WRONG_AUTH_CODE')))),
    })
    await typePhone(user)
    await typeCode(user)
    const field = screen.getByRole('textbox', { name: 'Четыре цифры' })
    const enter = screen.getByRole('button', { name: 'Войти' })
    if (moment === 'while it is checked') await user.click(enter)
    await act(async () => refuseNow())
    if (moment === 'after it is refused') await user.click(enter)
    expect(await screen.findByText('Неверный код подтверждения')).toBeVisible()
    expect(screen.queryByText('Введите код')).not.toBeInTheDocument()
    expect(field).toHaveFocus()
    await user.keyboard('1')
    expect(field).toHaveValue('1')
    expect(field).not.toBeInvalid()
    await user.keyboard('623')
    await waitFor(() => expect(bodyOf('/phone/confirm')).toHaveLength(2))
    await act(async () => refuseNow())
    await user.paste('9042')
    await waitFor(() => expect(bodyOf('/phone/confirm')).toHaveLength(3))
  },
)

test('step 2 appears only when the server asks, and a wrong answer loads a new picture [auth.four-steps]', async () => {
  let asked = 0
  let pictures = 0
  const { bodyOf, user } = await open({
    'POST /auth/identification': () => {
      asked += 1
      if (asked === 1) throw refuse(403, 'CAPTCHA_REQUIRED')
      if (asked === 2) throw refuse(422, 'WRONG_CAPTCHA')
      return codeIsSent
    },
    'GET /captcha': () => ({ image: 'data:image/png;base64,AAAA', token: `token-${++pictures}` }),
  })
  await typePhone(user)
  expect(await screen.findByRole('img', { name: 'Картинка со знаками' })).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'Знаки с картинки' }), 'AB12{Enter}')
  expect(await screen.findByText(/Знаки не совпали/)).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'Знаки с картинки' }), 'CD34{Enter}')
  expect(await screen.findByRole('textbox', { name: 'Четыре цифры' })).toBeVisible()
  expect(bodyOf('/auth/identification')).toStrictEqual([
    { login: '+79000000001', source: 'login' },
    { login: '+79000000001', source: 'login', captcha: { token: 'token-1', text: 'AB12' } },
    { login: '+79000000001', source: 'login', captcha: { token: 'token-2', text: 'CD34' } },
  ])
})

test('an empty captcha shows an error and sends nothing', async () => {
  const { bodyOf, user } = await open({
    'POST /auth/identification': () => {
      throw refuse(403, 'CAPTCHA_REQUIRED')
    },
    'GET /captcha': { image: 'data:image/png;base64,AAAA', token: 'token' },
  })
  await typePhone(user)
  const signs = await screen.findByRole('textbox', { name: 'Знаки с картинки' })
  await user.type(signs, ' {Enter}')
  expect(signs).toHaveAccessibleDescription('Введите знаки с картинки')
  expect(bodyOf('/auth/identification')).toHaveLength(1)
  await user.type(signs, 'A')
  expect(signs).not.toBeInvalid()
})

test('an unknown phone leads to registration: names in Russian, consent unchecked', async () => {
  const guest = { ...GUEST, confirmedPhone: '+79000000001' }
  const { bodyOf, scope, user } = await open({
    'POST /phone/confirm': { result: true, user: guest, step: 'registration', merged: null },
    'POST /registration': signedIn(),
  })
  await typePhone(user)
  await typeCode(user)
  await user.type(await screen.findByRole('textbox', { name: 'Имя' }), 'Anna')
  await user.click(screen.getByRole('button', { name: 'Готово' }))
  expect(screen.getByRole('textbox', { name: 'Имя' })).toHaveAccessibleDescription(
    'Напишите русскими буквами; можно пробел, дефис и апостроф',
  )
  expect(screen.getByText('Нужно согласие на обработку данных')).toBeVisible()
  expect(screen.getByRole('checkbox', { name: /Согласие/ })).not.toBeChecked()
  await user.clear(screen.getByRole('textbox', { name: 'Имя' }))
  await user.type(screen.getByRole('textbox', { name: 'Имя' }), 'Анна')
  await user.type(screen.getByRole('textbox', { name: 'Фамилия' }), 'Петрова')
  await user.click(screen.getByRole('checkbox', { name: /Согласие/ }))
  await user.click(screen.getByRole('button', { name: 'Готово' }))
  expect(bodyOf('/registration')).toStrictEqual([
    {
      phone: '+79000000001',
      name: 'Анна',
      surname: 'Петрова',
      email: null,
      password: null,
      agreement: true,
      newsletterSubscription: false,
      source: 'login',
      favorites: [],
    },
  ])
  expect(scope.getState($toast)?.text).toStrictEqual(phrase('welcomeNamed', { name: 'Анна' }))
})

test('the field that is to be filled has the focus after a change between code and password', async () => {
  const { user } = await open({})
  await user.click(screen.getByRole('button', { name: 'По почте' }))
  expect(screen.getByRole('textbox', { name: 'Почта' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: ru.mailByPassword }))
  expect(screen.getByRole('textbox', { name: 'Почта' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: ru.mailByCode }))
  expect(screen.getByRole('textbox', { name: 'Почта' })).toHaveFocus()
  await user.keyboard('anna@example.com')
  await user.click(screen.getByRole('button', { name: ru.mailByPassword }))
  expect(screen.getByLabelText('Пароль')).toHaveFocus()
})

test('an email signs in with an emailed code', async () => {
  const { bodyOf, user } = await open({
    'POST /auth/identification': { ...codeIsSent, code: sent({ login: 'anna@example.com', method: 'email', methods: ['email'] }) },
    'POST /auth/authenticate': signedIn(),
  })
  await user.click(screen.getByRole('button', { name: 'По почте' }))
  await user.type(screen.getByRole('textbox', { name: 'Почта' }), 'anna@example.com{Enter}')
  expect(await screen.findByRole('heading', { name: 'Код из письма' })).toBeVisible()
  await typeCode(user)
  expect(bodyOf('/auth/authenticate')).toStrictEqual([{ login: 'anna@example.com', code: '4815', source: 'login', favorites: [] }])
})

test.each([
  [1, 'через 1 секунду'],
  [42, 'через 42 секунды'],
  [60, 'через 60 секунд'],
])('a new code can be requested in %d s: the text follows Russian plural rules [auth.resend-after-60s]', async (resendIn, words) => {
  const { user } = await open({ 'POST /auth/identification': { ...codeIsSent, code: sent({ resendIn }) } })
  await typePhone(user)
  expect(await screen.findByRole('timer')).toHaveTextContent(words)
})

test('after the countdown a new code can be requested, and the second time another method is offered', async () => {
  const { bodyOf, user } = await open({
    'POST /auth/identification': { ...codeIsSent, code: sent({ resendIn: 0 }) },
    'POST /phone/send_code': { result: true, code: sent({ resendIn: 0, methods: ['sms', 'flashcall'] }) },
  })
  await typePhone(user)
  await user.click(await screen.findByRole('button', { name: 'Отправить' }))
  expect(await screen.findByText('Звонок вместо сообщения')).toBeVisible()
  expect(bodyOf('/phone/send_code')).toStrictEqual([{ phone: '+79000000001', method: 'sms' }])
})

test('without a connection shows an error and keeps typed input', async () => {
  const { user } = await open({
    'POST /auth/identification': () => {
      throw offline()
    },
  })
  await typePhone(user)
  expect(await screen.findByText(/Нет ответа от сервера/)).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Телефон' })).toHaveValue('+7 900 000-00-01')
})

test('a code whose sending was not confirmed can be typed, or sent again', async () => {
  const { bodyOf, user } = await open({
    'POST /auth/identification': () => {
      throw refuse(503, 'CODE_NOT_SENDED')
    },
    'POST /phone/confirm': signedIn(),
  })
  await typePhone(user)
  expect(await screen.findByText(/Если код всё же пришёл, введите его/)).toHaveTextContent('+7 900 000-00-01')
  expect(screen.getByText('Не удалось отправить код подтверждения')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Отправить' })).toBeEnabled()
  await typeCode(user)
  expect(bodyOf('/phone/confirm')).toStrictEqual([{ phone: '+79000000001', code: '4815', source: 'login', favorites: [] }])
})

test('in English a phone keeps its own country code', async () => {
  const { bodyOf, user } = await open({}, { locale: 'en' })
  await user.type(screen.getByRole('textbox', { name: 'Phone' }), '+971 50 123 4567')
  await user.click(screen.getByRole('button', { name: 'Get the code' }))
  expect(bodyOf('/auth/identification')).toStrictEqual([{ login: '+971501234567', source: 'login' }])
})

test('changing the phone keeps the typed number', async () => {
  const { user } = await open({})
  await typePhone(user)
  await user.click(await screen.findByRole('button', { name: 'Изменить' }))
  expect(screen.getByRole('textbox', { name: 'Телефон' })).toHaveValue('+79000000001')
  expect(screen.getByRole('textbox', { name: 'Телефон' })).toHaveFocus()
})

describe('on the way to pay for a certificate', () => {
  const onTheWay = (answers: Record<string, FakeAnswer>) => open(answers, { source: 'certificate-payment' })

  test('the popup asks to confirm the phone instead of signing in', async () => {
    await onTheWay({})
    expect(screen.getByRole('heading', { name: 'Подтвердите телефон' })).toBeVisible()
    expect(screen.queryByText(/Войти/)).not.toBeInTheDocument()
  })

  test('a phone without an account is enough: no name or consent is requested again', async () => {
    const guest: User = { ...GUEST, confirmedPhone: '+79000000001' }
    const { scope, closed, user } = await onTheWay({
      'POST /phone/confirm': { result: true, user: guest, step: 'registration', merged: null },
      'POST /pd/frontend/common_data': commonData(guest),
    })
    await typePhone(user)
    expect(await screen.findByRole('button', { name: 'Подтвердить' })).toBeVisible()
    await typeCode(user)
    await waitFor(() => expect(closed).toHaveBeenCalled())
    expect(scope.getState($user)).toStrictEqual(guest)
    expect(screen.queryByRole('textbox', { name: 'Имя' })).not.toBeInTheDocument()
  })
})

test('an ongoing sign-in delays an update [auth.typing-holds-release]', async () => {
  const { scope, user } = await open({ 'POST /phone/confirm': signedIn() })
  expect(scope.getState($dirty)).toBe(false)
  await user.type(screen.getByRole('textbox', { name: 'Телефон' }), '9000000001')
  expect(scope.getState($dirty)).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Получить код' }))
  await screen.findByRole('textbox', { name: 'Четыре цифры' })
  expect(scope.getState($dirty)).toBe(true)
  await typeCode(user)
  await waitFor(() => expect(scope.getState($dirty)).toBe(false))
})

test.each([
  ['050 123 4567', '+971 50 123 4567', '+971501234567'],
  ['+971 0 50 123 4567', '+971 50 123 4567', '+971501234567'],
  ['٠٥٠١٢٣٤٥٦٧', '+971 50 123 4567', '+971501234567'],
])('abroad %s is shown as %s before the code is sent and after it [forms.phone-abroad]', async (typed, shown, number) => {
  const { bodyOf, user } = await open({ 'POST /auth/identification': { ...codeIsSent, code: sent({ login: number }) } }, { locale: 'en' })
  const field = screen.getByRole('textbox', { name: en.phone })
  await user.click(field)
  await user.paste(typed)
  await user.tab()
  await waitFor(() => expect(field).toHaveValue(shown))
  await user.click(screen.getByRole('button', { name: en.getCode }))
  await waitFor(() => expect(bodyOf('/auth/identification')).toMatchObject([{ login: number }]))
  expect(await screen.findByText(shown)).toBeVisible()
})

test('abroad a number that starts with 8 is no Russian one: it is refused, and Enter sends a national one in full', async () => {
  const { bodyOf, user } = await open({}, { locale: 'en' })
  const field = screen.getByRole('textbox', { name: en.phone })
  await user.type(field, '84912345678{Enter}')
  await waitFor(() => expect(field).toBeInvalid())
  expect(bodyOf('/auth/identification')).toStrictEqual([])
  await user.clear(field)
  await user.type(field, '0501234567{Enter}')
  await waitFor(() => expect(bodyOf('/auth/identification')).toMatchObject([{ login: '+971501234567' }]))
})
