import { screen, waitFor, within } from '@testing-library/react'
import { $cart } from '@shop/session'
import { aCart } from '@shop/testing/builders'
import { given } from '@shop/testing/given'
import { renderWith } from '@shop/testing/render-page'
import { Widget } from './index.ts'
import { texts as en } from './texts/en.ts'
import { texts as ru } from './texts/ru.ts'

const show = (props = {}, values: ReturnType<typeof given>[] = []) =>
  renderWith(<Widget {...props} />, { values, texts: { 'widget/instalments': ru } })

test.each([
  ['ru', ru, /[а-я]{3}/i],
  ['en', en, /^[^а-я]*[a-z]{3}/i],
] as const)('in %s it has a heading of its own [popups.of-checkout]', async (locale, texts, words) => {
  await renderWith(<Widget />, { locale, texts: { 'widget/instalments': texts } })
  await waitFor(() => expect(document.querySelector('#popup-title')?.textContent).toMatch(words))
})

const payments = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))

test('splits the price of the piece into four', async () => {
  await show({ sum: 4_000_000 })
  expect(payments()).toHaveLength(4)
  for (const payment of payments()) expect(payment).toContain('10 000 ₽')
  expect(screen.queryByText(/Например/)).not.toBeInTheDocument()
})

test('without a piece uses the bag, and without a bag an example', async () => {
  await show({}, [given($cart, aCart({ finalSum: 2_000_000 }))])
  expect(payments()[0]).toContain('5 000 ₽')
  document.body.innerHTML = ''
  await show()
  expect(screen.getByText(/Например/)).toBeInTheDocument()
})
