import { fork } from 'effector'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { GUEST, type User } from '@shop/contracts/account/common-data'
import type { Passkey } from '@shop/contracts/auth/passkeys'
import type { Security, ShopperSession } from '@shop/contracts/auth/security'
import { shopContext } from '@shop/contracts/shop/storefront'
import { phoneShown } from '@shop/flows/phone-field'
import { dateInWords } from '@shop/i18n/dates'
import { $context, $toast, $user } from '@shop/session'
import { fakeWire, offline, refuse, type FakeAnswer } from '@shop/testing/fake-wire'
import { given, handled } from '@shop/testing/given'
import { renderPage } from '@shop/testing/render-page'
import type { CeremonyFault } from '#features/passkey/ceremony.ts'
import * as profile from './index.ts'
import type { OauthResult } from '#features/provider/channel.ts'
import { enrolment, linking } from './model/security/index.ts'
import { texts as pageEn } from './texts/en.ts'
import { texts as sectionsEn } from './texts/sections-en.ts'
import { phrase } from './texts/index.ts'
import { texts as pageRu } from './texts/ru.ts'
import { texts as sectionsRu } from './texts/sections-ru.ts'

const en = { ...pageEn, ...sectionsEn }
const ru = { ...pageRu, ...sectionsRu }

// Whole forms in jsdom are slow on a busy machine.
jest.setTimeout(30_000)

const anna: User = { ...GUEST, id: 1, name: 'Анна', surname: 'Петрова', isAuth: true, phone: '+79000000001' }
const LAST_YEAR = new Date().getFullYear() - 1
const at = (day: number) => new Date(LAST_YEAR, 10, day, 14, 6).toISOString()

const aSession = (changes: Partial<ShopperSession> = {}): ShopperSession => ({
  id: 1,
  current: true,
  device: 'Chrome · Windows',
  place: 'Казань',
  signedInAt: at(1),
  lastSeenAt: at(20),
  ...changes,
})
const phone = aSession({ id: 2, current: false, device: 'Safari · iPhone', place: null, signedInAt: at(2), lastSeenAt: at(3) })
const aPasskey = (changes: Partial<Passkey> = {}): Passkey => ({
  id: 7,
  device: 'Chrome · Windows',
  host: 'shop.ru.localhost',
  isOfThisHost: true,
  isSynced: false,
  createdAt: at(5),
  lastUsedAt: null,
  ...changes,
})
const security = (changes: Partial<Security> = {}): { result: Security } => ({
  result: { hasPassword: false, email: 'anna@example.com', isEmailConfirmed: true, identities: [], sessions: [aSession()], ...changes },
})
const ways = { phone: ['sms'], email: ['email', 'password'], providers: [{ code: 'yaid', name: 'Яндекс ID' }], passkey: true }
const attestation = {
  id: 'q2b4',
  rawId: 'q2b4',
  type: 'public-key' as const,
  response: { clientDataJSON: 'e30', attestationObject: 'o2Nm' },
}
const creation = {
  challenge: 'c4t8',
  rp: { id: 'shop.ru.localhost', name: 'ZLATA' },
  user: { id: 'a8Jk', name: '+79000000001', displayName: 'Анна Петрова' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 300_000,
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  attestation: 'none',
}

beforeEach(() => {
  history.replaceState(null, '', '/profile')
  Object.assign(globalThis, { PublicKeyCredential: () => {} })
})
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential')
})

const makes = () => Promise.resolve(attestation)
const fails = (fault: CeremonyFault) => (): Promise<never> => Promise.reject(fault)

async function open(
  answers: Record<string, FakeAnswer>,
  {
    make = makes,
    host = 'shop.ru.localhost',
    openWindow = () => null,
    comesBack = () => new Promise(() => {}),
  }: {
    make?: () => Promise<typeof attestation>
    host?: string
    openWindow?: () => Window | null
    comesBack?: () => Promise<OauthResult>
  } = {},
) {
  const wire = fakeWire({
    'POST /pd/frontend/common_data': () => {
      throw offline()
    },
    'GET /auth/ways': ways,
    'GET /profile/security': security(),
    'GET /profile/passkeys': { result: [] },
    ...answers,
  })
  const context = shopContext({ host, cookies: {} })
  const scope = fork({
    handlers: [
      ...wire.handlers,
      handled(enrolment.makeFx, make),
      handled(linking.openFx, openWindow),
      handled(linking.returnFx, comesBack),
    ],
    values: [given($user, anna), given($context, context)],
  })
  const { address } = await renderPage(profile, '/profile?section=securityData', {
    scope,
    locale: context.locale,
    texts: { 'page/profile': context.locale === 'ru' ? ru : en },
  })
  await screen.findByRole('heading', { name: context.locale === 'ru' ? 'Где вы вошли' : 'Where you are signed in' })
  const sentTo = (place: string) => wire.sent.filter((call) => `${call.method} ${call.path}` === place).map(({ body }) => body)
  return { scope, address, sentTo, user: userEvent.setup() }
}
const part = (name: string) => within(screen.getByRole('region', { name }))

test('the section requests its data once', async () => {
  const { sentTo } = await open({})
  expect(sentTo('GET /profile/security')).toHaveLength(1)
  expect(sentTo('GET /profile/passkeys')).toHaveLength(1)
})

test('a section that failed to load shows an error and can be retried', async () => {
  let asked = 0
  const answers = {
    'GET /profile/security': () => {
      asked += 1
      if (asked === 1) throw offline()
      return security()
    },
  }
  const wire = fakeWire({ 'GET /auth/ways': ways, 'GET /profile/passkeys': { result: [] }, ...answers })
  await renderPage(profile, '/profile?section=securityData', {
    wire,
    locale: 'ru',
    texts: { 'page/profile': ru },
    values: [given($user, anna), given($context, shopContext({ host: 'shop.ru.localhost', cookies: {} }))],
  })
  expect(await screen.findByText(/Нет ответа от сервера/)).toBeVisible()
  await userEvent.setup().click(screen.getByRole('button', { name: 'Повторить' }))
  expect(await screen.findByRole('heading', { name: 'Где вы вошли' })).toBeVisible()
})

describe('the password', () => {
  test('is set for the first time without a current one and signs out other devices', async () => {
    const { scope, sentTo, user } = await open({
      'GET /profile/security': security({ sessions: [aSession(), phone] }),
      'POST /profile/password': { result: true, revoked: 1 },
    })
    expect(screen.queryByLabelText('Текущий пароль')).not.toBeInTheDocument()
    await user.type(screen.getByLabelText('Новый пароль'), 'золотое-кольцо')
    expect(scope.getState(profile.$dirty)).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Задать пароль' }))
    expect(sentTo('POST /profile/password')).toStrictEqual([{ oldPassword: null, password: 'золотое-кольцо' }])
    expect(await screen.findByLabelText('Текущий пароль')).toHaveValue('')
    expect(scope.getState($toast)?.text).toStrictEqual(phrase('passwordSavedElsewhere'))
    expect(scope.getState(profile.$dirty)).toBe(false)
    expect(part('Где вы вошли').getAllByRole('listitem')).toHaveLength(1)
  })

  test('is changed with the current one; a wrong one shows an error under its field and keeps typed input', async () => {
    const { sentTo, scope, user } = await open({
      'GET /profile/security': security({ hasPassword: true }),
      'POST /profile/password': () => {
        throw {
          ...refuse(400, 'WRONG_PASSWORD'),
          refusal: { result: false, code: 'WRONG_PASSWORD', error: '', errors: { oldPassword: 'WRONG_PASSWORD' } },
        }
      },
    })
    await user.click(screen.getByRole('button', { name: 'Сменить пароль' }))
    expect(screen.getByLabelText('Текущий пароль')).toHaveAccessibleDescription('Введите пароль')
    await user.type(screen.getByLabelText('Текущий пароль'), 'не тот')
    await user.type(screen.getByLabelText('Новый пароль'), 'новый-пароль')
    await user.click(screen.getByRole('button', { name: 'Сменить пароль' }))
    expect(sentTo('POST /profile/password')).toStrictEqual([{ oldPassword: 'не тот', password: 'новый-пароль' }])
    expect(await screen.findByText('Это не ваш текущий пароль')).toBeVisible()
    expect(screen.getByLabelText('Новый пароль')).toHaveValue('новый-пароль')
    expect(scope.getState(profile.$dirty)).toBe(true)
  })

  test('too short is not sent', async () => {
    const { sentTo, user } = await open({})
    await user.type(screen.getByLabelText('Новый пароль'), '12345')
    await user.click(screen.getByRole('button', { name: 'Задать пароль' }))
    expect(screen.getByLabelText('Новый пароль')).toBeInvalid()
    expect(sentTo('POST /profile/password')).toStrictEqual([])
  })

  test('can be shown while typing', async () => {
    const { user } = await open({})
    expect(screen.getByLabelText('Новый пароль')).toHaveAttribute('type', 'password')
    await user.click(screen.getByRole('checkbox', { name: 'Показать пароль' }))
    expect(screen.getByLabelText('Новый пароль')).toHaveAttribute('type', 'text')
  })

  test.each([
    [null, 'Паролем входят по почте'],
    ['anna@example.com', 'Почта anna@example.com не подтверждена'],
  ])('needs a confirmed email: with %s links to the personal data', async (email, words) => {
    await open({ 'GET /profile/security': security({ email, isEmailConfirmed: false }) })
    expect(screen.getByText(new RegExp(words))).toBeVisible()
    expect(screen.getByRole('link', { name: 'Перейти к личным данным' })).toHaveAttribute('href', '/profile?section=personalData')
  })
})

describe('a passkey', () => {
  const options = { 'POST /profile/passkeys/options': { result: creation } }

  test('is created on the device and listed first', async () => {
    const { scope, sentTo, user } = await open({ ...options, 'POST /profile/passkeys': { result: aPasskey() } })
    expect(part('Ключи доступа').getByText(/только к localhost/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Создать ключ' }))
    const [row] = await part('Ключи доступа').findAllByRole('listitem')
    expect(row).toHaveTextContent(`Создан 5 ноября ${LAST_YEAR}, им ещё не входили`)
    expect(sentTo('POST /profile/passkeys')).toStrictEqual([{ credential: attestation }])
    expect(scope.getState($toast)?.text).toStrictEqual(phrase('passkeyMade'))
  })

  test('canceled by the shopper shows no error', async () => {
    const { sentTo, user } = await open(options, { make: fails('cancelled') })
    await user.click(screen.getByRole('button', { name: 'Создать ключ' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Создать ключ' })).not.toHaveAttribute('aria-busy'))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(sentTo('POST /profile/passkeys')).toStrictEqual([])
  })

  test.each<[CeremonyFault, string]>([
    ['exists', 'На этом устройстве уже есть ключ от вашего кабинета.'],
    ['failed', 'Устройство не смогло создать ключ. Попробуйте ещё раз.'],
  ])('that failed to be created (%s) shows the reason', async (fault, words) => {
    const { user } = await open(options, { make: fails(fault) })
    await user.click(screen.getByRole('button', { name: 'Создать ключ' }))
    expect(await screen.findByText(words)).toBeVisible()
  })

  test('shows its last use, its site and that it is synced to other devices', async () => {
    const other = aPasskey({ id: 8, device: null, host: 'shop.com.localhost', isOfThisHost: false, isSynced: true, lastUsedAt: at(6) })
    await open({ 'GET /profile/passkeys': { result: [aPasskey(), other] } })
    const rows = part('Ключи доступа').getAllByRole('listitem')
    expect(rows.map((row) => row.querySelector('div')?.textContent)).toStrictEqual([
      `Chrome · WindowsСоздан 5\u00a0ноября ${LAST_YEAR}, им ещё не входили`,
      `Неизвестное устройствоСоздан 5\u00a0ноября ${LAST_YEAR}, последний вход 6\u00a0ноября ${LAST_YEAR}, есть и на других ваших устройствах, для сайта shop.com.localhost`,
    ])
  })

  test('is removed after confirmation, and the heading takes the focus', async () => {
    const { sentTo, user } = await open({
      'GET /profile/passkeys': { result: [aPasskey()] },
      'DELETE /profile/passkeys/7': { result: true, removed: 1 },
    })
    await user.click(screen.getByRole('button', { name: /^Удалить ключ/ }))
    expect(sentTo('DELETE /profile/passkeys/7')).toStrictEqual([])
    expect(screen.getByRole('button', { name: 'Удалить' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Удалить' }))
    await waitFor(() => expect(part('Ключи доступа').queryByRole('listitem')).not.toBeInTheDocument())
    expect(screen.getByRole('heading', { name: 'Ключи доступа' })).toHaveFocus()
  })

  test('as the last sign-in method is kept, with the reason', async () => {
    const { user } = await open({
      'GET /profile/passkeys': { result: [aPasskey()] },
      'DELETE /profile/passkeys/7': () => {
        throw refuse(400, 'LAST_WAY_IN')
      },
    })
    await user.click(screen.getByRole('button', { name: /^Удалить ключ/ }))
    await user.click(screen.getByRole('button', { name: 'Удалить' }))
    expect(await screen.findByText(/Это единственный способ войти/)).toBeVisible()
    expect(part('Ключи доступа').getAllByRole('listitem')).toHaveLength(1)
  })

  test('is not offered without browser or host support', async () => {
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential')
    await open({})
    expect(screen.getByText('Этот браузер не умеет работать с ключами доступа.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Создать ключ' })).not.toBeInTheDocument()
  })
})

describe('an identity provider', () => {
  test('is unlinked after confirmation', async () => {
    const { sentTo, user } = await open({
      'GET /profile/security': security({ identities: [{ provider: 'yaid', linkedAt: at(4) }] }),
      'DELETE /profile/identities/yaid': { result: true, removed: 1 },
    })
    expect(part('Вход через другие сервисы').getByText(`Привязан 4 ноября ${LAST_YEAR}`)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Отвязать Яндекс ID' }))
    await user.click(screen.getByRole('button', { name: 'Отвязать' }))
    expect(await part('Вход через другие сервисы').findByText(/^Не привязан/)).toBeVisible()
    expect(sentTo('DELETE /profile/identities/yaid')).toHaveLength(1)
  })

  describe('is linked', () => {
    /** A window that stays open. */
    const openWindow = () => ({ closed: false, close: () => {}, focus: () => {}, location: { replace: () => {} } }) as unknown as Window
    const comesBack = () => Promise.resolve({ state: 's-1', code: 'c-1' })
    const way = { 'POST /oauth/start': { result: true, url: 'https://id.example/authorize?state=s-1', expiresIn: 600 } }
    const link = (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: 'Привязать Яндекс ID' }))

    test('in the provider’s window, and the section updates immediately [auth.provider-linked-in-profile]', async () => {
      let isLinked = false
      const { scope, sentTo, user } = await open(
        {
          ...way,
          'GET /profile/security': () => security({ identities: isLinked ? [{ provider: 'yaid', linkedAt: at(9) }] : [] }),
          'POST /oauth': () => {
            isLinked = true
            const profile = { name: 'Анна', surname: 'Петрова', email: null }
            return { success: true, data: { user: anna, merged: null, step: 'done', profile }, message: null }
          },
        },
        { openWindow, comesBack },
      )
      await link(user)
      expect(await part('Вход через другие сервисы').findByText(`Привязан 9 ноября ${LAST_YEAR}`)).toBeVisible()
      expect(sentTo('POST /oauth/start')).toMatchObject([{ provider: 'yaid', source: 'profile' }])
      expect(sentTo('POST /oauth')).toMatchObject([{ provider: 'yaid', state: 's-1', code: 'c-1' }])
      expect(scope.getState($toast)?.text).toStrictEqual(phrase('identityLinked'))
      expect(screen.queryByText(/Продолжите в открывшемся окне/)).not.toBeInTheDocument()
    })

    const refusal = { success: false, result: false, code: 'PROVIDER_FAILED', reason: 'taken', message: 'Ошибка авторизации' }
    const taken = { ...refuse(400, 'PROVIDER_FAILED'), refusal }

    test('to one account only: an identity already in use shows an error and can be retried', async () => {
      const { user } = await open(
        {
          ...way,
          'POST /oauth': () => {
            throw taken
          },
        },
        { openWindow, comesBack },
      )
      await link(user)
      expect(await screen.findByRole('alert')).toHaveTextContent('Этот Яндекс ID уже привязан к другому личному кабинету')
      expect(screen.getByRole('button', { name: 'Привязать Яндекс ID' })).toBeEnabled()
    })

    test('in this tab if the popup window is blocked', async () => {
      const { user } = await open({})
      await link(user)
      expect(await screen.findByRole('alert')).toHaveTextContent('Браузер не дал открыть окно')
      expect(screen.getByRole('button', { name: 'Продолжить в этой вкладке' })).toBeVisible()
    })

    test('no longer after the shopper cancels', async () => {
      const { user } = await open(way, { openWindow })
      await link(user)
      expect(await screen.findByText(/Продолжите в открывшемся окне/)).toBeVisible()
      await user.click(screen.getByRole('button', { name: 'Отменить' }))
      expect(screen.queryByText(/Продолжите в открывшемся окне/)).not.toBeInTheDocument()
    })
  })

  test('unavailable on this host is not shown', async () => {
    await open({ 'GET /auth/ways': { ...ways, providers: [] } })
    expect(screen.queryByRole('heading', { name: 'Вход через другие сервисы' })).not.toBeInTheDocument()
  })
})

describe('sessions', () => {
  const two = { 'GET /profile/security': security({ sessions: [aSession(), phone] }) }

  test('show device, place and time; the current one cannot be ended here', async () => {
    await open(two)
    const [here, there] = part('Где вы вошли').getAllByRole('listitem')
    expect(here).toHaveTextContent(`Chrome · Windows, КазаньЭто устройство. Вход 1 ноября ${LAST_YEAR}, 14:06`)
    expect(within(here as HTMLElement).queryByRole('button')).not.toBeInTheDocument()
    expect(there).toHaveTextContent(`Safari · iPhoneВход 2 ноября ${LAST_YEAR}, 14:06. Последний раз 3 ноября ${LAST_YEAR}, 14:06`)
  })

  test('on another device can be ended', async () => {
    const { sentTo, user } = await open({ ...two, 'DELETE /profile/sessions/2': { result: true, revoked: 1 } })
    await user.click(screen.getByRole('button', { name: 'Завершить сеанс: Safari · iPhone' }))
    await waitFor(() => expect(part('Где вы вошли').getAllByRole('listitem')).toHaveLength(1))
    expect(sentTo('DELETE /profile/sessions/2')).toHaveLength(1)
    expect(screen.queryByRole('button', { name: /^Выйти на других/ })).not.toBeInTheDocument()
  })

  test('on all other devices are ended at once', async () => {
    const { scope, user } = await open({ ...two, 'DELETE /profile/sessions/': { result: true, revoked: 1 } })
    await user.click(screen.getByRole('button', { name: 'Выйти на других устройствах' }))
    await waitFor(() => expect(part('Где вы вошли').getAllByRole('listitem')).toHaveLength(1))
    expect(scope.getState($user).isAuth).toBe(true)
  })

  test('everywhere includes this device and asks for confirmation', async () => {
    const { scope, sentTo, user } = await open({
      ...two,
      'DELETE /profile/sessions/': { result: true, revoked: 1 },
      'GET /logout': { result: true },
    })
    await user.click(screen.getByRole('button', { name: 'Выйти везде' }))
    expect(sentTo('DELETE /profile/sessions/')).toHaveLength(0)
    await user.click(screen.getByRole('button', { name: 'Выйти везде' }))
    await waitFor(() => expect(scope.getState($user).isAuth).toBe(false))
    expect(sentTo('GET /logout')).toHaveLength(1)
  })

  test('ended elsewhere redirect the shopper to the home page', async () => {
    const { scope, address, user } = await open({
      ...two,
      'DELETE /profile/sessions/2': () => {
        throw refuse(401, 'UNAUTHORIZED')
      },
    })
    await user.click(screen.getByRole('button', { name: 'Завершить сеанс: Safari · iPhone' }))
    await waitFor(() => expect(address()).toBe('/'))
    expect(scope.getState($toast)).toBeNull()
  })
})

test('the section is in English on the international storefront', async () => {
  await open({}, { host: 'shop.com.localhost' })
  expect(screen.getByRole('heading', { name: 'Passkeys' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Password' })).toBeVisible()
})

describe('deleting the account', () => {
  const sent = {
    result: true,
    code: { login: anna.phone, method: 'sms', sent: true, resendIn: 60, expiresIn: 300, codeLength: 4, methods: ['sms'] },
  }

  test('abroad it is done here: terms, phone, code, and the date of the erasure at the end [profile.deletion-abroad]', async () => {
    const { user, sentTo, scope } = await open(
      {
        'POST /account/delete/send_code': sent,
        'POST /account/delete': { result: true, deletedAt: '2026-12-26T10:00:00.000Z' },
      },
      { host: 'shop.com.localhost' },
    )
    const deletion = part(en.deletionTitle)
    await user.click(deletion.getByRole('button', { name: en.deleteAccount }))
    expect(screen.queryByText(/bonus/i)).toBeNull()
    await user.click(await screen.findByRole('checkbox', { name: en.deletionUnderstood }))
    await user.click(screen.getByRole('button', { name: en.getCode }))
    await screen.findByRole('textbox', { name: en.deletionFourDigits })
    await user.keyboard('4821')
    await waitFor(() => expect(sentTo('POST /account/delete')).toStrictEqual([{ phone: anna.phone, code: '4821' }]))
    // The profile closes; what was promised stays in a toast.
    await waitFor(() =>
      expect(scope.getState($toast)?.text).toStrictEqual([
        phrase('deletionDoneText', { phone: phoneShown(anna.phone ?? '') }),
        phrase('deletionDoneBack', { date: dateInWords('2026-12-26T10:00:00.000Z', 'en') }),
      ]),
    )
  })

  test('on the Russian storefront it has a page of its own', async () => {
    await open({})
    expect(screen.queryByRole('region', { name: ru.deletionTitle })).toBeNull()
  })
})
