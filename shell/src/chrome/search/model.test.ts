import { allSettled, fork } from 'effector'
import { shopContext } from '@shop/contracts/shop/storefront'
import { $context } from '@shop/session'
import { fakeWire } from '@shop/testing/fake-wire'
import { $recent, $suggestions, $text, allForgotten, forgotten, opened, searched, SEARCH_PAUSE_MS, typed } from './model.ts'

const RINGS = { name: 'Кольца', url: '/catalog/rings' }
const NOTHING = { correction: null, quantity: 0, products: [], categories: [], designers: [], searches: [], help: [] }

function setup() {
  const wire = fakeWire({
    [`GET /search/suggest?text=${encodeURIComponent('кол')}`]: { result: { ...NOTHING, categories: [RINGS] } },
    'GET /search/popular': { result: [] },
  })
  const scope = fork({ handlers: wire.handlers, values: [[$context, shopContext({ host: 'shop.ru.localhost', cookies: {} })]] })
  const asked = () => wire.sent.filter(({ path }) => path.startsWith('/search/suggest')).length
  return { scope, asked }
}

beforeEach(() => {
  localStorage.clear()
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

test('typing is debounced into one request', async () => {
  const { scope, asked } = setup()
  const settled = ['к', 'ко', 'кол'].map((text) => allSettled(typed, { scope, params: text }))
  await jest.advanceTimersByTimeAsync(SEARCH_PAUSE_MS - 1)
  expect(asked()).toBe(0)
  await jest.advanceTimersByTimeAsync(1)
  await Promise.all(settled)
  expect(asked()).toBe(1)
  expect(scope.getState($suggestions)?.categories).toStrictEqual([RINGS])
})

test('an empty field sends no request and shows no suggestions', async () => {
  const { scope, asked } = setup()
  const first = allSettled(typed, { scope, params: 'кол' })
  await jest.advanceTimersByTimeAsync(SEARCH_PAUSE_MS)
  await first
  const second = allSettled(typed, { scope, params: ' ' })
  await jest.advanceTimersByTimeAsync(SEARCH_PAUSE_MS)
  await second
  expect([asked(), scope.getState($suggestions), scope.getState($text)]).toStrictEqual([1, null, ' '])
})

test('recent searches are stored on the device until cleared', async () => {
  const { scope } = setup()
  await allSettled(searched, { scope, params: 'жемчуг' })
  await allSettled(searched, { scope, params: 'кольцо' })
  const later = setup().scope
  await allSettled(opened, { scope: later, params: '' })
  expect(later.getState($recent)).toStrictEqual(['кольцо', 'жемчуг'])
  await allSettled(forgotten, { scope: later, params: 'кольцо' })
  expect(localStorage.getItem('searches:ru')).toBe('["жемчуг"]')
  await allSettled(allForgotten, { scope: later })
  expect([later.getState($recent), localStorage.length]).toStrictEqual([[], 0])
})
