import { navigateWithTransition } from './travel.ts'

test('a browser without view transitions switches pages at once', () => {
  const show = jest.fn()
  navigateWithTransition('/catalog/rings/halo', show)
  expect(show).toHaveBeenCalledTimes(1)
})
