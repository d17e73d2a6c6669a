import { useState } from 'react'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ErrorCode } from '@shop/contracts/core/error-codes'
import { addTexts, createTextsHost, TextsContext } from '@shop/i18n'
import { errorsRu } from '@shop/i18n/errors/ru'
import { renderInShop } from '../../../test/in-shop.tsx'
import { SelectField, TextArea, TextField, useSecondsLeft, type Mask, useErrorText } from './index.ts'

function Masked({ mask, type = 'text' }: { mask: Mask; type?: string }) {
  const [value, setValue] = useState('')
  return <TextField label="Поле" type={type} mask={mask} value={value} onChange={(event) => setValue(event.target.value)} />
}

test('a field is named by its label and described by its error instead of its hint', () => {
  const { again } = renderInShop(<TextField label="Почта" hint="Пришлём чек" name="email" />)
  const field = screen.getByRole('textbox', { name: 'Почта' })
  expect(field).toHaveAccessibleDescription('Пришлём чек')
  expect(field).not.toHaveAttribute('aria-invalid')
  again(<TextField label="Почта" hint="Пришлём чек" error="Укажите почту" name="email" />)
  expect(screen.getByRole('textbox', { name: 'Почта' })).toHaveAccessibleDescription('Укажите почту')
  expect(screen.getByRole('textbox', { name: 'Почта' })).toBeInvalid()
  expect(screen.queryByText('Пришлём чек')).not.toBeInTheDocument()
})

test('an optional field is marked as optional', () => {
  renderInShop(<TextArea label="Комментарий" optional />)
  expect(screen.getByLabelText(/^Комментарий, необязательно$/)).toBeInTheDocument()
})

test('a select has a label too', () => {
  renderInShop(
    <SelectField label="Город" defaultValue="msk">
      <option value="msk">Москва</option>
    </SelectField>,
  )
  expect(screen.getByRole('combobox', { name: 'Город' })).toHaveValue('msk')
})

test('the mask applies while typing and keeps a caret in the middle in place', async () => {
  renderInShop(<Masked mask={(text) => text.replace(/^8/, '+7').replace(/[^+\d]/g, '')} type="tel" />)
  const field = screen.getByRole<HTMLInputElement>('textbox')
  await userEvent.type(field, '8916')
  expect(field).toHaveValue('+7916')
  await userEvent.type(field, 'x2', { initialSelectionStart: 3, initialSelectionEnd: 3 })
  expect(field).toHaveValue('+79216')
})

test('a paste is normalized before the mask sees it, and the caret stays behind it', async () => {
  renderInShop(<Masked mask={(text) => text.replace(/[^\p{L}\d '-]/gu, '')} />)
  const field = screen.getByRole<HTMLInputElement>('textbox')
  await userEvent.type(field, 'ab')
  field.setSelectionRange(1, 1)
  await userEvent.paste('Е\u0308лкин\u00a0О\u2019Нил\u200b\u2014\u0664')
  expect(field).toHaveValue("aЁлкин О'Нил-4b")
  expect(field.selectionStart).toBe(field.value.length - 1)
})

test('an email field, whose caret is not readable, is masked too', async () => {
  renderInShop(<Masked mask={(text) => text.replace(/[а-яё]/gi, '')} type="email" />)
  await userEvent.type(screen.getByRole('textbox'), 'annaяЯ@mail.example')
  expect(screen.getByRole('textbox')).toHaveValue('anna@mail.example')
})

test('an e-mail at a mistyped domain is questioned, and one tap takes the likely one [forms.likely-email]', async () => {
  renderInShop(<Masked mask={(text) => text} type="email" />)
  const field = screen.getByRole('textbox')
  await userEvent.type(field, 'anna@gmial.com')
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
  await userEvent.tab()
  expect(screen.getByRole('status')).toHaveTextContent('Возможно, вы имели в виду anna@gmail.com?')
  expect(field).toBeValid()
  await userEvent.click(screen.getByRole('button', { name: 'anna@gmail.com' }))
  expect(field).toHaveValue('anna@gmail.com')
  expect(field).toHaveFocus()
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})

test('seconds count down to zero', () => {
  jest.useFakeTimers()
  const end = Date.now() + 2_000
  const Left = () => <p>{useSecondsLeft(end)}</p>
  renderInShop(<Left />)
  expect(screen.getByText('2')).toBeInTheDocument()
  act(() => jest.advanceTimersByTime(1_000))
  expect(screen.getByText('1')).toBeInTheDocument()
  act(() => jest.advanceTimersByTime(5_000))
  expect(screen.getByText('0')).toBeInTheDocument()
  jest.useRealTimers()
})

function Said({ code }: { code: string }) {
  return <p>{useErrorText()(code as ErrorCode)}</p>
}

test.each([
  ['EMPTY_EMAIL', errorsRu.EMPTY_EMAIL],
  ['NEWER_THAN_THE_PAGE', errorsRu.UNKNOWN_ERROR],
])('the code %s is said as "%s" [errors.newer-code]', (code, text) => {
  const host = createTextsHost('ru')
  addTexts(host, 'errors', errorsRu)
  render(
    <TextsContext value={host}>
      <Said code={code} />
    </TextsContext>,
  )
  expect(screen.getByText(text)).toBeInTheDocument()
})
