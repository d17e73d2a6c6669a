import { mayReload } from './reload-guard.ts'

beforeEach(() => sessionStorage.clear())

test('a document reloads at most once in 60 seconds [limits.reload-guard]', () => {
  const now = Date.now()
  expect(mayReload(now)).toBe(true)
  expect(mayReload(now + 59_999)).toBe(false)
  expect(mayReload(now + 60_000)).toBe(true)
})

test('no reload while offline: the current page would be lost', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(mayReload()).toBe(false)
  jest.restoreAllMocks()
})
