import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { $toast, $user, userChanged } from '@shop/session'
import { GUEST } from '@shop/contracts/account/common-data'
import type { RingSizeChange, RingSizes } from '@shop/contracts/account/ring-sizes'
import { anna } from '@shop/testing/certificate-offer'
import { fakeWire, offline } from '@shop/testing/fake-wire'
import { given } from '@shop/testing/given'
import { createHistory } from '@shop/testing/memory-router'
import { renderWith } from '@shop/testing/render-page'
import { allSettled, fork } from 'effector'
import { SIZES_KEY } from '#features/my-size/kept.ts'
import { keepScale } from '#features/screen-scale/kept.ts'
import { Widget } from '../index.ts'
import { texts as ru } from '../texts/ru.ts'

beforeEach(() => {
  localStorage.clear()
  window.matchMedia = ((media: string) => ({ matches: true, media })) as typeof window.matchMedia
  keepScale(4)
})

const mother = { name: 'Мама', finger: 'ring' as const, size: 18 }
const account = (result: RingSizes, left: string[] = []) => ({ result, left })
const kept = () => JSON.parse(localStorage.getItem(SIZES_KEY) ?? 'null') as unknown

async function show(user: typeof anna, answers: Parameters<typeof fakeWire>[0]) {
  const wire = fakeWire(answers)
  const scope = fork({ handlers: wire.handlers, values: [given($user, user)] })
  await renderWith(<Widget />, { scope, locale: 'ru', texts: { 'widget/ring-sizer': ru } }, createHistory('/catalog/rings'))
  await screen.findByRole('group', { name: 'Способы' })
  const sent = () =>
    wire.sent
      .filter(({ path }) => path === '/profile/ring-sizes')
      .map(({ method, body }) => [
        method,
        (body as { changes: RingSizeChange[] } | undefined)?.changes.map(({ name, size }) => [name, size]),
      ])
  return { scope, sent, user: userEvent.setup(), toast: () => scope.getState($toast)?.text }
}
const press = (name: string | RegExp) => screen.findByRole('button', { name })

test('a signed-in shopper finds the sizes of the account, and what is saved or forgotten goes there [product.sizes-in-account]', async () => {
  const { user, sent, toast } = await show(anna, {
    'GET /profile/ring-sizes': account({ mine: 16.5, people: [mother] }),
    'POST /profile/ring-sizes': account({ mine: 17, people: [] }),
  })
  expect(await screen.findByText('EU 52, US 6 круг 51,8 мм')).toBeInTheDocument()
  await user.click(await press('Больше на полразмера'))
  await user.click(await press('Мой размер'))
  expect(screen.getByText(/на всех устройствах/)).toBeInTheDocument()
  await user.click(await press('Забыть размер: Мама'))
  await user.click(await press('Запомнить'))
  await waitFor(() =>
    expect(sent()).toStrictEqual([
      ['GET', undefined],
      ['POST', [['Мама', null]]],
      ['POST', [[null, 17]]],
    ]),
  )
  expect(toast()).toMatchObject({ key: 'savedMine' })
  expect(kept()).toStrictEqual({ mine: null, people: [] })
})

test('what a guest has kept joins the account at sign-in, and stays in the browser until the account has it', async () => {
  localStorage.setItem(SIZES_KEY, JSON.stringify({ mine: 16.5, mineAt: 5, people: [{ ...mother, at: 7 }] }))
  const guests = kept()
  let isOffline = true
  const { scope, sent } = await show(GUEST, {
    'POST /profile/ring-sizes': () => {
      if (isOffline) throw offline()
      return account({ mine: 17, people: [mother] })
    },
  })
  expect(sent()).toStrictEqual([])
  await act(() => allSettled(userChanged, { scope, params: anna }))
  expect(kept()).toStrictEqual(guests)
  isOffline = false
  await act(() => allSettled(userChanged, { scope, params: GUEST }))
  await act(() => allSettled(userChanged, { scope, params: anna }))
  const both = [
    [null, 16.5],
    ['Мама', 18],
  ]
  expect(sent()).toStrictEqual([
    ['POST', both],
    ['POST', both],
  ])
  expect(kept()).toStrictEqual({ mine: null, people: [] })
  // The account's own size was newer.
  expect(screen.getByRole('status')).toHaveTextContent(/^17/)
})

test('names that the account has no room for stay in the browser, and are named', async () => {
  localStorage.setItem(SIZES_KEY, JSON.stringify({ mine: null, people: [{ ...mother, at: 7 }] }))
  const { user } = await show(anna, { 'POST /profile/ring-sizes': account({ mine: 17, people: [] }, ['Мама']) })
  await user.click(await press('Мой размер'))
  expect(await screen.findByText(/Только на этом устройстве: Мама/)).toBeInTheDocument()
  expect(kept()).toStrictEqual({ mine: null, people: [{ ...mother, at: 7 }] })
})

test('who signs out leaves no size of the account behind', async () => {
  const { scope } = await show(anna, { 'GET /profile/ring-sizes': account({ mine: 16.5, people: [mother] }) })
  await screen.findByText('EU 52, US 6 круг 51,8 мм')
  await act(() => allSettled(userChanged, { scope, params: GUEST }))
  expect(screen.getByRole('status')).toHaveTextContent(/^17/)
  expect(kept()).toBeNull()
})
