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

test('without scripts it is a button of a form that the front door understands', () => {
  renderInShop(<Heart itemId={7} name="Канат" />)
  const heart = screen.getByTestId<HTMLButtonElement>('favorite')
  expect([heart.type, heart.name, heart.value]).toStrictEqual(['submit', 'item_id', '7'])
  expect(heart.form).toHaveAttribute('action', '/do/favorites')
  expect(heart.form).toHaveAttribute('method', 'post')
  expect(heart.form).toHaveAttribute('data-early')
})

test('many hearts share one form', () => {
  const { container } = renderInShop(
    <>
      <Heart itemId={7} name="Канат" />
      <Heart itemId={8} name="Аврора" />
    </>,
  )
  expect(container.querySelectorAll('form')).toHaveLength(1)
})
