import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled, fork } from 'effector'
import { GUEST, type User } from '@shop/contracts/account/common-data'
import { $favorites, $popup, $user, popupOpened, userChanged } from '@shop/session'
import { anna } from '@shop/testing/certificate-offer'
import { fakeWire, offline, type FakeAnswer } from '@shop/testing/fake-wire'
import { given } from '@shop/testing/given'
import { renderWith } from '@shop/testing/render-page'
import { Widget } from './index.ts'
import { texts as ru } from './texts/ru.ts'

const SHARE = { code: 'k3v9', title: 'Список Анны', occasion: '' }

interface Setup {
  shared?: FakeAnswer
  user?: User
  hearts?: number[]
}

const owner: User = { ...anna, name: 'Анна' }

async function show({ shared = { result: null }, user = owner, hearts = [] }: Setup = {}) {
  const wire = fakeWire({
    'GET /profile/wishlist-share': shared,
    'POST /profile/wishlist-share': ({ body }) => ({ result: { ...SHARE, ...(body as object) } }),
    'DELETE /profile/wishlist-share': { result: null },
  })
  const scope = fork({ handlers: wire.handlers, values: [given($user, user), given($favorites, hearts)] })
  await allSettled(popupOpened, { scope, params: { owner: 'mfe-catalog', widget: 'share-wishlist' } })
  await renderWith(<Widget />, { scope, texts: { 'widget/share-wishlist': ru } })
  return { wire, scope, typist: userEvent.setup() }
}
const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) })
const address = `${location.host}/wishlist/k3v9`

test('a shopper names the list and copies its link', async () => {
  const { wire, typist } = await show()
  expect(field(ru.name)).toHaveValue('Список желаний: Анна')
  await typist.clear(field(ru.name))
  await typist.click(screen.getByRole('button', { name: ru.getLink }))
  expect(field(ru.name)).toBeInvalid()
  await typist.type(field(ru.name), 'Мечты')
  await typist.type(field(ru.occasion), 'День рождения')
  await typist.click(screen.getByRole('button', { name: ru.getLink }))
  expect(await screen.findByText('Мечты')).toHaveFocus()
  expect(wire.sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toStrictEqual([
    { title: 'Мечты', occasion: 'День рождения', items: [] },
  ])
  expect(screen.getByText(address)).toBeInTheDocument()
  await typist.click(screen.getByRole('button', { name: ru.copy }))
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/wishlist/k3v9`)
})

test('a list that is shared shows its link; its names change, and the link can be ended', async () => {
  const { typist, wire } = await show({ shared: { result: SHARE } })
  expect(screen.getByText(address)).toBeInTheDocument()
  await typist.click(screen.getByRole('button', { name: ru.change }))
  expect(field(ru.name)).toHaveFocus()
  await typist.type(field(ru.name), '!')
  await typist.click(screen.getByRole('button', { name: ru.save }))
  expect(await screen.findByText('Список Анны!')).toBeInTheDocument()
  await typist.click(screen.getByRole('button', { name: ru.end }))
  expect(screen.getByText(ru.endWarning)).toBeInTheDocument()
  expect(wire.sent.some(({ path, method }) => path === '/profile/wishlist-share' && method === 'DELETE')).toBe(false)
  await typist.click(screen.getByRole('button', { name: ru.endSure }))
  expect(await screen.findByText(ru.ended)).toBeInTheDocument()
  expect(await screen.findByRole('button', { name: ru.getLink })).toBeInTheDocument()
})

test('a guest shares the list of the browser [favorites.guest-shares]', async () => {
  const { wire, typist } = await show({ user: GUEST, hearts: [31, 11] })
  expect(screen.getByText(/хранятся в этом браузере/)).toBeInTheDocument()
  await typist.type(field(ru.name), 'Мечты')
  await typist.click(screen.getByRole('button', { name: ru.getLink }))
  expect(await screen.findByText(address)).toBeInTheDocument()
  expect(wire.sent.at(-1)?.body).toStrictEqual({ title: 'Мечты', occasion: '', items: [31, 11] })
  expect(screen.getByText(ru.surpriseHere)).toBeInTheDocument()
})

test('a guest may sign in and comes back [auth.leads-back]', async () => {
  const { scope, typist } = await show({ user: GUEST })
  await typist.click(screen.getByRole('button', { name: ru.signIn }))
  expect(scope.getState($popup)).toMatchObject({ widget: 'auth' })
  await act(() => allSettled(userChanged, { scope, params: anna }))
  expect(scope.getState($popup)).toMatchObject({ owner: 'mfe-catalog', widget: 'share-wishlist' })
})

test('what failed to load can be asked for again', async () => {
  let isDown = true
  const { typist } = await show({
    shared: () => {
      if (isDown) throw offline()
      return { result: SHARE }
    },
  })
  isDown = false
  await typist.click(screen.getByRole('button', { name: 'Повторить' }))
  await waitFor(() => expect(screen.getByText(address)).toBeInTheDocument())
})
