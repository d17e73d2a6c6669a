import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInShop } from '../../../test/in-shop.tsx'
import { RadioTiles } from './radio-tiles.tsx'

const tiles = [
  { value: '16', label: '16' },
  { value: '17,5', label: '17,5', out: true },
]

test('an unavailable size is labeled as such and stays selectable', async () => {
  const onChange = jest.fn()
  renderInShop(<RadioTiles legend="Размер" name="size" tiles={tiles} value="16" onChange={onChange} />)
  expect(screen.getByRole('group', { name: 'Размер' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('radio', { name: /^17,5.*нет в наличии$/ }))
  expect(onChange).toHaveBeenCalledWith('17,5')
})

test('the selected size is submitted with a plain form', () => {
  renderInShop(
    <form aria-label="Кольцо">
      <RadioTiles legend="Размер" name="size" tiles={tiles} value="16" onChange={() => {}} />
    </form>,
  )
  expect(screen.getByRole('form')).toHaveFormValues({ size: '16' })
})
