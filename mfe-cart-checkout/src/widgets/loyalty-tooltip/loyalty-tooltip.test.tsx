import { screen, waitFor } from '@testing-library/react'
import { GUEST } from '@shop/contracts/account/common-data'
import { $user } from '@shop/session'
import { given } from '@shop/testing/given'
import { renderWith } from '@shop/testing/render-page'
import { Widget } from './index.ts'
import { texts as en } from './texts/en.ts'
import { texts as ru } from './texts/ru.ts'

const show = (values: ReturnType<typeof given>[] = []) => renderWith(<Widget />, { values, texts: { 'widget/loyalty-tooltip': ru } })

test.each([
  ['ru', ru, /[а-я]{3}/i],
  ['en', en, /^[^а-я]*[a-z]{3}/i],
] as const)('in %s it has a heading of its own [popups.of-checkout]', async (locale, texts, words) => {
  await renderWith(<Widget />, { locale, texts: { 'widget/loyalty-tooltip': texts } })
  await waitFor(() => expect(document.querySelector('#popup-title')?.textContent).toMatch(words))
})

test('guests see a sign-in button in the bonus explanation, signed-in shoppers do not', async () => {
  await show()
  expect(screen.getByText(/Вернём 2.%/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Войти' })).toBeVisible()
  document.body.innerHTML = ''
  await show([given($user, { ...GUEST, isAuth: true })])
  expect(screen.getByText(/до 30.%/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Войти' })).not.toBeInTheDocument()
})
