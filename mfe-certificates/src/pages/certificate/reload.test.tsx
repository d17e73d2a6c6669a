import { fork } from 'effector'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { GUEST, type User } from '@shop/contracts/account/common-data'
import { $user } from '@shop/session'
import { anna, created, offer } from '@shop/testing/certificate-offer'
import { fakeWire } from '@shop/testing/fake-wire'
import { renderPage } from '@shop/testing/render-page'
import * as certificate from './index.ts'
import { leaveFx } from './model/index.ts'
import { texts as ru } from './texts/ru.ts'

// Whole forms in jsdom are slow on a busy machine.
jest.setTimeout(30_000)

/** A new document of this tab. */
async function load(user: User = anna) {
  cleanup()
  const { handlers } = fakeWire({ 'GET /deposits_design': offer, 'POST /order/deposits/create': created })
  const left = jest.fn()
  const scope = fork({ handlers: [...handlers, [leaveFx, left]], values: [[$user, user]] })
  await renderPage(certificate, '/certificate', { scope, texts: { 'page/certificate': ru } })
  return { scope, left, user: userEvent.setup() }
}
const field = (name: RegExp | string) => screen.getByRole('textbox', { name })

afterEach(() => sessionStorage.clear())

test('a reload keeps the card and every word [certificates.draft-kept]', async () => {
  const { user } = await load()
  await user.click(screen.getByRole('radio', { name: 'Жемчуг' }))
  await user.click(screen.getByRole('button', { name: /^25/ }))
  await user.type(field('Почта или телефон'), 'maria@example.com')
  await user.type(field(/Ваши слова/), 'Ура')
  await user.click(screen.getByRole('button', { name: 'В выбранный день' }))
  const { scope } = await load()
  expect(screen.getByRole('radio', { name: 'Жемчуг' })).toBeChecked()
  expect(field('Сумма')).toHaveValue('25\u00a0000')
  expect(field('Почта или телефон')).toHaveValue('maria@example.com')
  expect(field(/Ваши слова/)).toHaveValue('Ура')
  expect(screen.getByRole('button', { name: 'В выбранный день' })).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByRole('region', { name: /увидит/ })).toHaveTextContent('Ура')
  expect(scope.getState(certificate.$dirty)).toBe(true)
})

test('a guest’s words are still there after signing in, and gone for the next account', async () => {
  const { user } = await load(GUEST)
  await user.type(field(/Ваши слова/), 'Ура')
  const { user: signedIn } = await load(anna)
  expect(field(/Ваши слова/)).toHaveValue('Ура')
  await signedIn.type(field(/Ваши слова/), '!')
  await load({ ...anna, id: 2 })
  expect(field(/Ваши слова/)).toHaveValue('')
})

test('what was ordered is not typed in again', async () => {
  const { left, user } = await load()
  await user.type(field('Почта или телефон'), 'maria@example.com')
  await user.type(field('Ваше имя'), 'Анна')
  await user.type(field('Ваша почта'), 'anna@example.com')
  await user.click(screen.getByRole('checkbox', { name: /Согласие/ }))
  await user.click(screen.getByRole('button', { name: /Оплатить/ }))
  await waitFor(() => expect(left).toHaveBeenCalled())
  await load()
  expect(field('Почта или телефон')).toHaveValue('')
})

test.each(['{', 'null', '{"draft":null}', '{"userId":null,"draft":{"message":7,"designId":"1","when":[],"other":"x"}}'])(
  'a kept draft that is not ours is left alone: %s',
  async (kept) => {
    sessionStorage.setItem('certificate-draft', kept)
    const { scope } = await load()
    expect(field(/Ваши слова/)).toHaveValue('')
    expect(scope.getState(certificate.$dirty)).toBe(false)
  },
)
