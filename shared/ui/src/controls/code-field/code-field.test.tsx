import { useState } from 'react'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInShop } from '../../../test/in-shop.tsx'
import { CodeField } from './index.ts'

function setUp(error?: string) {
  const complete = jest.fn()
  function Code() {
    const [value, setValue] = useState('')
    return <CodeField label="Код" value={value} onChange={setValue} onComplete={complete} error={error} takesFocus />
  }
  renderInShop(<Code />)
  return { complete, field: screen.getByRole('textbox', { name: 'Код' }) }
}

test('the fourth digit completes the code; letters are ignored', async () => {
  const { complete, field } = setUp()
  expect(field).toHaveFocus()
  await userEvent.type(field, '4a8-1')
  expect(complete).not.toHaveBeenCalled()
  await userEvent.type(field, '5')
  expect(complete.mock.calls).toStrictEqual([['4815']])
})

test('a pasted code is extracted from the surrounding text', async () => {
  const { complete, field } = setUp()
  await userEvent.click(field)
  await userEvent.paste('Ваш код: 4815')
  expect(complete.mock.calls).toStrictEqual([['4815']])
})

test('the field supports one-time-code autofill and is described by its error', () => {
  const { field } = setUp('Неверный код')
  expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  expect(field).toHaveAttribute('inputmode', 'numeric')
  expect(field).toHaveAccessibleDescription('Неверный код')
})

test('a digit typed after a complete code starts the next code', async () => {
  const { complete, field } = setUp()
  await userEvent.type(field, '48152')
  expect(field).toHaveValue('2')
  await userEvent.type(field, '300')
  expect(complete.mock.calls).toStrictEqual([['4815'], ['2300']])
})
