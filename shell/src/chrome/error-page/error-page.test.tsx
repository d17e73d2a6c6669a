import { screen } from '@testing-library/react'
import { WidgetHost, type WidgetProps } from '@shop/routing'
import { renderWith } from '@shop/testing/render-page'
import { texts as en } from '../../platform/texts/en.ts'
import { texts as ru } from '../../platform/texts/ru.ts'
import { ErrorPage } from './error-page.tsx'

const Mounted = ({ owner, widget }: WidgetProps) => (
  <p>
    {owner}/{widget}
  </p>
)
const show = (status: number | undefined, locale: 'ru' | 'en' = 'ru') =>
  renderWith(
    <WidgetHost value={Mounted}>
      <ErrorPage status={status} />
    </WidgetHost>,
    { locale, texts: { shell: locale === 'ru' ? ru : en } },
  )

test.each([
  ['ru', 'Страница не найдена', 'Такой страницы нет', 'В каталог'],
  ['en', 'Page not found', 'This page could not be found', 'To the catalog'],
] as const)('a missing page shows its text in %s [errors-page.not-found-texts]', async (locale, title, description, catalog) => {
  await show(404, locale)
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument()
  expect(screen.getByText(new RegExp(`^${description}`))).toBeInTheDocument()
  expect(screen.getByText('404')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: catalog })).toHaveAttribute('href', '/catalog')
})

test('bestsellers are shown below [errors-page.what-it-shows]', async () => {
  await show(404)
  expect(screen.getByText('mfe-catalog/bestsellers')).toBeInTheDocument()
})

test('other errors show their status and a retry button', async () => {
  await show(503)
  expect(screen.getByText('503')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Повторить' })).toBeInTheDocument()
})

test('an error without a status is shown as 500 [errors-page.default-500]', async () => {
  await show(undefined)
  expect(screen.getByText('500')).toBeInTheDocument()
})

test.each([
  ['ru', 'Нет соединения', 'Повторить'],
  ['en', 'You are offline', 'Try again'],
] as const)('a lost connection is not blamed on the shop, in %s [errors-page.connection-lost]', async (locale, title, retry) => {
  await renderWith(<ErrorPage status={500} isLost />, { locale, texts: { shell: locale === 'ru' ? ru : en } })
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: retry })).toBeInTheDocument()
  expect(screen.queryByText('500')).toBeNull()
})
