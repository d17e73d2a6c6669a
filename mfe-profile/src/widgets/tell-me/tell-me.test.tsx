import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled, createWatch, fork } from 'effector'
import { GUEST, type User } from '@shop/contracts/account/common-data'
import { alertAsked } from '@shop/contracts/events/alert-asked'
import { listenTo } from '@shop/events'
import { $popup, popupOpened, userChanged } from '@shop/session'
import { anna } from '@shop/testing/certificate-offer'
import { fakeWire, later, offline, refuse, type FakeAnswer } from '@shop/testing/fake-wire'
import { renderWith } from '@shop/testing/render-page'
import { Widget } from './index.ts'
import type { TellMeProps } from './popup.tsx'
import { texts as ru } from './texts/ru.ts'

const SIZE = { awaited: { kind: 'stock', id: 'y175' }, name: 'Кольцо «Аврора»', size: '17,5' } as const
const PRICE = { awaited: { kind: 'price', id: '11' }, name: 'Кольцо «Аврора»' } as const
const PENDING = { result: true, status: 'pending', message: 'Подтвердите адрес: мы отправили вам письмо' }
const ACTIVE = { result: true, status: 'active', message: 'Напишем, когда украшение появится' }

interface Setup {
  props?: TellMeProps
  user?: User
}

async function show(answer: FakeAnswer, { props = SIZE, user = GUEST }: Setup = {}) {
  const wire = fakeWire({ 'POST /alerts/stock': answer, 'POST /alerts/price': answer })
  const scope = fork({ handlers: wire.handlers })
  await allSettled(userChanged, { scope, params: user })
  wire.sent.length = 0
  await allSettled(popupOpened, { scope, params: { owner: 'mfe-profile', widget: 'tell-me' } })
  await renderWith(<Widget {...props} />, { scope, texts: { 'widget/tell-me': ru } })
  return { wire, scope, user: userEvent.setup() }
}
const email = () => screen.getByLabelText(ru.email)
const send = () => screen.getByRole('button', { name: ru.submit })

test('a guest leaves an address and is told to confirm it [product.notify-me]', async () => {
  const { wire, user } = await show(PENDING)
  expect(screen.getByText('Кольцо «Аврора», размер 17,5')).toBeInTheDocument()
  await user.type(email(), ' anna@mail.example{Enter}')
  expect(await screen.findByText(PENDING.message)).toHaveFocus()
  expect(wire.sent.map(({ path, body }) => [path, body])).toStrictEqual([['/alerts/stock', { sku_id: 'y175', email: 'anna@mail.example' }]])
  expect(screen.queryByRole('link', { name: ru.mine })).not.toBeInTheDocument()
  expect(screen.getByText('anna@mail.example')).toBeInTheDocument()
})

test('the price of a chosen size is followed, and called by it [product.notify-me]', async () => {
  const awaited = { kind: 'price', id: '11', sku: 'y17' } as const
  const { wire, user, scope } = await show(PENDING, { props: { awaited, name: 'Кольцо «Аврора»', size: '17', weight: '0,50 ct' } })
  const heard = jest.fn()
  createWatch({ unit: listenTo(alertAsked), fn: heard, scope })
  expect(screen.getByText('Кольцо «Аврора», размер 17, 0,50 ct')).toBeInTheDocument()
  await user.type(email(), 'anna@mail.example{Enter}')
  expect(await screen.findByText(PENDING.message)).toBeInTheDocument()
  expect(wire.sent.at(-1)).toMatchObject({ path: '/alerts/price', body: { id: 11, sku_id: 'y17' } })
  expect(heard).toHaveBeenCalledWith({ kind: 'price', id: 'y17' })
})

test('the length of a chain is called so [product.length-not-size]', async () => {
  await show(PENDING, { props: { awaited: { kind: 'stock', id: 'c45' }, name: 'Цепь', size: '45 см' } })
  expect(screen.getByText('Цепь, длина 45 см')).toBeInTheDocument()
})

test('what was asked for is remembered with its address, until another one is wanted', async () => {
  const { wire, user, scope } = await show(PENDING)
  const heard = jest.fn()
  createWatch({ unit: listenTo(alertAsked), fn: heard, scope })
  await user.type(email(), 'anna@mail.example{Enter}')
  expect(await screen.findByText(PENDING.message)).toBeInTheDocument()
  expect(heard).toHaveBeenCalledWith(SIZE.awaited)
  cleanup()

  await renderWith(<Widget {...PRICE} />, { scope, texts: { 'widget/tell-me': ru } })
  expect(email()).toHaveValue('')
  cleanup()
  await renderWith(<Widget {...SIZE} />, { scope, texts: { 'widget/tell-me': ru } })
  expect(screen.getByText(PENDING.message)).toHaveFocus()
  await user.click(screen.getByRole('button', { name: ru.otherAddress }))
  expect(email()).toHaveFocus()
  await user.type(email(), 'other@mail.example{Enter}')
  expect(await screen.findByText('other@mail.example')).toBeInTheDocument()
  expect(wire.sent).toHaveLength(2)

  await act(() => allSettled(userChanged, { scope, params: anna }))
  expect(email()).toHaveValue(anna.email)
})

test('a size that can be bought already brings no letter', async () => {
  const { user, scope } = await show({ result: true, status: 'inStock', message: 'Это украшение уже можно купить' })
  const heard = jest.fn()
  createWatch({ unit: listenTo(alertAsked), fn: heard, scope })
  await user.type(email(), 'anna@mail.example{Enter}')
  expect(await screen.findByText('Это украшение уже можно купить')).toBeInTheDocument()
  expect(screen.queryByText('anna@mail.example')).not.toBeInTheDocument()
  expect(heard).not.toHaveBeenCalled()
})

test('an account needs no typing: its own address is sent as such', async () => {
  const { wire, user, scope } = await show(ACTIVE, { props: PRICE, user: anna })
  expect(email()).toHaveValue(anna.email)
  expect(screen.queryByRole('button', { name: ru.signIn })).not.toBeInTheDocument()
  await user.click(send())
  expect(await screen.findByRole('link', { name: ru.mine })).toHaveAttribute('href', '/profile?section=subscriptionsData')
  expect(wire.sent.map(({ path, body }) => [path, body])).toStrictEqual([['/alerts/price', { id: 11, email: null }]])
  await user.click(screen.getByRole('button', { name: ru.done }))
  expect(scope.getState($popup)).toBeNull()
})

test('a guest who signs in comes back to the popup, with the address of the account [auth.leads-back]', async () => {
  const { scope, user } = await show(ACTIVE)
  const own = scope.getState($popup)
  await user.click(screen.getByRole('button', { name: ru.signIn }))
  expect(scope.getState($popup)).toMatchObject({ widget: 'auth' })
  await act(() => allSettled(userChanged, { scope, params: anna }))
  expect(scope.getState($popup)).toStrictEqual(own)
  expect(email()).toHaveValue(anna.email)
})

test('a wrong address is told under its field and nothing is sent', async () => {
  const { wire, user } = await show(PENDING)
  await user.type(email(), 'anna{Enter}')
  expect(email()).toBeInvalid()
  expect(email()).toHaveFocus()
  expect(wire.sent).toStrictEqual([])
})

test.each([
  ['offline', offline()],
  ['too many', refuse(429, 'TOO_MANY_REQUESTS')],
])('%s: the address stays, and the next press sends it', async (_, failure) => {
  let isDown = true
  const { user } = await show(() => {
    if (isDown) throw failure
    return PENDING
  })
  await user.type(email(), 'anna@mail.example')
  await user.click(send())
  expect(await screen.findByRole('alert')).toBeInTheDocument()
  expect(email()).toHaveValue('anna@mail.example')
  isDown = false
  await user.click(send())
  expect(await screen.findByText(PENDING.message)).toBeInTheDocument()
})

test('a second press while the call is on its way sends nothing', async () => {
  const { wire, user } = await show(later().answer)
  await user.type(email(), 'anna@mail.example{Enter}')
  await user.click(send())
  expect(wire.sent).toHaveLength(1)
})
