import { allSettled, createWatch, fork, type Scope } from 'effector'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { textsOf } from '@shop/i18n'
import { GUEST } from '@shop/contracts/account/common-data'
import { $favorites, $user } from '@shop/session'
import { fakeWire, offline, refuse, type FakeAnswer } from '@shop/testing/fake-wire'
import { renderWith } from '@shop/testing/render-page'
import { codeTexts as en } from '../../texts/en.ts'
import { codeTexts as ru } from '../../texts/ru.ts'
import { CodeEntry, Resend, createPhoneConfirmation } from './index.ts'

const PHONE = '+79000000001'
const SENT = { login: PHONE, method: 'sms', sent: true, resendIn: 60, expiresIn: 300, codeLength: 4, methods: ['sms'] }
const user = { ...GUEST, confirmedPhone: PHONE }
const confirmation = createPhoneConfirmation({ source: 'cart' })

function shop(answers: Record<string, FakeAnswer> = {}) {
  const wire = fakeWire({
    'POST /phone/send_code': { result: true, code: SENT },
    'POST /phone/confirm': { result: true, user, step: 'registration', merged: null },
    'POST /pd/frontend/common_data': { user, location: null, currency: 'RUB', cartData: null, menu: [] },
    ...answers,
  })
  const scope = fork({ handlers: wire.handlers, values: [[$favorites, [7]]] })
  const bodiesOf = (path: string) => wire.sent.filter((call) => call.path === path).map(({ body }) => body)
  return { scope, bodiesOf }
}
const ask = (scope: Scope, wanted: object = {}) => allSettled(confirmation.codeWanted, { scope, params: { login: PHONE, ...wanted } })
const submit = (scope: Scope, code = '4821') => allSettled(confirmation.codeSubmitted, { scope, params: code })

test('confirming a phone with the sent code updates the session', async () => {
  const { scope, bodiesOf } = shop({
    'POST /phone/confirm': { result: true, user, step: 'done', merged: { favoriteItemIds: [12, 7], message: null } },
  })
  const confirmed = jest.fn()
  createWatch({ unit: confirmation.confirmed, fn: ({ login }) => confirmed(login), scope })
  await ask(scope)
  await submit(scope)
  expect(bodiesOf('/phone/send_code')).toStrictEqual([{ phone: PHONE, method: 'sms' }])
  expect(bodiesOf('/phone/confirm')).toStrictEqual([{ phone: PHONE, code: '4821', source: 'cart', favorites: [7] }])
  expect(confirmed.mock.calls).toStrictEqual([[PHONE]])
  expect(scope.getState($user)).toStrictEqual(user)
  expect(scope.getState($favorites)).toStrictEqual([12, 7])
})

test('a code is not checked before one was sent', async () => {
  const { scope, bodiesOf } = shop()
  await submit(scope)
  expect(bodiesOf('/phone/confirm')).toStrictEqual([])
})

test('the first captcha shows no error, a wrong answer does, and each attempt loads a new picture', async () => {
  let tries = 0
  let pictures = 0
  const { scope, bodiesOf } = shop({
    'POST /phone/send_code': () => {
      tries += 1
      if (tries < 3) throw refuse(400, tries === 1 ? 'CAPTCHA_REQUIRED' : 'WRONG_CAPTCHA')
      return { result: true, code: SENT }
    },
    'GET /captcha': () => ({ image: 'data:image/png;base64,AA==', token: `picture-${++pictures}` }),
  })
  await ask(scope, { method: 'flashcall' })
  expect(scope.getState(confirmation.captcha.$isNeeded)).toBe(true)
  expect(scope.getState(confirmation.$sendError)).toBeNull()
  await ask(scope, { method: 'flashcall', signs: 'ab' })
  expect(scope.getState(confirmation.$sendError)).toBe('WRONG_CAPTCHA')
  await ask(scope, { method: 'flashcall', signs: 'cd' })
  expect(bodiesOf('/phone/send_code')).toStrictEqual([
    { phone: PHONE, method: 'flashcall' },
    { phone: PHONE, method: 'flashcall', captcha: { token: 'picture-1', text: 'ab' } },
    { phone: PHONE, method: 'flashcall', captcha: { token: 'picture-2', text: 'cd' } },
  ])
  expect(scope.getState(confirmation.captcha.$isNeeded)).toBe(false)
  expect(scope.getState(confirmation.captcha.$picture)).toBeNull()
  expect(scope.getState(confirmation.$sent)).toMatchObject({ login: PHONE })
})

test('a wrong code clears the field and shows an error until a digit is typed', async () => {
  const { scope } = shop({
    'POST /phone/confirm': () => {
      throw refuse(422, 'WRONG_AUTH_CODE')
    },
  })
  await ask(scope)
  await renderWith(<CodeEntry confirmation={confirmation} label="Код" />, { scope })
  await userEvent.keyboard('4821')
  const field = screen.getByRole('textbox', { name: 'Код' })
  await waitFor(() => expect(field).toHaveAccessibleDescription('Неверный код подтверждения'))
  expect(field).toHaveValue('')
  expect(scope.getState(confirmation.$checkError)).toBe('WRONG_AUTH_CODE')
  await userEvent.keyboard('1')
  expect(field).toHaveValue('1')
  expect(field).not.toBeInvalid()
  expect(scope.getState(confirmation.$checkError)).toBeNull()
})

test('a code that got no answer stays, and Enter sends it again [forms.code-stays]', async () => {
  let tries = 0
  const { scope, bodiesOf } = shop({
    'POST /phone/confirm': () => {
      if (++tries === 1) throw offline()
      return { result: true, user, step: 'registration', merged: null }
    },
  })
  await ask(scope)
  await renderWith(<CodeEntry confirmation={confirmation} label="Код" />, { scope })
  await userEvent.keyboard('4821')
  const field = screen.getByRole('textbox', { name: 'Код' })
  await waitFor(() => expect(field).toBeInvalid())
  expect(field).toHaveValue('4821')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(bodiesOf('/phone/confirm')).toHaveLength(2))
})

test('two presses check a code once [forms.code-once]', async () => {
  const { scope, bodiesOf } = shop()
  await ask(scope)
  await Promise.all([submit(scope), submit(scope)])
  expect(bodiesOf('/phone/confirm')).toHaveLength(1)
})

test('leaving resets the state', async () => {
  const { scope } = shop()
  await ask(scope)
  await allSettled(confirmation.forgotten, { scope })
  expect([scope.getState(confirmation.$sent), scope.getState(confirmation.$wanted)]).toStrictEqual([null, null])
})

describe('on the screen', () => {
  const useTexts = textsOf<typeof ru>(`${__REMOTE__}/widget/codes`)
  function Codes() {
    const t = useTexts()
    return (
      <>
        <CodeEntry confirmation={confirmation} label={t('code')} />
        <Resend confirmation={confirmation} t={t} />
      </>
    )
  }
  const show = (scope: Scope, locale: 'ru' | 'en' = 'ru') =>
    renderWith(<Codes />, { scope, locale, texts: { 'widget/codes': locale === 'ru' ? ru : en } })

  test.each([
    ['ru', 1, 'через 1 секунду'],
    ['ru', 42, 'через 42 секунды'],
    ['ru', 60, 'через 60 секунд'],
    ['en', 1, 'in 1 second'],
    ['en', 60, 'in 60 seconds'],
  ] as const)('in %s the countdown of %i s to the next code uses correct plural forms', async (locale, resendIn, words) => {
    const { scope } = shop({ 'POST /phone/send_code': { result: true, code: { ...SENT, resendIn } } })
    await ask(scope)
    await show(scope, locale)
    expect(screen.getByRole('timer')).toHaveTextContent(words)
  })

  test('after the countdown the code is resent by the chosen method', async () => {
    const code = { ...SENT, resendIn: 0, methods: ['sms', 'flashcall'] }
    const { scope, bodiesOf } = shop({ 'POST /phone/send_code': { result: true, code } })
    await ask(scope)
    await show(scope)
    const byCall = screen.getByRole('button', { name: 'Позвонить' })
    await userEvent.click(byCall)
    expect(bodiesOf('/phone/send_code').at(-1)).toStrictEqual({ phone: PHONE, method: 'flashcall' })
  })

  test('the code is submitted with its last digit, and the field has focus', async () => {
    const { scope, bodiesOf } = shop()
    await ask(scope)
    await show(scope)
    expect(screen.getByRole('textbox', { name: 'Код из сообщения' })).toHaveFocus()
    await userEvent.keyboard('4821')
    expect(bodiesOf('/phone/confirm')).toHaveLength(1)
  })
})
