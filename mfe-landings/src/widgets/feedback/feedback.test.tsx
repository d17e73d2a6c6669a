import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fork } from 'effector'
import { GUEST, type User } from '@shop/contracts/account/common-data'
import { $user } from '@shop/session'
import { fakeWire, offline, refuse, type FakeAnswer } from '@shop/testing/fake-wire'
import { given } from '@shop/testing/given'
import { renderWith } from '@shop/testing/render-page'
import { $dirty, Widget } from './index.ts'
import { texts as en } from './texts/en.ts'
import { texts as ru } from './texts/ru.ts'

afterEach(() => sessionStorage.clear())

const done = { result: true, number: '4F0C1B7E', message: 'Спасибо за отзыв' }
const MESSAGE = 'Скидка 10 % & {подарок} <b> [#1]?'

async function open(answer: FakeAnswer = done, { who = GUEST, locale = 'ru' }: { who?: User; locale?: 'ru' | 'en' } = {}) {
  const wire = fakeWire({
    'POST /feedback': answer,
    'GET /captcha': { image: 'data:image/png;base64,AA==', token: 'picture' },
  })
  const scope = fork({ handlers: wire.handlers, values: [given($user, who)] })
  await renderWith(<Widget />, { scope, locale, texts: { 'widget/feedback': locale === 'ru' ? ru : en } })
  await screen.findByRole('checkbox')
  const user = userEvent.setup()
  const fill = async () => {
    await user.selectOptions(screen.getByLabelText(ru.topic), 'piece')
    await user.type(screen.getByLabelText(ru.name), 'Анна')
    await user.type(screen.getByLabelText(ru.contact), 'Anna@mail.example')
    await user.click(screen.getByLabelText(ru.message))
    await user.paste(MESSAGE)
    await user.click(screen.getByRole('checkbox'))
  }
  const send = (name = ru.send) => user.click(screen.getByRole('button', { name }))
  const letters = () => wire.sent.filter(({ path }) => path === '/feedback').map(({ body }) => body as Record<string, unknown>)
  return { scope, user, fill, send, letters }
}

test('sends the message verbatim and shows the thanks [errors.success-texts]', async () => {
  const { scope, fill, send, letters } = await open()
  await fill()
  expect(scope.getState($dirty)).toBe(true)
  await send()
  expect(letters()).toStrictEqual([
    {
      topic: 'piece',
      name: 'Анна',
      contact: 'anna@mail.example',
      message: MESSAGE,
      agreement: true,
      idempotencyKey: expect.stringMatching(/^[\w-]{16,64}$/) as string,
    },
  ])
  expect(await screen.findByRole('heading', { name: 'Спасибо за отзыв' })).toHaveFocus()
  expect(screen.getByText(/4F0C1B7E.*anna@mail\.example/)).toBeVisible()
  expect(scope.getState($dirty)).toBe(false)
  await send(ru.another)
  expect(await screen.findByLabelText(ru.message)).toHaveValue('')
})

test('an agreement that was not given is named and focused', async () => {
  const { user, fill, send, letters } = await open()
  await fill()
  await user.click(screen.getByRole('checkbox'))
  await send()
  expect(screen.getByRole('checkbox')).toHaveFocus()
  expect(letters()).toStrictEqual([])
})

test('a reload keeps what was typed, for the same shopper only; a sent one leaves nothing [forms.reload-keeps]', async () => {
  const who = { ...GUEST, id: 1, isAuth: true, phone: '+79000000001', name: 'Анна' }
  const first = await open(done, { who })
  await first.user.type(screen.getByLabelText(ru.message), 'Где мой заказ?')
  cleanup()
  await open(done, { who: { ...who, id: 2 } })
  expect(screen.getByLabelText(ru.message)).toHaveValue('')
  cleanup()
  const { user, send } = await open(done, { who })
  expect(screen.getByLabelText(ru.message)).toHaveValue('Где мой заказ?')
  await user.selectOptions(screen.getByLabelText(ru.topic), 'piece')
  await user.click(screen.getByRole('checkbox'))
  await send()
  await screen.findByRole('heading', { name: 'Спасибо за отзыв' })
  expect(sessionStorage).toHaveLength(0)
})

test('a phone number as contact gets a reply by phone', async () => {
  const { user, fill, send, letters } = await open()
  await fill()
  await user.clear(screen.getByLabelText(ru.contact))
  await user.type(screen.getByLabelText(ru.contact), '8 916 204-18-77')
  await send()
  expect(letters()[0]).toMatchObject({ contact: '+79162041877' })
  expect(await screen.findByText(/Ответим по телефону/)).toBeVisible()
})

test('an empty form shows an error at each field and sends nothing', async () => {
  const { send, letters } = await open()
  await send()
  expect(letters()).toStrictEqual([])
  expect(screen.getByLabelText(ru.topic)).toHaveAccessibleDescription('Обязательное поле')
  expect(screen.getByLabelText(ru.name)).toHaveAccessibleDescription('Укажите имя')
  expect(screen.getByLabelText(ru.contact)).toHaveAccessibleDescription('Укажите телефон или почту')
  expect(screen.getByLabelText(ru.message)).toHaveAccessibleDescription('Поле не заполнено')
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Нужно согласие на обработку данных')
})

test('rejects markup in the name but not in the message', async () => {
  const { user, fill, send, letters } = await open()
  await fill()
  await user.type(screen.getByLabelText(ru.name), '<b>')
  await send()
  expect(letters()).toStrictEqual([])
  expect(screen.getByLabelText(ru.name)).toBeInvalid()
})

test('a lost response keeps the form, and the retry sends the same message', async () => {
  let isOffline = true
  const { fill, send, letters } = await open(() => {
    if (isOffline) throw offline()
    return done
  })
  await fill()
  await send()
  expect(await screen.findByRole('alert')).toHaveTextContent('Нет ответа от сервера')
  expect(screen.getByLabelText(ru.message)).toHaveValue(MESSAGE)
  isOffline = false
  await send(ru.tryAgain)
  expect(await screen.findByRole('heading', { name: 'Спасибо за отзыв' })).toBeVisible()
  const [first, second] = letters()
  expect(second).toStrictEqual(first)
})

test('requires a captcha on demand; a wrong one loads a new picture and keeps the idempotency key', async () => {
  let tries = 0
  const { user, fill, send, letters } = await open(() => {
    tries += 1
    if (tries < 3) throw refuse(400, tries === 1 ? 'CAPTCHA_REQUIRED' : 'WRONG_CAPTCHA')
    return done
  })
  await fill()
  await send()
  const signs = await screen.findByRole('textbox', { name: 'Знаки с картинки' })
  expect(signs).toHaveFocus()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await user.type(signs, 'ab')
  await send()
  await waitFor(() => expect(signs).toBeInvalid())
  expect(signs).toHaveValue('')
  await user.type(signs, 'cd')
  await send()
  const captchas = letters().map(({ captcha }) => captcha)
  expect(captchas).toStrictEqual([undefined, { token: 'picture', text: 'ab' }, { token: 'picture', text: 'cd' }])
  expect(new Set(letters().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
  expect(await screen.findByRole('heading', { name: 'Спасибо за отзыв' })).toBeVisible()
})

test('prefills name and contact of a signed-in shopper', async () => {
  await open(done, { who: { ...GUEST, id: 1, name: 'Анна', email: 'anna@mail.example', isAuth: true } })
  expect(screen.getByLabelText(ru.name)).toHaveValue('Анна')
  expect(screen.getByLabelText(ru.contact)).toHaveValue('anna@mail.example')
})

test('renders the form in English', async () => {
  await open(done, { locale: 'en' })
  expect(screen.getByRole('form', { name: en.form })).toBeInTheDocument()
})
