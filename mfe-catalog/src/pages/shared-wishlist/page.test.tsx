import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled, type Scope } from 'effector'
import { anna } from '@shop/testing/certificate-offer'
import { $pageFailure } from '@shop/routing'
import { $popup, $toast, userChanged } from '@shop/session'
import { reserveFx } from '#features/gifts/reserve.ts'
import type { Gift, SharedWishlist } from '@shop/contracts/favorites/shared-wishlist'
import { aCard } from '@shop/testing/builders'
import { fakeWire, offline, refuse, type FakeAnswer } from '@shop/testing/fake-wire'
import { renderPage } from '@shop/testing/render-page'
import * as page from './index.ts'
import { texts as ru } from './texts/ru.ts'

const products = [
  aCard({ id: 1, itemId: 11, name: 'Кольцо «Аврора»', url: '/catalog/rings/aurora' }),
  aCard({ id: 2, itemId: 12, name: 'Серьги «Сирень»', url: '/catalog/earrings/lilac' }),
  aCard({ id: 3, itemId: 13, name: 'Брошь', url: '/catalog/brooches/star', canBuy: false }),
]
const aList = (changes: Partial<SharedWishlist> = {}) => ({
  title: 'Список Анны',
  occasion: 'День рождения, 12 декабря',
  isMine: false,
  products,
  taken: [] as number[],
  given: [] as number[],
  gifts: [] as Gift[],
  ...changes,
})

async function show(list: FakeAnswer, reserve: FakeAnswer = { result: aList({ given: [11] }) }) {
  const wire = fakeWire({ 'GET /wishlist/abc': list, 'POST /wishlist/abc': reserve })
  const shown = await renderPage(page, '/wishlist/abc', { wire, texts: { 'page/shared-wishlist': ru } })
  return { ...shown, wire, user: userEvent.setup() }
}
const piece = (name: string) => screen.getByRole('heading', { name }).closest('li') as HTMLElement
/** The popup has reserved it. */
const reserved = (scope: Scope, id = 11, isReserved = true) =>
  act(() => allSettled(reserveFx, { scope, params: { params: { code: 'abc' }, body: { id, isReserved, from: 'Игорь' } } }))
const give = (name: string) => screen.getByRole('button', { name: `Подарю это: ${name}` })

test('a friend asks to give a piece; a given one says until when, and is given back [favorites.gift-is-a-surprise]', async () => {
  const until = '2027-12-28T10:00:00.000Z'
  const given = aList({ given: [11], gifts: [{ id: 11, from: 'Игорь', until }] })
  const { user, wire, scope } = await show({ result: aList() }, ({ body }) => ({
    result: (body as { isReserved: boolean }).isReserved ? given : aList(),
  }))
  expect(screen.getByRole('heading', { level: 1, name: 'Список Анны' })).toBeInTheDocument()
  expect(screen.getByText('День рождения, 12 декабря')).toBeInTheDocument()
  await user.click(give('Кольцо «Аврора»'))
  expect(scope.getState($popup)).toMatchObject({ widget: 'give-gift', props: { code: 'abc', id: 11, name: 'Кольцо «Аврора»' } })
  expect(wire.sent.some(({ method }) => method === 'POST')).toBe(false)
  await reserved(scope)
  expect(within(piece('Кольцо «Аврора»')).getByText(/^Дарите вы, до 28.декабря/)).toBeInTheDocument()
  expect(within(piece('Кольцо «Аврора»')).getByText('Друзья видят имя: Игорь')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Отменить бронь: Кольцо «Аврора»' }))
  expect(await screen.findByRole('button', { name: 'Подарю это: Кольцо «Аврора»' })).toBeInTheDocument()
  expect(wire.sent.at(-1)?.body).toStrictEqual({ id: 11, isReserved: false, from: '' })
})

test('after a reservation, and after cancelling it, the keyboard goes on from its card, and each is told once [favorites.gift-focus]', async () => {
  const { user, scope } = await show({ result: aList() }, ({ body }) => ({
    result: aList({ given: (body as { isReserved: boolean }).isReserved ? [11] : [] }),
  }))
  give('Кольцо «Аврора»').focus()
  await reserved(scope)
  const release = screen.getByRole('button', { name: 'Отменить бронь: Кольцо «Аврора»' })
  expect(release).toHaveFocus()
  // The popup tells of the reservation.
  expect(scope.getState($toast)).toBeNull()
  await user.keyboard('{Enter}')
  expect(give('Кольцо «Аврора»')).toHaveFocus()
  expect(scope.getState($toast)).toMatchObject({ text: { key: 'released' } })
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})

test('a popup that goes after the answer gives the focus back to the new button [favorites.gift-focus]', async () => {
  const { scope } = await show({ result: aList() })
  const popup = document.createElement('div')
  popup.setAttribute('aria-modal', 'true')
  document.body.append(popup)
  await reserved(scope)
  popup.remove()
  act(() => screen.getByRole('link', { name: 'Смотреть и купить: Кольцо «Аврора»' }).focus())
  expect(screen.getByRole('button', { name: 'Отменить бронь: Кольцо «Аврора»' })).toHaveFocus()
})

test('a shopper who has gone on meanwhile keeps the focus [favorites.gift-focus]', async () => {
  const { scope } = await show({ result: aList() })
  give('Серьги «Сирень»').focus()
  await reserved(scope, 11, false)
  expect(give('Серьги «Сирень»')).toHaveFocus()
})

test('another friend reads who gives a piece, where its giver has signed [favorites.gift-name]', async () => {
  await show({ result: aList({ taken: [11, 12], gifts: [{ id: 11, from: 'Игорь', until: '2027-12-28T10:00:00.000Z' }] }) })
  expect(within(piece('Кольцо «Аврора»')).getByText('Это уже подарит Игорь')).toBeInTheDocument()
  expect(within(piece('Серьги «Сирень»')).getByText('Это уже подарят')).toBeInTheDocument()
})

test('what somebody else gives says so, and can be left out', async () => {
  const { user } = await show({ result: aList({ taken: [12] }) })
  expect(within(piece('Серьги «Сирень»')).getByText('Это уже подарят')).toBeInTheDocument()
  expect(screen.getByText('3 украшения, свободно 1')).toBeInTheDocument()
  await user.click(screen.getByRole('checkbox', { name: 'Только свободные' }))
  expect(screen.queryByRole('heading', { name: 'Серьги «Сирень»' })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Сейчас нет в наличии: Брошь' })).toBeDisabled()
})

test('the owner sees the list as friends do, without what they give', async () => {
  await show({ result: aList({ isMine: true }) })
  expect(screen.getByText(ru.mine)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Подарю/ })).not.toBeInTheDocument()
})

test('a friend who was slower is told, and sees who was quicker', async () => {
  let list = aList()
  const { scope } = await show(
    () => ({ result: list }),
    () => {
      list = aList({ taken: [11] })
      throw refuse(409, 'GIFT_TAKEN')
    },
  )
  await reserved(scope)
  expect(await screen.findByRole('alert')).toHaveTextContent('Это уже подарит кто-то другой')
  expect(within(piece('Кольцо «Аврора»')).getByText('Это уже подарят')).toBeInTheDocument()
})

test('offline the reservation is not shown as made', async () => {
  const { scope } = await show({ result: aList() }, () => {
    throw offline()
  })
  await reserved(scope, 12)
  expect(await within(piece('Серьги «Сирень»')).findByRole('alert')).toBeInTheDocument()
  expect(give('Серьги «Сирень»')).toBeEnabled()
})

test('the document was written for a stranger: who has come sees their own gifts', async () => {
  let list = aList({ taken: [11] })
  const { scope } = await show(() => ({ result: list }))
  list = aList({ given: [11] })
  await act(() => allSettled(userChanged, { scope, params: anna }))
  expect(within(piece('Кольцо «Аврора»')).getByText('Дарите вы')).toBeInTheDocument()
})

test('an empty list says so; a link that opens nothing is no page', async () => {
  const { scope } = await show({ result: aList({ products: [] }) })
  expect(screen.getByText(ru.empty)).toBeInTheDocument()
  expect(scope.getState($pageFailure)).toBeNull()
  const { scope: other } = await show(() => {
    throw refuse(404, 'NOT_FOUND')
  })
  expect(other.getState($pageFailure)).toMatchObject({ status: 404 })
})
