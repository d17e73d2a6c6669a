import { openChannel } from '@shop/http'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import { followCountry, syncTheme } from './other-tabs.ts'

jest.mock('@shop/http', () => ({ ...jest.requireActual<object>('@shop/http'), openChannel: jest.fn() }))

const root = document.documentElement
const send = jest.fn()
let receive = (_: string) => {}
beforeEach(() => {
  send.mockClear()
  jest.mocked(openChannel).mockImplementation((_, onMessage) => {
    receive = onMessage
    return { send, close: () => {} }
  })
})
/** Observers are told in a microtask. */
const changed = () => Promise.resolve()

test('the theme that another tab chooses is shown here, and the own one is told once', async () => {
  root.dataset['theme'] = 'light'
  syncTheme()
  receive('dark')
  await changed()
  expect(root.dataset['theme']).toBe('dark')
  expect(send).not.toHaveBeenCalled()

  root.dataset['theme'] = 'light'
  await changed()
  expect(send.mock.calls).toStrictEqual([['light']])
  receive('blue')
  expect(root.dataset['theme']).toBe('light')
})

test('a theme chosen in another tab while this one was loading is shown', () => {
  root.dataset['theme'] = 'light'
  document.cookie = 'theme=dark'
  syncTheme()
  expect(root.dataset['theme']).toBe('dark')
})

test.each([
  ['AE', 'US', 1],
  ['US', 'US', 0],
  ['RU', 'US', 0],
  ['%00', 'US', 0],
])('a country of other prices, chosen in another tab, asks for a new document: %s instead of %s', (cookie, country, times) => {
  document.cookie = `country=${cookie}`
  const requireDocument = jest.fn()
  followCountry({ locale: 'en', country } as ShopContext, requireDocument)
  dispatchEvent(new Event('visibilitychange'))
  expect(requireDocument).toHaveBeenCalledTimes(times)
})
