import { fork } from 'effector'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { $favorites } from '@shop/session'
import { renderInShop } from '../../test/in-shop.tsx'
import { Heart } from './heart.tsx'

test('a heart is a toggle that is called by its piece', () => {
  renderInShop(<Heart itemId={7} name="Кольцо «Канат»" />)
  expect(screen.getByRole('button', { name: 'В избранное: Кольцо «Канат»' })).toHaveAttribute('aria-pressed', 'false')
})

test('it is pressed for a piece of the list, and only for that one', () => {
  const scope = fork({ values: [[$favorites, [7]]] })
  renderInShop(
    <>
      <Heart itemId={7} name="Канат" />
      <Heart itemId={8} name="Аврора" />
    </>,
    { scope },
  )
  const pressed = screen.getAllByTestId('favorite').map((heart) => heart.getAttribute('aria-pressed'))
  expect(pressed).toStrictEqual(['true', 'false'])
})

test('a press puts the piece into the list, another takes it out', async () => {
  const { scope } = renderInShop(<Heart itemId={7} name="Канат" />)
  await userEvent.click(screen.getByTestId('favorite'))
  expect(scope.getState($favorites)).toStrictEqual([7])
  await userEvent.click(screen.getByTestId('favorite'))
  expect(scope.getState($favorites)).toStrictEqual([])
})

test('without scripts it is a form that the front door understands', () => {
  const { container } = renderInShop(<Heart itemId={7} name="Канат" />)
  const form = container.querySelector('form')
  expect(form).toHaveAttribute('action', '/do/favorites')
  expect(form).toHaveAttribute('method', 'post')
  expect(form).toHaveFormValues({ item_id: '7' })
})
