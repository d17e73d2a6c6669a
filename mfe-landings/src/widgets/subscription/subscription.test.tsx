import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled, fork } from 'effector'
import { GUEST, type User } from '@shop/contracts/account/common-data'
import { KIOSK_DONE_MS } from '@shop/contracts/core/limits'
import { $context, $user } from '@shop/session'
import { fakeWire, refuse } from '@shop/testing/fake-wire'
import { given } from '@shop/testing/given'
import { renderWith } from '@shop/testing/render-page'
import { Widget } from './index.ts'
import { started } from './model.ts'
import { texts as ru } from './texts/ru.ts'

const SENT = { result: true, status: 'pending', message: 'Подтвердите подписку' }
const refusedField = {
  ...refuse(400, 'WRONG_FORM_DATA'),
  refusal: { result: false, code: 'WRONG_FORM_DATA', error: '', errors: { email: 'CORRECT_EMAIL' } },
}
const anna: User = { ...GUEST, id: 1, isAuth: true, email: 'anna@mail.example' }

interface Setting {
  place?: string
  user?: User
  country?: string
  answers?: Record<string, object | (() => unknown)>
}

async function show({ place = 'online', user = GUEST, country = 'RU', answers = {} }: Setting = {}) {
  const wire = fakeWire({ 'POST /subscriptions': SENT, 'POST /subscriber-exists': { email: false }, ...answers })
  const context = { storefront: 'ru', locale: 'ru', country, currency: 'RUB' } as const
  const scope = fork({ handlers: wire.handlers, values: [given($user, user), given($context, context)] })
  await renderWith(<Widget place={place} />, { scope, texts: { 'widget/subscription': ru } })
  return { wire, scope, user: userEvent.setup({ delay: null }) }
}
const email = () => screen.getByRole('textbox', { name: 'Почта' })
const agreement = () => screen.getByRole('checkbox', { name: /обработку персональных данных/ })
const newsletter = () => screen.getByRole('checkbox', { name: /письма о.новинках/ })
const submit = () => screen.getByRole('button', { name: 'Получить промокод' })

async function fill(user: ReturnType<typeof userEvent.setup>, address = 'guest@mail.example') {
  await user.type(email(), address)
  await user.click(agreement())
  await user.click(newsletter())
  await user.click(submit())
}

test('subscribes an email with both consents and shows the next step', async () => {
  const { wire, user } = await show({ place: 'offline' })
  await fill(user)
  expect(wire.sent).toMatchObject([
    { path: '/subscriptions', body: { email: 'guest@mail.example', agreement: true, newsletterSubscription: true, place: 'offline' } },
  ])
  expect(screen.getByRole('heading', { name: 'Проверьте почту' })).toHaveFocus()
  expect(screen.getByText(/Отправили письмо на.guest@mail.example/)).toBeVisible()
})

test.each([
  ['RU', false],
  ['US', true],
])('in %s the newsletter checkbox is prechecked: %s; the personal data one never is', async (country, isTicked) => {
  await show({ country })
  expect((newsletter() as HTMLInputElement).checked).toBe(isTicked)
  expect(agreement()).not.toBeChecked()
})

test('sends nothing without an email and both consents', async () => {
  const { wire, user } = await show()
  await user.click(submit())
  expect(screen.getByText('Укажите почту')).toBeVisible()
  expect(screen.getByText('Нужно согласие на обработку данных')).toBeVisible()
  expect(screen.getByText('Обязательное поле')).toBeVisible()
  expect(wire.sent).toStrictEqual([])
})

test('never checks whether a guest’s email is subscribed', async () => {
  const { wire, user } = await show()
  await fill(user, 'anna@mail.example')
  expect(wire.sent.map(({ path }) => path)).toStrictEqual(['/subscriptions'])
})

test('prefills a signed-in shopper’s email and shows that it is already subscribed', async () => {
  const { wire } = await show({ user: anna, answers: { 'POST /subscriber-exists': { email: true } } })
  expect(email()).toHaveValue('anna@mail.example')
  expect(wire.sent).toMatchObject([{ path: '/subscriber-exists', body: { email: 'anna@mail.example' } }])
  expect(await screen.findByText(/На.anna@mail.example наши письма уже приходят/)).toBeVisible()
})

test('a server refusal is shown under its field and keeps typed input', async () => {
  const { user } = await show({
    answers: {
      'POST /subscriptions': () => {
        throw refusedField
      },
    },
  })
  await fill(user)
  expect(await screen.findByText('Введите корректный адрес почты')).toBeVisible()
  expect(email()).toHaveValue('guest@mail.example')
})

test('as a popup the form has a heading', async () => {
  await show({ place: 'popup' })
  expect(screen.getByRole('heading', { level: 2, name: 'Письма ZLATA' })).toBeVisible()
})

describe('in the kiosk of a shop', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  test('the form ignores the account, and the browser stores nothing', async () => {
    const { wire } = await show({ place: 'tablet', user: anna })
    expect(email()).toHaveValue('')
    expect(email()).toHaveAttribute('autocomplete', 'off')
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
    expect(wire.sent).toStrictEqual([])
  })

  test('clears the form for the next visitor after submitting and never shows the email', async () => {
    const { user } = await show({ place: 'tablet' })
    await fill(user)
    expect(screen.getByRole('heading', { name: 'Проверьте почту' })).toBeVisible()
    expect(document.body).not.toHaveTextContent('guest@mail.example')
    await act(async () => jest.advanceTimersByTime(KIOSK_DONE_MS))
    expect(email()).toHaveValue('')
    expect(agreement()).not.toBeChecked()
  })

  test('a late response is not shown to the next visitor', async () => {
    let answer: (sent: object) => void = () => {}
    const { scope, user } = await show({
      place: 'tablet',
      answers: { 'POST /subscriptions': () => new Promise((done) => (answer = done)) },
    })
    await fill(user)
    await act(async () => {
      void allSettled(started, { scope, params: 'tablet' })
      answer(SENT)
    })
    expect(screen.queryByRole('heading', { name: 'Проверьте почту' })).not.toBeInTheDocument()
  })
})
