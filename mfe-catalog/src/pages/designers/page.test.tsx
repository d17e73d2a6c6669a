import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aDesignerLine, aPhoto } from '@shop/testing/builders'
import { fakeWire, offline } from '@shop/testing/fake-wire'
import { renderPage } from '@shop/testing/render-page'
import { $pageFailure } from '@shop/routing'
import * as page from './index.ts'
import { texts as ru } from './texts/ru.ts'

const designers = [
  aDesignerLine({ picture: aPhoto() }),
  aDesignerLine({ name: 'Halden', url: '/designers/halden', city: 'Осло', craft: 'дорожки' }),
  aDesignerLine({ name: 'Иней', url: '/designers/inei', lang: null, city: 'Мурманск', craft: 'пирсинг' }),
]
const show = (answer: object | (() => never) = { result: { designers } }) =>
  renderPage(page, '/designers', { wire: fakeWire({ 'GET /designers': answer }), texts: { 'page/designers': ru } })
const list = (letter: string) => screen.getByRole('region', { name: letter })

test('lists every house under its letter, with its city and number of pieces [routes.designers-pages]', async () => {
  await show()
  const house = within(list('И')).getByRole('link', { name: 'Иней' })
  expect(house).toHaveAttribute('href', '/designers/inei')
  expect(within(list('H')).getByText('Осло · 12 украшений')).toBeInTheDocument()
})

test('a foreign name has a lang attribute', async () => {
  await show()
  expect(within(list('H')).getByRole('link', { name: 'Halden' })).toHaveAttribute('lang', 'en')
})

test('letters link to their names; a letter without names is not a link', async () => {
  await show()
  const letters = screen.getByRole('navigation', { name: 'По алфавиту' })
  expect(within(letters).getByRole('link', { name: 'H' })).toHaveAttribute('href', `#${list('H').id}`)
  expect(within(letters).queryByRole('link', { name: 'Z' })).toBeNull()
})

test('typing filters the list and announces the number of results', async () => {
  await show()
  await userEvent.type(screen.getByRole('searchbox'), 'осло')
  expect(screen.getByRole('status')).toHaveTextContent('Нашёлся 1 дизайнер')
  expect(screen.queryByRole('region', { name: 'И' })).toBeNull()
  await userEvent.type(screen.getByRole('searchbox'), 'х')
  expect(screen.getByRole('status')).toHaveTextContent('Таких дизайнеров у нас нет')
})

test('a shop without designers says so and leads to the catalog, without search and letters [routes.designers-pages]', async () => {
  await show({ result: { designers: [] } })
  expect(screen.getByRole('heading', { level: 2, name: 'Дизайнеров пока нет' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'В каталог' })).toHaveAttribute('href', '/catalog')
  expect(screen.queryByRole('searchbox')).toBeNull()
  expect(screen.queryByRole('navigation', { name: 'По алфавиту' })).toBeNull()
})

test('a failed list fails the page', async () => {
  const { scope } = await show(() => {
    throw offline()
  })
  expect(scope.getState($pageFailure)).toStrictEqual({ status: 500, isLost: true })
})
