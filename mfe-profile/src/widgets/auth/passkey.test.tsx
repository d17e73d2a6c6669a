import { createWatch, fork } from 'effector'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { GUEST, type User } from '@shop/contracts/account/common-data'
import { $favorites, $user, popupClosed, popupOffered } from '@shop/session'
import { fakeWire, refuse, type FakeAnswer } from '@shop/testing/fake-wire'
import { given, handled } from '@shop/testing/given'
import { aPlace } from '@shop/testing/places'
import { renderWith } from '@shop/testing/render-page'
import type { Assertion, CeremonyFault } from '#features/passkey/ceremony.ts'
import { Widget } from './index.ts'
import { signFx } from './model/index.ts'
import { texts as ru } from './texts/ru.ts'

// Whole forms in jsdom are slow on a busy machine.
jest.setTimeout(30_000)

const anna: User = { ...GUEST, id: 1, name: 'Анна', surname: 'Петрова', isAuth: true, phone: '+79000000001' }
const signedIn = { result: true, user: anna, merged: { favoriteItemIds: [12, 7], message: null } }
const ways = { phone: ['sms'], email: ['email', 'password'], providers: [], passkey: true }
const asked = { challenge: 'c4t8', rpId: 'shop.ru.localhost', timeout: 300_000, userVerification: 'required' }
const assertion: Assertion = {
  id: 'q2b4',
  rawId: 'q2b4',
  type: 'public-key',
  response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'MEUC', userHandle: 'a8Jk' },
}
const WAY = 'Войти с ключом доступа'

const device = (canKeep: boolean) =>
  Object.assign(globalThis, {
    PublicKeyCredential: Object.assign(() => {}, { isUserVerifyingPlatformAuthenticatorAvailable: async () => canKeep }),
  })

beforeEach(() => {
  localStorage.clear()
  device(true)
})
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential')
})

const signs = () => Promise.resolve(assertion)
const fails = (fault: CeremonyFault) => () => Promise.reject(fault)

async function open(answers: Record<string, FakeAnswer> = {}, sign: typeof signs | ReturnType<typeof fails> = signs) {
  const wire = fakeWire({
    'GET /auth/ways': ways,
    'POST /auth/passkey/options': { result: asked },
    'POST /auth/passkey/verify': signedIn,
    'GET /profile/passkeys': { result: [] },
    'POST /auth/identification': {
      result: true,
      step: 'code',
      code: { login: '+79000000001', method: 'sms', sent: true, resendIn: 60, expiresIn: 300, codeLength: 4, methods: ['sms'] },
    },
    'POST /phone/confirm': { ...signedIn, step: 'done' },
    'POST /pd/frontend/common_data': { user: anna, location: aPlace(), currency: 'RUB', cartData: null, menu: [] },
    ...answers,
  })
  const scope = fork({ handlers: [...wire.handlers, handled(signFx, sign)], values: [given($favorites, [7])] })
  const [closed, offered] = [jest.fn(), jest.fn()]
  createWatch({ unit: popupClosed, fn: closed, scope })
  createWatch({ unit: popupOffered, fn: offered, scope })
  await renderWith(<Widget source="cart" />, { scope, locale: 'ru', texts: { 'widget/auth': ru } })
  const sentTo = (place: string) => wire.sent.filter((call) => `${call.method} ${call.path}` === place).map(({ body }) => body)
  return { scope, closed, offered, sentTo, user: userEvent.setup() }
}

async function byPhone(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByRole('textbox', { name: 'Телефон' }), '9000000001')
  await user.click(screen.getByRole('button', { name: 'Получить код' }))
  await user.type(await screen.findByRole('textbox', { name: 'Четыре цифры' }), '4815')
}

test('a passkey signs in with one touch, merges favorites and updates all remotes', async () => {
  const { scope, closed, sentTo, user } = await open()
  await user.click(await screen.findByRole('button', { name: WAY }))
  await waitFor(() => expect(closed).toHaveBeenCalled())
  expect(sentTo('POST /auth/passkey/verify')).toStrictEqual([{ credential: assertion, source: 'cart', favorites: [7] }])
  expect(scope.getState($user)).toStrictEqual(anna)
  expect(scope.getState($favorites)).toStrictEqual([12, 7])
})

test('canceling the browser dialog returns to the form without an error', async () => {
  const { sentTo, user } = await open({}, fails('cancelled'))
  await user.click(await screen.findByRole('button', { name: WAY }))
  await waitFor(() => expect(screen.getByRole('button', { name: WAY })).not.toHaveAttribute('aria-busy'))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(sentTo('POST /auth/passkey/verify')).toStrictEqual([])
})

test('an unknown passkey shows an error, and other methods stay available', async () => {
  const { user } = await open({
    'POST /auth/passkey/verify': () => {
      throw refuse(400, 'PASSKEY_REFUSED')
    },
  })
  await user.click(await screen.findByRole('button', { name: WAY }))
  expect(await screen.findByText(/Этот ключ доступа не подошёл/)).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Телефон' })).toBeVisible()
})

test('a host without passkeys does not offer them', async () => {
  const { sentTo } = await open({ 'GET /auth/ways': { ...ways, passkey: false } })
  await waitFor(() => expect(sentTo('GET /auth/ways')).toHaveLength(1))
  expect(screen.queryByRole('button', { name: WAY })).not.toBeInTheDocument()
})

test('a browser without passkeys does not offer them', async () => {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential')
  await open()
  expect(await screen.findByRole('button', { name: 'По почте' })).toBeVisible()
  expect(screen.queryByRole('button', { name: WAY })).not.toBeInTheDocument()
})

describe('the offer of a passkey', () => {
  const OFFER = { owner: 'mfe-profile', widget: 'passkey-offer' }
  const mine = { id: 7, device: null, host: 'shop.ru.localhost', isOfThisHost: true, isSynced: false, createdAt: '', lastUsedAt: null }

  test('appears after a sign-in with a code', async () => {
    const { offered, user } = await open()
    await byPhone(user)
    await waitFor(() => expect(offered).toHaveBeenCalledWith(OFFER))
  })

  test('appears if the only passkey is for another host', async () => {
    const { offered, user } = await open({ 'GET /profile/passkeys': { result: [{ ...mine, isOfThisHost: false }] } })
    await byPhone(user)
    await waitFor(() => expect(offered).toHaveBeenCalledWith(OFFER))
  })

  test('does not appear if there is a passkey for this host', async () => {
    const { offered, sentTo, user } = await open({ 'GET /profile/passkeys': { result: [mine] } })
    await byPhone(user)
    await waitFor(() => expect(sentTo('GET /profile/passkeys')).toHaveLength(1))
    expect(offered).not.toHaveBeenCalled()
  })

  test('does not appear after a sign-in with a passkey', async () => {
    const { closed, offered, sentTo, user } = await open()
    await user.click(await screen.findByRole('button', { name: WAY }))
    await waitFor(() => expect(closed).toHaveBeenCalled())
    expect(sentTo('GET /profile/passkeys')).toStrictEqual([])
    expect(offered).not.toHaveBeenCalled()
  })

  test.each([
    ['was asked before', () => localStorage.setItem('passkey.offered', '2026-11-01')],
    ['cannot keep one', () => device(false)],
  ])('does not appear on a device that %s', async (_, arrange) => {
    arrange()
    const { closed, offered, sentTo, user } = await open()
    await byPhone(user)
    await waitFor(() => expect(closed).toHaveBeenCalled())
    expect(sentTo('GET /profile/passkeys')).toStrictEqual([])
    expect(offered).not.toHaveBeenCalled()
  })
})
