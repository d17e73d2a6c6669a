import { screen } from '@testing-library/react'
import { aProduct } from '@shop/testing/builders'
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
  await renderWith(<Widget product={product} characteristics={[{ name: 'Вес', value: '3,4 г' }]} />, {
    texts: { 'widget/product-facts': ru },
  })
  expect(facts()).toStrictEqual([
    ['Металл', 'Жёлтое золото 585'],
    ['Вес', '3,4 г'],
    ['Коллекция', 'Север'],
  ])
})

test('care and warranty lead to their pages, and open as popups', async () => {
  await renderWith(<Widget product={product} characteristics={[]} />, { texts: { 'widget/product-facts': ru } })
  expect(screen.getByText('Гарантия').closest('a')).toHaveAttribute('href', '/garantii')
  expect(screen.getByText(/^Уход по/).closest('a')).toHaveAttribute('href', '/ukhod-za-ukrasheniyami')
})
