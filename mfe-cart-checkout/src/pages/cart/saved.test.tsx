import { allSettled, createWatch } from 'effector'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { CartLine } from '@shop/contracts/cart/cart'
import { pieceAdded } from '@shop/contracts/events/events'
import { pieceRemoved } from '@shop/contracts/events/piece-removed'
import { listenTo } from '@shop/events'
import { $isHydrated, $toast, onlineChanged } from '@shop/session'
import { aCart, aCartAnswer, aLine } from '@shop/testing/builders'
import { fakeWire, later, offline, refuse, type FakeAnswer } from '@shop/testing/fake-wire'
import { given } from '@shop/testing/given'
import { renderPage } from '@shop/testing/render-page'
import { removalUndone } from '#features/bag/model/index.ts'
import * as cart from './index.ts'
import { phrase } from './texts/index.ts'
import { texts as ru } from './texts/ru.ts'

const ring = aLine({ id: 'ring', name: 'Кольцо «Аврора»', engraving: { text: 'Маше', face: 'script', price: 150_000 } })
const drops = aLine({ id: 'drops', name: 'Серьги «Капля»' })
const coin = aLine({
  id: 'coin',
  name: 'Подвеска «Монета»',
  quantity: 2,
  price: { initial: 38_600_00, final: 34_740_00, currency: 'RUB' },
  was: 36_000_00,
})
const sold = aLine({ id: 'sold', name: 'Кольцо «Трилогия»', maxQuantity: 0 })

let version = 1
const answer = (products: CartLine[], saved: CartLine[] = []) => aCartAnswer(aCart({ version: ++version, products, saved }))

async function open(products: CartLine[], saved: CartLine[], answers: Record<string, FakeAnswer> = {}) {
  const wire = fakeWire({ 'POST /cart/calculate': aCartAnswer(aCart({ version: 1, products, saved })), ...answers })
  const { scope } = await renderPage(cart, '/cart', { wire, texts: { 'page/cart': ru }, values: [given($isHydrated, true)] })
  const sent = (path: string) => wire.sent.filter((one) => one.path === path).map(({ body }) => body)
  return { scope, sent, user: userEvent.setup() }
}
const seen = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ').replace(/\s+/g, ' ')
const section = () => screen.findByRole('region', { name: 'Отложено на потом' })
const noSection = () => waitFor(() => expect(screen.queryByRole('region', { name: 'Отложено на потом' })).not.toBeInTheDocument())
const bag = () => screen.getByRole('list', { name: 'Корзина' })
const save = () => screen.getByRole('button', { name: /^Отложить: Кольцо «Аврора»/ })
const toBag = () => screen.findByRole('button', { name: /^В корзину: Подвеска «Монета»/ })

test('a line leaves the sums at once and waits below the bag; Undo brings it back with its words [bag.saved-for-later]', async () => {
  const { scope, sent, user } = await open([ring, drops], [], {
    'POST /cart/remove': answer([drops], [ring]),
    'POST /cart/update': answer([ring, drops]),
  })
  const removed = jest.fn()
  createWatch({ unit: listenTo(pieceRemoved), scope, fn: removed })
  await user.click(save())
  expect(within(bag()).getAllByRole('listitem')).toHaveLength(1)
  expect(within(bag()).queryByText('Кольцо «Аврора»')).not.toBeInTheDocument()
  expect(bag()).toHaveFocus()
  expect(sent('/cart/remove')).toStrictEqual([{ sku_id: 'ring', later: 1 }])
  expect(scope.getState($toast)?.text).toStrictEqual(phrase('saved', { name: 'Кольцо «Аврора»' }))
  expect(await section()).toHaveTextContent('Кольцо «Аврора»')
  expect(removed).toHaveBeenCalledWith(expect.objectContaining({ skuId: 'ring', quantity: 1 }))

  await act(() => allSettled(removalUndone, { scope }))
  expect(within(bag()).getByText('Кольцо «Аврора»')).toBeVisible()
  expect(sent('/cart/update')).toStrictEqual([
    { sku_id: 'ring', quantity: 1, later: 1, engraving: expect.objectContaining({ text: 'Маше' }) as object },
  ])
  expect(scope.getState($toast)?.text).toStrictEqual(phrase('returned', { name: 'Кольцо «Аврора»' }))
  await noSection()
})

test('as many pieces are saved as the line has shown', async () => {
  const two = { ...ring, quantity: 2 }
  const { sent, user } = await open([ring, drops], [], {
    // Sent or not by then: the line shows two.
    'POST /cart/update': answer([two, drops]),
    'POST /cart/remove': answer([drops], [two]),
  })
  await user.click(screen.getByRole('button', { name: /^Увеличить: Кольцо «Аврора»/ }))
  await user.click(save())
  await section()
  expect(sent('/cart/remove')).toStrictEqual([{ sku_id: 'ring', later: 2 }])
})

test('a saved piece has its price of today, what it costs less, and whether there is any [bag.saved-price-fell]', async () => {
  await open([drops], [coin, sold])
  const [first, second] = within(await section()).getAllByRole('listitem') as [HTMLElement, HTMLElement]
  expect(seen(first)).toContain('Подвеска «Монета» × 2')
  expect(seen(first)).toContain('69 480 ₽')
  expect(seen(first)).toContain('Дешевле на 2 520 ₽')
  expect(seen(second)).toContain('Нет в наличии')
  expect(within(second).queryByRole('button', { name: /^В корзину/ })).not.toBeInTheDocument()
  expect(within(second).getByRole('link', { name: /^Узнать о поступлении/ })).toHaveAttribute('href', sold.url)
})

test('an empty bag shows what is saved too', async () => {
  await open([], [coin])
  expect(await screen.findByText('В корзине пока пусто')).toBeVisible()
  expect(await section()).toHaveTextContent('Подвеска «Монета»')
})

test('it goes back to the bag, once for two clicks, and joins the line that is there [bag.saved-returns]', async () => {
  const reply = later()
  const { scope, sent, user } = await open([drops, { ...coin, quantity: 1 }], [coin], { 'POST /cart/update': reply.answer })
  const added = jest.fn()
  createWatch({ unit: listenTo(pieceAdded), scope, fn: added })
  const button = await toBag()
  await user.dblClick(button)
  expect(within(bag()).getByRole('group', { name: /Монета/ })).toHaveTextContent('3')
  await noSection()
  await act(async () => reply.resolve(answer([drops, { ...coin, quantity: 3 }])))
  expect(sent('/cart/update')).toStrictEqual([{ sku_id: 'coin', quantity: 3, later: 2 }])
  expect(scope.getState($toast)?.text).toStrictEqual(phrase('returned', { name: 'Подвеска «Монета»' }))
  expect(added).toHaveBeenCalledWith(expect.objectContaining({ skuId: 'coin', quantity: 2 }))
})

test('where it cannot, it stays saved and the server says why [bag.saved-returns]', async () => {
  const { scope, user } = await open([drops], [coin], {
    'POST /cart/update': () => {
      throw refuse(409, 'SOLD_OUT', 'Украшение уже продано')
    },
  })
  await user.click(await toBag())
  expect(await section()).toHaveTextContent('Подвеска «Монета»')
  expect(within(bag()).queryByText('Подвеска «Монета»')).not.toBeInTheDocument()
  await waitFor(() => expect(scope.getState($toast)?.text).toBe('Украшение уже продано'))
})

test('one too many stays in the bag, with the reason under it [bag.saved-limit]', async () => {
  const { user } = await open([ring], [], {
    'POST /cart/remove': () => {
      throw refuse(409, 'TOO_MANY_SAVED', 'Отложено уже слишком много')
    },
  })
  await user.click(save())
  expect(await within(bag()).findByText('Отложено уже слишком много')).toBeVisible()
})

test('a removed one can be restored; both are sent when the connection is back', async () => {
  let isOffline = true
  const { scope, sent, user } = await open([drops], [coin, sold], {
    'POST /cart/saved/remove': () => {
      if (isOffline) throw offline()
      return answer([drops], [sold])
    },
    'POST /cart/saved/restore': () => answer([drops], [coin, sold]),
  })
  await user.click(within(await section()).getByRole('button', { name: /^Убрать: Подвеска «Монета»/ }))
  expect(within(await section()).getAllByRole('listitem')).toHaveLength(1)
  expect(await screen.findByText(/^Магазин пока не отвечает/)).toBeVisible()
  await act(() => allSettled(onlineChanged, { scope, params: false }))
  isOffline = false
  await act(() => allSettled(onlineChanged, { scope, params: true }))
  await waitFor(() => expect(sent('/cart/saved/remove')).toStrictEqual([{ sku_id: 'coin' }, { sku_id: 'coin' }]))

  await act(() => allSettled(removalUndone, { scope }))
  expect(sent('/cart/saved/restore')).toStrictEqual([{ sku_id: 'coin' }])
  expect(within(await section()).getAllByRole('listitem')).toHaveLength(2)
})
