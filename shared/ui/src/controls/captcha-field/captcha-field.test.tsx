import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInShop } from '../../../test/in-shop.tsx'
import { CaptchaField } from './index.ts'

test('the image has alt text, the input a label, and a new image can be requested', async () => {
  const other = jest.fn()
  const typed = jest.fn()
  renderInShop(
    <CaptchaField image="data:image/png;base64,AAAA" loading={false} value="" onChange={typed} onOther={other} error="Знаки не совпали" />,
  )
  expect(screen.getByRole('img', { name: 'Картинка со знаками' })).toBeInTheDocument()
  const field = screen.getByRole('textbox', { name: 'Знаки с картинки' })
  expect(field).toHaveAccessibleDescription('Знаки не совпали')
  await userEvent.type(field, 'A')
  await userEvent.click(screen.getByRole('button', { name: 'Другая картинка' }))
  expect(typed).toHaveBeenCalledWith('A')
  expect(other).toHaveBeenCalledTimes(1)
})
