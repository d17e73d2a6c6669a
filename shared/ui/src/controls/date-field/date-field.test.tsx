import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { TextsContext, addTexts, createTextsHost } from '@shop/i18n'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { texts } from '../../../texts/ru.ts'
import { renderInShop } from '../../../test/in-shop.tsx'
import { DateField, type DateFieldProps } from './index.ts'
import { dayOf, textOf } from './text.ts'

const mask = (text: string) =>
  text
    .replace(/\D/g, '')
    .slice(0, 8)
    .replace(/^(\d\d)(?=\d)/, '$1.')
    .replace(/^(\d\d\.\d\d)(?=\d)/, '$1.')

const onSubmit = jest.fn()

function Controlled(props: Partial<DateFieldProps>) {
  const [value, setValue] = useState('')
  return (
    <>
      <DateField label="День" mask={mask} name="day" value={value} onChange={(event) => setValue(event.target.value)} {...props} />
      <output>{value}</output>
      <button type="button">Дальше</button>
    </>
  )
}
const field = () => screen.getByRole('textbox', { name: 'День' })
const opener = () => screen.getByRole('button', { name: 'Открыть календарь' })
const calendar = () => screen.queryByRole('dialog', { name: 'Выбор дня' })

test('dots are inserted while a date is typed', async () => {
  renderInShop(<Controlled />)
  await userEvent.type(field(), '28112026')
  expect(field()).toHaveValue('28.11.2026')
  expect(screen.getByRole('status')).toHaveTextContent('28.11.2026')
})

test('the calendar opens on the typed day, and selecting a day fills the field', async () => {
  renderInShop(<Controlled />)
  await userEvent.type(field(), '28112026')
  await userEvent.click(opener())
  expect(opener()).toHaveAttribute('aria-expanded', 'true')
  expect(document.activeElement).toHaveAccessibleName('суббота, 28\u00a0ноября 2026')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(field()).toHaveValue('05.12.2026')
  expect(screen.getByRole('status')).toHaveTextContent('05.12.2026')
  expect(calendar()).not.toBeInTheDocument()
  expect(opener()).toHaveFocus()
})

test('a date typed before hydration stays, gets its dots and reaches the form [forms.typed-before-scripts]', async () => {
  const host = createTextsHost('ru')
  addTexts(host, 'ui', texts)
  const ref = { current: null }
  const page = (
    <TextsContext value={host}>
      <Controlled ref={ref} />
    </TextsContext>
  )
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(page)
  const typed = root.querySelector('input') as HTMLInputElement
  typed.value = '28112026'
  await act(async () => hydrateRoot(root, page))
  expect(ref.current).toBe(typed)
  expect(typed).toHaveValue('28.11.2026')
  expect(screen.getByRole('status')).toHaveTextContent('28.11.2026')
  await userEvent.click(opener())
  expect(document.activeElement).toHaveAccessibleName(/28.ноября.2026/)
  root.remove()
})

test('an uncontrolled field keeps the selected day and submits it with its form', async () => {
  renderInShop(
    <form aria-label="Форма" onSubmit={onSubmit}>
      <DateField label="День" mask={mask} name="day" defaultValue="28.11.2026" />
    </form>,
  )
  await userEvent.click(opener())
  await userEvent.keyboard('{ArrowRight} ')
  expect(screen.getByRole('form')).toHaveFormValues({ day: '29.11.2026' })
})

test('Escape closes only the calendar and restores focus', async () => {
  const outside = jest.fn()
  renderInShop(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- It stands for the popup around a form.
    <div onKeyDown={outside}>
      <Controlled />
    </div>,
  )
  await userEvent.click(opener())
  outside.mockReset()
  await userEvent.keyboard('{Escape}')
  expect(calendar()).not.toBeInTheDocument()
  expect(opener()).toHaveFocus()
  expect(outside).not.toHaveBeenCalled()
})

test('moving focus elsewhere closes the calendar', async () => {
  renderInShop(<Controlled />)
  await userEvent.click(opener())
  await userEvent.click(screen.getByRole('button', { name: 'Дальше' }))
  expect(calendar()).not.toBeInTheDocument()
})

test('changing the month keeps the calendar open', async () => {
  renderInShop(<Controlled />)
  await userEvent.click(opener())
  await userEvent.click(screen.getByRole('button', { name: 'Следующий месяц' }))
  expect(calendar()).toBeInTheDocument()
})

test('days out of range are disabled in the calendar', async () => {
  renderInShop(<Controlled min="2026-11-24" max="2026-11-27" />)
  await userEvent.type(field(), '24112026')
  await userEvent.click(opener())
  await userEvent.click(screen.getByRole('button', { name: /28.ноября/ }))
  expect(field()).toHaveValue('24.11.2026')
  await userEvent.click(screen.getByRole('button', { name: /27.ноября/ }))
  expect(field()).toHaveValue('27.11.2026')
})

test.each([
  ['28.11.2026', '2026-11-28'],
  ['31.02.2026', null],
  ['8.11.2026', null],
  ['', null],
])('"%s" parses as the day %s', (text, day) => {
  expect(dayOf(text)).toBe(day)
  if (day) expect(textOf(day)).toBe(text)
})

test('a whole date that comes at once, as from a suggestion, is no typing; one left half done is completed', async () => {
  const told = jest.fn((text: string, isDeleting = false, typed = '') =>
    typed === '' && !isDeleting ? text.replace(/^(\d)\./, '0$1.') : text,
  )
  renderInShop(<DateField label="Дата" mask={told} defaultValue="" />)
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Дата' })
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, '7.12.1990')
    box.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: '7.12.1990' }))
  })
  expect(box).toHaveValue('07.12.1990')
  await userEvent.click(box)
  box.setSelectionRange(0, 2)
  await userEvent.keyboard('5')
  expect(box).toHaveValue('5.12.1990')
  await userEvent.tab()
  expect(box).toHaveValue('05.12.1990')
})
