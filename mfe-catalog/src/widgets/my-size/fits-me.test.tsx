import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderWith } from '@shop/testing/render-page'
import { SIZES_KEY } from '#features/my-size/kept.ts'
import { FitsMe, type FitsMeProps } from './fits-me.tsx'
import { texts as en } from './texts/en.ts'
import { texts as ru } from './texts/ru.ts'

const value = (of: string, label: string, count = 3) => ({ value: of, label, count, disabled: count === 0, chosen: false, color: null })
const values = [value('16.5', '16,5'), value('17', '17', 0), value('45cm', '45 см')]

beforeEach(() => localStorage.clear())
const keepMine = (mine: number) => localStorage.setItem(SIZES_KEY, JSON.stringify({ mine, people: [] }))

async function show(props: Partial<FitsMeProps>, locale: 'ru' | 'en' = 'ru') {
  const choose = jest.fn()
  await renderWith(<FitsMe values={values} {...props} choose={choose} />, {
    locale,
    texts: { 'widget/my-size': locale === 'ru' ? ru : en },
  })
  return choose
}

test('the chip applies the filter of my size [catalog.fits-me]', async () => {
  keepMine(16.5)
  const choose = await show({ chosen: [] })
  await userEvent.click(screen.getByRole('button', { name: 'Мой размер 16,5', pressed: false }))
  expect(choose.mock.calls).toStrictEqual([['16.5', true]])
})

test('once it is applied, it is pressed', async () => {
  keepMine(16.5)
  const choose = await show({ chosen: ['16.5'] })
  await userEvent.click(screen.getByRole('button', { pressed: true }))
  expect(choose.mock.calls).toStrictEqual([['16.5', false]])
})

test.each([[null], [17], [18]])('with my size %d, which no piece of the list has, there is no chip', async (mine) => {
  if (mine !== null) keepMine(mine)
  await show({ chosen: [] })
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('in English it is named likewise', async () => {
  keepMine(16.5)
  await show({ chosen: [], values: [value('16.5', '6')] }, 'en')
  expect(screen.getByRole('button', { name: 'My size 6' })).toBeInTheDocument()
})
