import { screen } from '@testing-library/react'
import { aPhoto } from '../../../test/cards.ts'
import { renderInShop } from '../../../test/in-shop.tsx'
import { Scene } from './scene.tsx'

test('an empty list is named by its heading and shows its links', () => {
  renderInShop(
    <Scene title="Пока пусто" text="Здесь будут украшения" picture={aPhoto('rings/twist-1', { alt: 'Шкатулка' })}>
      <a href="/catalog">В каталог</a>
    </Scene>,
  )
  expect(screen.getByRole('heading', { level: 2, name: 'Пока пусто' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'В каталог' })).toHaveAttribute('href', '/catalog')
  expect(screen.getByRole('img', { name: 'Шкатулка' })).toBeInTheDocument()
})
