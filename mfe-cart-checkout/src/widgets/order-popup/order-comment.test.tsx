import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled, createWatch, fork } from 'effector'
import { popupClosed } from '@shop/session'
import { renderWith } from '@shop/testing/render-page'
import { $values, begun } from '#features/checkout/draft.ts'
import { EMPTY } from '#features/checkout/form/values.ts'
import { OrderPopup } from './order-popup.tsx'
import { texts as ru } from './texts/ru.ts'

async function shown() {
  const scope = fork()
  const closed = jest.fn()
  createWatch({ unit: popupClosed, scope, fn: closed })
  await allSettled(begun, { scope, params: { ...EMPTY, comment: 'Позвоните' } })
  await renderWith(<OrderPopup show="order-comment" />, { scope, texts: { 'widget/order-popup': ru } })
  const words = await screen.findByRole('textbox', { name: 'Что нам учесть' })
  expect(words).toHaveValue('Позвоните')
  await userEvent.type(words, ' заранее ')
  return { scope, closed }
}

test('starts with the saved comment, saves it trimmed and closes the popup [popups.of-checkout]', async () => {
  const { scope, closed } = await shown()
  await userEvent.click(screen.getByRole('button', { name: ru.commentSave }))
  await waitFor(() => expect(closed).toHaveBeenCalledTimes(1))
  cleanup()
  expect(scope.getState($values)?.comment).toBe('Позвоните заранее')
})

test('closed in another way, the popup keeps the comment too [checkout.words-kept]', async () => {
  const { scope } = await shown()
  cleanup()
  expect(scope.getState($values)?.comment).toBe('Позвоните заранее')
})
