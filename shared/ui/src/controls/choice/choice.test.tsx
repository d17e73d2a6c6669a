import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInShop } from '../../../test/in-shop.tsx'
import { Choice, Choices } from './index.ts'

test('an option is named by its first line and described by its price, day and conditions', async () => {
  const onChange = jest.fn()
  renderInShop(
    <Choices legend="Доставка">
      <Choice name="d" value="1" label="Курьер" note="Примерка 20 минут" price="бесплатно" when="завтра" onChange={onChange} />
      <Choice name="d" value="3" label="Магазин" disabled />
    </Choices>,
  )
  expect(screen.getByRole('group', { name: 'Доставка' })).toBeInTheDocument()
  const courier = screen.getByRole('radio', { name: 'Курьер' })
  expect(courier).toHaveAccessibleDescription('Примерка 20 минут бесплатно завтра')
  await userEvent.click(courier)
  expect(onChange).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('radio', { name: 'Магазин' })).toBeDisabled()
})

test('a group without a selection shows an error', () => {
  renderInShop(
    <Choices legend="Доставка" quiet error="Выберите способ доставки">
      <Choice name="d" value="1" label="Курьер" />
    </Choices>,
  )
  expect(screen.getByRole('group', { name: 'Доставка' })).toHaveAccessibleDescription('Выберите способ доставки')
})
