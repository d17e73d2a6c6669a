import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled, fork } from 'effector'
import { GUEST, type User } from '@shop/contracts/account/common-data'
import type { Referral } from '@shop/contracts/account/referral'
import { $popup, $user, userChanged } from '@shop/session'
import { fakeWire, offline, refuse, type FakeAnswer } from '@shop/testing/fake-wire'
import { given } from '@shop/testing/given'
import { renderWith } from '@shop/testing/render-page'
import { Widget } from './index.ts'
import { texts } from './texts/ru.ts'

const ANNA: User = { ...GUEST, id: 1, name: 'Анна', isAuth: true, phone: '+79000000001' }
const LINK = 'https://shop.ru/?ref=K7M2QX9D'
const referral: Referral = {
  code: 'K7M2QX9D',
  link: LINK,
  bonus: { inviter: 1_000_00, friend: 500_00 },
  friends: [],
  came: 0,
  bought: 0,
  earned: 0,
}
const fails = (error: unknown) => () => {
  throw error
}

async function open(answer: FakeAnswer = { result: referral }, who = ANNA) {
  const wire = fakeWire({ 'GET /profile/referral': answer, 'POST /pd/frontend/common_data': fails(offline()) })
  const scope = fork({ handlers: wire.handlers, values: [given($user, who)] })
  const shown = await renderWith(<Widget />, { scope, texts: { 'widget/referral': texts } })
  const asked = () => wire.sent.filter(({ path }) => path === '/profile/referral').length
  return { scope, asked, shown, user: userEvent.setup() }
}

test('shows the shopper’s link as text and as a QR code and copies it', async () => {
  const { user } = await open()
  expect(await screen.findByText('shop.ru/?ref=K7M2QX9D')).toBeVisible()
  expect(await screen.findByRole('img', { name: texts.qr })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: texts.copy }))
  expect(await navigator.clipboard.readText()).toBe(LINK)
})

test('shows the reward of both sides', async () => {
  await open()
  const seen = document.body.textContent?.replaceAll('\u00a0', ' ')
  expect(seen).toContain('Другу 500 бонусов, вам 1 000 бонусов')
})

test('a guest is asked to sign in and returns to the link', async () => {
  const { scope, asked, user } = await open(undefined, GUEST)
  expect(asked()).toBe(0)
  await user.click(screen.getByRole('button', { name: texts.signIn }))
  expect(scope.getState($popup)).toMatchObject({ widget: 'auth', props: { source: 'landing' } })
  await act(() => allSettled(userChanged, { scope, params: ANNA }))
  expect(scope.getState($popup)).toStrictEqual({ owner: 'mfe-profile', widget: 'referral' })
})

test('an expired session opens the sign-in', async () => {
  const { scope } = await open(fails(refuse(401, 'UNAUTHORIZED')))
  await waitFor(() => expect(scope.getState($popup)).toMatchObject({ widget: 'auth' }))
})

test('a link that failed to load can be retried', async () => {
  let calls = 0
  const { user } = await open(() => {
    if (++calls === 1) throw offline()
    return { result: referral }
  })
  await user.click(await screen.findByRole('button', { name: 'Повторить' }))
  expect(await screen.findByText('shop.ru/?ref=K7M2QX9D')).toBeVisible()
})
