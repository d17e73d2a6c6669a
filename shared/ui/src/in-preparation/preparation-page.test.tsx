import { screen } from '@testing-library/react'
import { renderInShop } from '../../test/in-shop.tsx'
import { preparationPage } from './preparation-page.tsx'

test.each([
  ['ru', 'Страница готовится', 'В каталог', 'На главную'],
  ['en', 'This page is being prepared', 'To the catalog', 'Home page'],
] as const)('a page in preparation says so in %s and leads on', (locale, words, catalog, home) => {
  const Page = preparationPage(() => 'О нас')
  renderInShop(<Page />, { locale })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('О нас')
  expect(screen.getByText(words)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: catalog })).toHaveAttribute('href', '/catalog')
  expect(screen.getByRole('link', { name: home })).toHaveAttribute('href', '/')
})
