import { navigateWithTransition } from './travel.ts'

test('a browser without view transitions shows the page at once', () => {
  const show = jest.fn()
  navigateWithTransition('/catalog/rings/halo', show)
  expect(show).toHaveBeenCalledTimes(1)
})
