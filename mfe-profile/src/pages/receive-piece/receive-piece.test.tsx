import { allSettled } from 'effector'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { GUEST, type User } from '@shop/contracts/account/common-data'
import { $popup, $toast, $user, userChanged } from '@shop/session'
import { fakeWire, offline, refuse, type FakeAnswer } from '@shop/testing/fake-wire'
import { given } from '@shop/testing/given'
import { renderPage } from '@shop/testing/render-page'
import * as page from './index.ts'
import { phrase } from './texts/index.ts'
import { texts as ru } from './texts/ru.ts'

const anna: User = { ...GUEST, id: 1, name: 'Анна', isAuth: true, phone: '+79000000001' }
const CALL = 'POST /profile/passports/receive'
const taken = { result: true, passportId: '7F3A91C02B4D' }

async function open(answer: FakeAnswer, user = anna) {
  const wire = fakeWire({
    'POST /pd/frontend/common_data': () => {
      throw offline()
    },
    [CALL]: answer,
  })
  const { scope, address } = await renderPage(page, '/receive-piece', {
    wire,
    texts: { 'page/receive-piece': ru },
    values: [given($user, user)],
  })
  const sent = () => wire.sent.filter((call) => `${call.method} ${call.path}` === CALL).map(({ body }) => body)
  return { scope, address, sent, user: userEvent.setup() }
}
const field = () => screen.findByRole('textbox', { name: 'Код передачи' })
const press = () => screen.getByRole('button', { name: 'Принять украшение' })

afterEach(() => history.replaceState(null, '', '/'))

test('the code from the link is filled in and claims the piece', async () => {
  history.replaceState(null, '', '/receive-piece#K7WM-29QX-4FHD')
  const { sent, scope, address, user } = await open(taken)
  expect(await field()).toHaveValue('K7WM-29QX-4FHD')
  await user.click(press())
  await waitFor(() => expect(address()).toBe('/profile?section=piecesData&piece=7F3A91C02B4D'))
  expect(sent()).toStrictEqual([{ code: 'K7WM-29QX-4FHD' }])
  expect(scope.getState($toast)?.text).toStrictEqual(phrase('received'))
})

test('a guest signs in first, then the claim continues automatically', async () => {
  const { sent, scope, address, user } = await open(taken, GUEST)
  await user.type(await field(), 'K7WM-29QX-4FHD')
  expect(scope.getState(page.$dirty)).toBe(true)
  await user.click(press())
  expect(sent()).toStrictEqual([])
  expect(scope.getState($popup)).toMatchObject({ widget: 'auth' })
  await act(() => allSettled(userChanged, { scope, params: anna }))
  expect(sent()).toStrictEqual([{ code: 'K7WM-29QX-4FHD' }])
  await waitFor(() => expect(address()).toMatch(/^\/profile/))
})

test('an invalid code shows an error under the field and is kept', async () => {
  const refusal = { result: false, code: 'TRANSFER_CODE', error: '', errors: { code: 'TRANSFER_CODE' } } as const
  const { user } = await open(() => {
    throw { ...refuse(400, 'TRANSFER_CODE'), refusal }
  })
  await user.type(await field(), 'K7WM-29QX-4FHD')
  await user.click(press())
  await waitFor(async () => expect(await field()).toHaveAccessibleDescription(/Код не подошёл/))
  expect(await field()).toHaveValue('K7WM-29QX-4FHD')
})

test('sends nothing without a code', async () => {
  const { sent, user } = await open(taken)
  await field()
  await user.click(press())
  expect(await field()).toHaveAccessibleDescription('Введите код')
  expect(sent()).toStrictEqual([])
})
