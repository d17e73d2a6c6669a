import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { GUEST, type User } from '@shop/contracts/account/common-data'
import { dateInWords } from '@shop/i18n/dates'
import { $favorites, $user } from '@shop/session'
import { fakeWire, offline, refuse, type FakeAnswer } from '@shop/testing/fake-wire'
import { given } from '@shop/testing/given'
import { renderPage } from '@shop/testing/render-page'
import { DAY_MS } from '@shop/contracts/core/time/durations'
import * as page from './index.ts'
import { texts as en } from './texts/en.ts'
import { texts as ru } from './texts/ru.ts'

const PHONE = '+79000000001'
const anna: User = { ...GUEST, id: 1, name: 'Анна', surname: 'Петрова', isAuth: true, phone: PHONE }
const SENT = {
  result: true,
  code: { login: PHONE, method: 'sms', sent: true, resendIn: 60, expiresIn: 300, codeLength: 4, methods: ['sms'] },
}
const DELETED_AT = new Date(Date.now() + 30 * DAY_MS).toISOString()
const fails = (answer: unknown) => () => {
  throw answer
}

async function open(answers: Record<string, FakeAnswer> = {}, { who = GUEST, locale = 'ru' }: { who?: User; locale?: 'ru' | 'en' } = {}) {
  const wire = fakeWire({
    'POST /account/delete/send_code': SENT,
    'POST /account/delete': { result: true, deletedAt: DELETED_AT },
    'GET /captcha': { image: 'data:image/png;base64,AA==', token: 'picture' },
    'POST /pd/frontend/common_data': fails(offline()),
    ...answers,
  })
  const { scope } = await renderPage(page, '/delete-app-account', {
    wire,
    locale,
    texts: { 'page/delete-app-account': locale === 'ru' ? ru : en },
    values: [given($user, who), given($favorites, [7])],
  })
  // The form is loaded after the page.
  await screen.findByRole('checkbox')
  const user = userEvent.setup()
  const sentTo = (path: string) => wire.sent.filter((call) => call.path === path).map(({ body }) => body)
  const fill = async (phone = '9000000001') => {
    await user.type(field(), phone)
    await user.click(box())
  }
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  const typeCode = (code = '4821') => user.keyboard(code)
  return { scope, user, sentTo, fill, press, typeCode }
}
const field = () => screen.getByRole('textbox', { name: ru.deletionPhone })
const box = () => screen.getByRole('checkbox', { name: ru.deletionUnderstood })
const code = () => screen.findByRole('textbox', { name: ru.deletionFourDigits })
const done = () => screen.findByRole('heading', { name: `Данные сотрём ${dateInWords(DELETED_AT, 'ru')}` })

test.each([
  ['ru', ru, '30 дней'],
  ['en', en, '30 days'],
] as const)('in %s lists what is erased and kept, and the period to change one’s mind', async (locale, texts, days) => {
  await open({}, { locale })
  expect(screen.getByRole('heading', { level: 1, name: texts.title })).toBeVisible()
  expect(screen.getByText(new RegExp(days))).toBeVisible()
  const said = [texts.deletionErasedPerson, texts.deletionErasedLists, texts.deletionErasedNews, texts.deletionErasedDevices]
  const lost = [texts.deletionLostBonuses, texts.deletionKeptCertificates]
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(items).toEqual(expect.arrayContaining([...said, texts.deletionKeptOrders, texts.deletionKeptWarranty]))
  // Bonuses and balances in roubles exist on the Russian storefront only.
  expect(lost.filter((text) => items.includes(text))).toStrictEqual(locale === 'ru' ? lost : [])
})

test('a box that is not ticked is named and focused', async () => {
  const { user, press, sentTo } = await open()
  await user.type(field(), '9000000001')
  await press(ru.getCode)
  expect(box()).toHaveFocus()
  expect(box()).toHaveAccessibleDescription('Обязательное поле')
  expect(sentTo('/account/delete/send_code')).toStrictEqual([])
})

test('deletes the account after confirming its phone with a code and shows the date [routes.delete-account]', async () => {
  const { sentTo, fill, press, typeCode } = await open()
  await fill()
  await press(ru.getCode)
  expect(await code()).toHaveFocus()
  await typeCode()
  expect(sentTo('/account/delete/send_code')).toStrictEqual([{ phone: PHONE, method: 'sms' }])
  expect(sentTo('/account/delete')).toStrictEqual([{ phone: PHONE, code: '4821' }])
  expect(await done()).toHaveFocus()
  expect(screen.getByText(/Аккаунт с номером \+7\s900\s000-00-01 закрыт/)).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('the account’s owner sees the phone filled in and is signed out afterwards', async () => {
  const { scope, user, press, typeCode } = await open({}, { who: anna })
  expect(field()).toHaveValue('+7 900 000-00-01')
  await user.click(box())
  await press(ru.getCode)
  await code()
  await typeCode()
  await done()
  expect(scope.getState($user)).toStrictEqual(GUEST)
  expect(scope.getState($favorites)).toStrictEqual([])
})

test('deleting the account of another phone keeps the session', async () => {
  const other = { ...anna, phone: '+79000000002' }
  const { scope, user, press, typeCode } = await open({}, { who: other })
  await user.clear(field())
  await user.type(field(), PHONE)
  await user.click(box())
  await press(ru.getCode)
  await code()
  await typeCode()
  expect(await done()).toBeVisible()
  expect(scope.getState($user)).toStrictEqual(other)
  expect(scope.getState($favorites)).toStrictEqual([7])
})

test('without a phone and the consent sends nothing and shows an error at each field', async () => {
  const { sentTo, press } = await open()
  await press(ru.getCode)
  expect(field()).toHaveAccessibleDescription('Укажите телефон')
  expect(box()).toHaveAccessibleDescription('Обязательное поле')
  expect(box()).toBeInvalid()
  expect(sentTo('/account/delete/send_code')).toStrictEqual([])
})

test('a wrong code deletes nothing and can be retyped', async () => {
  let tries = 0
  const { scope, sentTo, fill, press, typeCode } = await open({
    'POST /account/delete': () => {
      tries += 1
      if (tries === 1) throw refuse(400, 'WRONG_AUTH_CODE')
      return { result: true, deletedAt: DELETED_AT }
    },
  })
  await fill()
  await press(ru.getCode)
  await code()
  await typeCode('1111')
  await waitFor(async () => expect(await code()).toHaveAccessibleDescription('Неверный код подтверждения'))
  expect(scope.getState(page.$dirty)).toBe(true)
  await typeCode('4821')
  expect(sentTo('/account/delete')).toHaveLength(2)
  expect(await done()).toBeVisible()
  expect(scope.getState(page.$dirty)).toBe(false)
})

test('a lost response shows an error, keeps typed input and can be retried', async () => {
  let isOffline = true
  const { sentTo, fill, press } = await open({
    'POST /account/delete/send_code': () => {
      if (isOffline) throw offline()
      return SENT
    },
  })
  await fill()
  await press(ru.getCode)
  expect(await screen.findByRole('alert')).toHaveTextContent('Нет ответа от сервера')
  expect(field()).toHaveValue('+7 900 000-00-01')
  isOffline = false
  await press(ru.deletionTryAgain)
  expect(await code()).toBeVisible()
  expect(sentTo('/account/delete/send_code')).toHaveLength(2)
})

test('requires a captcha before the code on demand; a wrong one loads a new picture', async () => {
  let tries = 0
  const { user, sentTo, fill, press } = await open({
    'POST /account/delete/send_code': () => {
      tries += 1
      if (tries < 3) throw refuse(400, tries === 1 ? 'CAPTCHA_REQUIRED' : 'WRONG_CAPTCHA')
      return SENT
    },
  })
  await fill()
  await press(ru.getCode)
  const signs = await screen.findByRole('textbox', { name: 'Знаки с картинки' })
  expect(signs).toHaveFocus()
  expect(signs).not.toBeInvalid()
  await user.type(signs, 'ab')
  await press(ru.getCode)
  await waitFor(() => expect(signs).toBeInvalid())
  expect(signs).toHaveValue('')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await user.type(signs, 'cd')
  await press(ru.getCode)
  expect(sentTo('/account/delete/send_code').slice(1)).toStrictEqual([
    { phone: PHONE, method: 'sms', captcha: { token: 'picture', text: 'ab' } },
    { phone: PHONE, method: 'sms', captcha: { token: 'picture', text: 'cd' } },
  ])
  expect(await code()).toBeVisible()
})

test('returning to correct the phone keeps typed input', async () => {
  const { scope, fill, press } = await open()
  await fill()
  await press(ru.getCode)
  await code()
  await press(ru.deletionChange)
  expect(field()).toHaveValue('+7 900 000-00-01')
  expect(field()).toHaveFocus()
  expect(box()).toBeChecked()
  // A new version of the page would lose the code that is under way, though nothing new is typed.
  await press(ru.getCode)
  await code()
  expect(scope.getState(page.$dirty)).toBe(true)
})
