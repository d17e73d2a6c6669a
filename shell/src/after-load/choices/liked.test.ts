import { nextTask } from '@shop/testing/eventually'
import { allSettled, fork } from 'effector'
import { LIKED_TIMES } from '@shop/contracts/favorites/liked-times'
import { LIKED_SKUS, likedSkusCookie } from '@shop/contracts/favorites/liked-skus'
import { GUEST } from '@shop/contracts/account/common-data'
import { $favorites, $user, favoriteToggled, favoritesRead, heartPressed, sizeLiked, userChanged } from '@shop/session'
import { fakeWire, offline } from '@shop/testing/fake-wire'
import { given } from '@shop/testing/given'
import { rememberLiked } from './liked.ts'

const kept = () => localStorage.getItem(LIKED_TIMES)

test('the browser keeps when a piece was liked for as long as it is on the list [favorites.cheaper-since-liked]', async () => {
  jest.useFakeTimers({ now: 1_764_460_000_500 })
  localStorage.setItem(LIKED_TIMES, '5-1700000000.99-1700000000')
  const scope = fork({ values: [given($favorites, [7, 5])] })
  rememberLiked(scope)
  await allSettled(favoriteToggled, { scope, params: 3 })
  // Piece 7 was liked before times were kept.
  expect(kept()).toBe('3-1764460000.5-1700000000')
  // The list of another tab or of the account.
  await allSettled(favoritesRead, { scope, params: [8, 3] })
  expect(kept()).toBe('3-1764460000')
  await allSettled(favoriteToggled, { scope, params: 3 })
  expect(kept()).toBe('')
  jest.useRealTimers()
})

test('a guest’s size stays in the browser until the account has it [favorites.size-liked]', async () => {
  jest.useFakeTimers({ now: 1_764_460_000_500 })
  let isDown = true
  const wire = fakeWire({
    'POST /favorites/': () => {
      if (isDown) throw offline()
      return { favoriteItemIds: [] }
    },
  })
  const scope = fork({ handlers: wire.handlers, values: [given($user, GUEST)] })
  const press = (id: number, sku: string | null) => allSettled(heartPressed, { scope, params: { id, sku } })
  const skus = () => localStorage.getItem(LIKED_SKUS)
  // The first heart is pressed before the code of this is there.
  await press(3, 'ring-17')
  rememberLiked(scope)
  expect(skus()).toBe('3=ring-17')
  await press(5, null)
  expect(skus()).toBe('3=ring-17')
  // A heart taken off and set again from a card has no size.
  await press(3, 'ring-17')
  expect(skus()).toBe('')
  await press(3, null)
  expect(skus()).toBe('')
  await press(3, null)
  await press(3, 'ring-18')

  const signedIn = { ...GUEST, isAuth: true }
  await allSettled(userChanged, { scope, params: signedIn })
  const items = [{ id: 3, sku: 'ring-18', at: new Date(1_764_460_000_000).toISOString() }]
  const puts = () => wire.sent.filter(({ path }) => path === '/favorites/').map(({ body }) => body)
  expect(puts()).toStrictEqual([{ items }])
  expect(skus()).toBe('3=ring-18')
  isDown = false
  await allSettled(userChanged, { scope, params: { ...signedIn, name: 'Анна' } })
  expect(puts()).toStrictEqual([{ items }, { items }])
  expect(skus()).toBe('')
  jest.useRealTimers()
})

test('a size that is chosen after the heart replaces the one of before, of a guest and of an account [favorites.size-liked]', async () => {
  localStorage.clear()
  const wire = fakeWire({ 'POST /favorites/3': { favoriteItemIds: [3] }, 'POST /favorites/': { favoriteItemIds: [3] } })
  const scope = fork({ handlers: wire.handlers, values: [given($user, GUEST), given($favorites, [3])] })
  const choose = (id: number, sku: string) => allSettled(sizeLiked, { scope, params: { id, sku } })
  rememberLiked(scope)
  await choose(3, 'ring-17')
  // Without a heart nothing is kept.
  await choose(9, 'other-16')
  expect(localStorage.getItem(LIKED_SKUS)).toBe('3=ring-17')
  await allSettled(userChanged, { scope, params: { ...GUEST, isAuth: true } })
  await choose(3, 'ring-18')
  expect(wire.sent.filter(({ path }) => path === '/favorites/3').map(({ body }) => body)).toStrictEqual([{ sku: 'ring-18' }])
  expect(scope.getState($favorites)).toStrictEqual([3])
})

test('a size that a guest liked without scripts goes from its cookie into the browser, or to the account [favorites.size-liked]', async () => {
  const wire = fakeWire({ 'POST /favorites/': { favoriteItemIds: [] } })
  localStorage.setItem(LIKED_SKUS, '3=ring-17 5=chain-45')
  document.cookie = likedSkusCookie(new Map([[3, 'ring-18']]), [3], 60)
  const scope = fork({ handlers: wire.handlers, values: [given($favorites, [3, 5])] })
  rememberLiked(scope)
  await nextTask()
  expect(localStorage.getItem(LIKED_SKUS)).toBe('3=ring-18 5=chain-45')
  expect(document.cookie).not.toContain(LIKED_SKUS)

  document.cookie = likedSkusCookie(new Map([[3, 'ring-19']]), [3], 60)
  const signedIn = fork({ handlers: wire.handlers, values: [given($favorites, [3]), given($user, { ...GUEST, isAuth: true })] })
  rememberLiked(signedIn)
  await nextTask()
  expect(wire.sent.at(-1)?.body).toMatchObject({ items: [{ id: 3, sku: 'ring-19' }] })
})
