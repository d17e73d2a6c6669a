import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { GUEST, type User } from '@shop/contracts/account/common-data'
import type { Passport } from '@shop/contracts/account/passports'
import { shopContext } from '@shop/contracts/shop/storefront'
import { TOPICS } from '@shop/contracts/marketing/subscriptions'
import { $context, $user } from '@shop/session'
import { aPhoto } from '@shop/testing/builders'
import { fakeWire, later, offline, refuse, type FakeAnswer } from '@shop/testing/fake-wire'
import { given } from '@shop/testing/given'
import { renderPage } from '@shop/testing/render-page'
import * as profile from './index.ts'
import { texts } from './texts/ru.ts'

// Whole forms in jsdom are slow on a busy machine.
jest.setTimeout(60_000)

const EMAIL = 'anna@mail.example'
const anna: User = { ...GUEST, id: 1, name: 'Анна', surname: 'Петрова', isAuth: true, phone: '+79000000001' }
const personal = {
  id: 1,
  phone: anna.phone,
  email: EMAIL,
  name: 'Анна',
  surname: 'Петрова',
  birthday: null,
  canChangeBirthday: true,
  isSubscribed: false,
  isEmailConfirmed: true,
}
const unconfirmed = { 'GET /profile/info': { result: { ...personal, isEmailConfirmed: false } } }
const none = { given: false, at: null }
const code = { login: EMAIL, method: 'email', sent: true, resendIn: 60, expiresIn: 300, codeLength: 4, methods: ['email'] }
const choice = (value: string) => ({ value, label: value })
const passport: Passport = {
  id: '7F3A91C02B4D',
  name: 'Кольцо «Аврора»',
  designer: 'Noor Atelier',
  photo: aPhoto(),
  variant: 'размер 16,5',
  facts: [],
  hallmark: '1643820044719026',
  boughtOn: '08.03.2026',
  warranty: { until: '10.03.2027', daysLeft: 105 },
  history: [],
  care: [],
  order: null,
  url: null,
  canResize: true,
  requests: [],
  transfer: null,
  publicCode: null,
}
const ANSWERS: Record<string, FakeAnswer> = {
  'POST /pd/frontend/common_data': () => {
    throw offline()
  },
  'GET /profile/orders': { result: [] },
  'GET /profile/info': { result: personal },
  'GET /profile/addresses': { result: [] },
  'GET /profile/sizes': { result: [], choices: { ring: [choice('17')], bracelet: [], chain: [] } },
  'GET /profile/subscriptions': {
    result: {
      mail: false,
      sms: false,
      email: EMAIL,
      phone: anna.phone,
      isEmailConfirmed: true,
      topics: TOPICS.map((topic) => ({ topic, mail: none, sms: none, push: none })),
    },
  },
  'GET /profile/searches': {
    result: [{ id: 3, name: 'Кольца', url: '/catalog/rings', createdAt: '2020-11-18T11:02:00.000Z', tells: true }],
  },
  'GET /profile/alerts': { result: [] },
  [`GET /profile/passports/${passport.id}`]: { result: passport },
  'GET /profile/security': {
    result: {
      hasPassword: false,
      email: EMAIL,
      isEmailConfirmed: true,
      identities: [],
      sessions: [
        {
          id: 1,
          current: true,
          device: 'Chrome',
          place: null,
          signedInAt: '2020-11-18T11:02:00.000Z',
          lastSeenAt: '2020-11-18T11:02:00.000Z',
        },
      ],
    },
  },
  'GET /auth/ways': { phone: ['sms'], email: ['email', 'password'], providers: [], passkey: false },
  'GET /profile/passkeys': { result: [] },
}

const button = (name: string) => screen.findByRole('button', { name })
const box = (name: string | RegExp) => screen.findByRole('textbox', { name })

interface Form {
  form: string
  section: string
  answers?: Record<string, FakeAnswer>
  /** Opens the form, where it is not open from the start. */
  open?: (user: UserEvent) => Promise<void>
  edit: (user: UserEvent) => Promise<void>
  /** Takes it back, where there is a way. */
  undo?: (user: UserEvent) => Promise<void>
}
const cancel = async (user: UserEvent) => user.click(await button('Отменить'))

const FORMS: Form[] = [
  {
    form: 'personal data',
    section: 'personalData',
    edit: async (user) => user.type(await box('Имя'), 'М'),
    undo: async (user) => user.type(await box('Имя'), '{Backspace}'),
  },
  {
    form: 'signs of the picture before the code of an e-mail',
    section: 'personalData',
    answers: {
      ...unconfirmed,
      'POST /profile/email/send_code': () => {
        throw refuse(400, 'CAPTCHA_REQUIRED')
      },
      'GET /captcha': { image: 'data:image/png;base64,AAAA', token: 'once' },
    },
    open: async (user) => user.click(await button('Получить код на почту')),
    edit: async (user) => user.type(await box('Знаки с картинки'), 'ab'),
    undo: async (user) => user.clear(await box('Знаки с картинки')),
  },
  {
    form: 'code of an e-mail',
    section: 'personalData',
    answers: { ...unconfirmed, 'POST /profile/email/send_code': { result: true, code } },
    edit: async (user) => {
      await user.click(await button('Получить код на почту'))
      await box('Код из письма')
    },
  },
  {
    form: 'address',
    section: 'personalData',
    open: async (user) => user.click(await button('Добавить адрес')),
    edit: async (user) => user.type(await box('Город, улица, дом'), 'Москва'),
    undo: cancel,
  },
  {
    form: 'sizes',
    section: 'personalData',
    open: async (user) => user.click(await button('Добавить мои размеры')),
    edit: async (user) => user.selectOptions(await screen.findByRole('combobox', { name: 'Кольцо' }), '17'),
    undo: cancel,
  },
  {
    form: 'topics of news',
    section: 'subscriptionsData',
    answers: { 'POST /profile/subscriptions': later().answer },
    edit: async (user) =>
      user.click(within(await screen.findByRole('group', { name: 'Новинки и коллекции' })).getByRole('checkbox', { name: 'СМС' })),
  },
  {
    form: 'name of a saved search',
    section: 'subscriptionsData',
    open: async (user) => user.click(await button('Переименовать: Кольца')),
    edit: async (user) => user.type(await box('Название поиска'), ' с камнем'),
    undo: cancel,
  },
  {
    form: 'request to the workshop',
    section: `piecesData&piece=${passport.id}`,
    // The form is a part that is loaded on demand.
    open: async () => {
      const ask = await button('Изменить размер')
      await act(async () => {
        ask.click()
        await import('./ui/pieces/wish-form.tsx')
      })
    },
    edit: async (user) => user.type(await box(/^Какой нужен размер/), 'С 16 на 17'),
    undo: cancel,
  },
  {
    form: 'password',
    section: 'securityData',
    edit: async (user) => user.type(await screen.findByLabelText('Новый пароль'), 'золото'),
    undo: async (user) => user.clear(await screen.findByLabelText('Новый пароль')),
  },
]

test.each(FORMS)('an unsaved form delays an update: $form', async ({ section, answers, open, edit, undo }) => {
  const { scope } = await renderPage(profile, `/profile?section=${section}`, {
    wire: fakeWire({ ...ANSWERS, ...answers }),
    locale: 'ru',
    texts: { 'page/profile': texts },
    values: [given($user, anna), given($context, shopContext({ host: 'shop.ru.localhost', cookies: {} }))],
  })
  const user = userEvent.setup()
  await open?.(user)
  expect(scope.getState(profile.$dirty)).toBe(false)
  await edit(user)
  expect(scope.getState(profile.$dirty)).toBe(true)
  await undo?.(user)
  if (undo) await waitFor(() => expect(scope.getState(profile.$dirty)).toBe(false))
})
