import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled, fork } from 'effector'
import { dayInWords } from '@shop/i18n/dates'
import { useLocation } from '@shop/routing'
import { renderWith } from '@shop/testing/render-page'
import { Widget, opened } from './index.ts'
import { texts as ru } from './texts/ru.ts'
import { sumOf } from './url.ts'

beforeEach(() => void jest.useFakeTimers({ now: new Date('2026-12-24T21:30:00Z'), advanceTimers: true }))
afterEach(() => void jest.useRealTimers())

function Address() {
  const { pathname, search } = useLocation()
  return <p>{pathname + search}</p>
}

async function openCalculator(search = '') {
  const scope = fork()
  await allSettled(opened, { scope, params: { pathname: '/dolyame', search, params: {} } })
  const view = (
    <>
      <Widget />
      <Address />
    </>
  )
  await renderWith(view, { scope, texts: { 'widget/instalments': ru } }, `/dolyame${search}`)
}
const field = () => screen.getByRole('textbox', { name: 'Сумма заказа, ₽' })
const payments = () =>
  within(screen.getByRole('list', { name: 'Четыре платежа' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))

test('splits the URL amount into four payments with Moscow dates [routes.dolyame-page]', async () => {
  await openCalculator('?sum=5990')
  expect(payments()).toStrictEqual([
    'Сегодня25 декабря 20261 497,50 ₽',
    'Через 2 недели8 января 20271 497,50 ₽',
    'Через 4 недели22 января 20271 497,50 ₽',
    'Через 6 недель5 февраля 20271 497,50 ₽',
  ])
  expect(dayInWords('25.12.2026', 'ru').replaceAll('\u00a0', ' ')).toBe('25 декабря 2026')
  expect(screen.getByRole('status')).toHaveTextContent('Всего 5 990 ₽')
})

test('splits a typed amount immediately and keeps it in the URL', async () => {
  await openCalculator()
  await userEvent.clear(field())
  await userEvent.type(field(), '10001')
  expect(payments()[3]).toContain('2 500,25 ₽')
  await userEvent.tab()
  expect(screen.getByText('/dolyame?sum=10001')).toBeInTheDocument()
})

test.each(['999', '200001'])('%s is out of range and shows the limits', async (sum) => {
  await openCalculator(`?sum=${sum}`)
  expect(field()).toBeInvalid()
  expect(field()).toHaveAccessibleDescription(/^От.1.000.₽ до.200.000.₽/)
  expect(payments()[0]).toContain('—')
})

test('a common amount is one click away', async () => {
  await openCalculator('?sum=5990')
  await userEvent.click(screen.getByRole('button', { name: /^60.000.₽$/ }))
  expect(payments()[0]).toContain('15 000 ₽')
  expect(screen.getByRole('button', { name: /^60.000.₽$/ })).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByText('/dolyame?sum=60000')).toBeInTheDocument()
})

test.each([
  ['12 500 ₽', '3 125 ₽', '12500'],
  ['12 500,90', '3 125,22 ₽', '12500.9'],
  ['12,500.90', '3 125,22 ₽', '12500.9'],
])('a pasted %s is split to the kopeck: %s [forms.amount-reader]', async (pasted, last, kept) => {
  await openCalculator()
  await userEvent.clear(field())
  await userEvent.paste(pasted)
  expect(payments()[3]).toContain(last)
  await userEvent.tab()
  expect(screen.getByText(`/dolyame?sum=${kept}`)).toBeInTheDocument()
})

test.each(['двенадцать', '12,50,0', '$12500'])('"%s" is refused with a sentence, not guessed', async (pasted) => {
  await openCalculator()
  await userEvent.clear(field())
  await userEvent.paste(pasted)
  expect(field()).toHaveAccessibleDescription(/^Напишите сумму цифрами/)
  expect(payments()[0]).toContain('—')
})

test('a typed "15 00" stays as typed and is refused; digits are grouped as they come [forms.amount-as-typed]', async () => {
  await openCalculator()
  await userEvent.clear(field())
  await userEvent.type(field(), '15 00')
  expect(field()).toHaveValue('15 00')
  expect(field()).toHaveAccessibleDescription(/^Напишите сумму цифрами/)
  expect(payments()[0]).toContain('—')
  await userEvent.clear(field())
  await userEvent.type(field(), '150000{Backspace}')
  expect(field()).toHaveValue('15\u00a0000')
})

test('reads no amount from a URL without a valid one', () => {
  expect([sumOf({ search: '' }), sumOf({ search: '?sum=много' }), sumOf({ search: '?sum=30000' })]).toStrictEqual([null, null, 30_000])
})
