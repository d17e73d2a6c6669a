import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled, fork } from 'effector'
import { $popup } from '@shop/session'
import { aProduct, aSku } from '@shop/testing/builders'
import { renderWith } from '@shop/testing/render-page'
import { Widget } from './index.ts'
import { texts as ru } from './texts/ru.ts'

const product = aProduct({
  collection: 'Север',
  characteristics: [
    { name: 'Металл', value: 'Жёлтое золото 585' },
    { name: 'Вес', value: '3,1 г' },
  ],
})
const facts = () =>
  screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent] as [string, string | undefined])

test('the facts of the chosen variant stand in place of those of the piece', async () => {
  await renderWith(<Widget product={product} sku={aSku({ characteristics: [{ name: 'Вес', value: '3,4 г' }] })} sum={null} />, {
    texts: { 'widget/product-facts': ru },
  })
  expect(facts()).toStrictEqual([
    ['Металл', 'Жёлтое золото 585'],
    ['Вес', '3,4 г'],
    ['Коллекция', 'Север'],
  ])
})

test('care and warranty lead to their pages, and open as popups', async () => {
  await renderWith(<Widget product={product} sku={null} sum={null} />, { texts: { 'widget/product-facts': ru } })
  expect(screen.getByText('Гарантия').closest('a')).toHaveAttribute('href', '/garantii')
  expect(screen.getByText(/^Уход по/).closest('a')).toHaveAttribute('href', '/ukhod-za-ukrasheniyami')
})

test('the engraving says its price and opens its popup with the chosen size', async () => {
  const scope = fork()
  const ring = aProduct({ engraving: { x: 0.5, y: 0.6, width: 0.4, angle: 30, bend: 0.1, price: 1_500_00 } })
  const sku = aSku({ id: 'band-17', balances: 2 })
  await renderWith(<Widget product={ring} sku={sku} sum={null} />, { scope, texts: { 'widget/product-facts': ru } })
  expect(screen.getByText(/^Гравировка, 1.500.₽$/)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('link', { name: ru.engravingMore }))
  await allSettled(scope)
  expect(scope.getState($popup)).toMatchObject({ widget: 'engraving', props: { product: ring, skuId: 'band-17' } })
})

test('a size that is sold out is not engraved', async () => {
  const ring = aProduct({ engraving: { x: 0.5, y: 0.6, width: 0.4, angle: 30, bend: 0.1, price: 1_500_00 } })
  await renderWith(<Widget product={ring} sku={aSku({ balances: 0 })} sum={null} />, { texts: { 'widget/product-facts': ru } })
  expect(screen.queryByText(/^Гравировка/)).not.toBeInTheDocument()
})

test('the instalments are those of the chosen variant', async () => {
  const instalment = { payments: 4, share: 2_000_00, formattedShare: '2 000 ₽', weeks: 2 }
  await renderWith(<Widget product={aProduct({ instalment })} sku={null} sum={12_000_00} />, { texts: { 'widget/product-facts': ru } })
  expect(screen.getByText(/3.000.₽/)).toBeInTheDocument()
})
