import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { branded } from '@shop/testing/brand'
import { renderWith } from '@shop/testing/render-page'
import { Widget } from './index.ts'
import { texts as ru } from './texts/ru.ts'

const show = () => renderWith(<Widget />, { texts: { 'widget/app-links': ru } })
afterEach(() => {
  document.cookie = 'utm_source=; Max-Age=0'
})

test('shows a QR code and the store links', async () => {
  await show()
  expect(await screen.findByRole('img', { name: branded(ru.code), hidden: true })).toBeInTheDocument()
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent?.trim())).toStrictEqual(['App Store', 'Google Play', 'RuStore'])
})

test.each([
  ['utm_source=paid', 'paid'],
  ['utm_source=nonsense', 'website'],
])('with the cookie %s the copied link has the source %s', async (cookie, source) => {
  document.cookie = cookie
  const user = userEvent.setup()
  await show()
  await user.click(screen.getByRole('button', { name: ru.copy }))
  expect(new URL(await navigator.clipboard.readText()).searchParams.get('pid')).toBe(source)
  expect(screen.getByRole('status')).toHaveTextContent('Скопировано')
})
