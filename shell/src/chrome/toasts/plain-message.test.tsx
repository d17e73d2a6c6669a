import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled, createEvent, createStore, fork } from 'effector'
import { phrasesOf } from '@shop/i18n'
import { toastShown } from '@shop/session'
import { renderWith } from '@shop/testing/render-page'
import { Toasts } from './toasts.tsx'

jest.mock('./message.tsx', () => {
  throw new Error('offline')
})

const ru = { retry: 'Повторить' }
const phrase = phrasesOf<typeof ru>('bag')
const retried = createEvent<void>()
const $times = createStore(0).on(retried, (times) => times + 1)

test('what can be done again has its button where the code of the message did not come [screen.one-toast]', async () => {
  const scope = fork()
  await renderWith(<Toasts />, { scope, texts: { bag: ru } })
  await act(() => allSettled(toastShown, { scope, params: { text: 'Не добавлено', action: { label: phrase('retry'), chosen: retried } } }))
  await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }))
  expect(scope.getState($times)).toBe(1)
  expect(screen.queryByText('Не добавлено')).toBeNull()
})
