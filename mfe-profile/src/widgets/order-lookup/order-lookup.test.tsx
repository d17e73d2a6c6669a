import { allSettled, fork } from 'effector'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { GUEST, type User } from '@shop/contracts/account/common-data'
import { $popup, $user, popupOpened } from '@shop/session'
import { fakeWire, offline, refuse, type FakeAnswer } from '@shop/testing/fake-wire'
import { given } from '@shop/testing/given'
import { renderWith } from '@shop/testing/render-page'
import { $dirty, Widget } from './index.ts'
import { $found } from './model.ts'
import { texts as ru } from './texts/ru.ts'

const PHONE = '+79000000001'
const KEY = '4820719.fx.sign'
const ANNA: User = { ...GUEST, id: 1, name: 'Анна', isAuth: true, phone: PHONE, confirmedPhone: PHONE }
const SENT = {
  result: true,
  code: { login: PHONE, method: 'sms', sent: true, resendIn: 60, expiresIn: 300, codeLength: 4, methods: ['sms'] },
}
const confirmed = (user: User) => ({ result: true, user, step: 'registration', merged: null })
const fails = (error: unknown) => () => {
  throw error
}

async function open(answers: Record<string, FakeAnswer> = {}, who: User = GUEST) {
  const wire = fakeWire({
    'GET /order/4820719/link': { result: true, key: KEY },
    'POST /phone/send_code': SENT,
    'POST /phone/confirm': confirmed({ ...GUEST, confirmedPhone: PHONE }),
    'POST /pd/frontend/common_data': fails(offline()),
    ...answers,
  })
  const scope = fork({ handlers: wire.handlers, values: [given($user, who)] })
  await allSettled(popupOpened, { scope, params: { owner: 'mfe-profile', widget: 'order-lookup' } })
  await renderWith(<Widget />, { scope, texts: { 'widget/order-lookup': ru } }, '/about')
  const user = userEvent.setup()
  const find = async () => {
    await user.type(screen.getByRole('textbox', { name: ru.number }), '482-0719')
    if (!who.confirmedPhone) await user.type(screen.getByRole('textbox', { name: ru.phone }), '9000000001')
    await user.click(screen.getByRole('button', { name: ru.getCode }))
  }
  return { scope, wire, user, find }
}

test('a guest confirms the order’s phone, then its page opens by its link', async () => {
  const { scope, wire, user, find } = await open()
  await find()
  expect(await screen.findByRole('textbox', { name: ru.fourDigits })).toHaveFocus()
  expect(wire.sent.some(({ path }) => path === '/order/4820719/link')).toBe(false)
  await user.keyboard('4821')
  await waitFor(() => expect(scope.getState($found)).toBe(`/order-success/4820719?key=${KEY}`))
  expect(scope.getState($popup)).toBeNull()
})

test('a code whose sending was not confirmed can be typed', async () => {
  const { user, scope, find } = await open({ 'POST /phone/send_code': fails(refuse(503, 'CODE_NOT_SENDED')) })
  await find()
  await screen.findByRole('textbox', { name: ru.fourDigits })
  expect(screen.getByText(/Если код всё же пришёл, введите его/)).toHaveTextContent('+7 900 000-00-01')
  await user.keyboard('4821')
  await waitFor(() => expect(scope.getState($found)).toBe(`/order-success/4820719?key=${KEY}`))
})

test('the owner of the phone’s account is sent to the order in the profile', async () => {
  const { scope, find } = await open({}, ANNA)
  expect(screen.getByRole('link', { name: ru.ownOrders })).toHaveAttribute('href', '/profile?section=ordersData')
  await find()
  await waitFor(() => expect(scope.getState($found)).toBe('/profile?section=ordersData&order=4820719'))
})

test('an unknown number shows an error and can be corrected', async () => {
  const { user, find } = await open({ 'GET /order/4820719/link': fails(refuse(404, 'NOT_FOUND')) })
  await find()
  await screen.findByRole('textbox', { name: ru.fourDigits })
  await user.keyboard('4821')
  expect(await screen.findByRole('alert')).toHaveTextContent(/Не.нашли заказа/)
  expect(screen.getByRole('textbox', { name: ru.number })).toHaveValue('4820719')
})

test('typed input delays an update', async () => {
  const { scope, user } = await open()
  expect(scope.getState($dirty)).toBe(false)
  await user.type(screen.getByRole('textbox', { name: ru.number }), '4')
  expect(scope.getState($dirty)).toBe(true)
})
