import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled, fork } from 'effector'
import { GUEST, type User } from '@shop/contracts/account/common-data'
import { $popup, popupOpened, userChanged } from '@shop/session'
import { anna } from '@shop/testing/certificate-offer'
import { fakeWire, later, offline, refuse, type FakeAnswer } from '@shop/testing/fake-wire'
import { renderWith } from '@shop/testing/render-page'
import { Widget } from './index.ts'
import { texts as ru } from './texts/ru.ts'

const WANTED = { url: '/catalog/rings?metal=yellow', name: 'Кольца, Жёлтое золото' }
const SAVED = { result: [{ id: 1, ...WANTED, createdAt: '2026-11-18T11:02:00.000Z', tells: true }] }
const PATH = '/profile/searches'

async function show(answer: FakeAnswer, { as = anna, name = WANTED.name }: { as?: User; name?: string } = {}) {
  const wire = fakeWire({ [`POST ${PATH}`]: answer, 'POST /alerts/search': answer })
  const scope = fork({ handlers: wire.handlers })
  await allSettled(userChanged, { scope, params: as })
  wire.sent.length = 0
  await allSettled(popupOpened, { scope, params: { owner: 'mfe-profile', widget: 'save-search', props: WANTED } })
  await renderWith(<Widget url={WANTED.url} name={name} />, { scope, texts: { 'widget/save-search': ru } })
  const saves = () => wire.sent.filter(({ path }) => path === PATH).map(({ body }) => body)
  const follows = () => wire.sent.filter(({ path }) => path === '/alerts/search').map(({ body }) => body)
  return { scope, saves, follows, user: userEvent.setup() }
}
const field = () => screen.getByLabelText(ru.name)
const button = (name: string) => screen.getByRole('button', { name })

test('a signed-in shopper saves the list under a name, and is told where it is [search.saved-by-shopper]', async () => {
  const { saves, user } = await show(SAVED)
  expect(field()).toHaveValue(WANTED.name)
  await user.clear(field())
  await user.type(field(), 'Для мамы{Enter}')
  expect(await screen.findByText(ru.saved)).toHaveFocus()
  expect(saves()).toStrictEqual([{ url: WANTED.url, name: 'Для мамы' }])
  expect(screen.getByRole('link', { name: ru.mine })).toHaveAttribute('href', '/profile?section=subscriptionsData')
})

test('a guest signs in on the way: the popup comes back and the search is saved [auth.leads-back]', async () => {
  const { scope, saves, user } = await show(SAVED, { as: GUEST })
  const own = scope.getState($popup)
  await user.click(button(ru.signIn))
  expect(scope.getState($popup)).toMatchObject({ widget: 'auth' })
  expect(saves()).toStrictEqual([])
  await act(() => allSettled(userChanged, { scope, params: anna }))
  expect(scope.getState($popup)).toStrictEqual(own)
  expect(saves()).toStrictEqual([WANTED])
})

test('a guest who does not sign in leaves an address, and is told to confirm it [search.followed-by-guest]', async () => {
  const words = 'Подтвердите адрес: мы отправили вам письмо'
  const { saves, follows, user } = await show({ result: true, message: words }, { as: GUEST })
  expect(screen.getByText(WANTED.name)).toBeVisible()
  expect(screen.queryByLabelText(ru.name)).not.toBeInTheDocument()
  await user.click(button(ru.follow))
  expect(screen.getByLabelText(ru.email)).toHaveAccessibleDescription(/почту/i)
  await user.type(screen.getByLabelText(ru.email), ' anna@mail.example')
  await user.click(button(ru.follow))
  expect(await screen.findByText(words)).toHaveFocus()
  // The shop names the list itself: a stranger's words must not get into a letter.
  expect(follows()).toStrictEqual([{ url: WANTED.url, email: 'anna@mail.example' }])
  expect(screen.getByText('anna@mail.example')).toBeVisible()
  expect(saves()).toStrictEqual([])
  expect(screen.queryByRole('link', { name: ru.mine })).not.toBeInTheDocument()
})

test('a refused address keeps what was typed, and the next press sends it', async () => {
  let isDown = true
  const { user, follows } = await show(
    () => {
      if (isDown) throw refuse(429, 'TOO_MANY_REQUESTS')
      return { result: true, message: 'Подтвердите адрес' }
    },
    { as: GUEST },
  )
  await user.type(screen.getByLabelText(ru.email), 'anna@mail.example')
  await user.click(button(ru.follow))
  expect(await screen.findByRole('alert')).toBeInTheDocument()
  expect(screen.getByLabelText(ru.email)).toHaveValue('anna@mail.example')
  isDown = false
  await user.click(button(ru.follow))
  expect(await screen.findByText('Подтвердите адрес')).toBeInTheDocument()
  expect(follows()).toHaveLength(2)
})

test('an empty name is refused at its field; a long one is cut before it is shown', async () => {
  const { saves, user } = await show(SAVED, { name: 'а'.repeat(200) })
  expect(field()).toHaveValue('а'.repeat(80))
  await user.clear(field())
  await user.click(button(ru.save))
  expect(field()).toHaveAccessibleDescription('Укажите имя')
  expect(saves()).toStrictEqual([])
})

test.each([
  ['offline', offline()],
  ['twenty are saved already', refuse(409, 'NOT_SAVED')],
])('%s: it says so, keeps the name, and the next press saves', async (_, failure) => {
  let isDown = true
  const { user } = await show(() => {
    if (isDown) throw failure
    return SAVED
  })
  await user.click(button(ru.save))
  expect(await screen.findByRole('alert')).toBeInTheDocument()
  expect(field()).toHaveValue(WANTED.name)
  isDown = false
  await user.click(button(ru.save))
  expect(await screen.findByText(ru.saved)).toBeInTheDocument()
})

test('a second press while the call is on its way sends nothing', async () => {
  const { saves, user } = await show(later().answer)
  await user.type(field(), '{Enter}')
  await user.click(button(ru.save))
  expect(saves()).toHaveLength(1)
})
