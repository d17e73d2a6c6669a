import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled } from 'effector'
import { anna } from '@shop/testing/certificate-offer'
import { $pageFailure } from '@shop/routing'
import { userChanged } from '@shop/session'
import type { SharedWishlist } from '@shop/contracts/favorites/shared-wishlist'
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
const aList = (changes: Partial<SharedWishlist> = {}): SharedWishlist => ({
  title: 'Список Анны',
  occasion: 'День рождения, 12 декабря',
  isMine: false,
  products,
  taken: [],
  given: [],
  ...changes,
})

async function show(list: FakeAnswer, reserve: FakeAnswer = { result: aList({ given: [11] }) }) {
  const wire = fakeWire({ 'GET /wishlist/abc': list, 'POST /wishlist/abc': reserve })
  const shown = await renderPage(page, '/wishlist/abc', { wire, texts: { 'page/shared-wishlist': ru } })
  return { ...shown, wire, user: userEvent.setup() }
}
const piece = (name: string) => screen.getByRole('heading', { name }).closest('li') as HTMLElement
const give = (name: string) => screen.getByRole('button', { name: `Подарю это: ${name}` })

test('a friend says what they give, and takes it back [favorites.gift-is-a-surprise]', async () => {
  const { user, wire } = await show({ result: aList() }, ({ body }) => ({
    result: aList({ given: (body as { isReserved: boolean }).isReserved ? [11] : [] }),
  }))
  expect(screen.getByRole('heading', { level: 1, name: 'Список Анны' })).toBeInTheDocument()
  expect(screen.getByText('День рождения, 12 декабря')).toBeInTheDocument()
  await user.click(give('Кольцо «Аврора»'))
  expect(await within(piece('Кольцо «Аврора»')).findByText('Дарите вы')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Отменить бронь: Кольцо «Аврора»' }))
  expect(await screen.findByRole('button', { name: 'Подарю это: Кольцо «Аврора»' })).toBeInTheDocument()
  expect(wire.sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toStrictEqual([
    { id: 11, isReserved: true },
    { id: 11, isReserved: false },
  ])
})

test('what somebody else gives says so, and can be left out', async () => {
  const { user } = await show({ result: aList({ taken: [12] }) })
  expect(within(piece('Серьги «Сирень»')).getByText('Это уже подарят')).toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveTextContent('3 украшения, свободны 2')
  await user.click(screen.getByRole('checkbox', { name: 'Только свободные' }))
  expect(screen.queryByRole('heading', { name: 'Серьги «Сирень»' })).not.toBeInTheDocument()
  expect(within(piece('Брошь')).getByText('Сейчас нет в наличии')).toBeInTheDocument()
})

test('the owner sees the list as friends do, without what they give', async () => {
  await show({ result: aList({ isMine: true }) })
  expect(screen.getByText(ru.mine)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Подарю/ })).not.toBeInTheDocument()
})

test('a friend who was slower is told, and sees who was quicker', async () => {
  let list = aList()
  const { user } = await show(
    () => ({ result: list }),
    () => {
      list = aList({ taken: [11] })
      throw refuse(409, 'GIFT_TAKEN')
    },
  )
  await user.click(give('Кольцо «Аврора»'))
  expect(await screen.findByRole('alert')).toHaveTextContent('Это уже подарит кто-то другой')
  expect(within(piece('Кольцо «Аврора»')).getByText('Это уже подарят')).toBeInTheDocument()
})

test('offline the reservation is not shown as made', async () => {
  const { user } = await show({ result: aList() }, () => {
    throw offline()
  })
  await user.click(give('Серьги «Сирень»'))
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
