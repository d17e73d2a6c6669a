import { useState } from 'react'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Locale } from '@shop/contracts/shop/storefront'
import { renderInShop } from '../../../test/in-shop.tsx'
import { weeksOf } from './days.ts'
import { Calendar, type CalendarProps } from './index.ts'

const onChange = jest.fn()
beforeEach(() => onChange.mockReset())

function Chosen(props: Partial<CalendarProps>) {
  const [value, setValue] = useState(props.value ?? null)
  const change = (day: string) => {
    onChange(day)
    setValue(day)
  }
  return <Calendar today="2026-11-24" {...props} value={value} onChange={change} />
}
const show = (props: Partial<CalendarProps> = {}, locale: Locale = 'ru') => renderInShop(<Chosen {...props} />, { locale })
const focused = () => document.activeElement?.getAttribute('aria-label')
const days = () => within(screen.getByRole('grid')).getAllByRole('button')
const chosen = () => days().filter((day) => day.closest('[aria-selected="true"]'))

test.each([
  ['ru', 'Ноябрь 2026', 'понедельник', 'суббота, 28\u00a0ноября 2026'],
  ['en', 'November 2026', 'Sunday', 'Saturday, 28\u00a0November 2026'],
] as const)('in %s the first weekday and the month name follow the locale', (locale, month, first, day) => {
  show({}, locale)
  expect(screen.getByRole('grid', { name: month })).toBeInTheDocument()
  expect(screen.getAllByRole('columnheader')[0]).toHaveAttribute('abbr', first)
  expect(screen.getByRole('button', { name: day })).toHaveTextContent('28')
})

test('a month shows its days, each in its weekday column', () => {
  expect(weeksOf('2027-02-14', 1)).toHaveLength(4)
  expect(weeksOf('2024-02-14', 1).flat().filter(Boolean)).toHaveLength(29)
  expect(weeksOf('2026-11-24', 1)[0]).toStrictEqual([null, null, null, null, null, null, '2026-11-01'])
  expect(weeksOf('2026-11-24', 7)[0]?.[0]).toBe('2026-11-01')
})

test.each([
  ['{ArrowRight}', '25 ноября'],
  ['{ArrowLeft}', '23 ноября'],
  ['{ArrowDown}', '1 декабря'],
  ['{ArrowUp}', '17 ноября'],
  ['{Home}', '23 ноября'],
  ['{End}', '29 ноября'],
  ['{PageDown}', '24 декабря'],
  ['{PageUp}', '24 октября'],
  ['{Shift>}{PageDown}{/Shift}', '24 ноября 2027'],
])('%s moves from 24 November to %s', async (key, day) => {
  show({ takesFocus: true })
  expect(focused()).toContain('24\u00a0ноября 2026')
  await userEvent.keyboard(key)
  expect(focused()).toContain(day.replace(' ', '\u00a0'))
})

test('only one day is in the tab order', async () => {
  show()
  expect(days().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
})

test('Enter and a click select a day and report it', async () => {
  show({ takesFocus: true })
  await userEvent.keyboard('{ArrowRight}{Enter}')
  expect(onChange).toHaveBeenLastCalledWith('2026-11-25')
  await userEvent.click(screen.getByRole('button', { name: /27.ноября/ }))
  expect(onChange).toHaveBeenLastCalledWith('2026-11-27')
  expect(chosen().map(({ textContent }) => textContent)).toStrictEqual(['27'])
})

test('a disabled day explains why, and the keyboard can move past it', async () => {
  show({ takesFocus: true, isDisabled: (day) => day === '2026-11-25', disabledText: 'занято' })
  await userEvent.keyboard('{ArrowRight}')
  expect(focused()).toBe('среда, 25\u00a0ноября 2026, занято')
  await userEvent.keyboard('{Enter}')
  await userEvent.click(screen.getByRole('button', { name: /25.ноября/ }))
  expect(onChange).not.toHaveBeenCalled()
  await userEvent.keyboard('{ArrowRight}{Enter}')
  expect(onChange).toHaveBeenCalledWith('2026-11-26')
})

test('navigation stops at the first and the last day', async () => {
  show({ takesFocus: true, min: '2026-11-24', max: '2026-12-24' })
  expect(screen.getByRole('button', { name: 'Предыдущий месяц' })).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{ArrowLeft}')
  expect(focused()).toContain('24\u00a0ноября')
  expect(screen.getByRole('button', { name: /23.ноября/ })).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(screen.getByRole('button', { name: 'Следующий месяц' }))
  expect(screen.getByRole('grid', { name: 'Декабрь 2026' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Следующий месяц' })).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(screen.getByRole('button', { name: 'Следующий месяц' }))
  expect(screen.getByRole('grid', { name: 'Декабрь 2026' })).toBeInTheDocument()
})

test('a value changed from outside shows its month', () => {
  const { again } = renderInShop(<Calendar today="2026-11-24" value="2026-11-28" onChange={onChange} />)
  again(<Calendar today="2026-11-24" value="2026-12-02" onChange={onChange} />)
  expect(screen.getByRole('grid', { name: 'Декабрь 2026' })).toBeInTheDocument()
})
