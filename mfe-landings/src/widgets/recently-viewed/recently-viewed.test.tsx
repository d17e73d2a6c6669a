import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled, fork } from 'effector'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import { $context, $toast } from '@shop/session'
import { aCard } from '@shop/testing/builders'
import { fakeWire, offline } from '@shop/testing/fake-wire'
import { given } from '@shop/testing/given'
import { renderWith } from '@shop/testing/render-page'
import { Widget, opened } from './index.ts'
import { texts as ru } from './texts/ru.ts'

const HOME = { pathname: '/', search: '', params: {} }
const RU: ShopContext = { storefront: 'ru', locale: 'ru', country: 'RU', currency: 'RUB' }
const card = (id: number, changes: Parameters<typeof aCard>[0] = {}) => aCard({ id, itemId: id, name: `Кольцо ${id}`, ...changes })
const answerOf = (products: ReturnType<typeof card>[]) => ({
  result: { products, quantity: products.length, pages: 1, inStock: products.length },
  favoriteItemIds: products.map(({ itemId }) => itemId),
})

async function openRow(answer: object, except?: number) {
  const wire = fakeWire({ 'POST /favorites/show': answer })
  const scope = fork({ handlers: wire.handlers, values: [given($context, RU)] })
  await allSettled(opened, { scope, params: HOME })
  await renderWith(<Widget except={except} />, { scope, texts: { 'widget/recently-viewed': ru } })
  return { wire, scope }
}
const shown = () => screen.queryAllByTestId('product-card').map((one) => one.querySelector('h3')?.textContent)

beforeEach(() => {
  localStorage.clear()
  document.documentElement.dataset['viewed'] = ''
})

test('lists pieces newest first with a single request', async () => {
  localStorage.setItem('viewed:ru', '31.11')
  const { wire } = await openRow(answerOf([card(31), card(11)]))
  expect(wire.sent.map(({ body }) => body)).toStrictEqual([{ favorites: [31, 11], page: 1, sort: 'desc', inStock: false }])
  expect(shown()).toStrictEqual(['Кольцо 31', 'Кольцо 11'])
})

test('omits and forgets unknown, archived and unpriced pieces', async () => {
  localStorage.setItem('viewed:ru', '31.11.7.99')
  const noPrice = { initial: null, final: null, message: null }
  await openRow(answerOf([card(31), card(11, { availability: 'archived' }), card(7, { price: noPrice })]))
  expect(shown()).toStrictEqual(['Кольцо 31'])
  expect(localStorage.getItem('viewed:ru')).toBe('31')
})

test('the page of a piece does not list that piece, which stays in the list [product.recently-viewed]', async () => {
  localStorage.setItem('viewed:ru', '31.11')
  await openRow(answerOf([card(31), card(11)]), 31)
  expect(shown()).toStrictEqual(['Кольцо 11'])
  expect(localStorage.getItem('viewed:ru')).toBe('31.11')
})

test('requests and renders nothing without viewed pieces', async () => {
  const { wire } = await openRow(answerOf([]))
  expect([wire.sent, shown()]).toStrictEqual([[], []])
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
})

test('"clear" empties the list of this storefront and frees its space', async () => {
  localStorage.setItem('viewed:ru', '31')
  localStorage.setItem('viewed:international', '31')
  const { scope } = await openRow(answerOf([card(31)]))
  await userEvent.click(screen.getByRole('button', { name: 'Очистить' }))
  expect(shown()).toStrictEqual([])
  expect([localStorage.getItem('viewed:ru'), localStorage.getItem('viewed:international')]).toStrictEqual([null, '31'])
  expect(document.documentElement).not.toHaveAttribute('data-viewed')
  expect(scope.getState($toast)?.text).toMatchObject({ key: 'isCleared' })
})

test('a failed request keeps the list for the next visit', async () => {
  localStorage.setItem('viewed:ru', '31')
  await openRow(() => {
    throw offline()
  })
  expect([shown(), localStorage.getItem('viewed:ru')]).toStrictEqual([[], '31'])
})
