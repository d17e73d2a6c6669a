import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled, fork } from 'effector'
import { GUEST } from '@shop/contracts/account/common-data'
import { $popup, $toast, $user, popupOpened } from '@shop/session'
import { aPhoto } from '@shop/testing/builders'
import { fakeWire, refuse, type FakeAnswer } from '@shop/testing/fake-wire'
import { given } from '@shop/testing/given'
import { renderWith } from '@shop/testing/render-page'
import { Widget } from './index.ts'
import { texts as ru } from './texts/ru.ts'

const LIST = { title: 'Список Анны', occasion: '', isMine: false, products: [], taken: [], given: [11], gifts: [] }

async function show(answer: FakeAnswer = { result: LIST }) {
  const wire = fakeWire({ 'POST /wishlist/abc': answer })
  const scope = fork({ handlers: wire.handlers, values: [given($user, GUEST)] })
  const props = { code: 'abc', id: 11, name: 'Кольцо «Аврора»', photo: aPhoto() }
  await allSettled(popupOpened, { scope, params: { owner: 'mfe-catalog', widget: 'give-gift', props } })
  await renderWith(<Widget {...props} />, { scope, texts: { 'widget/give-gift': ru } })
  return { wire, scope, typist: userEvent.setup() }
}
const reserveButton = () => screen.getByRole('button', { name: /^Забронировать до \d+.[а-я]+/ })

test('a friend reserves a gift with a name, is told, and may take it back [favorites.gift-name]', async () => {
  const { wire, scope, typist } = await show()
  expect(screen.getByText(ru.what)).toBeInTheDocument()
  await typist.type(screen.getByRole('textbox', { name: /^От кого/ }), 'Игорь')
  await typist.dblClick(reserveButton())
  expect(wire.sent.map(({ body }) => body)).toStrictEqual([{ id: 11, isReserved: true, from: 'Игорь' }])
  expect(scope.getState($popup)).toBeNull()
  expect(scope.getState($toast)).toMatchObject({ text: { key: 'reserved' }, action: { label: { key: 'undo' } } })
  await act(() => allSettled(scope.getState($toast)!.action!.chosen, { scope, params: undefined }))
  expect(wire.sent.at(-1)?.body).toStrictEqual({ id: 11, isReserved: false, from: '' })
})

test('a name is not needed; one gift too many is refused in the popup [favorites.gift-limit]', async () => {
  const { scope, wire, typist } = await show(() => {
    throw refuse(409, 'GIFT_LIMIT')
  })
  await typist.click(reserveButton())
  expect(wire.sent.at(-1)?.body).toStrictEqual({ id: 11, isReserved: true, from: '' })
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Вы уже отметили пять подарков/)
  expect(scope.getState($popup)).toMatchObject({ widget: 'give-gift' })
})
