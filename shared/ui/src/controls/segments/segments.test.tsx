import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInShop } from '../../../test/in-shop.tsx'
import { Segments } from './index.ts'

test('the other option can be selected', async () => {
  const onChange = jest.fn()
  const looks = [
    { value: 'list', label: 'Список' },
    { value: 'map', label: 'Карта' },
  ] as const
  renderInShop(<Segments label="Вид" name="look" segments={looks} value="list" onChange={onChange} />)
  expect(screen.getByRole('radiogroup', { name: 'Вид' })).toBeInTheDocument()
  expect(screen.getByRole('radio', { name: 'Список' })).toBeChecked()
  await userEvent.click(screen.getByRole('radio', { name: 'Карта' }))
  expect(onChange).toHaveBeenCalledWith('map')
})
