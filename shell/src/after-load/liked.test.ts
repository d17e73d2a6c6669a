import { allSettled, fork } from 'effector'
import { LIKED_TIMES } from '@shop/contracts/favorites/liked-times'
import { $favorites, favoriteToggled, favoritesRead } from '@shop/session'
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
