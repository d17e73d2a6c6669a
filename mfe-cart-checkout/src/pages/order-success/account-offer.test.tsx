import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { GUEST, type User } from '@shop/contracts/account/common-data'
import { type AccountOffer, orderSuccess, type SuccessData } from '@shop/contracts/orders/order'
import { $popup, $user } from '@shop/session'
import { fakeWire, later, offline, refuse, type FakeAnswer } from '@shop/testing/fake-wire'
import { given } from '@shop/testing/given'
import { renderPage, scopeOf } from '@shop/testing/render-page'
import * as page from './index.ts'
import { texts as en } from './texts/en.ts'
import { texts as ru } from './texts/ru.ts'

const MAKE = '/order/4820719/account'
const anna: User = { ...GUEST, id: 1, isAuth: true, name: 'Анна', surname: 'Петрова', fullName: 'Анна Петрова' }
const made = { result: true, user: anna, merged: { favoriteItemIds: [], message: null } }
const success = (accountOffer?: AccountOffer): SuccessData => ({
  ...(orderSuccess.example.answer as SuccessData),
  ...(accountOffer && { accountOffer }),
})

interface Opening {
  offer?: AccountOffer
  answers?: Record<string, FakeAnswer>
  user?: User
  locale?: 'ru' | 'en'
}

async function open({ offer, answers = {}, user = GUEST, locale = 'ru' }: Opening = {}) {
  const wire = fakeWire({ 'GET /order/success-data/4820719': success(offer), ...answers })
  const scope = scopeOf({ wire, values: [given($user, user)] })
  await renderPage(page, '/order-success/4820719', { scope, locale, texts: { 'page/order-success': locale === 'ru' ? ru : en } })
  await screen.findByRole('heading', { level: 1, name: locale === 'ru' ? 'Спасибо, Анна' : /Thank you/ })
  return { scope, asked: () => wire.sent.filter(({ path }) => path === MAKE) }
}

const make = () => screen.getByRole('button', { name: 'Создать профиль' })

beforeEach(() => localStorage.clear())

test('a guest makes an account by one tap, and the page says that the order is in it [orders.account-offer]', async () => {
  const answer = later<object>()
  const { scope, asked } = await open({ offer: 'make', answers: { [`POST ${MAKE}`]: answer.answer } })
  await userEvent.dblClick(make())
  answer.resolve(made)
  const line = await screen.findByText('Профиль готов, этот заказ уже в нём.')
  expect(line).toHaveFocus()
  expect(asked()).toHaveLength(1)
  expect(scope.getState($user)).toMatchObject({ isAuth: true, name: 'Анна' })
  expect(screen.queryByRole('button', { name: 'Создать профиль' })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Следить за заказом' })).toBeVisible()
})

test('where the phone has an account, signing in is offered', async () => {
  const { scope } = await open({ offer: 'sign-in' })
  await userEvent.click(screen.getByRole('button', { name: 'Войти' }))
  expect(scope.getState($popup)).toMatchObject({ owner: 'mfe-profile', widget: 'auth' })
})

test.each([
  ['the hour is over', refuse(400, 'PHONE_NOT_CONFIRMED')],
  ['a lost answer has made the account, and its session is another', refuse(404, 'NOT_FOUND')],
])('an offer that ends by then becomes the one of signing in: %s', async (_, refusal) => {
  const answer = () => {
    throw refusal
  }
  await open({ offer: 'make', answers: { [`POST ${MAKE}`]: answer } })
  await userEvent.click(make())
  expect(await screen.findByRole('button', { name: 'Войти' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Создать профиль' })).not.toBeInTheDocument()
})

test('a lost answer is told beside the button, which tries again', async () => {
  let isLost = true
  const { asked } = await open({
    offer: 'make',
    answers: {
      [`POST ${MAKE}`]: () => {
        if (isLost) throw offline()
        return made
      },
    },
  })
  await userEvent.click(make())
  expect(await screen.findByText(/ответа от сервера/i)).toBeVisible()
  isLost = false
  await userEvent.click(make())
  expect(await screen.findByText('Профиль готов, этот заказ уже в нём.')).toBeVisible()
  expect(asked()).toHaveLength(2)
})

test.each<[string, Opening]>([
  ['a signed-in shopper', { user: anna }],
  ['an order that the server offers nothing for', {}],
])('nothing is offered to %s', async (_, opening) => {
  await open(opening)
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Что дальше' })).toBeVisible())
  expect(screen.queryByText('Все заказы в одном месте')).not.toBeInTheDocument()
})

test('the same in English', async () => {
  await open({ offer: 'make', locale: 'en' })
  expect(screen.getByRole('region', { name: 'All your orders in one place' })).toHaveTextContent(/one tap/)
  expect(screen.getByRole('button', { name: 'Create an account' })).toBeVisible()
})
