import { allSettled } from 'effector'
import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { CartLine } from '@shop/contracts/cart/cart'
import { $isHydrated, $popup, $toast, cartAnswered, popupClosed } from '@shop/session'
import { aCart, aCartAnswer, aLine } from '@shop/testing/builders'
import { fakeWire, refuse, type FakeAnswer } from '@shop/testing/fake-wire'
import { given } from '@shop/testing/given'
import { renderPage } from '@shop/testing/render-page'
import * as cart from '../index.ts'
import { texts as ru } from '../texts/ru.ts'

const ring = aLine({ id: 'band-17.0a1b2c3d4e5f', name: 'Кольцо', size: '17', variant: 'размер 17', quantity: 2, maxQuantity: 4 })
const chain = aLine({ id: 'chain-one', name: 'Цепь', size: null, variant: '' })
const wider = aLine({ ...ring, id: 'band-18.0a1b2c3d4e5f', size: '18', variant: 'размер 18' })
const answer = (version: number, products: CartLine[]) => aCartAnswer(aCart({ version, products }))

async function open(updated: FakeAnswer = answer(2, [wider, chain]), lines = [ring, chain]) {
  const wire = fakeWire({ 'POST /cart/calculate': answer(1, lines), 'POST /cart/update': updated })
  const { scope } = await renderPage(cart, '/cart', { wire, texts: { 'page/cart': ru }, values: [given($isHydrated, true)] })
  const user = userEvent.setup()
  /** What the popup of sizes does with a chosen size. `meanwhile` happens at once before it: a quantity waits for a moment only. */
  const choose = async (sku: string, meanwhile = () => {}, name: string | RegExp = /^Изменить размер: Кольцо/) => {
    await user.click(screen.getByRole('button', { name }))
    const chosen = scope.getState($popup)?.props?.['choose'] as (sku: string) => void
    await act(async () => {
      meanwhile()
      chosen(sku)
      await allSettled(popupClosed, { scope })
    })
  }
  return { wire, scope, user, choose }
}

test('the sizes of a line open with its size; a piece of one size has no such button', async () => {
  const { scope, user } = await open()
  expect(screen.queryByRole('button', { name: 'Изменить размер: Цепь' })).toBeNull()
  await user.click(screen.getByRole('button', { name: /^Изменить размер: Кольцо/ }))
  expect(scope.getState($popup)).toMatchObject({
    owner: 'mfe-catalog',
    widget: 'size-choose',
    props: { url: ring.url, current: 'band-17' },
  })
})

test('a bracelet has another length, not size [product.length-not-size]', async () => {
  const longer = aLine({ id: 'rope-18', name: 'Браслет', size: '18 см', variant: 'длина 18 см' })
  const { scope, user } = await open(answer(2, []), [longer])
  await user.click(screen.getByRole('button', { name: /^Изменить длину: Браслет/ }))
  const chosen = scope.getState($popup)?.props?.['choose'] as (sku: string) => void
  await act(async () => chosen('rope-19'))
  expect(scope.getState($toast)?.text).toMatchObject({ key: 'sizeChanged' })
})

test('a chosen size is sent in one call with the quantity shown, and told; the focus stays in the bag [bag.size-changed]', async () => {
  const { wire, scope, choose } = await open()
  await choose('band-18', () => void fireEvent.click(screen.getByRole('button', { name: /^Увеличить: Кольцо/ })))
  expect(wire.sent.filter(({ path }) => path === '/cart/update')).toMatchObject([{ body: { sku_id: ring.id, quantity: 3, to: 'band-18' } }])
  expect(await screen.findByText(/размер 18/)).toBeInTheDocument()
  expect(scope.getState($toast)?.text).toMatchObject({ values: { name: 'Кольцо' } })
  expect(screen.getByRole('list', { name: 'Корзина' })).toHaveFocus()
})

test('a changed size is taken back by the toast, unless the line has joined another [bag.size-changed]', async () => {
  const { wire, scope, choose } = await open()
  await choose('band-18')
  const undo = scope.getState($toast)?.action
  await act(() => allSettled(undo!.chosen, { scope }))
  expect(wire.sent.at(-1)).toMatchObject({ path: '/cart/update', body: { sku_id: wider.id, quantity: 2, to: 'band-17' } })
})

test('two lines of one piece are told apart by the names of their buttons', async () => {
  const { scope, choose } = await open(answer(2, [{ ...wider, quantity: 3 }, chain]))
  await act(() => allSettled(cartAnswered, { scope, params: aCart({ version: 2, products: [ring, wider, chain] }) }))
  for (const act of ['Увеличить', 'Изменить размер', 'В избранное', 'Убрать'])
    for (const size of ['17', '18'])
      expect(screen.getByRole('button', { name: new RegExp(`^${act}: Кольцо, размер ${size}$`) })).toBeInTheDocument()
  await choose('band-18', () => {}, 'Изменить размер: Кольцо, размер 17')
  expect(scope.getState($toast)).not.toHaveProperty('action')
})

test('a size that was sold meanwhile leaves the line with the reason', async () => {
  const { choose } = await open(() => {
    throw refuse(409, 'SIZE_SOLD_OUT', 'Этого размера уже нет')
  })
  await choose('band-18')
  expect(await screen.findByText('Этого размера уже нет')).toBeInTheDocument()
  expect(screen.getByText(/размер 17/)).toBeInTheDocument()
})
