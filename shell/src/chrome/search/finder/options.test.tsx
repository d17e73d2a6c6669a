import { screen, within } from '@testing-library/react'
import type { Suggestions } from '@shop/contracts/search/suggest'
import { aCard } from '@shop/testing/builders'
import { renderWith } from '@shop/testing/render-page'
import { foundGroups } from '../choices.ts'
import { texts } from '../texts/ru.ts'
import { Options } from './options.tsx'

const NOTHING: Suggestions = { correction: null, quantity: 0, products: [], categories: [], designers: [], searches: [], help: [] }

const show = (found: Partial<Suggestions>) =>
  renderWith(<Options groups={foundGroups({ ...NOTHING, ...found })} texts={texts} active={null} onChosen={() => undefined} />)

test('a suggested piece shows the price of its card, or that it is sold out [search.suggestion-as-card]', async () => {
  const price = { initial: 4_990_000, final: 3_990_000, message: null }
  const piece = aCard({ name: 'Кольцо «Аврора»', price, canBuy: true })
  await show({ products: [piece, { ...piece, id: 2, name: 'Нить жемчуга', canBuy: false }] })
  const [ring, strand] = within(screen.getByRole('group', { name: 'Украшения' })).getAllByRole('option')
  expect(ring).toHaveTextContent('49 900 ₽')
  expect(ring).toHaveTextContent('39 900 ₽')
  expect(strand).toHaveTextContent('Нет в наличии')
  expect(strand).not.toHaveTextContent('₽')
})

test('pages of help stand first among the suggestions [search.help-answers]', async () => {
  await show({ help: [{ title: 'Возврат и обмен', text: '', url: '/vozvrat' }], categories: [{ name: 'Кольца', url: '/catalog/rings' }] })
  const [first] = screen.getAllByRole('option')
  expect(first).toHaveTextContent('Возврат и обмен')
  expect(first).toHaveAttribute('href', '/vozvrat')
})
