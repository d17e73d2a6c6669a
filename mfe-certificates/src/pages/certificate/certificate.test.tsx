import { allSettled, fork } from 'effector'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { GUEST, type User } from '@shop/contracts/account/common-data'
import { $popup, $user, popupClosed, userChanged } from '@shop/session'
import { anna, created, offer } from '@shop/testing/certificate-offer'
import { enter } from '@shop/testing/enter'
import { fakeWire, offline, refuse, type FakeAnswer } from '@shop/testing/fake-wire'
import { renderPage } from '@shop/testing/render-page'
import * as certificate from './index.ts'
import { leaveFx } from './model/index.ts'
import { texts as ru } from './texts/ru.ts'

// Whole forms in jsdom are slow on a busy machine.
jest.setTimeout(30_000)

async function open(answers: Record<string, FakeAnswer> = {}, user: User = anna, carried?: unknown) {
  const wire = fakeWire({ 'GET /deposits_design': offer, 'POST /order/deposits/create': created, ...answers })
  const left = jest.fn()
  const scope = fork({ handlers: [...wire.handlers, [leaveFx, left]], values: [[$user, user]] })
  if (carried) await allSettled(certificate.restore, { scope, params: carried })
  await renderPage(certificate, '/certificate', { scope, texts: { 'page/certificate': ru } })
  const ordered = () => wire.sent.filter(({ path }) => path === '/order/deposits/create').map(({ body }) => body as Record<string, unknown>)
  return { scope, ordered, left, user: userEvent.setup() }
}
type Keyboard = ReturnType<typeof userEvent.setup>

const field = (name: RegExp | string) => screen.getByRole('textbox', { name })
async function fill(user: Keyboard, recipient = 'maria@example.com') {
  await user.click(screen.getByRole('button', { name: /^25/ }))
  await enter(user, field('Почта или телефон'), recipient)
  await enter(user, field('Ваше имя'), 'Анна')
  await enter(user, field('Ваша почта'), 'anna@example.com')
  await user.click(screen.getByRole('checkbox', { name: /Согласие/ }))
}
const pay = (user: Keyboard) => user.click(screen.getByRole('button', { name: /Оплатить/ }))
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ')
const preview = () => plain(screen.getByRole('region', { name: /увидит/ }).textContent)

afterEach(() => sessionStorage.clear())

test('the preview follows typed input [certificates.own-flow]', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: /^25/ }))
  await user.type(field(/^Имя/), 'Марина')
  await user.type(field(/Ваши слова/), 'С днём рождения')
  expect(preview()).toBe('ZLATA25 000 ₽МаринаС днём рожденияПисьмо придёт сразу после оплаты')
  await user.click(screen.getByRole('radio', { name: 'Жемчуг' }))
  expect(screen.getByRole('region').querySelector('img')).toHaveAttribute('src', '/pictures/certificates/pearl-640.webp')
})

test('the giver’s name gets its usual capitals, the words to the recipient stay [forms.usual-capitals]', async () => {
  const { user } = await open()
  await user.type(field(/^Имя/), 'МАМЕ')
  await user.type(field('Ваше имя'), 'анна')
  await user.tab()
  expect(field('Ваше имя')).toHaveValue('Анна')
  expect(field(/^Имя/)).toHaveValue('МАМЕ')
})

test('the field starts with the card amount, and the first typed digit replaces it', async () => {
  const { user } = await open()
  const amount = field('Сумма') as HTMLInputElement
  expect(plain(amount.value)).toBe('10 000')
  expect(plain(screen.getByRole('region').textContent ?? '')).toContain('10 000 ₽')
  amount.focus()
  await user.keyboard('5000')
  expect(plain(amount.value)).toBe('5 000')
})

test('groups the digits of a custom amount while typing', async () => {
  const { user } = await open()
  await user.clear(field('Сумма'))
  await user.type(field('Сумма'), '12500')
  expect(plain((field('Сумма') as HTMLInputElement).value)).toBe('12 500')
  await user.type(field('Сумма'), '0')
  expect(plain((field('Сумма') as HTMLInputElement).value)).toBe('125 000')
})

test.each(['1 500,00', '1500.00 ₽', '1,500', '1.500,00', '1\u00a0500 руб.', '١٥٠٠'])(
  'a pasted %s is 1 500 ₽ on the button and in the order [forms.amount-reader]',
  async (pasted) => {
    const { ordered, user } = await open()
    await fill(user)
    await user.clear(field('Сумма'))
    await user.paste(pasted)
    expect(screen.getByRole('button', { name: /^Оплатить 1.500.₽$/ })).toBeInTheDocument()
    await user.tab()
    expect(plain((field('Сумма') as HTMLInputElement).value)).toBe('1 500')
    await pay(user)
    expect(ordered()).toMatchObject([{ amount: 1500 }])
  },
)

test('orders the certificate as typed and redirects to payment', async () => {
  const { ordered, left, user } = await open()
  await fill(user)
  await pay(user)
  expect(ordered()).toStrictEqual([
    {
      designId: 1,
      amount: 25_000,
      recipientName: '',
      recipientEmail: 'maria@example.com',
      recipientPhone: null,
      senderName: 'Анна',
      email: 'anna@example.com',
      message: '',
      sendDate: '21.11.2026',
      agreement: true,
      payment_method_id: 13,
      idempotencyKey: expect.stringMatching(/^[\w-]{8,64}$/) as string,
    },
  ])
  expect(left).toHaveBeenCalledWith('https://pay.test/1')
})

test.each([
  ['999', 'Сумма от 1 000 до 200 000 ₽'],
  ['200001', 'Сумма от 1 000 до 200 000 ₽'],
  ['1500000', 'Сумма от 1 000 до 200 000 ₽'],
  ['1500.50', 'Только целые рубли, без копеек'],
  ['15,00,0', 'Напишите сумму цифрами, например 5 000'],
  ['1500 USD', 'Напишите сумму цифрами, например 5 000'],
  ['', 'Выберите номинал'],
])('rejects the amount "%s" (1000 to 200 000) [certificates.amount-range]', async (sum, words) => {
  const { ordered, user } = await open()
  await user.clear(field('Сумма'))
  await user.click(field('Сумма'))
  if (sum) await user.paste(sum)
  // A sum that is not sold is not offered for payment.
  expect(screen.getByRole('button', { name: /^Оплатить/ })).toHaveAccessibleName('Оплатить')
  await pay(user)
  expect(plain(field('Сумма').parentElement?.parentElement?.textContent ?? '')).toContain(words)
  expect(ordered()).toStrictEqual([])
})

test('the error of a day of sending goes when it is sent at once [forms.errors-go]', async () => {
  const { ordered, user } = await open()
  await fill(user)
  await user.clear(field('Ваше имя'))
  await user.click(screen.getByRole('button', { name: 'В выбранный день' }))
  await pay(user)
  const summary = await screen.findByRole('alert')
  expect(within(summary).getAllByRole('link')).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: ru.now }))
  await waitFor(() => expect(within(summary).getAllByRole('link')).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'В выбранный день' }))
  expect(field(ru.day)).toBeValid()
  expect(ordered()).toStrictEqual([])
})

test('a typed "15 00" is no 1 500: it stays as typed and is refused [forms.amount-as-typed]', async () => {
  const { ordered, user } = await open()
  await fill(user)
  await user.clear(field('Сумма'))
  await user.type(field('Сумма'), '15 00')
  expect(field('Сумма')).toHaveValue('15 00')
  await pay(user)
  expect(field('Сумма')).toHaveAccessibleDescription(/Напишите сумму цифрами, например 5.000/)
  expect(field('Сумма')).toHaveValue('15 00')
  expect(ordered()).toStrictEqual([])
})

test('an error summary lists the invalid fields together and takes the focus', async () => {
  const { user } = await open()
  await user.clear(field('Сумма'))
  await pay(user)
  const summary = screen.getByRole('alert')
  expect(summary).toHaveFocus()
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toStrictEqual(['Сумма', 'Почта или телефон', 'Ваше имя', 'Ваша почта', 'Согласие на обработку данных'])
})

test.each(['anna@example.com', ' ANNA@example.com'])(
  'cannot be sent to the buyer’s own email: %s [certificates.not-to-oneself]',
  async (own) => {
    const { ordered, user } = await open()
    await fill(user, own)
    await pay(user)
    expect(field('Почта или телефон')).toHaveAccessibleDescription('Нельзя отправить сертификат на свою почту')
    expect(ordered()).toStrictEqual([])
  },
)

test('accepts a phone number as the recipient', async () => {
  const { ordered, user } = await open()
  await fill(user, '8 916 123-45-67')
  expect(preview()).toContain('Сообщение придёт')
  await pay(user)
  expect(ordered()[0]).toMatchObject({ recipientEmail: null, recipientPhone: '+79161234567' })
})

test.each([
  ['20112026', 'Эта дата уже прошла'],
  ['22.11.2027', 'Эта дата слишком далеко'],
  ['30.02.2027', 'Такой даты нет'],
  ['20.11.27', 'Введите дату целиком: ДД.ММ.ГГГГ'],
  ['20.11.2127', 'Эта дата слишком далеко'],
  ['', 'Выберите дату'],
])('rejects the send date "%s": not earlier than today, at most a year ahead [certificates.send-date]', async (day, words) => {
  const { ordered, user } = await open()
  await fill(user)
  await user.click(screen.getByRole('button', { name: 'В выбранный день' }))
  if (day) await user.type(screen.getByLabelText('День'), day)
  await pay(user)
  expect(screen.getByLabelText('День')).toHaveAccessibleDescription(words)
  expect(ordered()).toStrictEqual([])
})

test('a date within the year becomes the send date', async () => {
  const { ordered, user } = await open()
  await fill(user)
  await user.click(screen.getByRole('button', { name: 'В выбранный день' }))
  await user.type(screen.getByLabelText('День'), '27112026')
  await user.click(screen.getByRole('button', { name: 'Открыть календарь' }))
  await user.keyboard('{ArrowRight}{Enter}')
  expect(screen.getByLabelText('День')).toHaveValue('28.11.2026')
  expect(preview()).toContain('28 ноября 2026 в 10:00 по Москве')
  await pay(user)
  expect(ordered()[0]).toMatchObject({ sendDate: '28.11.2026' })
})

describe('a guest', () => {
  test('confirms the phone first, then payment continues automatically', async () => {
    const { scope, ordered, left, user } = await open({}, GUEST)
    await fill(user)
    await pay(user)
    expect(ordered()).toStrictEqual([])
    expect(scope.getState($popup)).toMatchObject({ widget: 'auth', props: { source: 'certificate-payment' } })
    await act(() => allSettled(userChanged, { scope, params: anna }))
    expect(ordered()).toHaveLength(1)
    expect(left).toHaveBeenCalledTimes(1)
  })

  test('pays once the phone is confirmed: no account is needed', async () => {
    const { scope, ordered, left, user } = await open({}, GUEST)
    await fill(user)
    await pay(user)
    await act(() => allSettled(userChanged, { scope, params: { ...GUEST, confirmedPhone: '+79000000009' } }))
    expect(ordered()).toHaveLength(1)
    expect(left).toHaveBeenCalledTimes(1)
  })

  test('sees a notice about phone confirmation; a shopper with a confirmed phone does not', async () => {
    await open({}, GUEST)
    expect(screen.getByText(/попросим подтвердить телефон/)).toBeVisible()
    cleanup()
    await open()
    expect(screen.queryByText(/попросим подтвердить телефон/)).not.toBeInTheDocument()
  })

  test('closing the popup buys nothing on a later sign-in', async () => {
    const { scope, ordered, user } = await open({}, GUEST)
    await fill(user)
    await pay(user)
    await act(() => allSettled(popupClosed, { scope }))
    await act(() => allSettled(userChanged, { scope, params: anna }))
    expect(ordered()).toStrictEqual([])
  })
})

test('the consent links to its text in a new tab', async () => {
  await open()
  const link = screen.getByRole('link', { name: 'обработку моих персональных данных' })
  expect(link).toHaveAttribute('href', '/personal-data-agreement')
  expect(link).toHaveAttribute('target', '_blank')
})

test('a retry after a lost response or a double click creates one certificate; changed input creates another', async () => {
  let isLost = true
  const { ordered, user } = await open({
    'POST /order/deposits/create': () => {
      if (isLost) throw offline()
      return created
    },
  })
  await fill(user)
  await pay(user)
  expect(await screen.findByText(/Нет ответа от сервера/)).toBeVisible()
  await pay(user)
  await user.type(field(/Ваши слова/), 'Ура')
  isLost = false
  await pay(user)
  const [first, second, third] = ordered().map(({ idempotencyKey }) => idempotencyKey)
  expect(first).toBe(second)
  expect(third).not.toBe(first)
})

test('a server refusal shows the text of its code', async () => {
  const { user } = await open({
    'POST /order/deposits/create': () => {
      throw refuse(422, 'DEPOSIT_ORDER')
    },
  })
  await fill(user)
  await pay(user)
  expect(await screen.findByText('Не удалось создать заказ')).toBeVisible()
})

test('a snapshot keeps the typed input for an updated page', async () => {
  const { scope, user } = await open()
  expect(scope.getState(certificate.$dirty)).toBe(false)
  await user.type(field(/Ваши слова/), 'Ура')
  expect(scope.getState(certificate.$dirty)).toBe(true)
  const other = fork()
  await allSettled(certificate.restore, { scope: other, params: certificate.snapshot(scope) })
  expect(certificate.snapshot(other).message).toBe('Ура')
})

test('an updated page restores the typed input, including the preview', async () => {
  const { scope, user } = await open()
  await user.type(field(/Ваши слова/), 'Ура')
  await user.click(screen.getByRole('button', { name: 'В выбранный день' }))
  const carried = certificate.snapshot(scope)
  cleanup()
  await open({}, anna, carried)
  expect(field(/Ваши слова/)).toHaveValue('Ура')
  expect(screen.getByRole('button', { name: 'В выбранный день' })).toHaveAttribute('aria-pressed', 'true')
  expect(preview()).toContain('Ура')
})

describe('what is wrong', () => {
  test('appears on blur for that field only and clears once valid', async () => {
    const { scope, user } = await open()
    await user.click(field('Ваше имя'))
    await user.tab()
    expect(field('Ваше имя')).toHaveAccessibleDescription('Укажите имя')
    expect(field('Почта или телефон')).not.toBeInvalid()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(scope.getState(certificate.$dirty)).toBe(false)
    await user.type(field('Ваше имя'), 'А')
    expect(field('Ваше имя')).not.toBeInvalid()
  })

  test('at the recipient appears as soon as the buyer’s email is the same', async () => {
    const { user } = await open({}, GUEST)
    await user.type(field('Почта или телефон'), 'anna@example.com')
    await user.type(field('Ваша почта'), 'anna@example.com')
    expect(field('Почта или телефон')).toHaveAccessibleDescription('Нельзя отправить сертификат на свою почту')
    await user.type(field('Ваша почта'), 'u')
    expect(field('Почта или телефон')).not.toBeInvalid()
  })

  test('takes the focus on each submit, and a submit alone does not make the form dirty', async () => {
    const { scope, user } = await open()
    await pay(user)
    field('Ваше имя').focus()
    await pay(user)
    expect(screen.getByRole('alert')).toHaveFocus()
    expect(scope.getState(certificate.$dirty)).toBe(false)
  })
})

test('an ordered certificate leaves an empty form that is not dirty', async () => {
  const { scope, user } = await open()
  await fill(user)
  await pay(user)
  expect(await screen.findByRole('textbox', { name: 'Ваше имя' })).toHaveValue('')
  expect(scope.getState(certificate.$dirty)).toBe(false)
})
