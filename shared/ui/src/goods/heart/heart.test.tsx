import type { ReactNode } from 'react'
import { fork } from 'effector'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { $favorites } from '@shop/session'
import { renderInShop } from '../../../test/in-shop.tsx'
import { FavoritesForm } from './favorites-form.tsx'
import { Heart } from './heart.tsx'

/** Hearts with the form that a document has for them. */
const renderHearts = (hearts: ReactNode, options?: Parameters<typeof renderInShop>[1]) =>
  renderInShop(
    <>
      {hearts}
      <FavoritesForm />
    </>,
    options,
  )

test('a heart is a toggle button named by its piece', () => {
  renderHearts(<Heart itemId={7} name="Кольцо «Канат»" />)
  expect(screen.getByRole('button', { name: 'В избранное: Кольцо «Канат»' })).toHaveAttribute('aria-pressed', 'false')
})

test('it is pressed only for a piece in favorites', () => {
  const scope = fork({ values: [[$favorites, [7]]] })
  renderHearts(
    <>
      <Heart itemId={7} name="Канат" />
      <Heart itemId={8} name="Аврора" />
    </>,
    { scope },
  )
  const pressed = screen.getAllByTestId('favorite').map((heart) => heart.getAttribute('aria-pressed'))
  expect(pressed).toStrictEqual(['true', 'false'])
})

test('a click adds the piece to favorites, another removes it', async () => {
  const { scope } = renderHearts(<Heart itemId={7} name="Канат" />)
  await userEvent.click(screen.getByTestId('favorite'))
  expect(scope.getState($favorites)).toStrictEqual([7])
  await userEvent.click(screen.getByTestId('favorite'))
  expect(scope.getState($favorites)).toStrictEqual([])
})

test('without JavaScript it is the submit button of a form that posts to the front door', () => {
  renderHearts(<Heart itemId={7} name="Канат" />)
  const heart = screen.getByTestId<HTMLButtonElement>('favorite')
  expect([heart.type, heart.name, heart.value]).toStrictEqual(['submit', 'item_id', '7'])
  expect(heart.form).toHaveAttribute('action', '/do/favorites')
  expect(heart.form).toHaveAttribute('method', 'post')
  expect(heart.form).toHaveAttribute('data-early')
})

test('many hearts share one form', () => {
  const { container } = renderHearts(
    <>
      <Heart itemId={7} name="Канат" />
      <Heart itemId={8} name="Аврора" />
    </>,
  )
  expect(container.querySelectorAll('form')).toHaveLength(1)
})
