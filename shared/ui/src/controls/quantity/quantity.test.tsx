import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInShop } from '../../../test/in-shop.tsx'
import { Quantity } from './quantity.tsx'

test('both buttons have labels and stop at the limits', () => {
  renderInShop(<Quantity value={1} max={1} label="Канат" onChange={() => {}} />)
  expect(screen.getByRole('button', { name: 'Уменьшить: Канат' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Увеличить: Канат' })).toBeDisabled()
})

test('a click requests the next number', async () => {
  const onChange = jest.fn()
  renderInShop(<Quantity value={2} max={5} label="Канат" onChange={onChange} />)
  await userEvent.click(screen.getByRole('button', { name: /Увеличить/ }))
  await userEvent.click(screen.getByRole('button', { name: /Уменьшить/ }))
  expect(onChange.mock.calls).toStrictEqual([[3], [1]])
})

test('with a name the buttons submit the number with the surrounding form', () => {
  renderInShop(<Quantity value={2} max={5} label="Канат" onChange={() => {}} name="quantity" />)
  const more = screen.getByRole('button', { name: /Увеличить/ })
  expect(more).toHaveAttribute('type', 'submit')
  expect(more).toHaveAttribute('name', 'quantity')
  expect(more).toHaveValue('3')
})
