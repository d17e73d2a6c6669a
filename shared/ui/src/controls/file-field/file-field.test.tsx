import { createEvent, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import type { ErrorCode } from '@shop/contracts/core/error-codes'
import { renderInShop } from '../../../test/in-shop.tsx'
import { FileField, useFileErrorText } from './index.ts'
import { sizeOf } from './size.ts'

const KB = 1024
const part = { field: 'resume', maxBytes: 10 * KB * KB, types: ['pdf', 'docx'] }
const cv = (name = 'cv.pdf', bytes = 240 * KB) => new File(['x'.repeat(bytes)], name)

interface Given {
  error?: ErrorCode
  progress?: number | null
  onCancel?: () => void
}
function Form({ error, first = null, ...rest }: Given & { first?: File | null }) {
  const [file, setFile] = useState(first)
  const errorText = useFileErrorText(part)
  return <FileField label="Резюме" name="resume" part={part} file={file} onChange={setFile} error={error && errorText(error)} {...rest} />
}
const input = () => screen.getByLabelText<HTMLInputElement>('Резюме')
const nameOf = () => screen.queryByTitle('cv.pdf')

test('the field lists accepted types and restricts the file picker to them', () => {
  renderInShop(<Form />)
  expect(input()).toHaveAccessibleDescription('PDF, DOCX до\u00a010\u00a0МБ')
  expect(input()).toHaveAttribute('accept', '.pdf,.docx')
})

test('a selected file shows its size and can be removed; focus stays in the field', async () => {
  renderInShop(<Form />)
  await userEvent.upload(input(), cv())
  expect(nameOf()).toBeVisible()
  expect(input()).toHaveAccessibleDescription('cv.pdf 240\u00a0КБ PDF, DOCX до\u00a010\u00a0МБ')
  await userEvent.click(screen.getByRole('button', { name: 'Убрать: cv.pdf' }))
  expect(nameOf()).not.toBeInTheDocument()
  expect(input()).toHaveFocus()
  await userEvent.upload(input(), cv())
  expect(nameOf()).toBeVisible()
})

test('dropping files takes the first of several, and is ignored during an upload', () => {
  const { again } = renderInShop(<Form />)
  const zone = () => input().parentElement as HTMLElement
  const drop = (...files: File[]) => fireEvent.drop(zone(), { dataTransfer: { files } })
  fireEvent.dragOver(zone())
  expect(zone()).toHaveClass('over')
  drop(cv(), cv('other.pdf'))
  expect(zone()).not.toHaveClass('over')
  expect(nameOf()).toBeVisible()
  again(<Form progress={0.1} />)
  drop(cv('late.pdf'))
  expect(nameOf()).toBeVisible()
})

test('dragging a file out of the field resets its highlight', () => {
  renderInShop(<Form />)
  const zone = input().parentElement as HTMLElement
  fireEvent.dragOver(zone)
  // jsdom has no DragEvent: what it says is put by hand.
  const leave = (relatedTarget: Element) =>
    fireEvent(zone, Object.defineProperty(createEvent.dragLeave(zone), 'relatedTarget', { value: relatedTarget }))
  leave(input())
  expect(zone).toHaveClass('over')
  leave(document.body)
  expect(zone).not.toHaveClass('over')
})

test.each<[ErrorCode, string]>([
  // Any other code has the words that every field has; without them the general ones, which are not loaded here either.
  ['NO_RESUME', 'UNKNOWN_ERROR'],
  ['WRONG_FIELD', 'Подойдут PDF, DOCX. Этот файл другого вида или повреждён.'],
  ['BODY_TOO_LARGE', 'Файл больше 10\u00a0МБ. Сожмите его или выберите другой.'],
])('%s is shown with the error text for files', (error, words) => {
  renderInShop(<Form error={error} />)
  expect(input()).toBeInvalid()
  expect(input()).toHaveAccessibleDescription(words)
})

test('upload progress is shown; a screen reader hears only quarters', async () => {
  const cancel = jest.fn()
  const { again } = renderInShop(<Form first={cv()} progress={0} onCancel={cancel} />)
  const bar = screen.getByRole('progressbar', { name: 'Отправка файла' })
  const said = () => screen.getAllByRole('status').at(-1)
  expect(input()).toBeDisabled()
  again(<Form first={cv()} progress={0.617} onCancel={cancel} />)
  expect(bar).toHaveAttribute('aria-valuenow', '61')
  expect(said()).toHaveTextContent('Отправлено 50 %')
  again(<Form first={cv()} progress={1} onCancel={cancel} />)
  expect(said()).toHaveTextContent('Файл отправлен, проверяем…')
  await userEvent.click(screen.getByRole('button', { name: 'Отменить отправку' }))
  expect(cancel).toHaveBeenCalledTimes(1)
})

test.each([
  [1, 'ru', '1', 'kilobytes'],
  [300 * KB, 'ru', '300', 'kilobytes'],
  [1.44 * KB * KB, 'ru', '1,4', 'megabytes'],
  [1.44 * KB * KB, 'en', '1.4', 'megabytes'],
  [10 * KB * KB, 'en', '10', 'megabytes'],
] as const)('%d bytes format in %s: %s %s', (bytes, locale, amount, unit) => {
  expect(sizeOf(bytes, locale)).toStrictEqual({ amount, unit })
})
